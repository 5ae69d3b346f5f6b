import { readFileSync } from "node:fs";
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type PrismHttpComponents,
} from "@stoplight/prism-http";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Kind, loadRequests, type Requests } from "../../generated/mock/index.ts";
import { tables } from "../../generated/mock/tables.ts";
import { versions } from "../../generated/versions.ts";
import { problemsOf } from "../../packages/mock/src/validate-request.ts";
import { runs } from "../support/property-runs.ts";
import { broken, readBundle, requests } from "../support/requests.ts";

const ignore = () => undefined;
const silentLogger = {
  child: () => silentLogger,
  ...Object.fromEntries("trace debug info warn error fatal success".split(" ").map((level) => [level, ignore])),
};
const right = <Value>(value: Value) => ({ _tag: "Right", right: value }) as const;

// The mock checks requests with validators that are compiled from the contract beforehand. Prism's are the second opinion.
describe.each(versions)("In version %s, Prism refuses the requests that we refuse, and no other", (version) => {
  const bundle = readBundle(version);

  /** Prism's own pipeline, whose answer is whether it found the request in order. */
  async function createPrism() {
    const operations = await getHttpOperationsFromSpec(
      JSON.parse(readFileSync(`generated/openapi/${version}.json`, "utf8")),
    );
    const mock: PrismHttpComponents["mock"] =
      ({ input }) =>
      () =>
        right({ statusCode: 200, body: input.validations.length === 0 });
    const config: IHttpConfig = {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: false,
      errors: false,
      upstreamProxy: undefined,
      mock: { dynamic: false },
    };
    const instance = createInstance(config, { mock, logger: silentLogger as PrismHttpComponents["logger"] });
    return async (path: string, body: string) => {
      const headers = {
        authorization: "Bearer x",
        "content-type": "application/json",
        "content-length": `${body.length}`,
        "api-version": version,
      };
      const outcome = await instance.request(
        { method: "post", url: { path }, headers, body: JSON.parse(body) },
        operations,
      )();
      return outcome._tag === "Right" && outcome.right.output.body === true;
    };
  }

  test("for generated requests, in order and broken", async () => {
    const prism = await createPrism();
    const sent = requests(bundle).chain((request) =>
      fc.oneof(fc.constant({ path: request.path, body: JSON.stringify(request.value) }), broken(request)),
    );
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(sent, async ({ path, body }) => {
        fc.pre(typeof body === "string" && body !== "" && body !== "null");
        const kind = path.split("/")[1] as Kind;
        const id = tables[version].operations[path]?.id ?? "";
        const value: unknown = JSON.parse(body as string);
        const checks = (await loadRequests[kind]())[version][id] as Requests;
        const isAccepted = problemsOf(version, checks, value).length === 0;
        expect(isAccepted).toBe(checks.request(value));
        expect(await prism(path, body as string)).toBe(isAccepted);
        if (!isAccepted) refused += 1;
      }),
      { numRuns: runs(1000), seed: 1 },
    );
    // A property that never saw a refusal would show nothing.
    expect(refused).toBeGreaterThan(runs(100));
  });
});
