import { createClient, DataValidationError, type LogLevel } from "@data-validation/client";
import { batch } from "@data-validation/client/batch";
import { operations } from "@data-validation/generated/client/operations";
import { createMock } from "@data-validation/mock";
import type { Middleware } from "openapi-fetch";
import { afterEach, expect, test, vi } from "vitest";
import {
  apiKey,
  baseUrl,
  clientOf,
  respond,
  scriptFetch,
  sentHeaders,
  silence,
  success,
} from "./support/responses.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const { fetch: mockFetch } = createMock();
const email = { email: "jana@company.example" };
/** In place of a request that was not sent. */
const never = { request: new Request("a:"), init: undefined, body: "" };

test("§2.1 §4 A call is a POST with key, version and the envelope: query, options, client, customId", async () => {
  const { api, requests } = clientOf(respond(200));
  const envelope = {
    options: { numberFormat: "national" },
    client: { country: "CZ" },
    customId: "a",
  } as const;
  const query = { numberFull: "+420607123456" };
  await api.phone.validate(query, { ...envelope, timeout: 100, headers: { "x-trace": "1" } });
  const [{ request, body } = never] = requests;
  expect([request.method, request.url]).toEqual(["POST", `${baseUrl}/phone/validate`]);
  expect(JSON.parse(body)).toEqual({ request: { query, ...envelope } });
  expect(Object.fromEntries(request.headers)).toEqual({ ...sentHeaders, "x-trace": "1" });
});

test.each(["2.0", "2.1"] as const)(
  "Every operation of %s has a method that calls its path",
  async (version) => {
    const fetch = scriptFetch(respond(200, undefined, { "service-api-version": version }));
    const api: object = createClient({ apiKey, baseUrl, fetch, version });
    const kinds = api as Record<string, Record<string, CallableFunction>>;
    const paths: string[] = [];
    for (const [kind, methods] of Object.entries(operations[version]))
      for (const [name, path] of Object.entries(methods)) {
        paths.push(path);
        await kinds[kind]?.[name]?.({});
      }
    expect(fetch.requests.map(({ request }) => request.url)).toEqual(
      paths.map((path) => baseUrl + path),
    );
  },
);

test("The client is openapi-fetch: middleware, serializers, params, parseAs and requestInitExt work", async () => {
  const seen: string[] = [];
  const fetch = scriptFetch(respond(200));
  const api = createClient({
    apiKey,
    baseUrl,
    fetch,
    querySerializer: (query) => new URLSearchParams({ ...query, serialized: "1" }).toString(),
    requestInitExt: { dispatcher: "own" },
  });
  const tracing = (name: string): Middleware => ({
    onRequest: ({ request, schemaPath }) => {
      seen.push(`${name} request ${schemaPath}`);
      request.headers.append("x-trace", name);
    },
    onResponse: ({ response }) => void seen.push(`${name} response ${response.status}`),
  });
  const used = [tracing("a"), tracing("b")];
  api.use(...used);
  const body = { request: { query: email } };
  const parsed = await api.POST("/email/validate", {
    body,
    params: { query: { page: "1" } },
    bodySerializer: (value) => JSON.stringify({ ...(value as object), added: true }),
    middleware: [tracing("c")],
    parseAs: "text",
  });
  expect(parsed.data satisfies string | undefined).toBe(JSON.stringify(success));
  const order = ["a", "b", "c"].map((name) => `${name} request /email/validate`);
  expect(seen).toEqual([...order, "c response 200", "b response 200", "a response 200"]);
  const [{ request, body: sent } = never] = fetch.requests;
  expect(request.url).toBe(`${baseUrl}/email/validate?page=1&serialized=1`);
  expect(request.headers.get("x-trace")).toBe("a, b, c");
  expect(JSON.parse(sent)).toEqual({ ...body, added: true });
  expect(fetch.requests.map(({ init }) => init)).toEqual([{ dispatcher: "own" }]);
  api.eject(...used);
  await api.email.validate(email);
  expect(seen).toHaveLength(6);
  expect(() => api.use("logger" as never)).toThrow(/Middleware must be an object/);
});

test("withOptions changes what it is given, and keeps everything else: middleware, version, key", async () => {
  const fetch = scriptFetch(
    respond(503),
    respond(200, undefined, { "service-api-version": "2.0" }),
  );
  const api = createClient({ apiKey, baseUrl, fetch, version: "2.0", retry: false });
  api.use({ onRequest: ({ request }) => request.headers.set("x-trace", "1") });
  const patient = api.withOptions({ retry: 1, headers: { "x-team": "shop" } });
  expect((await patient.email.validate(email)).response?.status).toBe(200);
  const names = ["api-version", "authorization", "x-trace", "x-team", "x-retry-count"];
  const sent = fetch.requests.map(({ request }) => names.map((name) => request.headers.get(name)));
  expect(sent).toEqual([null, "1"].map((count) => ["2.0", `Bearer ${apiKey}`, "1", "shop", count]));
});

test("fetchOptions add headers, and replace neither the client's nor the method, body or redirect", async () => {
  const fetch = scriptFetch(respond(200));
  const headers = { accept: "*/*", authorization: "mine", "x-edge": "1" };
  const fetchOptions = { headers, method: "PUT", redirect: "follow", body: "x", cf: {} };
  const api = createClient({ apiKey, baseUrl, fetch, fetchOptions });
  await api.email.validate({ email: "" });
  const second = { body: { request: { query: { email: "" } } }, fetchOptions: { own: 1 } };
  await api.POST("/email/validate", second);
  const [{ request, body } = never] = fetch.requests;
  expect([request.method, request.redirect, body]).toEqual([
    "POST",
    "manual",
    '{"request":{"query":{"email":""}}}',
  ]);
  expect(Object.fromEntries(request.headers)).toEqual({ ...sentHeaders, "x-edge": "1" });
  expect(fetch.requests.map(({ init }) => init)).toEqual([{ cf: {} }, { own: 1 }]);
});

test("A body that JSON expresses is sent as it is, and any other is an error without a call", async () => {
  const { api, requests } = clientOf(respond(200));
  const send = (query: unknown) => api.email.validate(query as typeof email);
  const circle: unknown[] = [];
  circle.push(circle);
  for (const value of [Number.NaN, -Infinity, "a\ud800", ["\udc00"], 1n, circle])
    expect((await send({ value })).error).toMatchObject({ code: "InvalidRequestError" });
  expect(requests).toEqual([]);
  const plain = Object.assign(Object.create(null), { list: ["😀", 1.5, null, false] });
  await send(plain);
  expect(requests.map(({ body }) => JSON.parse(body).request.query)).toEqual([{ ...plain }]);
});

test("A search is a list of all its results: for await loads pages as results are taken", async () => {
  const fetch = scriptFetch(mockFetch);
  const api = createClient({ apiKey, baseUrl, fetch });
  const query = { type: "city", value: "Pr" } as const;
  const collect = async (options: object) => {
    const results: unknown[] = [];
    for await (const one of api.location.search(query, { options })) results.push(one);
    return results;
  };
  const whole = await collect({ resultsLimit: 20 });
  expect(whole.length).toBeGreaterThan(2);
  expect(await collect({ resultsLimit: 2 })).toEqual(whole);
  for (const resultsLimit of [2, 20])
    expect(await collect({ resultsLimit, resultsOffset: 1 })).toEqual(whole.slice(1));
  const calls = fetch.requests.length;
  for await (const _ of api.location.search(query, { options: { resultsLimit: 2 } })) break;
  expect(fetch.requests).toHaveLength(calls + 1);
  expect((await api.location.search(query)).data?.results).toEqual(whole.slice(0, 10));
  const rejected = clientOf(respond(400)).api.location.search(query);
  await expect(rejected[Symbol.asyncIterator]().next()).rejects.toMatchObject({ status: 400 });
});

test("A search whose total is null is one page, also where that page is full", async () => {
  const { api, requests } = clientOf(respond(200, { results: [1, 2], resultsTotal: null }));
  const results: unknown[] = [];
  const query = { type: "city", value: "Pr" } as const;
  for await (const one of api.location.search(query, { options: { resultsLimit: 2 } }))
    results.push(one);
  expect([results, requests.length]).toEqual([[1, 2], 1]);
});

test("The key of the environment is not sent to a path of the page", async () => {
  vi.stubEnv("DATA_VALIDATION_KEY", "key-from-environment");
  vi.stubGlobal("document", { baseURI: "http://localhost:3000/" });
  const fetch = scriptFetch(respond(200));
  await createClient({ baseUrl: "/api/validation", fetch }).email.validate(email);
  expect(fetch.requests.map(({ request }) => request.headers.get("authorization"))).toEqual([null]);
});

test("The log has no query string, which middleware may have added", async () => {
  const info = vi.fn();
  const logger = { debug: info, info, warn: info };
  const { api, call } = clientOf(respond(200), { logger, logLevel: "info" });
  api.use({ onRequest: ({ request }) => new Request(`${request.url}?session=1`, request) });
  await call();
  expect(info.mock.calls).toEqual([[expect.stringContaining("/email/validate: HTTP 200")]]);
});

test("A server reads defaults from the environment, a page does not; a later global fetch is used", async () => {
  vi.stubEnv("DATA_VALIDATION_KEY", "key-from-environment");
  vi.stubEnv("DATA_VALIDATION_URL", "https://elsewhere.example/v");
  vi.stubEnv("DATA_VALIDATION_RETRIES", "0");
  const api = createClient();
  const fetch = scriptFetch(respond(503));
  vi.stubGlobal("fetch", fetch);
  await api.email.validate(email);
  await createClient({ baseUrl, apiKey, retry: 1 }).email.validate(email);
  const sentCalls = fetch.requests.map(({ request }) => [
    request.url,
    request.headers.get("authorization"),
  ]);
  const expectedCall = [`${baseUrl}/email/validate`, `Bearer ${apiKey}`];
  expect(sentCalls).toEqual([
    ["https://elsewhere.example/v/email/validate", "Bearer key-from-environment"],
    expectedCall,
    expectedCall,
  ]);
  vi.stubEnv("DATA_VALIDATION_TIMEOUT", "10s");
  expect(() => createClient()).toThrow(/DATA_VALIDATION_TIMEOUT must be a number/);
  vi.stubGlobal("document", {});
  vi.stubGlobal("process", { ...process, versions: {} });
  expect(() => createClient()).toThrow(/baseUrl/);
  expect(() => createClient({ baseUrl: "/api/validation" })).not.toThrow();
});

test("An empty variable for the version header is ignored", async () => {
  vi.stubEnv("DATA_VALIDATION_VERSION_HEADER", "");
  expect((await clientOf(respond(200)).call()).error).toBeUndefined();
});

test("A path is an address below the document's own; without a document it is an error", async () => {
  const urls: string[] = [];
  const fetch = async ({ url }: Request) => {
    urls.push(url);
    return new Response(null, { status: 404 });
  };
  const api = createClient({ baseUrl: "/api/validation", fetch });
  for (const baseURI of [undefined, "about:blank", "file:///index.html"]) {
    if (baseURI) vi.stubGlobal("document", { baseURI });
    const { data, error } = await api.email.validate({ email: "a@b.cz" });
    expect(data).toBeUndefined();
    expect(error).toBeInstanceOf(DataValidationError);
    expect(error?.message).toContain("Pass the whole address, https://shop.example/api/validation");
  }
  vi.stubGlobal("document", { baseURI: "http://localhost:3000/register" });
  await api.email.validate({ email: "a@b.cz" });
  vi.unstubAllGlobals();
  expect(urls).toEqual(["http://localhost:3000/api/validation/email/validate"]);
});

test("The log has what was sent and what came back, without key, body and secret headers", async () => {
  const log = async (logLevel?: LogLevel) => {
    const lines: string[] = [];
    const write = (level: string) => (message: string, headers?: unknown) =>
      lines.push(`${level} ${message} ${JSON.stringify(headers)}`);
    const logger = { debug: write("debug"), info: write("info"), warn: write("warn") };
    const steps = [
      respond(503, undefined, { "retry-after": "0" }),
      respond(200, undefined, { "set-cookie": "s=1" }),
    ];
    const headers = { cookie: "session=1", "x-trace": "t" };
    await clientOf(steps, { baseUrl: "http://api.example", logger, headers, logLevel }).call();
    return lines.join("\n");
  };
  const debugLog = await log("debug");
  expect(debugLog).toMatch(/warn .*not encrypted/);
  expect(debugLog).toMatch(
    /info Attempt 1 of POST http:\/\/api.example\/email\/validate: HTTP 503, retry in \d+ ms/,
  );
  expect(debugLog).toMatch(/info Attempt 2 of POST .*: HTTP 200 /);
  expect(debugLog).toMatch(/debug .*x-trace.*t/);
  for (const secret of [apiKey, "session", "s=1", "jana"]) expect(debugLog).not.toContain(secret);
  expect([await log(), await log("off")]).toEqual([expect.stringMatching(/^warn .*$/), ""]);
});

test("No number of calls that share a signal makes the platform warn about listeners", async () => {
  const warnings: unknown[] = [];
  const hear = (warning: Error) => warnings.push(warning);
  process.on("warning", hear);
  const { signal } = new AbortController();
  const api = createClient({ apiKey, baseUrl, fetch: async (request) => respond(200)(request) });
  const items = Array.from({ length: 1600 }, () => "");
  await Promise.all(items.map((email) => api.email.validate({ email }, { signal })));
  const send = (email: string, settings: object) => api.email.validate({ email }, settings);
  for await (const { error } of batch(items, send, { signal, concurrency: 1600, order: "ready" }))
    expect(error).toBeUndefined();
  await new Promise(setImmediate);
  process.off("warning", hear);
  expect(warnings).toEqual([]);
});

test("An abort ends a call with the reason of the abort, before it and in its middle", async () => {
  const reason = new Error("The user left.");
  const controller = new AbortController();
  const call = () => clientOf(silence).api.email.validate(email, { signal: controller.signal });
  const underWay = call();
  controller.abort(reason);
  for (const ended of [underWay, call()]) await expect(ended).rejects.toBe(reason);
});

test("An address that paths can be appended to is taken, and another one is rejected", () => {
  for (const url of [
    "https://a.example",
    "http://localhost:4010/",
    "/",
    "/api/validation",
    "HTTPS://A.example/v1/",
  ])
    expect(() => createClient({ baseUrl: url })).not.toThrow();
  const wrong = ["", "api.example", "https://", "https://a.example?key=1", "https://a.example//v1"];
  for (const one of [...wrong, "/api//v", "//a.example", "/api#x", "https://a.example:99999"])
    expect(() => createClient({ baseUrl: one as never }), one).toThrow(/baseUrl must be like/);
  expect(() => createClient()).toThrow("baseUrl is missing. Pass it, or set DATA_VALIDATION_URL.");
});

test.each([
  [{ apikey: "x" }, "createClient has no option apikey. Did you mean apiKey?"],
  [{ baseURL: "https://a.example" }, "createClient has no option baseURL. Did you mean baseUrl?"],
  [{ version: "3.0" }, /^version must be .*2\.1/],
  [{ version: 2.1 }, /^version must be/],
  [{ timeout: "5s" }, "timeout must be 0 or more milliseconds."],
  [{ timeout: -1 }, "timeout must be 0 or more milliseconds."],
  [{ retry: "2" }, "retry must be false, 0 or more, or an object."],
  [{ retry: -1 }, "retry must be false, 0 or more, or an object."],
  [{ fetch: 5 }, "fetch must be a function."],
  [{ responseLimit: 0 }, "responseLimit must be 1 or more bytes."],
  [{ logLevel: "verbose" }, "logLevel must be off, warn, info or debug."],
])("A wrong option is a TypeError, in JavaScript too: %j", (options, message) => {
  const create = () => createClient({ baseUrl: "https://a.example", ...options } as object);
  expect(create).toThrow(TypeError);
  expect(create).toThrow(message);
});

test("Options of fetch and of openapi-fetch are taken", () => {
  const options = { credentials: "include", mode: "cors", parseAs: "json", keepalive: true };
  expect(() => createClient({ baseUrl: "https://a.example", ...options } as object)).not.toThrow();
});
