import { describe, expect, test } from "vitest";
import { currentVersion, versions } from "../../generated/versions.ts";
import { createMock, type Mock } from "../../packages/mock/src/mock.ts";
import { serveMock } from "../../packages/mock/src/node/serve.ts";

const path = "/email/validate";
const headers = { authorization: "Bearer secret-key-1234", "content-type": "application/json" };
const call = (mock: Mock, email = "jana.kadlecova@seznam.cz") =>
  mock.fetch(`https://api.test${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify({ request: { query: { email } } }),
  });

const statuses = async (mock: Mock, times: number) => {
  const found: number[] = [];
  for (let index = 0; index < times; index += 1) found.push((await call(mock)).status);
  return found;
};

describe("A test can say", () => {
  test("which status comes how often, and what after it", async () => {
    const mock = createMock();
    mock.respond(path, { status: 429, times: 2 }, { status: 503 });
    expect(await statuses(mock, 4)).toEqual([429, 429, 503, 200]);
  });

  test("which named example, and which body of its own", async () => {
    const mock = createMock();
    mock.respond(path, { example: "unknownWithCorrection" });
    expect((await (await call(mock)).json()).result.proposal).toBe("unknownWithCorrection");
    const body = {
      result: {
        isValid: true,
        proposal: "valid",
        data: { email: "a@b.cz", user: "a", domain: "b.cz" },
        errors: [],
        flags: {},
      },
      resultCorrected: null,
      suggestions: [],
    };
    mock.respond(path, { body, offContract: true, headers: { "X-Mine": "1" } });
    const response = await call(mock);
    expect([response.headers.get("x-mine"), await response.json()]).toEqual(["1", body]);
  });

  test("for which requests", async () => {
    const mock = createMock();
    mock.respond(path, { status: 402, when: { query: { email: "poor@seznam.cz" } } });
    mock.respond(path, { status: 403, when: ({ body }) => JSON.stringify(body).includes("far@") });
    expect([(await call(mock, "poor@seznam.cz")).status, (await call(mock, "far@seznam.cz")).status]).toEqual([
      402, 403,
    ]);
    expect((await call(mock)).status).toBe(200);
  });

  test("that the connection is cut, before the answer or in its middle", async () => {
    const mock = createMock();
    mock.respond(path, { network: "reset", times: 1 });
    await expect(call(mock)).rejects.toThrow(TypeError);
    mock.respond(path, { network: "cut", times: 1 });
    await expect((await call(mock)).text()).rejects.toThrow(TypeError);
    await using server = await serveMock();
    const send = () => fetch(`${server.url}${path}`, { method: "POST", headers, body: "{}" });
    server.respond(path, { network: "reset" }, { network: "cut" });
    await expect(send()).rejects.toThrow();
    await expect(send().then((response) => response.text())).rejects.toThrow();
    expect((await send()).status).toBe(400);
  });

  test("only what there is: a path, a status, an example, a member", () => {
    const mock = createMock();
    expect(() => mock.respond("/email/guess" as never, { status: 500 })).toThrow("There are: /company/get");
    expect(() => mock.respond(path, { status: 418 })).toThrow("the contract has no status 418");
    expect(() => mock.respond(path, { stauts: 500 } as never)).toThrow("an answer has no stauts");
  });
});

test("A body that the contract does not allow becomes a 500 that says so, unless it is meant", async () => {
  const errors: unknown[] = [];
  const mock = createMock({ onError: (error) => void errors.push(error) });
  mock.respond(path, { body: { result: 1 } });
  const response = await call(mock);
  expect(response.status).toBe(500);
  expect((await response.json()).errors[0].description).toContain("the contract does not allow");
  expect(errors).toHaveLength(1);
  mock.respond(path, { body: 5 });
  expect((await (await call(mock)).json()).errors[0].description).toContain("The body must be object.");
});

test("The calls are remembered with body, version and answer, and with no more of the key than its end", async () => {
  const mock = createMock({ remember: 2 });
  await call(mock, "first@seznam.cz");
  await call(mock, "second@seznam.cz");
  await call(mock, "third@seznam.cz");
  const calls = mock.requests({ path });
  expect(calls.map(({ body }) => (body as { request: { query: { email: string } } }).request.query.email)).toEqual([
    "second@seznam.cz",
    "third@seznam.cz",
  ]);
  expect(calls[0]).toMatchObject({ version: "2.1", answer: { status: 200, body: { result: {} } } });
  expect(JSON.stringify(calls)).not.toContain("secret");
  mock.reset();
  expect(mock.requests()).toEqual([]);
});

test("Suites in other languages do the same over HTTP", async () => {
  await using mock = await serveMock();
  const post = (action: string, body: unknown, type = "application/json") =>
    fetch(`${mock.url}/_mock/${action}`, {
      method: "POST",
      headers: { "content-type": type },
      body: JSON.stringify(body),
    });
  expect((await post("respond", { path, answers: { status: 429, times: 1 } })).status).toBe(204);
  const send = () =>
    fetch(`${mock.url}${path}`, { method: "POST", headers, body: '{"request":{"query":{"email":"a@seznam.cz"}}}' });
  expect([(await send()).status, (await send()).status]).toEqual([429, 200]);
  const calls = await (await fetch(`${mock.url}/_mock/requests?status=429`)).json();
  expect(calls).toMatchObject([{ path, answer: { status: 429 } }]);
  expect((await post("reset", {})).status).toBe(204);
  expect(mock.requests()).toEqual([]);
  // Wrong calls say what is wrong; a page of another origin can send no JSON without asking.
  expect(await (await post("respond", { path: "/x", answers: {} })).json()).toMatchObject({
    message: expect.stringContaining("/x"),
  });
  const refused = await post("reset", {}, "text/plain");
  expect([refused.status, refused.headers.get("content-type")]).toEqual([415, "application/json"]);
});

test("A server that others can reach is not scripted over HTTP unless it is said to", async () => {
  await using mock = await serveMock({ host: "0.0.0.0" });
  expect((await fetch(`${mock.url}/_mock/requests`)).status).toBe(401);
});

test("Everybody may ask how the mock is, without a key, whatever its answers to the API have been set to", async () => {
  await using mock = await serveMock({
    host: "0.0.0.0",
    delay: { least: 60_000, most: 60_000 },
    fault: { status: 503, rate: 1 },
  });
  const response = await fetch(`${mock.url}/_mock/health`);
  expect([response.status, await response.json()]).toEqual([200, { status: "ok", versions, currentVersion }]);
  expect((await fetch(`${mock.url}/_mock/health`, { method: "HEAD" })).status).toBe(200);
  expect((await fetch(`${mock.url}/_mock/health`, { method: "POST" })).status).toBe(405);
  expect(mock.requests()).toEqual([]);
  const below = createMock({ basePath: "/api" });
  expect((await below.fetch("https://shop.test/api/_mock/health")).status).toBe(200);
});

test("A strict mock refuses a misspelt option, and says what was meant; others let it pass as the service may", async () => {
  const body = JSON.stringify({
    request: { query: { email: "a@seznam.cz" }, options: { acceptFreemail: true, validationType: "bsic" } },
  });
  const send = (mock: Mock) => mock.fetch(`https://api.test${path}`, { method: "POST", headers, body });
  expect((await send(createMock())).status).toBe(200);
  const response = await send(createMock({ strict: true }));
  expect(response.status).toBe(400);
  expect((await response.json()).errors).toMatchObject([
    { relatedTo: ["options.acceptFreemail"], description: expect.stringContaining("Did you mean acceptFreemails?") },
    { relatedTo: ["options.validationType"], description: expect.stringContaining("basic, extended") },
  ]);
});

test("A mock without authentication answers calls without a key; with it, every path wants one first", async () => {
  const bare = {
    method: "POST",
    path,
    headers: { "content-type": "application/json" },
    body: '{"request":{"query":{"email":"a@seznam.cz"}}}',
  };
  expect((await createMock({ authentication: false }).handle(bare)).status).toBe(200);
  const mock = createMock();
  for (const change of [{}, { path: "/no/such/path" }, { method: "GET" }, { body: "" }]) {
    expect((await mock.handle({ ...bare, ...change })).status).toBe(401);
  }
  for (const more of [{ prefer: "code=200" }, { "api-version": "9.9" }]) {
    expect((await mock.handle({ ...bare, headers: { ...bare.headers, ...more } })).status).toBe(401);
  }
});

test("Companies of a caller's own take the place of the invented ones", async () => {
  const { catalogue } = await import("../../packages/mock/src/catalogue.ts");
  const [company] = (await catalogue()).companies;
  if (!company) throw new Error("The world has no company.");
  const mock = createMock({ companies: [{ ...company, name: "Pekárna U Lva s.r.o." }] });
  const response = await mock.fetch("https://api.test/company/search", {
    method: "POST",
    headers,
    body: JSON.stringify({ request: { query: { type: "name", value: "Pekárna U" } } }),
  });
  expect((await response.json()).results).toMatchObject([{ data: { name: "Pekárna U Lva s.r.o." } }]);
});
