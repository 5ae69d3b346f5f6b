import type { Middleware } from "openapi-fetch";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { operations } from "../../generated/client/operations.ts";
import { batch } from "../../packages/client/src/batch.ts";
import { createClient, type LogLevel } from "../../packages/client/src/index.ts";
import { createMock } from "../../packages/mock/src/index.ts";
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";
import { answer, noConnection, type Step, scripted } from "./support/answers.ts";

let mock: MockServer;
beforeAll(async () => {
  mock = await serveMock();
});
afterAll(() => mock.close());

const baseUrl = "https://api.data-validation.example";
const apiKey = "test-key";
const { fetch: mockFetch } = createMock();

test("§2.1 a method builds the envelope: query first, then options, client and customId", async () => {
  const fetch = scripted(answer(200));
  const api = createClient({ apiKey, baseUrl, fetch });
  await api.phone.validate(
    { numberFull: "+420607123456" },
    {
      options: { numberFormat: "national" },
      client: { country: "CZ" },
      customId: "a",
      timeout: 100,
      headers: { "x-trace": "1" },
    },
  );
  const [{ request, body } = { request: new Request("a:"), body: "" }] = fetch.requests;
  expect(request.url).toBe(`${baseUrl}/phone/validate`);
  expect(request.headers.get("x-trace")).toBe("1");
  expect(JSON.parse(body)).toEqual({
    request: {
      query: { numberFull: "+420607123456" },
      options: { numberFormat: "national" },
      client: { country: "CZ" },
      customId: "a",
    },
  });
});

test("§4 a call is a POST with JSON in, JSON out, the key and the version", async () => {
  const fetch = scripted(answer(200));
  await createClient({ apiKey, baseUrl, fetch }).email.validate({ email: "jana@company.example" });
  const [{ request } = { request: new Request("a:") }] = fetch.requests;
  expect(request.method).toBe("POST");
  expect(Object.fromEntries(request.headers)).toEqual({
    accept: "application/json",
    "api-version": "2.1",
    authorization: "Bearer test-key",
    "content-type": "application/json",
    "user-agent": expect.stringMatching(/^data-validation-client\//),
  });
});

test("every operation of the contract has a method that calls its path, in each version", async () => {
  for (const version of ["2.0", "2.1"] as const) {
    const fetch = scripted(answer(200, undefined, { "service-api-version": version }));
    const api = createClient({ apiKey, baseUrl, fetch, version });
    const expected: string[] = [];
    for (const [kind, methods] of Object.entries(operations[version])) {
      for (const [name, path] of Object.entries(methods)) {
        const methodsOfKind = api[kind as keyof typeof api] as unknown as Record<
          string,
          (query: object) => Promise<unknown>
        >;
        await methodsOfKind[name]?.({});
        expected.push(`${baseUrl}${path}`);
      }
    }
    expect(fetch.requests.map(({ request }) => request.url)).toEqual(expected);
  }
});

test("each version gets its own answer from one server", async () => {
  const current = await createClient({ apiKey, baseUrl: mock.url }).phone.validate({ numberFull: "+420607123456" });
  const old = await createClient({ apiKey, baseUrl: mock.url, version: "2.0" }).phone.validate({
    numberWithPrefix: "+420607123456",
  });
  expect(current.data?.result.data.format.e164).toBe("+420607123456");
  expect(old.data?.result.data.format.international).toBe("+420607123456");
});

test("POST takes the whole envelope and gives the same answer as the method", async () => {
  const api = createClient({ apiKey, baseUrl: mock.url });
  const query = { numberFull: "+420607123456" };
  const byPath = await api.POST("/phone/validate", { body: { request: { query } } });
  const byMethod = await api.phone.validate(query);
  expect(byPath.data).toEqual(byMethod.data);
});

test("it is openapi-fetch: middleware, serializers, params, parseAs and requestInitExt work as its documentation says", async () => {
  const seen: string[] = [];
  const fetch = scripted(answer(200));
  const options: unknown[] = [];
  const api = createClient({
    apiKey,
    baseUrl,
    fetch: (request, init) => {
      options.push(init);
      return fetch(request);
    },
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
  const [first, second] = [tracing("a"), tracing("b")];
  api.use(first, second);
  const body = { request: { query: { email: "jana@company.example" } } };
  const parsed = await api.POST("/email/validate", {
    body,
    params: { query: { page: "1" } },
    bodySerializer: (value) => JSON.stringify({ ...(value as object), added: true }),
    middleware: [tracing("c")],
    parseAs: "text",
  });
  expect(parsed.data satisfies string | undefined).toBe('{"result":{}}');
  const order = ["a", "b", "c"].map((name) => `${name} request /email/validate`);
  expect(seen).toEqual([...order, "c response 200", "b response 200", "a response 200"]);
  const [{ request, body: sent } = { request: new Request("a:"), body: "" }] = fetch.requests;
  expect([request.url, request.headers.get("x-trace")]).toEqual([
    `${baseUrl}/email/validate?page=1&serialized=1`,
    "a, b, c",
  ]);
  expect(JSON.parse(sent)).toEqual({ ...body, added: true });
  expect(options).toEqual([{ dispatcher: "own" }]);
  api.eject(first, second);
  await api.email.validate({ email: "" });
  expect(seen).toHaveLength(6);
  expect(() => api.use("logger" as never)).toThrow(/Middleware must be an object/);
});

test("middleware may respond in place of the API, replace a response and recover from a failure", async () => {
  const headers = { "service-api-version": "2.1" };
  const own = (from: string) => () => Response.json({ result: { from } }, { headers });
  const chains: [Step, Middleware, object][] = [
    [answer(500), { onRequest: own("cache") }, { from: "cache" }],
    [answer(500), { onResponse: own("replaced") }, { from: "replaced" }],
    [noConnection, { onError: own("recovered") }, { from: "recovered" }],
  ];
  for (const [step, middleware, result] of chains) {
    const api = createClient({ apiKey, baseUrl, fetch: scripted(step), retry: false });
    api.use(middleware);
    expect((await api.email.validate({ email: "" })).data).toEqual({ result });
  }
  const mistake = new TypeError("mistake");
  const api = createClient({ apiKey, baseUrl, fetch: scripted(answer(200)) });
  api.use({ onRequest: () => Promise.reject(mistake) });
  await expect(api.email.validate({ email: "" })).rejects.toBe(mistake);
});

test("withOptions changes what it is given, and keeps everything else: middleware, version, key", async () => {
  const fetch = scripted(answer(503), answer(200, undefined, { "service-api-version": "2.0" }));
  const api = createClient({ apiKey, baseUrl, fetch, version: "2.0", retry: false });
  api.use({ onRequest: ({ request }) => request.headers.set("x-trace", "1") });
  const patient = api.withOptions({ retry: 1, headers: { "x-team": "shop" } });
  expect((await patient.email.validate({ email: "" })).response?.status).toBe(200);
  const names = ["api-version", "authorization", "x-trace", "x-team", "x-retry-count"];
  const sent = fetch.requests.map(({ request }) => names.map((name) => request.headers.get(name)));
  expect(sent).toEqual([
    ["2.0", `Bearer ${apiKey}`, "1", "shop", null],
    ["2.0", `Bearer ${apiKey}`, "1", "shop", "1"],
  ]);
});

test("fetchOptions add headers, and replace neither the client's nor the method, body or redirect", async () => {
  const fetch = scripted(answer(200));
  const options = {
    headers: { accept: "*/*", authorization: "mine", "x-edge": "1" },
    method: "PUT",
    redirect: "follow",
    body: "x",
    cf: {},
  };
  const second: unknown[] = [];
  const sending = (request: Request, init?: object) => {
    second.push(init);
    return fetch(request);
  };
  await createClient({ apiKey, baseUrl, fetch: sending, fetchOptions: options }).email.validate({ email: "" });
  const [{ request, body } = { request: new Request("a:"), body: "" }] = fetch.requests;
  expect([request.method, request.redirect, body]).toEqual(["POST", "manual", '{"request":{"query":{"email":""}}}']);
  const headers = ["accept", "authorization", "api-version", "content-type", "x-edge"].map((name) =>
    request.headers.get(name),
  );
  expect(headers).toEqual(["application/json", `Bearer ${apiKey}`, "2.1", "application/json", "1"]);
  expect(second).toEqual([{ cf: {} }]);
});

test("a search is a list of all its results: for await goes through the pages, and no further than they are taken", async () => {
  const offsets: unknown[] = [];
  const api = createClient({
    apiKey,
    baseUrl,
    fetch: async (request) => {
      const { options } = ((await request.clone().json()) as { request: { options?: { resultsOffset?: number } } })
        .request;
      offsets.push(options?.resultsOffset);
      return mockFetch(request);
    },
  });
  const collect = async (found: AsyncIterable<unknown>) => {
    const all: unknown[] = [];
    for await (const one of found) all.push(one);
    return all;
  };
  const query = { type: "city", value: "Pr" } as const;
  const whole = await collect(api.location.search(query, { options: { resultsLimit: 20 } }));
  expect(whole.length).toBeGreaterThan(2);
  expect(await collect(api.location.search(query, { options: { resultsLimit: 2 } }))).toEqual(whole);
  const from = await collect(api.location.search(query, { options: { resultsLimit: 20, resultsOffset: 1 } }));
  expect(from).toEqual(whole.slice(1));
  offsets.length = 0;
  for await (const { data } of api.location.search(query, { options: { resultsLimit: 2 } })) {
    expect(data.city).toBe((whole[0] as { data: { city: string } }).data.city);
    break;
  }
  expect(offsets).toEqual([undefined]);
  expect((await api.location.search(query)).data?.results.length).toBeGreaterThan(0);
  const refused = createClient({ apiKey, baseUrl, fetch: scripted(answer(400)) });
  await expect(collect(refused.company.search({ type: "name", value: "a" }))).rejects.toMatchObject({ status: 400 });
});

test("on a server, the environment has the defaults; in a page it is not read", async () => {
  vi.stubEnv("DATA_VALIDATION_KEY", "key-from-environment");
  vi.stubEnv("DATA_VALIDATION_URL", "https://elsewhere.example/v");
  vi.stubEnv("DATA_VALIDATION_RETRIES", "0");
  const fetch = scripted(answer(503));
  vi.stubGlobal("fetch", fetch);
  await createClient().email.validate({ email: "" });
  await createClient({ baseUrl, apiKey, retry: 1 }).email.validate({ email: "" });
  const sent = fetch.requests.map(({ request }) => [request.url, request.headers.get("authorization")]);
  expect(sent).toEqual([
    ["https://elsewhere.example/v/email/validate", "Bearer key-from-environment"],
    [`${baseUrl}/email/validate`, `Bearer ${apiKey}`],
    [`${baseUrl}/email/validate`, `Bearer ${apiKey}`],
  ]);
  vi.stubEnv("DATA_VALIDATION_TIMEOUT", "10s");
  expect(() => createClient()).toThrow(/DATA_VALIDATION_TIMEOUT must be a number/);
  vi.stubGlobal("document", {});
  vi.stubGlobal("process", { ...process, versions: {} });
  expect(() => createClient()).toThrow(/baseUrl/);
  expect(() => createClient({ baseUrl: "/api/validation" })).not.toThrow();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test("the log says what was sent and what came back, without key, body and secret headers", async () => {
  const lines: string[] = [];
  const write =
    (level: string) =>
    (message: string, ...headers: unknown[]) =>
      lines.push(`${level} ${message} ${JSON.stringify(headers)}`);
  const logger = { debug: write("debug"), info: write("info"), warn: write("warn") };
  const fetch = scripted(
    answer(503, { errors: [] }, { "retry-after": "0" }),
    answer(200, undefined, { "set-cookie": "s=1" }),
  );
  const settings = {
    apiKey,
    baseUrl: "http://api.example",
    fetch,
    logger,
    headers: { cookie: "session=1", "x-trace": "t" },
  };
  const call = (logLevel?: LogLevel) =>
    createClient({ ...settings, logLevel }).email.validate({ email: "jana@company.example" });
  await call("debug");
  const all = lines.join("\n");
  expect(all).toMatch(/warn .*not encrypted/);
  expect(all).toMatch(/info Attempt 1 of POST http:\/\/api.example\/email\/validate: HTTP 503, retry in \d+ ms/);
  expect(all).toMatch(/info Attempt 2 of POST .*: HTTP 200 /);
  expect(all).toMatch(/debug .*x-trace.*t/);
  for (const secret of [apiKey, "session", "s=1", "jana"]) expect(all).not.toContain(secret);
  lines.length = 0;
  await call();
  await call("off");
  expect(lines).toEqual([expect.stringMatching(/^warn/)]);
});

test("no number of calls that share a signal makes the platform warn about listeners", async () => {
  const warnings: unknown[] = [];
  const hear = (warning: Error) => warnings.push(warning);
  process.on("warning", hear);
  const { signal } = new AbortController();
  const api = createClient({ apiKey, baseUrl, fetch: async (request) => answer(200)(request) });
  await Promise.all(Array.from({ length: 1600 }, () => api.email.validate({ email: "" }, { signal })));
  const items = Array.from({ length: 1600 }, () => "");
  const send = (email: string, settings: object) => api.email.validate({ email }, settings);
  for await (const { error } of batch(items, send, { signal, concurrency: 1600, order: "ready" }))
    expect(error).toBeUndefined();
  await new Promise(setImmediate);
  process.off("warning", hear);
  expect(warnings).toEqual([]);
});

test("an abort ends a call with the reason of the abort, before it and in its middle", async () => {
  const api = createClient({ apiKey, baseUrl: mock.url });
  const reason = new Error("The user left.");
  await expect(api.email.validate({ email: "" }, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  const slow = await serveMock({ delay: { least: 5000, most: 5000 } });
  const controller = new AbortController();
  const call = createClient({ apiKey, baseUrl: slow.url }).email.validate({ email: "" }, { signal: controller.signal });
  setTimeout(() => controller.abort(reason), 20);
  await expect(call).rejects.toBe(reason);
  await slow.close();
});

test("the response beside the data has its address, status and headers", async () => {
  const api = createClient({ apiKey, baseUrl: mock.url });
  const { response } = await api.email.validate({ email: "jana@company.example" });
  expect(response?.url).toBe(`${mock.url}/email/validate`);
  expect(response?.headers.get("service-api-version")).toBe("2.1");
});

test("what replaces the global fetch after the client was made is heard", async () => {
  const api = createClient({ apiKey, baseUrl });
  const original = globalThis.fetch;
  const fetch = scripted(answer(200));
  globalThis.fetch = fetch as never;
  try {
    expect((await api.email.validate({ email: "" })).data).toEqual({ result: {} });
  } finally {
    globalThis.fetch = original;
  }
});

test("an address that no path can be appended to is refused", () => {
  const wrong = [
    undefined,
    "",
    "api.example",
    "https://",
    "https://a.example?key=1",
    "https://a.example//v1",
    "/api//v",
    "//a.example",
    "/api#x",
  ];
  for (const one of wrong)
    expect(() => createClient({ baseUrl: one as never }), String(one)).toThrow(/baseUrl must be like/);
  for (const one of ["https://a.example", "http://localhost:4010/", "/", "/api/validation", "HTTPS://A.example/v1/"])
    expect(() => createClient({ baseUrl: one }), one).not.toThrow();
});
