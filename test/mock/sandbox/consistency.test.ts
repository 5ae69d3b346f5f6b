import { steps } from "@data-validation/client/internal/migrate/steps";
import {
  translateRequest,
  translateResponse,
} from "@data-validation/client/internal/migrate/translate";
import { versions } from "@data-validation/generated/versions";
import { requestAsReceived } from "@data-validation/mock/internal/sandbox/as-received";
import { dataKinds } from "@data-validation/mock/internal/sandbox/index";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "../../support/property-runs.ts";
import { createSandbox } from "../../support/sandbox.ts";
import { findContradictions, type KindRequest, type MockResponse } from "./consistency.ts";
import { recordedOf, sentTo } from "./generated-requests.ts";

// Every response of a validation is consistent with itself, with the responses to its candidates,
// and with the other version's response. 100,000 requests per kind: `PROPERTY_SHARE=67 npm run
// suite -- properties --testTimeout 3600000 consistency`.

const RUNS = propertyRuns(1500);

describe.each(dataKinds)("/%s/validate", (kind) => {
  test.each(versions)("A response of version %s is consistent", async (version) => {
    const compute = createSandbox(version);
    const ask = async (request: KindRequest) =>
      (await compute(`${kind}Validate`, requestAsReceived(request))) as MockResponse;
    const faults: string[] = [];
    for (const request of [...recordedOf(kind, version), ...sentTo(kind, version, RUNS)]) {
      const found = await findContradictions(kind, version, request, ask);
      faults.push(...found.map((fault) => `${JSON.stringify(request)}: ${fault}`));
      if (faults.length >= 20) break;
    }
    expect(faults).toEqual([]);
  });

  test.each(steps)(
    "A response differs between $from and $to only in what the step lists",
    async ({ from, to }) => {
      const way = { path: `/${kind}/validate`, from: to, to: from };
      const older = createSandbox(from);
      const newer = createSandbox(to);
      for (const request of sentTo(kind, to, RUNS)) {
        const { body, lost } = translateRequest({ request }, way);
        if (lost.length > 0) continue;
        const old = await older(`${kind}Validate`, requestAsReceived(body.request));
        const current = await newer(`${kind}Validate`, requestAsReceived(request));
        expect([request, old]).toEqual([request, translateResponse(current, way)]);
      }
    },
  );
});
