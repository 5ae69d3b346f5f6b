import { createClient } from "@data-validation/client";
import { createProxy } from "@data-validation/client/proxy";
import { validateResponses } from "@data-validation/client/validators";
import { readPlace } from "@data-validation/envelope/read-place";
import { findPlace, unwrapResponse, wrapResponse } from "@data-validation/envelope/response-place";
import { operationsOfAllVersions } from "@data-validation/mock/internal/contract/operations";
import { createMock } from "@data-validation/mock/internal/mock";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apiKey, baseUrl, clientOf, respond } from "./support/responses.ts";

const email = { email: "jana.kadlecova@seznam.cz" };
const responseAt = "response";

const key = fc.stringMatching(/^[a-zA-Z_]{1,8}$/).filter((name) => name !== "status");

test("A place is one or more keys with a dot between them; an empty key is a mistake", () => {
  expect([readPlace(undefined), readPlace("response"), readPlace("data.response")]).toEqual([
    [],
    ["response"],
    ["data", "response"],
  ]);
  for (const text of ["", ".", "a..b", ".a", "a."])
    expect(() => readPlace(text), text).toThrow(`responseAt has an empty key: "${text}"`);
  expect(() => createClient({ apiKey, baseUrl, responseAt: "a..b" })).toThrow(/empty key/);
});

test("A place gives back the envelope that was put there, whatever the keys and the envelope are", () => {
  const members = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(fc.array(key, { minLength: 1, maxLength: 3 }), members, (place, members) => {
      const { request: _, status: __, ...envelope } = JSON.parse(JSON.stringify(members));
      expect(unwrapResponse(wrapResponse(envelope, place), place)).toEqual(envelope);
    }),
  );
  for (const place of [["__proto__"], ["errors"], ["request"], ["constructor", "a"]])
    expect(unwrapResponse(wrapResponse({ result: {} }, place), place)).toEqual({ result: {} });
});

test("A place that a body lacks gives nothing; what every object inherits is no place", () => {
  for (const place of [["response"], ["constructor"], ["__proto__"], ["result", "a"]])
    expect(unwrapResponse({ result: { a: 1 } }, place)).toBeUndefined();
});

test("A place of at most two keys is found where an object has the envelope, unless a key may be data", () => {
  const isEnvelope = (value: unknown) => Object.hasOwn(Object(value), "result");
  const inside = { result: {} };
  expect(findPlace({ a: [], response: inside }, isEnvelope)).toBe("response");
  expect(findPlace({ data: { response: inside } }, isEnvelope)).toBe("data.response");
  expect(findPlace({ a: { b: { c: inside } } }, isEnvelope)).toBeUndefined();
  for (const name of ["a@b.cz", "", "a.b", "x".repeat(41)])
    expect(findPlace({ [name]: inside }, isEnvelope), name).toBeUndefined();
});

describe("A client with responseAt", () => {
  const wrapped = createMock({ responseAt });
  const settings = { apiKey, baseUrl, fetch: wrapped.fetch };

  test.each(operationsOfAllVersions.map(({ version, path }) => [version, path] as const))(
    "With responseAt, a client of %s reads what it reads without it: %s",
    async (version, path) => {
      const body = { request: { query: email } } as never;
      const outer = createMock({ responseAt: "data.response" });
      const [plain, inner] = await Promise.all(
        [{ fetch: createMock().fetch }, { fetch: outer.fetch, responseAt: "data.response" }].map(
          (one) =>
            createClient({ ...settings, ...one, version }).POST(path as never, { body } as never),
        ),
      );
      expect(inner?.data).toEqual(plain?.data);
      expect(inner?.error?.errors).toEqual(plain?.error?.errors);
    },
  );

  test("With responseAt, middleware, other ways to parse and the proxy's page get the inner body too", async () => {
    const fetch = async (request: Request) =>
      Object.defineProperty(await wrapped.fetch(request), "url", { value: request.url });
    const api = createClient({ ...settings, fetch, responseAt });
    api.use(validateResponses());
    const body = { request: { query: email } };
    const { data: text = "" } = await api.POST("/email/validate", { body, parseAs: "text" });
    const { data, response } = await api.email.validate(email);
    expect(response?.url).toBe(`${baseUrl}/email/validate`);
    expect(JSON.parse(text)).toEqual(data);
    const proxy = createProxy({ ...settings, responseAt, authorize: () => true });
    const page = createClient({ baseUrl: "https://shop.example/api", fetch: proxy as never });
    expect((await page.email.validate(email)).data).toEqual(data);
  });

  test("With responseAt, errors are read at the top", async () => {
    const api = createClient({ ...settings, apiKey: "test-refused", responseAt });
    expect((await api.email.validate(email)).error).toMatchObject({ status: 401, code: "AUTH" });
  });

  test("With responseAt, a success without an object there names the setting", async () => {
    for (const body of [{ result: { isValid: true } }, { response: null }, { response: [] }, 1]) {
      const { error } = await clientOf(respond(200, body), { responseAt }).call();
      expect(error).toMatchObject({ name: "ResponseParseError", operation: "/email/validate" });
      expect(error?.message).toContain('responseAt: "response"');
    }
  });

  test("A client without responseAt names the setting for a wrapped success", async () => {
    const { error } = await createClient(settings).email.validate(email);
    expect(error).toMatchObject({ name: "ResponseParseError", responseAt: "response" });
    expect(error?.message).toContain("--response-at response");
  });
});

describe("A success without the envelope", () => {
  const valid = { isValid: true };
  test.each<[place: string, body: object]>([
    ["result", { result: {} }],
    ["result", { result: { isValid: null } }],
    ["result", { result: { isValid: "true" } }],
    ["resultCorrected", { result: valid, resultCorrected: { isValid: null } }],
    ["suggestions[1]", { result: valid, suggestions: [valid, { isValid: 0 }] }],
    ["suggestions[0]", { result: valid, suggestions: [null] }],
    ["suggestions[0]", { result: valid, suggestions: {} }],
  ])("The body %s in %j is neither valid nor invalid", async (place, body) => {
    const { data, error } = await clientOf(respond(200, body)).call();
    expect([data, error?.name]).toEqual([undefined, "ResponseParseError"]);
    expect(error?.message).toContain(`${place}.isValid is not a boolean`);
  });

  test("The place of an envelope is no absent, null or empty value", async () => {
    for (const rest of [{}, { resultCorrected: null, suggestions: null }, { suggestions: [] }])
      expect((await clientOf(respond(200, { result: valid, ...rest })).call()).error).toBe(
        undefined,
      );
  });

  test("A success of a search or a get needs a list of results, and one of a validation has none", async () => {
    for (const body of [{ result: valid }, { results: {} }, { results: null }]) {
      const { api } = clientOf(respond(200, body));
      expect((await api.email.search({ value: "a" })).error?.name).toBe("ResponseParseError");
    }
    const { error } = await clientOf(respond(200, { results: [] })).call();
    expect(error?.name).toBe("ResponseParseError");
  });
});
