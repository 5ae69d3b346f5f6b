import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type PrismHttpComponents,
} from "@stoplight/prism-http";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Api, apis, type Operation } from "../../packages/mock/src/apis.ts";
import { right } from "../../packages/mock/src/either.ts";
import { createRequestJudge } from "../../packages/mock/src/judge/request.ts";
import { createValidators } from "../../packages/mock/src/judge/validators.ts";
import { silentLogger } from "../../packages/mock/src/silent-logger.ts";
import { broken, readBundle, requests } from "../support/requests.ts";

// The mock judges requests by validators of its own, compiled once. Prism's are slower, and the second opinion.
describe.each([...apis.keys()])("In version %s, our verdict on a request is Prism's", (version) => {
  const api = apis.get(version) as Api;
  const bundle = readBundle(version);
  const validators = createValidators(api);

  /** Prism's own pipeline, whose answer is whether it found the request in order. */
  async function createPrism() {
    const operations = await getHttpOperationsFromSpec(api.document);
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
        const judge = createRequestJudge(api, api.operations.get(path) as Operation, validators);
        const isAccepted = judge(JSON.parse(body as string)).length === 0;
        expect(await prism(path, body as string)).toBe(isAccepted);
        if (!isAccepted) refused += 1;
      }),
      { numRuns: 1000, seed: 1 },
    );
    // A property that never saw a refusal would show nothing.
    expect(refused).toBeGreaterThan(100);
  }, 60_000);
});
