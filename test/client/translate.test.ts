import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Change,
  changes,
  downgradeError,
  downgradeRequest,
  downgradeResponse,
  type SharedPath,
  upgradeRequest,
  upgradeResponse,
} from "../../packages/client/src/migrate.ts";
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";
import { arbitraryOf } from "../support/arbitrary.ts";
import { readBundle } from "../support/requests.ts";

let mock: MockServer;
beforeAll(async () => {
  mock = await serveMock();
});
afterAll(() => mock.close());

const bundles = { "2.0": readBundle("2.0"), "2.1": readBundle("2.1") };
const paths = Object.keys(bundles["2.0"].paths) as SharedPath[];

/** The operations that the versions tell apart are asked more often. */
const runs = (path: SharedPath) => (changes.some((change) => change.path === path) ? 250 : 10);

interface Envelope {
  request: { query: Record<string, unknown>; options?: Record<string, unknown> };
}

/** Requests that a version of the contract allows. */
function requestsOf(version: keyof typeof bundles, path: string) {
  const schema = bundles[version].paths[path]?.post.requestBody.content["application/json"].schema;
  return arbitraryOf(bundles[version], schema ?? {}) as fc.Arbitrary<Envelope>;
}

async function ask(version: string, path: string, body: unknown) {
  const response = await fetch(mock.url + path, {
    method: "POST",
    headers: { authorization: "Bearer key", "content-type": "application/json", "api-version": version },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/** A request without the options that cannot be carried over. */
function without({ request }: Envelope, fields: string[]): Envelope {
  const options = Object.entries(request.options ?? {}).filter(([name]) => !fields.includes(`options.${name}`));
  return { request: { ...request, ...(request.options && { options: Object.fromEntries(options) }) } };
}

describe.each(paths)("%s", (path) => {
  test("§9.1 §9.2 a 2.0 request gets from 2.0 what its upgrade gets from 2.1, downgraded, but for validationDepth", async () => {
    await fc.assert(
      fc.asyncProperty(requestsOf("2.0", path), async (request) => {
        const { body, lost } = upgradeRequest(path, request as never);
        const fields = lost.map(({ field }) => field);
        expect(["", "options.validationDepth"]).toContain(fields.join());
        const old = await ask("2.0", path, without(request, fields));
        const current = await ask("2.1", path, body);
        expect(current.status).toBe(old.status);
        expect(downgradeResponse(path, current.body)).toEqual(old.body);
      }),
      { numRuns: runs(path) },
    );
  });

  test("a request that goes up and comes down again asks for the same, and loses nothing on the way down", () => {
    fc.assert(
      fc.property(requestsOf("2.0", path), (request) => {
        const up = upgradeRequest(path, request as never);
        const down = downgradeRequest(path, up.body as never);
        expect(down.lost).toEqual([]);
        const again = upgradeRequest(path, down.body as never);
        expect(again.body).toEqual(up.body);
      }),
      { numRuns: runs(path) },
    );
  });

  test("what a 2.1 request asks for and 2.0 cannot do is reported, and the rest survives the way down and up", () => {
    fc.assert(
      fc.property(requestsOf("2.1", path), (request) => {
        const { body, lost } = downgradeRequest(path, request as never);
        const back = upgradeRequest(path, body as never);
        expect(back.lost).toEqual([]);
        const kept = without(
          request,
          lost.map(({ field }) => field),
        );
        expect(withoutNullOptions(back.body)).toEqual(withoutNullOptions(kept));
      }),
      { numRuns: runs(path) },
    );
  });
});

test("§9.1 an answer of /phone/validate loses nothing on the way down and up, so it can be upgraded", async () => {
  await fc.assert(
    fc.asyncProperty(requestsOf("2.1", "/phone/validate"), async (request) => {
      const { body } = await ask("2.1", "/phone/validate", request);
      expect(upgradeResponse("/phone/validate", downgradeResponse("/phone/validate", body))).toEqual(body);
    }),
    { numRuns: 100 },
  );
});

test("§9.1 the values of formatNumber and defaultPrefix become those of numberFormat and preferredPrefixes", () => {
  const upgrade = (options: object) =>
    upgradeRequest("/phone/validate", { request: { query: { numberWithPrefix: "1" }, options } }).body.request.options;
  expect(upgrade({ formatNumber: true })).toEqual({ numberFormat: "e123" });
  expect(upgrade({ formatNumber: false })).toEqual({ numberFormat: "e164" });
  expect(upgrade({ defaultPrefix: "+420" })).toEqual({ preferredPrefixes: ["+420"] });
  expect(upgrade({ defaultPrefix: "+420", preferredPrefixes: ["+421"] })).toEqual({
    preferredPrefixes: ["+421", "+420"],
  });
});

test("§9.2 smartMode true is correctionMode full, false is suggestion", () => {
  const upgrade = (smartMode: boolean) =>
    upgradeRequest("/name/validate", { request: { query: { name: "Jana" }, options: { smartMode } } }).body.request
      .options;
  expect(upgrade(true)).toEqual({ correctionMode: "full" });
  expect(upgrade(false)).toEqual({ correctionMode: "suggestion" });
});

test("§9.2 validationDepth has no replacement, and is reported with its value and the section", () => {
  const { lost } = upgradeRequest("/name/validate", {
    request: { query: { name: "Jana" }, options: { validationDepth: "minimal" } },
  });
  expect(lost).toEqual([
    { field: "options.validationDepth", value: "minimal", section: "9.2", reason: expect.any(String) },
  ]);
});

test("§9.2 details of either form move back to the root of the result, with nameDays", () => {
  const detail = { type: "name", value: "Jana" };
  const data = {
    vocativeName: null,
    vocativeSurname: null,
    vocativeNameSurname: null,
    dataTypes: { valid: [], invalid: [] },
  };
  const down = (details: object) =>
    downgradeResponse("/name/validate", {
      result: { isValid: true, proposal: "valid", errors: [], data: { ...data, details: details as never } },
      resultCorrected: null,
      suggestions: [],
    }).result;
  expect(down([detail])).toMatchObject({ details: [{ ...detail, nameDays: null }], data: {} });
  expect(down(detail)).toMatchObject({ details: { ...detail, nameDays: null } });
});

test("an error of 2.1 names the fields of the 2.0 request that was upgraded", async () => {
  const { body } = upgradeRequest("/phone/validate", { request: { query: { numberWithPrefix: 1 as never } } });
  const answer = await ask("2.1", "/phone/validate", body);
  expect(answer.status).toBe(400);
  expect(downgradeError("/phone/validate", answer.body).errors.map(({ relatedTo }) => relatedTo)).toEqual([
    ["query.numberWithPrefix"],
  ]);
});

test("nothing that is handed in is changed", () => {
  const request = {
    request: { query: { numberWithPrefix: "1" }, options: { formatNumber: true, preferredPrefixes: ["+420"] } },
  };
  const copy = structuredClone(request);
  upgradeRequest("/phone/validate", request);
  expect(request).toEqual(copy);
});

test("§9.1 §9.2 every name of the table of changes is in the contract of its version, and in that alone where it is not kept", () => {
  const find = (version: keyof typeof bundles, { path, place }: Change, name: string) => {
    const names = path.startsWith("/phone") ? phoneSchemas[place] : nameSchemas[place];
    return (names ?? []).some((schema) => {
      const found = bundles[version].components.schemas[schema]?.properties?.[name.split(".").at(-1) ?? ""];
      return found !== undefined && found !== false;
    });
  };
  for (const change of changes as readonly Change[]) {
    if (change.from) expect(find("2.0", change, change.from), `${change.from} in 2.0`).toBe(true);
    if (change.to)
      expect(find("2.1", { ...change, place: placeOf(change) }, change.to), `${change.to} in 2.1`).toBe(true);
  }
});

const phoneSchemas: Partial<Record<Change["place"], string[]>> = {
  "request.query": ["PhoneQueryCombined"],
  "request.options": ["PhoneValidateOptions"],
  "result.data": ["PhoneData"],
  "result.data.format": ["PhoneFormat"],
};

const nameSchemas: Partial<Record<Change["place"], string[]>> = {
  "request.options": ["NameValidateOptions"],
  result: ["NameResult"],
  "result.data": ["NameData"],
};

/** Where the new name stands: details moved into the data. */
function placeOf({ place, to }: Change): Change["place"] {
  return to?.startsWith("data.") ? "result.data" : place;
}

/** An option that is null means the same as one that is left out, and either may come of a translation. */
function withoutNullOptions(body: unknown): unknown {
  const { request, ...others } = body as { request: { options?: object } };
  if (!request.options) return body;
  const options = Object.fromEntries(Object.entries(request.options).filter(([, value]) => value !== null));
  return { ...others, request: { ...request, options } };
}
