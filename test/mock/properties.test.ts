import { serveMock } from "@data-validation/mock/internal/node/serve";
import fc, { type Arbitrary } from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { violationsOf } from "../contract/violations.ts";
import { character } from "../support/character.ts";
import { bundleOf } from "../support/contract-bundles.ts";
import { post } from "../support/post.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { brokenRequest, type RawRequest, requests } from "../support/requests.ts";

/** Requests of each kind for each version. */
const RUNS = propertyRuns(7000);

/** One in so many requests is sent a second time. */
const REPEATED = 10;

/** Requests that are under way at once. */
const LANES = 16;

const mock = await serveMock();
afterAll(() => mock.close());

/** What no client sends by a mere mistake. */
function wild(paths: string[]): Arbitrary<RawRequest> {
  const inQuery = (text: Arbitrary<string>) =>
    fc
      .tuple(fc.constantFrom("email", "numberFull", "nameSurname", "value", "full", "name"), text)
      .map(([field, json]) => `{"request":{"query":{"${field}":${json}}}}`);
  const bodies: Arbitrary<string | Uint8Array<ArrayBuffer>>[] = [
    fc.string({ unit: character, maxLength: 200 }),
    fc.uint8Array({ maxLength: 200 }),
    fc.json({ maxDepth: 6 }),
    fc.integer({ min: 1, max: 5000 }).map((depth) => "[".repeat(depth)),
    fc
      .integer({ min: 1, max: 200 })
      .map((depth) => `{"request":${'{"query":'.repeat(depth)}1${"}".repeat(depth)}}`),
    inQuery(
      fc.constantFrom('"\\ud800"', '"\\udfff\\ud800"', '"\\u0000"', '"\\ufeff"', '"\\u202e"'),
    ),
    inQuery(
      fc
        .tuple(
          fc.constantFrom("a", "@", ".", "+", "1", " ", "ř", '\\"'),
          fc.integer({ min: 1, max: 5000 }),
        )
        .map(([unit, times]) => `"${unit.repeat(times)}"`),
    ),
    inQuery(fc.constantFrom("{}", "[]", "1e999", "-0", "true", '{"__proto__":{"a":1}}')),
    fc.constantFrom(
      '{"request":{"query":{"__proto__":{"email":"x"}}}}',
      '{"__proto__":{"request":{"query":{"email":"x"}}}}',
      '{"request":{"query":{"email":"a@b.cz","email":"c@d.cz"},"query":{"email":5}}}',
      '{"request":{"query":{"email":"a@b.cz"},"options":{"constructor":1,"toString":2,"__proto__":null}}}',
      '\ufeff{"request":{"query":{"email":"a@b.cz"}}}',
    ),
  ];
  return fc.record({ path: fc.constantFrom(...paths), body: fc.oneof(...bodies) });
}

describe.each(["2.0", "2.1"])("Version %s", (version) => {
  const bundle = bundleOf(version);

  const send = ({ path, body }: RawRequest) =>
    post(`${mock.url}${path}`, body, { "api-version": version });

  /**
   * Sends a request and returns the fault: the status, the contract, or a different second
   * response.
   */
  async function examine(
    request: RawRequest,
    isRepeated: boolean,
    statuses: number[],
  ): Promise<string[]> {
    const response = await send(request);
    const text = await response.clone().text();
    const faults = await violationsOf(version, request.path, response);
    if (!statuses.includes(response.status))
      faults.push(`The status is ${response.status}: ${text}`);
    if (isRepeated && (await (await send(request)).text()) !== text)
      faults.push("The second response is not the first.");
    return faults;
  }

  async function holds(arbitrary: Arbitrary<RawRequest>, statuses: number[]): Promise<void> {
    const lanes = Array.from({ length: LANES }, (_, lane) =>
      fc.assert(
        fc.asyncProperty(arbitrary, fc.integer({ min: 1, max: REPEATED }), async (sent, draw) => {
          expect(await examine(sent, draw === 1, statuses)).toEqual([]);
        }),
        { numRuns: Math.ceil(RUNS / LANES), seed: lane + 1 },
      ),
    );
    await Promise.all(lanes);
  }

  test("A valid request gets a success that the contract allows, and the same one again", async () => {
    const valid = requests(bundle).map(({ path, value }) => ({
      path,
      body: JSON.stringify(value),
    }));
    await holds(valid, [200]);
  });

  test("A request that is broken in one place gets a success or a 400 that the contract allows", async () => {
    await holds(requests(bundle).chain(brokenRequest), [200, 400]);
  });

  test("Bytes of any kind get a success or a 400 that the contract allows", async () => {
    await holds(wild(Object.keys(bundle.paths)), [200, 400]);
  });
});
