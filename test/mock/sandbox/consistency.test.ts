import { describe, expect, test } from "vitest";
import { versions } from "../../../generated/versions.ts";
import { createSandbox, withoutNullOptions } from "../../../packages/mock/src/sandbox/index.ts";
import { runs } from "../../support/property-runs.ts";
import { comparable, contradictions, in20, isIn20, type MockResponse, type Request } from "./consistency.ts";
import { sentTo } from "./generated-requests.ts";

/*
 * Every response of a validation agrees with itself, with the responses to what it offers, and with the other version's response.
 * 100,000 requests per kind: `PROPERTY_SHARE=67 npm run suite -- properties --testTimeout 3600000 consistency`.
 */

const RUNS = runs(1500);

describe.each(["company", "email", "location", "name", "phone"])("/%s/validate", (kind) => {
  test.each(versions)("is consistent in version %s", async (version) => {
    const compute = createSandbox(version);
    const ask = async (request: Request) =>
      (await compute(`${kind}Validate`, withoutNullOptions(request))) as MockResponse;
    const faults: string[] = [];
    for (const request of sentTo(kind, version, RUNS)) {
      const found = await contradictions(kind, version, request, ask);
      faults.push(...found.map((fault) => `${JSON.stringify(request)}: ${fault}`));
      if (faults.length >= 20) break;
    }
    expect(faults).toEqual([]);
  });

  test("differs between the versions in what section 9 lists alone", async () => {
    const of20 = createSandbox("2.0");
    const of21 = createSandbox("2.1");
    for (const request of sentTo(kind, "2.1", RUNS).filter((each) => isIn20(kind, each))) {
      const old = await of20(`${kind}Validate`, withoutNullOptions(in20(kind, request)));
      const current = await of21(`${kind}Validate`, withoutNullOptions(request));
      expect([request, comparable(old)]).toEqual([request, comparable(current)]);
    }
  });
});
