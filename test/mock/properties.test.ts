import { readFileSync } from "node:fs";
import fc, { type Arbitrary } from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMock, type Mock } from "../../packages/mock/src/mock.ts";
import { judge } from "../contract/contract.ts";
import { arbitraryOf, type Document, type Schema } from "../support/arbitrary.ts";

/** Requests of each kind for each version; `PROPERTY_RUNS=100000 npm test` sends more. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 7000);

/** Requests that are under way at once. */
const LANES = 16;

let mock: Mock;

beforeAll(async () => {
  mock = await createMock();
});

afterAll(() => mock.close());

type Bundle = Document & {
  paths: Record<string, { post: { requestBody: { content: { "application/json": { schema: Schema } } } } }>;
};

interface Sent {
  path: string;
  body: string | Uint8Array<ArrayBuffer>;
}

/** Valid requests of every operation of a version, as values. */
function requests(bundle: Bundle): Arbitrary<{ path: string; value: unknown }> {
  const ofPaths = Object.entries(bundle.paths).map(([path, { post }]) =>
    arbitraryOf(bundle, post.requestBody.content["application/json"].schema).map((value) => ({ path, value })),
  );
  return fc.oneof(...ofPaths);
}

/** A value with one member, anywhere in it, replaced or taken away. */
function broken({ path, value }: { path: string; value: unknown }): Arbitrary<Sent> {
  const places = listPlaces(value);
  const replacement = fc.oneof(
    fc.constant(undefined),
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<unknown>(0, "", [], {}, null, 1e308),
  );
  return fc
    .tuple(fc.constantFrom(...places), replacement)
    .map(([place, put]) => ({ path, body: JSON.stringify(replaceAt(value, place, put)) ?? "" }));
}

function listPlaces(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, member]) => listPlaces(member, [...at, key]))];
}

function replaceAt(value: unknown, [key, ...rest]: string[], put: unknown): unknown {
  if (key === undefined) return put;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...(value as object) };
  (copy as Record<string, unknown>)[key] = replaceAt((copy as Record<string, unknown>)[key], rest, put);
  return copy;
}

/** What no client sends by mistake alone. */
function wild(paths: string[]): Arbitrary<Sent> {
  const inQuery = (text: Arbitrary<string>) =>
    fc
      .tuple(fc.constantFrom("email", "numberFull", "nameSurname", "value", "full", "name"), text)
      .map(([field, json]) => `{"request":{"query":{"${field}":${json}}}}`);
  const bodies: Arbitrary<string | Uint8Array<ArrayBuffer>>[] = [
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.uint8Array({ maxLength: 200 }),
    fc.json({ maxDepth: 6 }),
    fc.integer({ min: 1, max: 5000 }).map((depth) => "[".repeat(depth)),
    fc.integer({ min: 1, max: 200 }).map((depth) => `{"request":${'{"query":'.repeat(depth)}1${"}".repeat(depth)}}`),
    inQuery(fc.constantFrom('"\\ud800"', '"\\udfff\\ud800"', '"\\u0000"', '"\\ufeff"', '"\\u202e"')),
    inQuery(
      fc
        .tuple(fc.constantFrom("a", "@", ".", "+", "1", " ", "ř", '\\"'), fc.integer({ min: 1, max: 5000 }))
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

describe.each(["2.0", "2.1"])("Whatever is sent to version %s,", (version) => {
  const bundle = JSON.parse(
    readFileSync(new URL(`../../generated/openapi/${version}.json`, import.meta.url), "utf8"),
  ) as Bundle;

  const send = ({ path, body }: Sent) =>
    fetch(`${mock.url}${path}`, {
      method: "POST",
      headers: { authorization: "Bearer properties", "content-type": "application/json", "api-version": version },
      body,
    });

  /** Sends every request twice and tells what is wrong: the status, the contract, or a second answer unlike the first. */
  async function examine(sent: Sent, statuses: number[]): Promise<string[]> {
    const [first, second] = [await send(sent), await send(sent)];
    const text = await first.clone().text();
    const faults = await judge(version, sent.path, first);
    if (!statuses.includes(first.status)) faults.push(`The status is ${first.status}: ${text}`);
    if ((await second.text()) !== text) faults.push("The second answer is not the first.");
    return faults;
  }

  async function holds(arbitrary: Arbitrary<Sent>, statuses: number[]): Promise<void> {
    const lanes = Array.from({ length: LANES }, (_, lane) =>
      fc.assert(
        fc.asyncProperty(arbitrary, async (sent) => {
          expect(await examine(sent, statuses)).toEqual([]);
        }),
        { numRuns: Math.ceil(RUNS / LANES), seed: lane + 1 },
      ),
    );
    await Promise.all(lanes);
  }

  test("a request that the contract allows gets a success that it allows, and the same one again", async () => {
    const valid = requests(bundle).map(({ path, value }) => ({ path, body: JSON.stringify(value) }));
    await holds(valid, [200]);
  }, 120_000);

  test("a request that is broken in one place gets a success or a 400 that the contract allows", async () => {
    await holds(requests(bundle).chain(broken), [200, 400]);
  }, 120_000);

  test("bytes of any kind get a success or a 400 that the contract allows", async () => {
    await holds(wild(Object.keys(bundle.paths)), [200, 400]);
  }, 120_000);
});
