import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { currentVersion, versions } from "../../generated/versions.ts";
import { isLoopback } from "../../packages/mock/src/control/access.ts";
import { createMock } from "../../packages/mock/src/mock.ts";
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";
import { callOf, KEY, validEmail } from "./support/call.ts";

let mock: MockServer;

beforeAll(async () => {
  mock = await serveMock({ host: "0.0.0.0", adminHosts: ["mock.team.example", "other.example:8080"] });
});

afterAll(() => mock.close());

/** Calls the mock with any headers, which `fetch` would not send. */
function call(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
  body = "",
): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: mock.port, host: "127.0.0.1", path, method, headers }, async (response) => {
      let text = "";
      for await (const chunk of response) text += String(chunk);
      resolve([response.statusCode ?? 0, text]);
    });
    sent.on("error", reject).end(body);
  });
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  call(path, { "content-type": "application/json", ...headers }, "POST", JSON.stringify(body));

describe("The controls answer", () => {
  test("no page that points a name of its own at this machine, whatever it asks for", async () => {
    const origin = { host: "evil.example", origin: "http://evil.example" };
    await post("/_mock/respond", { path: "*", answers: { status: 503 } }, { host: "localhost" });
    for (const path of ["/_mock/", "/_mock/page.js", "/_mock/requests", "/_mock/nothing", "/_mock/constructor"]) {
      expect([path, (await call(path, origin))[0]]).toEqual([path, 403]);
    }
    for (const action of ["respond", "reset", "data"])
      expect((await post(`/_mock/${action}`, {}, origin))[0]).toBe(403);
    const [, text] = await call("/_mock/requests", { host: "localhost" });
    expect(JSON.parse(text)).toEqual([]);
    await post("/_mock/reset", {}, { host: "localhost" });
  });

  test.each<[status: number, headers: Record<string, string>]>([
    [200, { host: "localhost" }],
    [200, { host: "LOCALHOST:4010" }],
    [200, { host: "mock.localhost" }],
    [200, { host: "127.0.0.1:4010" }],
    [200, { host: "[::1]:4010" }],
    [200, { host: "mock.team.example" }],
    [200, { host: "mock.team.example:4010" }],
    [200, { host: "other.example:8080" }],
    [403, { host: "other.example" }],
    [403, { host: "localhost.evil.example" }],
    [403, { host: "127.0.0.1.evil.example" }],
    [403, { host: "evil@localhost" }],
    [403, { host: "localhost, evil.example" }],
    [403, { host: "192.168.1.5:4010" }],
    [200, { host: "localhost:1", origin: "http://localhost:1" }],
    [200, { host: "mock.team.example", origin: "https://mock.team.example" }],
    [403, { host: "localhost:1", origin: "http://localhost:2" }],
    [403, { host: "localhost", origin: "https://evil.example" }],
    [403, { host: "localhost", origin: "null" }],
  ])("with %i to %j", async (status, headers) => {
    const [got, text] = await call("/_mock/requests", headers);
    expect(got).toBe(status);
    if (status === 403) expect(JSON.parse(text).message).toContain("The controls of the mock reject");
  });

  test("no other machine that calls itself this one", async () => {
    const { handle } = createMock();
    const { createEngine } = await import("../../packages/mock/src/engine.ts");
    const engine = createEngine({});
    const from = (isLocal: boolean) =>
      engine.control(
        { method: "GET", path: "/_mock/requests", headers: { host: "localhost" } },
        "requests",
        "",
        isLocal,
      );
    expect([(await from(true)).status, (await from(false)).status]).toEqual([200, 403]);
    expect((await handle({ method: "GET", path: "/_mock/requests", headers: { host: "api.test" } })).status).toBe(403);
  });

  test.each([
    ["localhost", true],
    ["::1", true],
    ["127.10.200.3", true],
    ["0.0.0.0", false],
    ["127.0.0.1.example.com", false],
    ["10.127.0.0.1", false],
    ["127.x.y.z", false],
  ])("to %s as this machine: %s", (host, expected) => {
    expect(isLoopback(host)).toBe(expected);
  });

  test("anybody who asks for the health, without a key, whatever the API answers", async () => {
    await using failing = await serveMock({ delay: { least: 60_000, most: 60_000 }, fault: { status: 503, rate: 1 } });
    for (const name of ["health", "ready"]) {
      const response = await fetch(`${failing.url}/_mock/${name}`, { headers: { origin: "https://any.example" } });
      expect([response.status, await response.json()]).toEqual([200, { status: "ok", versions, currentVersion }]);
    }
    expect((await call("/_mock/health", { host: "any.example" }))[0]).toBe(200);
    expect((await call("/_mock/health", {}, "HEAD"))[0]).toBe(200);
    expect((await call("/_mock/health", {}, "POST"))[0]).toBe(405);
    expect(failing.requests()).toEqual([]);
    const below = createMock({ basePath: "/api" });
    expect((await below.fetch("https://shop.test/api/_mock/health")).status).toBe(200);
  });

  test("what there is, and say what that is", async () => {
    const host = { host: "localhost" };
    for (const name of ["constructor", "__proto__", "toString", "nothing", "../src/index.ts", "..%2fengine.ts"]) {
      const [status, text] = await call(`/_mock/${name}`, host);
      expect([status, text]).toEqual([404, expect.stringContaining("/_mock/requests")]);
    }
    expect((await call("/_mock/reset", { ...host, "content-type": "text/plain" }, "POST", "{}"))[0]).toBe(415);
    expect(await post("/_mock/respond", {}, host)).toEqual([400, expect.stringContaining('Send { \\"path\\"')]);
    expect((await call("/_mock/respond", { ...host, "content-type": "application/json" }, "POST", "{"))[0]).toBe(400);
  });
});

test("Suites in other languages do over HTTP what the function does: script, scope, read and reset", async () => {
  const path = "/email/validate";
  const send = async (key = KEY) => {
    const { headers, body } = callOf(validEmail, { authorization: `Bearer ${key}` });
    return (await call(path, headers as Record<string, string>, "POST", String(body)))[0];
  };
  const answers = { status: 429, times: 1 };
  expect(await post("/_mock/respond", { path, answers })).toEqual([204, ""]);
  expect(await post("/_mock/respond?key=worker-1", { path, answers: [{ status: 503 }] })).toEqual([204, ""]);
  expect([await send("worker-1"), await send(), await send()]).toEqual([503, 429, 200]);
  const [, text] = await call(`/_mock/requests?status=429&path=${path}`, { host: "localhost" });
  expect(JSON.parse(text)).toMatchObject([{ path, answeredBy: "script", answer: { status: 429 } }]);
  expect(text).not.toContain(KEY);
  expect((await post("/_mock/reset?key=worker-1", {}))[0]).toBe(204);
  expect([await send("worker-1"), mock.requests().length]).toEqual([200, 3]);
  const [status, message] = await post("/_mock/respond", { path, answers: { headers: { "x y": "1" } } });
  expect([status, message]).toEqual([400, expect.stringContaining("headers takes")]);
});
