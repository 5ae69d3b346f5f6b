import { versions } from "@data-validation/generated/versions";
import { createMock } from "@data-validation/mock/internal/index";
import { expect, test } from "vitest";
import { limitRequests } from "../contract/generated-requests.ts";
import { bundleOf } from "../support/contract-bundles.ts";

const mock = createMock();

test.each(versions)(
  "Version %s accepts each number at both of its limits, and rejects the next one",
  async (version) => {
    const requests = limitRequests(bundleOf(version));
    expect(requests.length).toBeGreaterThan(40);
    const wrong: string[] = [];
    for (const { path, body, limit, isAllowed } of requests) {
      const headers = { authorization: "Bearer any", "content-type": "application/json" };
      const call = { method: "POST", path, headers: { ...headers, "api-version": version } };
      const { status } = await mock.handle({ ...call, body: JSON.stringify(body) });
      if (status !== (isAllowed ? 200 : 400)) wrong.push(`${path} ${limit}: HTTP ${status}`);
    }
    expect(wrong).toEqual([]);
  },
);
