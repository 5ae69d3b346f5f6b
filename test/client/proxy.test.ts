import { inspect } from "node:util";
import { createProxy, type ProxyOptions } from "@data-validation/client/proxy";
import { operations } from "@data-validation/generated/client/operations";
import { expect, test } from "vitest";
import {
  createScriptedProxy,
  emailBody,
  jsonHeaders,
  proxyRequest,
  proxyUrl,
} from "./support/proxied.ts";
import {
  apiKey,
  baseUrl,
  errorBody,
  noConnection,
  respond,
  respondText,
  type Step,
  scriptFetch,
  sentHeaders,
  silence,
  success,
  versionHeader,
} from "./support/responses.ts";

async function reason(response: Response): Promise<unknown[]> {
  const { errors } = (await response.json()) as { errors: { type: string; subtype: string }[] };
  return [response.status, errors[0]?.type, errors[0]?.subtype];
}

const unavailable = [503, "ENDPOINT", "NOT_AVAILABLE"];

test.each(["2.0", "2.1"] as const)(
  "Every path of %s leads only to the API's address",
  async (version) => {
    const options = { version, baseUrl: `${baseUrl}/` };
    const { proxy, requests } = createScriptedProxy(
      respond(200, undefined, { "service-api-version": version }),
      options,
    );
    const paths = Object.values(operations[version]).flatMap((kind): string[] =>
      Object.values(kind),
    );
    for (const path of paths) expect((await proxy(proxyRequest({}, path))).status).toBe(200);
    expect(requests.map(({ request }) => request.url)).toEqual(paths.map((path) => baseUrl + path));
  },
);

const endless = (size: number) =>
  new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(size)) });
const form = (type: string) => proxyRequest({ headers: { "content-type": type } });

test.each<[what: string, Request, expected: unknown[]]>([
  ["another path", proxyRequest({}, "/phone/delete"), [404, "ENDPOINT", "NOT_FOUND"]],
  [
    "a path that climbs",
    proxyRequest({}, "/email/validate/../../admin"),
    [404, "ENDPOINT", "NOT_FOUND"],
  ],
  ["the method OPTIONS", proxyRequest({ method: "OPTIONS" }), [405, "ENDPOINT", "NOT_ALLOWED"]],
  [
    "plain text, which a foreign page's form can send with cookies",
    form("text/plain"),
    [400, "BODY", "NOT_JSON"],
  ],
  ["a body without a type", form(""), [400, "BODY", "NOT_JSON"]],
  [
    "a body that announces too much",
    proxyRequest({ headers: { "content-length": "101" } }),
    [400, "BODY", "TOO_BIG"],
  ],
  ["a body without an end", proxyRequest({ body: endless(30) }), [400, "BODY", "TOO_BIG"]],
  ["an empty body", proxyRequest({ body: "" }), [400, "BODY", "EMPTY"]],
])("%s is rejected as the API would, and does not reach it", async (_, request, expected) => {
  const { proxy, requests } = createScriptedProxy(respond(200), { bodyLimit: 100 });
  const rejected = await proxy(request);
  expect(rejected.headers.get("allow")).toBe(expected[0] === 405 ? "POST" : null);
  expect(await reason(rejected)).toEqual(expected);
  expect(requests).toEqual([]);
  expect((await proxy(proxyRequest({ body: "x".repeat(100) }))).status).toBe(200);
});

test.each([
  [16_384, 200],
  [16_385, 400],
])("By default, a body of %i bytes gets %i", async (size, status) => {
  const { proxy } = createScriptedProxy(respond(200));
  expect((await proxy(proxyRequest({ body: "x".repeat(size) }))).status).toBe(status);
});

test("What a page sends beside the body stays behind: headers, version, host, query", async () => {
  const { proxy, requests } = createScriptedProxy();
  const pageHeaders = {
    authorization: "Bearer mine",
    "api-version": "2.0",
    cookie: "session=1",
    prefer: "code=500",
  };
  const headers = { ...pageHeaders, host: "evil.example", "x-forwarded-host": "evil.example" };
  await proxy(proxyRequest({ headers }, "/email/validate?base=https://evil.example"));
  expect(requests.map(({ request, body }) => [request.url, body])).toEqual([
    [`${baseUrl}/email/validate`, emailBody],
  ]);
  expect(Object.fromEntries(requests[0]?.request.headers ?? [])).toEqual(sentHeaders);
});

const hasSession = (request: Request) => request.headers.get("cookie") === "session=1";
const redirect = Response.redirect("https://shop.example/login");

test.each<[what: string, authorize: ProxyOptions["authorize"], status: number, calls: number]>([
  ["a session lets it through", hasSession, 200, 1],
  ["false is a 401", (request) => !hasSession(request), 401, 0],
  ["a response is sent as it is", async () => redirect, 302, 0],
  ["a failure lets nobody in", () => Promise.reject(new Error("no database")), 503, 0],
  ["nor does another value", () => "yes" as never, 401, 0],
])(
  "§5.5 The option authorize binds a call to a session: %s",
  async (_, authorize, status, calls) => {
    const { proxy, requests, errors } = createScriptedProxy(respond(200), { authorize });
    const response = await proxy(proxyRequest({ headers: { cookie: "session=1" } }));
    expect([response.status, requests.length]).toEqual([status, calls]);
    if (status === 302)
      expect((await proxy(proxyRequest())).headers.get("location")).toBe(
        "https://shop.example/login",
      );
    if (status === 401)
      expect(await reason(response)).toEqual([401, "AUTH", "INVALID_CREDENTIALS"]);
    expect(errors).toMatchObject(status === 503 ? [{ message: "no database" }] : []);
  },
);

test("A call ends in time, whether the API is silent or the page does not finish what it sends", async () => {
  const { proxy, errors } = createScriptedProxy(silence, { timeout: 20 });
  expect(await reason(await proxy(proxyRequest()))).toEqual(unavailable);
  const stalled = new ReadableStream({ pull: () => new Promise(() => {}) });
  expect(await reason(await proxy(proxyRequest({ body: stalled })))).toEqual(unavailable);
  expect(errors).toMatchObject([{ name: "TimeoutError" }, { name: "TimeoutError" }]);
});

test.each<[what: string, Step, said: RegExp]>([
  ["the key is rejected", respond(401), /401/],
  ["the credit is used up", respond(402), /402/],
  ["the key is for other addresses", respond(403), /403/],
  ["a redirect", respond(302, {}, { location: "https://evil.example" }), /redirect/],
  [
    "a body with the key",
    respond(200, { result: { echo: `Bearer ${apiKey}` } }),
    /repeats the key/,
  ],
  [
    "a body with the key, escaped",
    respondText(`{"result":{"a":"${apiKey.replace("-", "\\u002d")}"}}`),
    /repeats the key/,
  ],
  [
    "a retry-after with the key",
    respond(429, undefined, { "retry-after": apiKey }),
    /repeats the key/,
  ],
  [
    "another version",
    respond(200, undefined, { "service-api-version": "2.0" }),
    /from version 2.0 instead of 2.1/,
  ],
  ["no connection", noConnection, /fetch failed/],
  ["an empty success", respondText(""), /ResponseParseError/],
  [
    "a response without an end",
    () => new Response(endless(65_536), { headers: versionHeader }),
    /larger than responseLimit/,
  ],
])(
  "What does not concern the page is a 503 for it, and an error for onError: %s",
  async (_, step, message) => {
    const { proxy, errors } = createScriptedProxy(step);
    const response = await proxy(proxyRequest());
    expect(await response.clone().text()).not.toContain(apiKey);
    expect(await reason(response)).toEqual(unavailable);
    expect(String(errors[0])).toMatch(message);
    expect(inspect(errors, { depth: null })).not.toContain(apiKey);
  },
);

test("The page receives how long to wait and the allowed method, and no header that reveals the server", async () => {
  const more = { "set-cookie": "a=b", server: "nginx", "x-key": "k" };
  const { status, headers } = await createScriptedProxy(
    respond(429, undefined, { "retry-after": "7", allow: "POST", ...more }),
  ).proxy(proxyRequest());
  const passed = {
    "cache-control": "no-store",
    "retry-after": "7",
    allow: "POST",
    ...jsonHeaders,
    ...versionHeader,
  };
  expect([status, Object.fromEntries(headers)]).toEqual([429, passed]);
});

test("The page receives the version under the contract's name of the header; a missing one is a warning", async () => {
  const warnings: string[] = [];
  const logger = { ...console, warn: (message: string) => warnings.push(message) };
  const through = async (headers: Record<string, string>, versionHeader?: string) => {
    const response = await createScriptedProxy(respondText(JSON.stringify(success), headers), {
      versionHeader,
      logger,
    }).proxy(proxyRequest());
    return [
      response.status,
      response.headers.get("service-api-version"),
      response.headers.get("acme-api-version"),
    ];
  };
  expect(await through({ "acme-api-version": "2.1" })).toEqual([200, "2.1", null]);
  expect(await through({ "x-v": "2.1" }, "x-v")).toEqual([200, "2.1", null]);
  expect(await through({ "acme-api-version": "2.0" })).toEqual([503, "2.1", null]);
  expect(warnings).toEqual([]);
  expect(await through({})).toEqual([200, null, null]);
  expect(warnings).toHaveLength(1);
});

test("onError gets the request, unless the page was closed, and what it throws changes nothing", async () => {
  const { proxy, errors } = createScriptedProxy(silence);
  await proxy(proxyRequest({ signal: AbortSignal.timeout(1) }));
  expect(errors).toEqual([]);
  const heard: string[] = [];
  const throwing = (_error: unknown, request: Request) => {
    heard.push(request.url);
    throw new Error("no log");
  };
  const rejecting = async () => Promise.reject(new Error("no log"));
  for (const onError of [throwing, rejecting])
    expect(
      (await createScriptedProxy(noConnection, { onError }).proxy(proxyRequest())).status,
    ).toBe(503);
  expect(heard).toEqual([`${proxyUrl}/email/validate`]);
});

test.each<[headers: Record<string, string>, status: number]>([
  [{ "sec-fetch-site": "same-origin", origin: "https://shop.example" }, 200],
  [{ origin: "https://shop.example" }, 200],
  [{}, 200],
  [{ "sec-fetch-site": "cross-site", origin: "https://evil.example" }, 403],
  [{ "sec-fetch-site": "same-site", origin: "https://blog.shop.example" }, 403],
  [{ origin: "https://evil.example" }, 403],
])(
  "Only pages of the proxy's own origin may call, by the headers of their browser: %j",
  async (headers, status) => {
    expect((await createScriptedProxy().proxy(proxyRequest({ headers }))).status).toBe(status);
  },
);

const toPost = { "access-control-request-method": "POST" };

test.each<[what: string, origin: string, init: RequestInit, status: number]>([
  ["OPTIONS without a method to ask for", "https://shop.example", { method: "OPTIONS" }, 405],
  ["A call that has such a method", "https://shop.example", { headers: toPost }, 200],
  [
    "OPTIONS of an unnamed origin",
    "https://evil.example",
    { method: "OPTIONS", headers: toPost },
    405,
  ],
])("%s is no preflight", async (_, origin, init, status) => {
  const cors = { origins: ["https://shop.example"] };
  const { proxy } = createScriptedProxy(respond(200), { cors });
  const headers = { origin, "sec-fetch-site": "cross-site", ...init.headers };
  expect((await proxy(proxyRequest({ ...init, headers }))).status).toBe(status);
});

test("The option cors lets pages of named origins call, after a preflight of their browsers", async () => {
  const { proxy } = createScriptedProxy(respond(200), {
    cors: { origins: ["https://shop.example"], credentials: true },
  });
  const headers = { origin: "https://shop.example", "sec-fetch-site": "cross-site" };
  const preflightHeaders = {
    "access-control-request-method": "POST",
    "access-control-request-headers": "content-type",
  };
  const open = {
    "access-control-allow-credentials": "true",
    "access-control-allow-origin": "https://shop.example",
    "access-control-expose-headers": "service-api-version, retry-after",
    vary: "origin",
  };
  const preflight = await proxy(
    proxyRequest({ method: "OPTIONS", headers: { ...headers, ...preflightHeaders } }),
  );
  expect(preflight.status).toBe(204);
  expect(Object.fromEntries(preflight.headers)).toEqual({
    ...open,
    "access-control-allow-headers": "content-type",
    "access-control-allow-methods": "POST",
    "access-control-max-age": "600",
  });
  expect(Object.fromEntries((await proxy(proxyRequest({ headers }))).headers)).toMatchObject(open);
  const foreign = await proxy(
    proxyRequest({ headers: { ...headers, origin: "https://evil.example" } }),
  );
  expect([foreign.status, foreign.headers.has("access-control-allow-origin")]).toEqual([
    403,
    false,
  ]);
});

test.each<[mistake: object, message: RegExp]>([
  [{ authorize: undefined }, /authorize/],
  [{ baseUrl: "api.data-validation.example" }, /baseUrl must be like/],
  [{ baseUrl: "/api" }, /baseUrl must be the http\(s\) address/],
  [{ baseUrl: "https://a.example//v" }, /double slash/],
  [{ version: "3.0" }, /version must be one of 2.0, 2.1/],
  [{ timeout: "10s" }, /timeout must be a number above 0/],
  [{ onError: console }, /onError/],
  [
    { cors: { origins: ["https://shop.example/"] } },
    /"https:\/\/shop.example\/", which is not an origin/,
  ],
  [{ apiKey: "" }, /apiKey is empty/],
])("§5.5 Options are checked when a proxy is made: %j", (mistake, message) => {
  expect(() =>
    createProxy({ apiKey, baseUrl, authorize: () => true, ...mistake } as never),
  ).toThrow(message);
});

test.each<[status: number, body: object, message: RegExp]>([
  [401, errorBody("AUTH"), /key is missing or invalid/i],
  [402, errorBody("BILLING", "NO_CREDIT"), /no credit/i],
  [403, errorBody("NOT_ALLOWED", "IP"), /key is restricted to other .*addresses/i],
  [403, errorBody("AUTH", "KEY"), /key without access/i],
  [429, errorBody("BILLING"), /limit of the subscription reached/i],
])(
  "onError gets an error of the proxy that names the reason of HTTP %i: %j",
  async (status, body, message) => {
    const errors: unknown[] = [];
    const proxy = createProxy({
      apiKey,
      baseUrl,
      authorize: () => true,
      fetch: scriptFetch(respond(status, body)),
      onError: (error) => void errors.push(error),
    });
    const page = new Request("https://shop.example/api/email/validate", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect((await proxy(page)).status).toBe(503);
    expect(String(errors[0])).toMatch(message);
    expect(String(errors[0])).not.toContain("rejected the key");
  },
);
