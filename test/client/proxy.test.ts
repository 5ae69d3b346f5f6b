import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { inspect } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "../../generated/client/operations.ts";
import { createClient } from "../../packages/client/src/index.ts";
import { createProxy, type ProxyOptions, toNodeListener } from "../../packages/client/src/proxy.ts";
import { createMock, type Mock } from "../../packages/mock/src/mock.ts";
import { answer, noConnection, type Step, scripted, silence } from "./support/answers.ts";

let mock: Mock;
beforeAll(async () => {
  mock = await createMock();
});
afterAll(() => mock.close());

const apiKey = "dv-very-secret-key";
const baseUrl = "https://api.data-validation.example";
const mount = "https://shop.example/api/validation";
const body = JSON.stringify({ request: { query: { email: "jana@example.test" } } });

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
  expect([response.status, error?.errors[0]?.type]).toEqual([400, "QUERY"]);
});

test("every path of the contract is let through, and leads to the API's address alone", async () => {
  for (const version of ["2.0", "2.1"] as const) {
    const { fetch, proxy } = before(answer(200, {}, { "service-api-version": version }), { version });
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
  const faults: unknown[] = [];
  const failing = before(answer(200), {
    authorize: () => Promise.reject(new Error("no database")),
    onFault: (fault) => faults.push(fault),
  });
  expect(await reason(await failing.proxy(post("/email/validate")))).toEqual([503, "ENDPOINT", "NOT_AVAILABLE"]);
  expect(faults).toMatchObject([{ message: "no database" }]);
  const truthy = before(answer(200), { authorize: () => "yes" as never });
  expect((await truthy.proxy(post("/email/validate"))).status).toBe(401);
  expect([fetch, redirect.fetch, failing.fetch, truthy.fetch].map(({ requests }) => requests.length)).toEqual([
    1, 0, 0, 0,
  ]);
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
  const faults: unknown[] = [];
  const { proxy } = before(silence, { timeout: 20, onFault: (fault) => faults.push(fault) });
  expect(await reason(await proxy(post("/email/validate")))).toEqual([503, "ENDPOINT", "NOT_AVAILABLE"]);
  const stalled = new ReadableStream({ pull: () => new Promise(() => {}) });
  expect(await reason(await proxy(post("/email/validate", { body: stalled })))).toEqual([
    503,
    "ENDPOINT",
    "NOT_AVAILABLE",
  ]);
  expect(faults).toMatchObject([{ name: "TimeoutError" }, { name: "TimeoutError" }]);
});

test("what concerns the key is no concern of the page: it gets a 503, and the server hears why", async () => {
  const steps: [Step, RegExp][] = [
    [answer(401, { errors: [] }), /401/],
    [answer(402, { errors: [] }), /402/],
    [answer(403, { errors: [] }), /403/],
    [answer(302, {}, { location: "https://evil.example" }), /redirect/],
    [answer(200, { echo: `Bearer ${apiKey}` }), /repeats the key/],
    [answer(200, {}, { "service-api-version": "2.0" }), /version 2.0 answered/],
    [noConnection, /fetch failed/],
  ];
  for (const [step, said] of steps) {
    const faults: unknown[] = [];
    const response = await before(step, { onFault: (fault) => faults.push(fault) }).proxy(post("/email/validate"));
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain(apiKey);
    expect(String(faults[0])).toMatch(said);
    expect(inspect(faults, { depth: null })).not.toContain(apiKey);
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
  expect((await api.email.validate({ email: "jana@example.test" })).data?.result.isValid).toBe(true);
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
  expect((await createClient({ baseUrl: url }).email.validate({ email: "jana@example.test" })).response.status).toBe(
    200,
  );
  await close(server);
});
