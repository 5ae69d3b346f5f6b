import { describe, expect, test } from "vitest";
import { createFaultInjector } from "../../packages/mock/src/faults.ts";
import { type LogEntry, toLine } from "../../packages/mock/src/log.ts";
import { createMock } from "../../packages/mock/src/mock.ts";
import type { MockOptions } from "../../packages/mock/src/options.ts";
import { ask, callOf, KEY, validEmail } from "./support/call.ts";

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
    ["remember", 1_000_001, "a whole number from 0 to 1000000"],
    ["basePath", "api", "a path that begins with / and does not end with one"],
    ["basePath", "/api/", "a path that begins with /"],
    ["basePath", "/api?x", "a path that begins with /"],
    ["basePath", "/a#b", "a path that begins with /"],
    ["log", "console", 'a function, not "console"'],
    ["onError", 5, "a function, not 5"],
    ["newKeyMilliseconds", 1.5, "a whole number from 0 to 9007199254740991, not 1.5"],
    ["newKeyMilliseconds", -1, "a whole number"],
    ["data", [], "an object, not []"],
    ["replay", {}, "the text of a recording"],
    ["adminHosts", "localhost", "a list of hosts"],
    ["adminHosts", ["http://localhost/"], "a list of hosts"],
    ["strict", () => true, "true or false, not a function"],
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
    ["strict", undefined],
    ["adminHosts", ["mock.team.example:4010"]],
  ])("%s takes %j", (name, value) => {
    expect(createMock({ [name]: value } as MockOptions)).toHaveProperty("fetch");
  });
});

describe("The log", () => {
  async function entryOf(query: unknown, headers: Record<string, string> = {}): Promise<LogEntry | undefined> {
    const entries: LogEntry[] = [];
    await ask(createMock({ log: (entry) => void entries.push(entry) }), query, headers);
    return entries[0];
  }

  test("has of a success what was called, in which version, and what came of it", async () => {
    expect(await entryOf(validEmail, { "api-version": "2.0" })).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      level: "info",
      id: 1,
      method: "POST",
      path: "/email/validate",
      version: "2.0",
      status: 200,
      milliseconds: expect.any(Number),
      answeredBy: "sandbox",
      outcome: "valid",
      query: validEmail,
      reasons: [],
      warnings: [],
      violations: [],
      isLost: false,
    });
  });

  test("has of a failure why", async () => {
    const reasons = ["QUERY PARAMETER_VALUE_NOT_SUPPORTED: The field query.email must be a string."];
    expect(await entryOf({ email: 5 })).toMatchObject({ level: "warn", status: 400, answeredBy: "contract", reasons });
  });

  test("has no part of the key, wherever it was sent", async () => {
    const entry = await entryOf({ email: `${KEY}@seznam.cz` });
    expect(entry?.query).toEqual({ email: "(the key)@seznam.cz" });
    expect(JSON.stringify(entry)).not.toContain(KEY.slice(-4));
  });

  test("is a line for people, with notes below it, and control characters of the caller escaped", () => {
    const entry: LogEntry = {
      time: "",
      level: "error",
      id: 1,
      method: "POST",
      path: "/\u001b[2J\u202e",
      version: "2.1",
      status: 500,
      milliseconds: 1.26,
      answeredBy: "error",
      outcome: undefined,
      query: { a: 1 },
      reasons: ["One\ntwo."],
      warnings: ["W."],
      violations: ["V."],
      isLost: true,
    };
    expect(toLine(entry, (colour, text) => `<${colour}>${text}`).split("\n")).toEqual([
      '<red>500  POST /\\u001b[2J\\u202e  2.1  1.3 ms  error  not received  <dim>{"a":1}',
      "    One\\u000atwo.",
      "    Warning: W.",
      "    Against the contract: V.",
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
  const init = callOf(validEmail) as RequestInit;
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
});

describe("The header Prefer", () => {
  test("an example of another status, or of no name, is refused with the names that there are", async () => {
    const prefer = async (value: string) => {
      const { status, body } = await createMock().handle(callOf(validEmail, { prefer: value }));
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
  const waiting = mock.handle(callOf(validEmail));
  await mock[Symbol.asyncDispose]();
  expect((await waiting).status).toBe(200);
  expect((await mock.handle(callOf(validEmail))).status).toBe(200);
});

test("Delays lie in their range, a share of the calls fails, and every run is the same", () => {
  const draw = (most: number, rate: number) => {
    const next = createFaultInjector({ least: 100, most }, { status: 503, rate });
    return Array.from({ length: 1000 }, next);
  };
  const faults = draw(800, 0.1);
  expect(draw(800, 0.1)).toEqual(faults);
  const delays = faults.map(({ delay }) => delay).sort((a, b) => a - b);
  expect([delays[0], delays[500], delays[999]].map((delay = 0) => Math.round(delay / 10))).toEqual([10, 45, 80]);
  const failures = (rate: number) => draw(100, rate).filter(({ status }) => status === 503).length;
  expect([0, 0.001, 0.1, 0.5, 1].map(failures)).toEqual([0, 1, 100, 500, 1000]);
});

describe("A value of the query asks for an outcome:", () => {
  test.each<[path: string, query: (word: string, number: string) => object]>([
    ["/company/validate", (word, number) => ({ name: `Mock ${word} ${number}` })],
    ["/email/validate", (word, number) => ({ email: `${word}-${number}@mock.example` })],
    ["/location/validate", (word, number) => ({ street: `mock ${word} ${number}` })],
    ["/name/validate", (word, number) => ({ nameSurname: `Mock ${word} ${number}` })],
    ["/phone/validate", (word, number) => ({ numberFull: `+999 ${word === "status" ? "000" : "001"} ${number}` })],
  ])("%s", async (path, query) => {
    const mock = createMock();
    for (const status of [400, 402, 403, 429, 500, 503]) {
      expect(await ask(mock, query("status", `${status}`), {}, path)).toMatchObject({ status });
    }
    expect(mock.requests()[0]?.answeredBy).toBe("value");
    expect((await ask(mock, query("status", "418"), {}, path)).status).toBe(200);
    const late = ask(mock, query("delay", path.startsWith("/phone") ? "999" : "60000"), {}, path);
    await mock[Symbol.asyncDispose]();
    expect((await late).status).toBe(200);
  });
});

test("A mock without authentication answers calls without a key; with it, every path wants one first", async () => {
  const { headers, ...bare } = callOf(validEmail);
  const keyless = { ...bare, headers: { "content-type": "application/json" } };
  expect((await createMock({ authentication: false }).handle(keyless)).status).toBe(200);
  const mock = createMock();
  for (const change of [{}, { path: "/no/such/path" }, { method: "GET" }, { body: "" }]) {
    expect((await mock.handle({ ...keyless, ...change })).status).toBe(401);
  }
  for (const more of [{ prefer: "code=200" }, { "api-version": "9.9" }]) {
    expect((await mock.handle({ ...keyless, headers: { ...keyless.headers, ...more } })).status).toBe(401);
  }
});
