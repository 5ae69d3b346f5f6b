import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { currentVersion, versions } from "@data-validation/generated/versions";
import { createEngine } from "@data-validation/mock/internal/engine/engine";
import { createMock } from "@data-validation/mock/internal/mock";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { afterAll, afterEach, expect, test } from "vitest";
import { CALL_KEY, callOf, validEmail } from "./support/call.ts";

const mock = await serveMock({
  host: "0.0.0.0",
  adminHosts: ["mock.team.example", "other.example:8080"],
  adminOrigins: ["http://localhost:6006"],
});
afterEach(() => mock.reset());
afterAll(() => mock.close());

/** Calls the mock with any headers, which `fetch` would not send. */
async function send(path: string, headers: Record<string, string> = {}, method = "GET", body = "") {
  const sent = request({ port: mock.port, host: "127.0.0.1", path, method, headers }).end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return response;
}

/** The status and the text of the response to a call. */
async function call(...sent: Parameters<typeof send>) {
  const response = await send(...sent);
  return [response.statusCode ?? 0, await text(response)] as const;
}

const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  call(path, { "content-type": "application/json", ...headers }, "POST", JSON.stringify(body));

test("The controls reject a page that points a name of its own at this machine, whatever it asks for", async () => {
  const origin = { host: "evil.example", origin: "http://evil.example" };
  await postJson(
    "/_mock/respond",
    { path: "*", responses: { status: 503 } },
    { host: "localhost" },
  );
  for (const path of [
    "/_mock/",
    "/_mock/page.js",
    "/_mock/requests",
    "/_mock/nothing",
    "/_mock/constructor",
  ]) {
    expect([path, (await call(path, origin))[0]]).toEqual([path, 403]);
  }
  for (const action of ["respond", "reset", "data"])
    expect((await postJson(`/_mock/${action}`, {}, origin))[0]).toBe(403);
  const [, said] = await call("/_mock/requests", { host: "localhost" });
  expect(JSON.parse(said)).toEqual([]);
});

// Each form of a host and an origin: control-access.test.ts.
test.each<[status: number, headers: Record<string, string>]>([
  [200, { host: "mock.team.example:4010" }],
  [403, { host: "other.example" }],
  [200, { host: "mock.team.example", origin: "https://mock.team.example" }],
  [403, { host: "localhost:1", origin: "http://localhost:2" }],
])("The controls respond with %i to the headers %j", async (status, headers) => {
  const [got, list] = await call("/_mock/requests", headers);
  expect(got).toBe(status);
  if (status === 403) expect(JSON.parse(list).message).toContain("The controls of the mock reject");
});

test("The controls allow the page of a listed origin, and name the option to the page of another one", async () => {
  const storybook = { host: "localhost", origin: "http://localhost:6006" };
  const preflight = { ...storybook, "access-control-request-method": "POST" };
  const headersFor = async (method: string, headers: Record<string, string>) =>
    (await send("/_mock/scripts", headers, method)).resume().headers;
  for (const headers of [
    await headersFor("GET", storybook),
    await headersFor("OPTIONS", preflight),
  ])
    expect(headers).toMatchObject({
      "access-control-allow-origin": storybook.origin,
      "access-control-allow-headers": "content-type",
      "access-control-allow-methods": "GET, POST, DELETE",
      vary: "origin",
    });
  expect(
    (await headersFor("GET", { host: "localhost" }))["access-control-allow-origin"],
  ).toBeUndefined();
  const [, message] = await call("/_mock/scripts", {
    host: "localhost",
    origin: "http://localhost:6007",
  });
  expect(message).toContain("--admin-origin http://localhost:6007");
});

test("The controls check the host of a whole address instead of the header", async () => {
  const target = (host: string) => call(`http://${host}/_mock/requests`, { host: "localhost" });
  expect([(await target("evil.example"))[0], (await target("localhost"))[0]]).toEqual([403, 200]);
});

test("The page of the controls cannot be shown by another site in a frame", async () => {
  const { headers } = await fetch(`http://localhost:${mock.port}/_mock/`);
  expect(headers.get("content-security-policy")).toMatch(
    /default-src 'self'.*frame-ancestors 'none'/,
  );
});

test.each([
  ["POST", "reset?kye=worker-3", {}, "The query of /_mock/reset has no kye. Did you mean key?"],
  [
    "POST",
    "respond?status=3",
    {},
    "The query of /_mock/respond has no status. It has: key, header.",
  ],
  [
    "POST",
    "respond",
    { path: "*", responses: [], times: 1 },
    "The body has no times. It has: path, responses.",
  ],
  ["POST", "respond", {}, 'Send { \\"path\\"'],
  ["POST", "respond", { path: "*", responses: { headers: { "x y": "1" } } }, "headers takes"],
  ["GET", "health?verbose=1", {}, "The query of /_mock/health has no verbose."],
  ["POST", "reset?header=x-worker", {}, 'header takes name:value, not \\"x-worker\\".'],
  ["POST", "data", { companies: [{ name: 5 }] }, "companies[0].name must be a string or null."],
  [
    "GET",
    "requests?stauts=429",
    {},
    "The query of /_mock/requests has no stauts. Did you mean status?",
  ],
  ["GET", "requests?status=no", {}, "status takes a number"],
  ["DELETE", "scripts?id=7000", {}, "There is no script 7000."],
])(
  "The controls reject a mistake with 400: %s /_mock/%s with %j",
  async (method, path, body, words) => {
    const headers = { host: "localhost", "content-type": "application/json" };
    const [status, message] = await call(`/_mock/${path}`, headers, method, JSON.stringify(body));
    expect([status, message]).toEqual([400, expect.stringContaining(words)]);
  },
);

test("The controls reject another machine that calls itself this one", async () => {
  const get = (host: string) => ({ method: "GET", path: "/_mock/requests", headers: { host } });
  const call = get("localhost");
  const { control } = createEngine({});
  const from = async (isLocal: boolean) =>
    (await control({ call, name: "requests", query: "", isLocal })).status;
  expect([await from(true), await from(false)]).toEqual([200, 403]);
  expect((await createMock().handle(get("api.test"))).status).toBe(403);
});

test("Anybody may ask for the health, without a key, whatever the API responds", async () => {
  await using failing = await serveMock({
    delay: { least: 60_000, most: 60_000 },
    fault: { status: 503, rate: 1 },
  });
  for (const name of ["health", "ready"]) {
    const response = await fetch(`${failing.url}/_mock/${name}`, {
      headers: { origin: "https://any.example" },
    });
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: "ok", versions, currentVersion },
    ]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  expect((await call("/_mock/health", { host: "any.example" }))[0]).toBe(200);
  expect((await call("/_mock/health", {}, "HEAD"))[0]).toBe(200);
  expect((await call("/_mock/health", {}, "POST"))[0]).toBe(405);
  expect(failing.requests()).toEqual([]);
  const below = createMock({ basePath: "/api" });
  expect((await below.fetch("https://shop.test/api/_mock/health")).status).toBe(200);
});

test("The controls list their own addresses for an unknown one", async () => {
  for (const name of [
    "constructor",
    "__proto__",
    "toString",
    "nothing",
    "../src/index.ts",
    "..%2fengine.ts",
  ]) {
    const [status, said] = await call(`/_mock/${name}`, { host: "localhost" });
    expect([status, said]).toEqual([404, expect.stringContaining("/_mock/requests, /_mock/")]);
  }
});

test.each([
  [415, "text/plain", "{}"],
  [400, "application/json", "{"],
])("The controls respond with %i to a body of the type %s: %s", async (status, type, body) => {
  const headers = { host: "localhost", "content-type": type };
  expect((await call("/_mock/respond", headers, "POST", body))[0]).toBe(status);
});

test("The controls name the methods of an address to a call with another method", async () => {
  const response = await send("/_mock/requests", { host: "localhost" }, "PUT");
  expect([response.statusCode, response.headers.allow]).toEqual([405, "GET, DELETE"]);
  expect(JSON.parse(await text(response))).toEqual({
    message: "/_mock/requests takes GET, DELETE.",
  });
  expect(await call("/_mock/requests", { host: "localhost" }, "OPTIONS")).toEqual([204, ""]);
});

const path = "/email/validate";

/** The status of a call of the API with a key. */
async function statusFor(key = CALL_KEY) {
  const { headers, body } = callOf(validEmail, { authorization: `Bearer ${key}` });
  return (await call(path, headers as Record<string, string>, "POST", String(body)))[0];
}

/** Adds a script for one call of any key, and one for all calls of a worker's. */
async function addScripts() {
  const once = { path, responses: { status: 429, times: 1 } };
  const always = { path, responses: [{ status: 503 }] };
  expect(await postJson("/_mock/respond", once)).toEqual([204, ""]);
  expect(await postJson("/_mock/respond?key=worker-1", always)).toEqual([204, ""]);
}

/** The scripts of the worker. */
const listScripts = async () =>
  JSON.parse((await call("/_mock/scripts?key=worker-1", { host: "localhost" }))[1]);

const remove = async (name: string) =>
  (await call(`/_mock/${name}`, { host: "localhost" }, "DELETE"))[0];

test("A script that is added over HTTP is for all calls, or for those of a key", async () => {
  await addScripts();
  const statuses = [await statusFor("worker-1"), await statusFor(), await statusFor()];
  expect(statuses).toEqual([503, 429, 200]);
});

test("The scripts of a key are listed with the number of their responses", async () => {
  await addScripts();
  const script = { path, response: { status: 503 }, scope: { key: "worker-1" } };
  expect(await listScripts()).toEqual([{ id: expect.any(Number), ...script, used: 0 }]);
  await statusFor("worker-1");
  expect(await listScripts()).toMatchObject([{ used: 1 }]);
});

test("The requests with a status and a path are listed without their key", async () => {
  await addScripts();
  for (const key of ["worker-1", CALL_KEY, CALL_KEY]) await statusFor(key);
  const [, list] = await call(`/_mock/requests?status=429&path=${path}`, { host: "localhost" });
  expect(JSON.parse(list)).toMatchObject([
    { path, respondedBy: "script", response: { status: 429 } },
  ]);
  expect(list).not.toContain(CALL_KEY);
});

test("The requests of a key are removed without its scripts", async () => {
  await addScripts();
  for (const key of ["worker-1", CALL_KEY]) await statusFor(key);
  expect(await remove("requests?key=worker-1")).toBe(204);
  expect(mock.requests()).toMatchObject([{ response: { status: 429 } }]);
  expect(await listScripts()).toMatchObject([{ used: 1 }]);
});

test("A script is removed by its id", async () => {
  await addScripts();
  const [{ id }] = await listScripts();
  expect(await remove(`scripts?id=${id}`)).toBe(204);
  expect(await listScripts()).toEqual([]);
  expect([await statusFor("worker-1"), await statusFor("worker-1")]).toEqual([429, 200]);
});

test("A reset of a key removes its scripts and requests, and no others", async () => {
  await addScripts();
  for (const key of ["worker-1", CALL_KEY]) await statusFor(key);
  expect((await postJson("/_mock/reset?key=worker-1", {}))[0]).toBe(204);
  expect(mock.requests()).toMatchObject([{ response: { status: 429 } }]);
  expect(await statusFor("worker-1")).toBe(200);
});
