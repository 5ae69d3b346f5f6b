import { describe, expect, test } from "vitest";
import { type LogEntry, toLine } from "../../packages/mock/src/log.ts";
import { createMock } from "../../packages/mock/src/mock.ts";
import { isLoopback } from "../../packages/mock/src/node/serve.ts";
import type { MockOptions } from "../../packages/mock/src/options.ts";

const call = (query: object, headers: Record<string, string> = {}) => ({
  method: "POST",
  path: "/email/validate",
  headers: { authorization: "Bearer a-long-key", "content-type": "application/json", ...headers },
  body: JSON.stringify({ request: { query } }),
});
const email = { email: "jana.kadlecova@seznam.cz" };

describe("An option", () => {
  test.each<[name: string, value: unknown, expected: string]>([
    ["authentication", "yes", 'true or false, not "yes"'],
    ["strict", 1, "true or false, not 1"],
    [
      "delay",
      { least: 800, most: 100 },
      'a range of milliseconds, { least: 100, most: 800 }, not {"least":800,"most":100}',
    ],
    ["delay", { least: -1, most: 1 }, "a range of milliseconds"],
    ["delay", { least: 1 }, "a range of milliseconds"],
    ["delay", 5, "a range of milliseconds"],
    ["delay", null, "a range of milliseconds"],
    ["delay", { least: 0, most: "100" }, "a range of milliseconds"],
    ["delay", { least: "0", most: 100 }, "a range of milliseconds"],
    ["fault", null, "a share from 0 to 1"],
    ["fault", { status: 503, rate: "1" }, "a share from 0 to 1"],
    ["fault", { status: 503, rate: 1.1 }, "a share from 0 to 1"],
    ["fault", { status: 503, rate: -0.1 }, "a share from 0 to 1"],
    ["fault", { status: 200, rate: 0 }, "a status of the contract (400, 401, 402, 403, 404, 405, 429, 500, 503)"],
    ["seed", 1.5, "a whole number from 0 to 9007199254740991, not 1.5"],
    ["seed", -1, "a whole number"],
    ["remember", 1_000_001, "a whole number from 0 to 1000000"],
    ["basePath", "api", "a path that begins with / and does not end with one"],
    ["basePath", "/api/", "a path that begins with /"],
    ["basePath", "/api?x", "a path that begins with /"],
    ["basePath", "/a#b", "a path that begins with /"],
    ["log", "console", 'a function, not "console"'],
    ["now", 5, "a function, not 5"],
    ["companies", {}, "a list of companies, not {}"],
    ["locations", "x", "a list of locations"],
    ["admin", () => true, "true or false, not a function"],
  ])("%s does not take %j", (name, value, expected) => {
    const make = () => createMock({ [name]: value } as MockOptions);
    expect(make).toThrow(`The option ${name} takes `);
    expect(make).toThrow(expected);
  });

  test("that is long is not repeated whole", () => {
    const make = () => createMock({ basePath: `/${"x".repeat(1000)}/` });
    expect(make).toThrow(/not "\/x{10,100}\.?$/);
  });

  test.each<[name: string, value: unknown]>([
    ["delay", { least: 0, most: 0 }],
    ["fault", { status: 503, rate: 0 }],
    ["fault", { status: 503, rate: 1 }],
    ["basePath", ""],
    ["basePath", "/api"],
    ["basePath", "/api/v2"],
    ["remember", 0],
    ["seed", undefined],
  ])("%s takes %j", (name, value) => {
    expect(createMock({ [name]: value } as MockOptions)).toHaveProperty("fetch");
  });
});

describe("The log", () => {
  async function entryOf(...[query, headers]: Parameters<typeof call>): Promise<LogEntry | undefined> {
    const entries: LogEntry[] = [];
    let time = 100;
    const mock = createMock({ log: (entry) => void entries.push(entry), now: () => (time += 5) });
    await mock.handle(call(query, headers));
    return entries[0];
  }

  test("tells of a success what was called, in which version, for how long, and the end of the key", async () => {
    expect(await entryOf(email, { "api-version": "2.0" })).toEqual({
      method: "POST",
      path: "/email/validate",
      version: "2.0",
      status: 200,
      milliseconds: 5,
      key: "…-key",
      reasons: [],
      violations: [],
      isLost: false,
    });
  });

  test("tells of a failure why", async () => {
    const entry = await entryOf({ email: 5 });
    expect(entry).toMatchObject({ status: 400, version: "2.1" });
    expect(entry?.reasons).toEqual(["QUERY PARAMETER_VALUE_NOT_SUPPORTED: The field query.email must be a string."]);
  });

  test("never tells more of a key than its end, and nothing of a short one", async () => {
    expect((await entryOf(email, { authorization: "Bearer 1234567" }))?.key).toBe("…");
    expect((await entryOf(email, { authorization: "Bearer 12345678" }))?.key).toBe("…5678");
    expect((await entryOf(email, { authorization: "Basic abc" }))?.key).toBeUndefined();
  });

  test("is a line a call, and one for each thing that the contract has against the answer", () => {
    const entry: LogEntry = {
      method: "POST",
      path: "/a",
      version: "2.1",
      status: 500,
      milliseconds: 1.26,
      key: "…abcd",
      reasons: ["One.", "Two."],
      violations: ["A.", "B."],
      isLost: true,
    };
    expect(toLine(entry).split("\n")).toEqual([
      "500 POST /a  2.1  1.3 ms  key …abcd  not received  One. Two.",
      "    against the contract: A.",
      "    against the contract: B.",
    ]);
  });
});

describe("A browser's question before a call", () => {
  const ask = (headers: Record<string, string>) =>
    createMock().handle({ method: "OPTIONS", path: "/email/validate", headers, body: null });

  test("needs no key, and hears that POST and its headers are fine", async () => {
    const answer = await ask({
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,api-version",
    });
    expect(answer).toMatchObject({
      status: 204,
      headers: {
        "access-control-allow-methods": "POST",
        "access-control-allow-headers": "authorization,api-version",
        "access-control-allow-origin": "*",
        "service-api-version": "2.1",
      },
    });
    expect(answer.headers).not.toHaveProperty("content-type");
  });

  test("is a call like others without its header", async () => {
    expect((await ask({})).status).toBe(401);
    expect((await ask({ authorization: "Bearer any" })).status).toBe(405);
  });
});

describe("The mock as fetch", () => {
  const { fetch, requests, reset } = createMock();
  const init = { method: "POST", headers: call(email).headers, body: call(email).body };
  const address = "https://api.test/email/validate?x=1";

  test.each([
    ["an address", () => fetch(address, init)],
    ["a URL", () => fetch(new URL(address), init)],
    ["a Request", () => fetch(new Request(address, init))],
    ["a Request and what differs from it", () => fetch(new Request(address), init)],
  ])("takes %s", async (_, send) => {
    reset();
    const response = await send();
    expect([response.status, response.headers.get("service-api-version")]).toEqual([200, "2.1"]);
    expect(await response.json()).toMatchObject({ result: { isValid: true } });
    expect(requests()).toMatchObject([{ path: "/email/validate", version: "2.1" }]);
  });

  test("gives half of an answer that is cut, and then fails", async () => {
    const mock = createMock();
    const whole = await (await mock.fetch(address, init)).text();
    mock.respond("/email/validate", { network: "cut" });
    const reader = (await mock.fetch(address, init)).body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe(whole.slice(0, value?.length));
    expect(value?.length).toBeLessThan(whole.length);
    await expect(reader?.read()).rejects.toThrow("The mock cut the connection, as a script asked it to.");
    mock.respond("/email/validate", { network: "reset" });
    await expect(mock.fetch(address, init)).rejects.toThrow("The mock cut the connection, as a script asked it to.");
  });

  test("forgets calls and scripted answers on reset", async () => {
    const mock = createMock();
    mock.respond("/email/validate", { status: 503 });
    mock.reset();
    expect((await mock.fetch(address, init)).status).toBe(200);
    mock.reset();
    expect(mock.requests()).toEqual([]);
  });
});

describe("What a test asks of the mock", () => {
  test("the calls can be chosen by method, path, version and status", async () => {
    const mock = createMock();
    await mock.handle(call(email));
    await mock.handle(call(email, { "api-version": "2.0" }));
    await mock.handle(call({ email: 5 }));
    await mock.handle({ ...call({ value: "jana" }), path: "/email/search" });
    await mock.handle({ ...call(email), method: "PUT" });
    const told = (filter?: Parameters<typeof mock.requests>[0]) =>
      mock.requests(filter).map(({ method, path, version, answer }) => `${method} ${path} ${version} ${answer.status}`);
    expect(told()).toHaveLength(5);
    expect(told({ method: "PUT" })).toEqual(["PUT /email/validate 2.1 405"]);
    expect(told({ path: "/email/search" })).toEqual(["POST /email/search 2.1 200"]);
    expect(told({ version: "2.0" })).toEqual(["POST /email/validate 2.0 200"]);
    expect(told({ status: 400 })).toEqual(["POST /email/validate 2.1 400"]);
    expect(told({ path: "/email/validate", status: 200 })).toHaveLength(2);
    expect(told({ path: "/email/search", version: "2.0" })).toEqual([]);
  });

  test("the last calls are kept in their order, and their bodies however they were sent", async () => {
    const mock = createMock({ remember: 3 });
    const queries = Array.from({ length: 8 }, (_, index) => ({ email: `${index}@seznam.cz` }));
    for (const [index, query] of queries.entries()) {
      const { body, ...others } = call(query);
      await mock.handle({ ...others, body: index % 2 === 0 ? body : new TextEncoder().encode(body) });
    }
    const bodies = queries.slice(-3).map((query) => ({ request: { query } }));
    expect(mock.requests().map(({ body }) => body)).toEqual(bodies);
    await mock.handle({ ...call(email), body: "no JSON" });
    await mock.handle({ ...call(email), body: new TextEncoder().encode("no JSON") });
    await mock.handle({ ...call(email), body: null });
    expect(mock.requests().map(({ body }) => body)).toEqual(["no JSON", "no JSON", undefined]);
  });

  test("an answer for a part of the request is not given to a call without a body", async () => {
    const mock = createMock();
    mock.respond("/email/validate", { status: 503, when: { query: email } });
    expect((await mock.handle({ ...call(email), body: null })).status).toBe(400);
    expect((await mock.handle(call(email))).status).toBe(503);
  });

  test.each<[words: string, when: object, query: object, applies: boolean]>([
    ["has the part", { query: { email: "a@b.cz" } }, { email: "a@b.cz", other: 1 }, true],
    ["has another value", { query: { email: "a@b.cz" } }, { email: "c@b.cz" }, false],
    ["has one of two members", { query: { email: "a@b.cz", other: 1 } }, { email: "a@b.cz" }, false],
    ["has a text where the part has an object", { query: { email: { deep: 1 } } }, { email: "a@b.cz" }, false],
    ["has null where the part has an object", { query: { email: { deep: 1 } } }, { email: null }, false],
    ["has null as the part", { query: { email: null } }, { email: null }, true],
  ])("an answer for a part of the request is given when it %s, as it should: %j", async (_, when, query, applies) => {
    const mock = createMock();
    mock.respond("/email/validate", { status: 503, when });
    expect((await mock.handle(call(query))).status === 503).toBe(applies);
  });

  test("an example of another status, or of no name, is refused with the names that there are", async () => {
    const prefer = async (value: string) => {
      const { status, body } = await createMock().handle(call(email, { prefer: value }));
      return [status, (body as { errors?: { description: string }[] }).errors?.[0]?.description ?? ""] as const;
    };
    const [status, words] = await prefer("example=nothing");
    expect(status).toBe(400);
    expect(words).toContain("example=nothing");
    expect(words).toContain("correctionModeFull");
    const [, ofStatus] = await prefer("code=200, example=noCredit");
    expect(ofStatus).toContain("example=noCredit");
    expect((await prefer("code=402, example=noCredit"))[0]).toBe(402);
    const [unknown, statuses] = await prefer("code=418");
    expect(unknown).toBe(400);
    expect(statuses).toMatch(/code=418.*200.*429/);
    expect(await prefer("code=400, example=bodyNotJson")).toEqual(await prefer("example=bodyNotJson"));
    expect(await prefer("code=400, example=queryNotSent")).toEqual(await prefer("example=queryNotSent"));
    expect(await prefer("code=400")).not.toEqual(await prefer("example=queryNotSent"));
  });
});

test("A mock that is done with gives the answers that wait, and makes none wait", async () => {
  const mock = createMock({ delay: { least: 60_000, most: 60_000 } });
  const waiting = mock.handle(call(email));
  await mock[Symbol.asyncDispose]();
  expect((await waiting).status).toBe(200);
  expect((await mock.handle(call(email))).status).toBe(200);
});

test.each([
  ["localhost", true],
  ["::1", true],
  ["127.0.0.1", true],
  ["127.10.200.3", true],
  ["0.0.0.0", false],
  ["::", false],
  ["127.0.0.1.example.com", false],
  ["10.127.0.0.1", false],
  ["192.168.0.1", false],
  ["127.x.y.z", false],
])("%s is reached from this machine alone: %s", (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
