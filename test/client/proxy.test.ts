import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import http2 from "node:http2";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { inspect } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "../../generated/client/operations.ts";
import { createClient } from "../../packages/client/src/index.ts";
import { createProxy, type ProxyOptions, toNodeListener } from "../../packages/client/src/proxy.ts";
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";
import { answer, noConnection, type Step, scripted, silence } from "./support/answers.ts";

let mock: MockServer;
beforeAll(async () => {
  mock = await serveMock();
});
afterAll(() => mock.close());

const apiKey = "dv-very-secret-key";
const baseUrl = "https://api.data-validation.example";
const mount = "https://shop.example/api/validation";
const body = JSON.stringify({ request: { query: { email: "jana@company.example" } } });

function post(path: string, init: RequestInit = {}): Request {
  const headers = { "content-type": "application/json", ...(init.headers as Record<string, string>) };
  return new Request(mount + path, { method: "POST", body, duplex: "half", ...init, headers } as RequestInit);
}

/** A proxy before an API that goes through steps. */
function before(step: Step, options: Partial<ProxyOptions> = {}) {
  const fetch = scripted(step);
  const proxy = createProxy({ apiKey, baseUrl, authorize: () => true, fetch, ...options });
  return { fetch, proxy };
}

async function reason(response: Response): Promise<unknown[]> {
  const { errors } = (await response.json()) as { errors: { type: string; subtype: string }[] };
  return [response.status, errors[0]?.type, errors[0]?.subtype];
}

test("a page's client calls through the proxy, and gets the API's answer with its types", async () => {
  const proxy = createProxy({ apiKey, baseUrl: `${mock.url}/`, authorize: () => true });
  const api = createClient({ baseUrl: mount, fetch: proxy });
  const { data } = await api.phone.validate({ numberFull: "+420607123456" });
  expect(data?.result.data.format.e123).toBe("+420 607 123 456");
  const { error, response } = await api.phone.validate({} as never);
  expect([response?.status, error?.errors[0]?.type]).toEqual([400, "QUERY"]);
});

test("every path of the contract is let through, and leads to the API's address alone", async () => {
  for (const version of ["2.0", "2.1"] as const) {
    const { fetch, proxy } = before(answer(200, undefined, { "service-api-version": version }), { version });
    const paths = Object.values(operations[version]).flatMap((kind): string[] => Object.values(kind));
    for (const path of paths) expect((await proxy(post(path))).status).toBe(200);
    expect(fetch.requests.map(({ request }) => request.url)).toEqual(paths.map((path) => baseUrl + path));
  }
});

test("another path is a 404, another method a 405, and neither reaches the API", async () => {
  const { fetch, proxy } = before(answer(200));
  expect(await reason(await proxy(post("/phone/delete")))).toEqual([404, "ENDPOINT", "NOT_FOUND"]);
  expect(await reason(await proxy(post("/email/validate/../../admin")))).toEqual([404, "ENDPOINT", "NOT_FOUND"]);
  expect(await reason(await proxy(post("/xemail/validate%2f")))).toEqual([404, "ENDPOINT", "NOT_FOUND"]);
  for (const method of ["PUT", "DELETE", "OPTIONS", "GET"]) {
    const refused = await proxy(post("/email/validate", { method, ...(method === "GET" && { body: null }) }));
    expect(refused.headers.get("allow")).toBe("POST");
    expect(await reason(refused)).toEqual([405, "ENDPOINT", "NOT_ALLOWED"]);
  }
  expect(fetch.requests).toEqual([]);
});

test("what a page sends beside the body stays behind: headers, version, host, query", async () => {
  const { fetch, proxy } = before(answer(200));
  const headers = {
    authorization: "Bearer mine",
    "api-version": "2.0",
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    cookie: "session=1",
    prefer: "code=500",
  };
  await proxy(post("/email/validate?base=https://evil.example", { headers }));
  const [{ request, body: sent } = { request: new Request("a:"), body: "" }] = fetch.requests;
  expect(request.url).toBe(`${baseUrl}/email/validate`);
  expect(Object.fromEntries(request.headers)).toEqual({
    accept: "application/json",
    "api-version": "2.1",
    authorization: `Bearer ${apiKey}`,
    "content-type": "application/json",
    "user-agent": expect.stringMatching(/^data-validation-client\//),
  });
  expect(sent).toBe(body);
});

test("§5.5 authorize binds a call to a session: false is a 401, a response is sent as it is, a failure lets nobody in", async () => {
  const session = (request: Request) => request.headers.get("cookie") === "session=1";
  const { fetch, proxy } = before(answer(200), { authorize: session });
  expect((await proxy(post("/email/validate", { headers: { cookie: "session=1" } }))).status).toBe(200);
  expect(await reason(await proxy(post("/email/validate")))).toEqual([401, "AUTH", "INVALID_CREDENTIALS"]);
  const redirect = before(answer(200), { authorize: async () => Response.redirect("https://shop.example/login") });
  expect((await redirect.proxy(post("/email/validate"))).status).toBe(302);
  const errors: unknown[] = [];
  const failing = before(answer(200), {
    authorize: () => Promise.reject(new Error("no database")),
    onError: (error) => errors.push(error),
  });
  expect(await reason(await failing.proxy(post("/email/validate")))).toEqual([503, "ENDPOINT", "NOT_AVAILABLE"]);
  expect(errors).toMatchObject([{ message: "no database" }]);
  const truthy = before(answer(200), { authorize: () => "yes" as never });
  expect((await truthy.proxy(post("/email/validate"))).status).toBe(401);
  expect([fetch, redirect.fetch, failing.fetch, truthy.fetch].map(({ requests }) => requests.length)).toEqual([
    1, 0, 0, 0,
  ]);
});

test("authorize may give one response to every request", async () => {
  const response = Response.json({ login: "/login" }, { status: 401 });
  const { proxy } = before(answer(200), { authorize: () => response });
  for (let count = 0; count < 3; count += 1)
    expect(await (await proxy(post("/email/validate"))).json()).toEqual({ login: "/login" });
});

test("§5.5 a proxy without authorize is not made", () => {
  expect(() => createProxy({ apiKey, baseUrl } as never)).toThrow(/authorize/);
});

test("a form of a foreign page, which can send cookies but no JSON, is refused before anything else", async () => {
  const { fetch, proxy } = before(answer(200), { authorize: () => Promise.reject(new Error("not asked")) });
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]) {
    const refused = await proxy(post("/email/validate", { headers: { "content-type": type } }));
    expect(await reason(refused)).toEqual([400, "BODY", "NOT_JSON"]);
  }
  expect(fetch.requests).toEqual([]);
});

test("a body over the limit is refused: by what it announces, and while it is read", async () => {
  const { fetch, proxy } = before(answer(200), { bodyLimit: 100 });
  const announced = post("/email/validate", { headers: { "content-length": "101" } });
  expect(await reason(await proxy(announced))).toEqual([400, "BODY", "TOO_BIG"]);
  let chunks = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      chunks += 1;
      controller.enqueue(new Uint8Array(30));
    },
  });
  expect(await reason(await proxy(post("/email/validate", { body: endless })))).toEqual([400, "BODY", "TOO_BIG"]);
  expect(chunks).toBeLessThan(10);
  expect((await proxy(post("/email/validate", { body: "x".repeat(100) }))).status).toBe(200);
  expect(fetch.requests).toHaveLength(1);
});

test("a call ends in time, whether the API is silent or the page does not finish what it sends", async () => {
  const errors: unknown[] = [];
  const { proxy } = before(silence, { timeout: 20, onError: (error) => errors.push(error) });
  expect(await reason(await proxy(post("/email/validate")))).toEqual([503, "ENDPOINT", "NOT_AVAILABLE"]);
  const stalled = new ReadableStream({ pull: () => new Promise(() => {}) });
  expect(await reason(await proxy(post("/email/validate", { body: stalled })))).toEqual([
    503,
    "ENDPOINT",
    "NOT_AVAILABLE",
  ]);
  expect(errors).toMatchObject([{ name: "TimeoutError" }, { name: "TimeoutError" }]);
});

const version = { "service-api-version": "2.1" };

test("what concerns the key is no concern of the page: it gets a 503, and the server hears why", async () => {
  const steps: [Step, RegExp][] = [
    [answer(401, { errors: [] }), /401/],
    [answer(402, { errors: [] }), /402/],
    [answer(403, { errors: [] }), /403/],
    [answer(302, {}, { location: "https://evil.example" }), /redirect/],
    [answer(200, { result: { echo: `Bearer ${apiKey}` } }), /repeats the key/],
    [
      () => new Response(`{"result":{"echo":"${apiKey.replace("-", "\\u002d")}"}}`, { headers: version }),
      /repeats the key/,
    ],
    [answer(429, { errors: [] }, { "retry-after": apiKey }), /repeats the key/],
    [answer(405, { errors: [] }, { allow: `POST, ${apiKey}` }), /repeats the key/],
    [answer(200, undefined, { "service-api-version": "2.0" }), /from version 2.0 instead of 2.1/],
    [noConnection, /fetch failed/],
  ];
  for (const [step, said] of steps) {
    const errors: unknown[] = [];
    const response = await before(step, { onError: (error) => errors.push(error) }).proxy(post("/email/validate"));
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain(apiKey);
    expect(String(errors[0])).toMatch(said);
    expect(inspect(errors, { depth: null })).not.toContain(apiKey);
  }
});

test("the page hears how long to wait, and of the API's headers nothing else that could tell of the server", async () => {
  const { proxy } = before(
    answer(429, { errors: [] }, { "retry-after": "7", "set-cookie": "a=b", server: "nginx", "x-key": "k" }),
  );
  const response = await proxy(post("/email/validate"));
  expect(response.status).toBe(429);
  expect(Object.fromEntries(response.headers)).toEqual({
    "cache-control": "no-store",
    "content-type": "application/json",
    "retry-after": "7",
    "service-api-version": "2.1",
  });
});

test("an empty body is answered as the API would, and not sent", async () => {
  const { fetch, proxy } = before(answer(200));
  expect(await reason(await proxy(post("/email/validate", { body: "" })))).toEqual([400, "BODY", "EMPTY"]);
  expect(fetch.requests).toEqual([]);
});

test("what is no answer of the API's does not reach the page: HTML, foreign JSON, nothing, an answer without an end", async () => {
  const endless = () =>
    new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) }), {
      headers: version,
    });
  const steps: [Step, string][] = [
    [() => new Response("<h1>Bad gateway</h1>", { status: 502 }), "GatewayError"],
    [() => new Response("<h1>Sign in</h1>", { headers: version }), "ResponseParseError"],
    [() => new Response(null, { status: 504 }), "GatewayError"],
    [() => new Response("", { headers: version }), "ResponseParseError"],
    [answer(500, { message: "Internal server error" }), "GatewayError"],
    [answer(404, { errors: ["no such route"] }), "GatewayError"],
    [endless, "NetworkError"],
  ];
  for (const [step, name] of steps) {
    const errors: unknown[] = [];
    const { proxy } = before(step, { onError: (error) => errors.push(error) });
    expect(await reason(await proxy(post("/email/validate")))).toEqual([503, "ENDPOINT", "NOT_AVAILABLE"]);
    expect(errors).toMatchObject([{ name }]);
  }
});

test("a page that was left is nobody's mistake", async () => {
  const errors: unknown[] = [];
  const { proxy } = before(silence, { onError: (error) => errors.push(error) });
  const controller = new AbortController();
  const answered = proxy(post("/email/validate", { signal: controller.signal }));
  controller.abort();
  await answered;
  expect(errors).toEqual([]);
});

test("onError gets the request, and what it throws changes nothing", async () => {
  const heard: string[] = [];
  const throwing = (_error: unknown, request: Request) => {
    heard.push(request.url);
    throw new Error("no log");
  };
  const rejecting = async () => Promise.reject(new Error("no log"));
  for (const onError of [throwing, rejecting])
    expect((await before(noConnection, { onError }).proxy(post("/email/validate"))).status).toBe(503);
  expect(heard).toEqual([`${mount}/email/validate`]);
});

test("only pages of the proxy's own origin may call, by what their browser says of them", async () => {
  const { proxy } = before(answer(200));
  const status = async (headers: Record<string, string>) => (await proxy(post("/email/validate", { headers }))).status;
  expect(await status({ "sec-fetch-site": "same-origin", origin: "https://shop.example" })).toBe(200);
  expect(await status({ origin: "https://shop.example" })).toBe(200);
  expect(await status({})).toBe(200);
  expect(await status({ "sec-fetch-site": "cross-site", origin: "https://evil.example" })).toBe(403);
  expect(await status({ "sec-fetch-site": "same-site", origin: "https://blog.shop.example" })).toBe(403);
  expect(await status({ origin: "https://evil.example" })).toBe(403);
  expect(await status({ origin: "null" })).toBe(403);
});

test("cors lets pages of named origins call, and their browsers ask before", async () => {
  const { proxy } = before(answer(200), { cors: { origins: ["https://shop.example"], credentials: true } });
  const headers = { origin: "https://shop.example", "sec-fetch-site": "cross-site" };
  const preflight = await proxy(
    post("/email/validate", {
      method: "OPTIONS",
      headers: {
        ...headers,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
      },
    }),
  );
  expect([preflight.status, Object.fromEntries(preflight.headers)]).toEqual([
    204,
    {
      "access-control-allow-credentials": "true",
      "access-control-allow-headers": "content-type",
      "access-control-allow-methods": "POST",
      "access-control-allow-origin": "https://shop.example",
      "access-control-expose-headers": "service-api-version, retry-after",
      "access-control-max-age": "600",
      vary: "origin",
    },
  ]);
  const response = await proxy(post("/email/validate", { headers }));
  expect(response.headers.get("access-control-allow-origin")).toBe("https://shop.example");
  expect(response.headers.get("access-control-expose-headers")).toContain("service-api-version");
  const foreign = await proxy(post("/email/validate", { headers: { ...headers, origin: "https://evil.example" } }));
  expect([foreign.status, foreign.headers.has("access-control-allow-origin")]).toEqual([403, false]);
});

test("options are checked when a proxy is made", () => {
  const mistakes: [object, RegExp][] = [
    [{ baseUrl: "api.data-validation.example" }, /baseUrl must be like/],
    [{ baseUrl: undefined }, /baseUrl/],
    [{ baseUrl: "/api" }, /baseUrl must be the http\(s\) address/],
    [{ baseUrl: "https://a.example//v" }, /double slash/],
    [{ authorize: "yes" }, /authorize/],
    [{ version: "3.0" }, /version must be one of 2.0, 2.1/],
    [{ timeout: "10s" }, /timeout must be a number above 0/],
    [{ bodyLimit: -1 }, /bodyLimit/],
    [{ responseLimit: Number.NaN }, /responseLimit/],
    [{ onError: console }, /onError/],
    [{ cors: { origins: ["https://shop.example/"] } }, /"https:\/\/shop.example\/", which is no origin/],
    [{ cors: { origins: ["*"] } }, /no origin/],
    [{ apiKey: "" }, /apiKey is empty/],
  ];
  for (const [mistake, message] of mistakes)
    expect(() => createProxy({ apiKey, baseUrl, authorize: () => true, ...mistake } as never)).toThrow(message);
});

async function listen(options: Partial<ProxyOptions>): Promise<{ server: Server; url: string; port: number }> {
  const proxy = createProxy({ apiKey, baseUrl: mock.url, authorize: () => true, ...options });
  const server = createServer(toNodeListener(proxy)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { server, port, url: `http://127.0.0.1:${port}/api/validation` };
}

async function close(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, "close");
}

test("in Node, the adapter makes it a listener of node:http", async () => {
  const { server, url } = await listen({ bodyLimit: 1000, timeout: 200 });
  const api = createClient({ baseUrl: url });
  expect((await api.email.validate({ email: "jana@company.example" })).data?.result.isValid).toBe(true);
  const tooBig = await api.email.validate({ email: "x".repeat(2000) });
  expect(tooBig.error?.errors[0]).toMatchObject({ type: "BODY", subtype: "TOO_BIG" });
  expect((await fetch(`${url}/email/validate`)).status).toBe(405);
  await close(server);
});

test("in Node, garbage and stalling clients are answered, and do not bring the server down", async () => {
  const { server, port, url } = await listen({ timeout: 100 });
  const say = async (text: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(text);
    const [first] = (await once(socket, "data")) as [Buffer];
    socket.destroy();
    return first.toString().split("\r\n")[0];
  };
  expect(await say("TRACE /email/validate HTTP/1.1\r\nHost: a\r\n\r\n")).toBe("HTTP/1.1 400 Bad Request");
  expect(await say("POST /email/validate HTTP/1.1\r\nHost: a b%\r\nContent-Length: 0\r\n\r\n")).toBe(
    "HTTP/1.1 400 Bad Request",
  );
  const head = "POST /email/validate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
  expect(await say(`${head}Content-Length: 100\r\n\r\n{`)).toBe("HTTP/1.1 503 Service Unavailable");
  expect(
    (await createClient({ baseUrl: url }).email.validate({ email: "jana@company.example" })).response?.status,
  ).toBe(200);
  await close(server);
});

/** Sends what Node, Express, Fastify or Next would have made of a POST, and gives what came back. */
async function throughServer(
  handle: (request: IncomingMessage & { body?: unknown }, response: ServerResponse) => unknown,
): Promise<Response> {
  const server = createServer((request, response) => void handle(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const headers = { "content-type": "application/json" };
  const response = await fetch(`http://127.0.0.1:${port}/email/validate`, { method: "POST", headers, body });
  await response.clone().arrayBuffer();
  await close(server);
  return response;
}

test("in Node, a body that a parser has read is taken from where the parser left it", async () => {
  const { fetch, proxy } = before(answer(200));
  const listener = toNodeListener(proxy);
  for (const keep of [JSON.parse, String, (text: string) => Buffer.from(text)]) {
    const response = await throughServer(async (request, response) => {
      request.body = keep(await text(request));
      await listener(request, response);
    });
    expect(response.status).toBe(200);
  }
  expect(fetch.requests.map(({ body: sent }) => sent)).toEqual([body, body, body]);
});

test("in Node, a body that was read and is nowhere is explained", async () => {
  const errors: Error[] = [];
  const { proxy } = before(answer(200), { onError: (error) => errors.push(error as Error) });
  const response = await throughServer(async (request, response) => {
    await text(request);
    await toNodeListener(proxy)(request, response);
  });
  expect(response.status).toBe(503);
  expect(errors[0]?.message).toMatch(/The body was read before the proxy got it/);
});

test("in Node, authorize sees the framework's request, and two cookies stay two", async () => {
  const { proxy } = before(answer(200), {
    authorize: (_request, context) => {
      expect((context as { session?: string }).session).toBe("jana");
      const refused = new Response(null, { status: 401 });
      refused.headers.append("set-cookie", "a=1");
      refused.headers.append("set-cookie", "b=2");
      return refused;
    },
  });
  const response = await throughServer((request, response) =>
    toNodeListener(proxy)(Object.assign(request, { session: "jana" }), response),
  );
  expect([response.status, response.headers.getSetCookie()]).toEqual([401, ["a=1", "b=2"]]);
});

test("in Node, nothing that a proxy returns ends the process: a body that was used, one that breaks, a rejection", async () => {
  const used = new Response("once");
  await used.text();
  const broken = new Response(new ReadableStream({ start: (controller) => controller.error(new Error("broken")) }));
  for (const handler of [async () => used, async () => broken, () => Promise.reject(new Error("rejected"))]) {
    const response = await throughServer((request, response) => toNodeListener(handler)(request, response));
    expect([response.status, await response.text()]).toEqual([500, ""]);
  }
});

test("in Node, HTTP/2 works as HTTP/1 does", async () => {
  const { fetch, proxy } = before(answer(200));
  const server = http2
    .createServer((request, response) => void toNodeListener(proxy)(request, response as never))
    .listen(0);
  await once(server, "listening");
  const session = http2.connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const stream = session.request({
    ":method": "POST",
    ":path": "/api/email/validate",
    "content-type": "application/json",
  });
  stream.end(body);
  const [headers] = (await once(stream, "response")) as [Record<string, unknown>];
  expect([headers[":status"], await text(stream)]).toEqual([200, '{"result":{}}']);
  expect(fetch.requests.map(({ body: sent }) => sent)).toEqual([body]);
  session.close();
  server.close();
});
