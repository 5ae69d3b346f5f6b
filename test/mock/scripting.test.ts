import { type Kind, loadExamples } from "@data-validation/generated/mock/index";
import { currentVersion } from "@data-validation/generated/versions";
import { createMock, type Mock } from "@data-validation/mock/internal/mock";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { expect, test } from "vitest";
import { ask, CALL_KEY, callOf, validEmail } from "./support/call.ts";

const path = "/email/validate";

const statuses = async (mock: Mock, times: number, headers = {}) => {
  const statusCodes: number[] = [];
  for (let index = 0; index < times; index += 1)
    statusCodes.push((await ask(mock, validEmail, headers)).status);
  return statusCodes;
};

/** What a value of JSON becomes as the argument of a call that no compiler has seen. */
const unchecked = (response: unknown) => response as never;

test("A script sets the status and how often, a named example, a body, and further headers", async () => {
  const mock = createMock();
  await mock.respond(path, { status: 429, times: 2 }, { status: 503 });
  expect(await statuses(mock, 4)).toEqual([429, 429, 503, 200]);
  await mock.respond(path, { example: "unknownWithCorrection" });
  expect((await ask(mock)).body.result.proposal).toBe("unknownWithCorrection");
  await mock.respond(path, {
    status: 418,
    body: "tea",
    offContract: true,
    headers: { "X-Mine": "1" },
  });
  expect(await ask(mock)).toMatchObject({ status: 418, body: "tea", headers: { "x-mine": "1" } });
});

test("A script changes the computed success by a function or a merge patch; an error stays", async () => {
  const mock = createMock();
  await mock.respond(path, {
    body: (computed, { version }) => ({
      ...computed,
      result: { ...computed.result, proposal: `new-in-${version}` },
    }),
  });
  expect((await ask(mock)).body.result).toMatchObject({
    proposal: "new-in-2.1",
    data: validEmail,
  });
  await mock.respond(path, { patch: { result: { flags: { isFreemail: null } } } });
  const { result } = (await ask(mock)).body;
  expect([result.data.email, "isFreemail" in result.flags]).toEqual([validEmail.email, false]);
  expect((await ask(mock, { email: 5 })).status).toBe(400);
});

test("A script selects requests by a function, or by a part of the request, its key or a header", async () => {
  const mock = createMock();
  await mock.respond(path, { status: 402, when: { query: { email: "poor@seznam.cz" } } });
  await mock.respond(path, {
    status: 403,
    when: ({ body }) => JSON.stringify(body).includes("far@"),
  });
  await mock.respond(path, { status: 429, when: { key: "another" } });
  await mock.respond(path, { status: 503, when: { headers: { "X-Test": "down" } } });
  expect((await ask(mock, { email: "poor@seznam.cz" })).status).toBe(402);
  expect((await ask(mock, { email: "far@seznam.cz" })).status).toBe(403);
  expect(await statuses(mock, 1, { authorization: "Bearer another" })).toEqual([429]);
  expect(await statuses(mock, 1, { "x-test": "down" })).toEqual([503]);
  expect(await statuses(mock, 1)).toEqual([200]);
});

test("A script sets the state of a scenario that it is for, and the state after it", async () => {
  const mock = createMock();
  const scenario = "onboarding";
  await mock.respond(path, {
    scenario,
    ...JSON.parse('{"in":"started","then":"paid","status":402}'),
  });
  await mock.respond(path, { scenario, in: "paid", example: "valid" });
  expect(await statuses(mock, 3)).toEqual([402, 200, 200]);
  mock.reset();
  expect(await statuses(mock, 1)).toEqual([200]);
});

test("A script cuts the connection before the response or in its middle", async () => {
  await using server = await serveMock();
  const mock = createMock();
  for (const target of [mock, server])
    await target.respond(path, { network: "reset" }, { network: "cut" });
  const init = callOf(validEmail) as RequestInit;
  for (const send of [
    () => mock.fetch(`https://api.test${path}`, init),
    () => fetch(server.url + path, init),
  ]) {
    await expect(send()).rejects.toThrow(TypeError);
    await expect(send().then((response) => response.text())).rejects.toThrow(TypeError);
    expect((await send()).status).toBe(200);
  }
});

test.each<[words: string, path: string, response: unknown]>([
  ["there is no operation /email/guess. There are: /company/get", "/email/guess", { status: 500 }],
  ["there is no operation constructor", "constructor", { status: 500 }],
  ["a response has no stauts. Did you mean status?", path, { stauts: 500 }],
  ["a response has no constructor", path, { constructor: 1 }],
  ["a response is an object", path, null],
  ["the contract has no status 418", path, { status: 418 }],
  [
    "status takes a whole number from 200 to 599, not 100",
    path,
    { status: 100, offContract: true },
  ],
  ["a response 204 has no body", path, { status: 204, body: {}, offContract: true }],
  ["headers takes", path, { headers: { "X Mine": "1" } }],
  ["headers takes", path, { headers: { "x-mine": "a\r\nset-cookie: b" } }],
  ["headers takes", path, { headers: { "x-mine": "ž" } }],
  ["headers takes", path, { headers: { "Content-Length": "1" } }],
  ["headers takes", path, { headers: { "x-mine": 1 } }],
  ["when.headers takes", path, { when: { headers: { "X Mine": "1" } } }],
  [
    "The contract has no query.mail. Did you mean email?",
    path,
    { when: { query: { mail: "a@b.cz" } } },
  ],
  ["when never applies: The contract has no emial.", path, { when: { emial: "a@b.cz" } }],
  ["The contract has no query.numbr", "*", { when: { query: { numbr: "1" } } }],
  ["when takes", path, { when: JSON.parse(`${'{"query":'.repeat(20_000)}1${"}".repeat(20_000)}`) }],
  ["patch takes", path, { patch: JSON.parse(`${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`) }],
  ["delay takes", path, { delay: 2 ** 31 }],
  ["times takes", path, { times: 0 }],
  ["there is no example toString. There are: ", path, { example: "toString" }],
  ["exclude one another", path, { example: "valid", body: {} }],
  ["body takes a value of JSON or a function, not 1", path, { body: 1n }],
  ["Name it: { scenario:", path, { in: "paid" }],
  ["Name it: { scenario:", path, JSON.parse('{"then":"paid"}')],
  ["must have required property", path, { body: { result: 1 } }],
  ["The body must be object", "*", { body: 5 }],
  ["/result/isValid must be boolean", path, { patch: { result: { isValid: "yes" } } }],
  [
    "With offContract: true it is sent all the same",
    path,
    { status: 429, body: { message: "slow down" } },
  ],
])(
  "A script is rejected with the reason when it is registered: %s",
  async (words, to, response) => {
    const mock = createMock();
    await expect(mock.respond(unchecked(to), unchecked(response))).rejects.toThrow(words);
    expect((await ask(mock)).status).toBe(200);
  },
);

test("A script with a body that fits one version is only for that version", async () => {
  const mock = createMock();
  const { body } = await ask(mock, { numberFull: "+420607123456" }, {}, "/phone/validate");
  await mock.respond("/phone/validate", { body });
  const old = await ask(
    mock,
    { numberWithPrefix: "+421905123456" },
    { "api-version": "2.0" },
    "/phone/validate",
  );
  expect(old.body.result.data.numberWithPrefix).toBe("+421905123456");
  expect(await ask(mock, { numberFull: "1" }, {}, "/phone/validate")).toMatchObject({
    status: 200,
    body,
  });
  expect(mock.requests({ version: "2.0" })[0]?.nearMiss?.differences).toEqual([
    "Its response does not fit /phone/validate of version 2.0.",
  ]);
});

test("A script takes every response example as its body, and every call waits for the check", async () => {
  const mock = createMock();
  for (const kind of ["company", "email", "location", "name", "phone"] satisfies Kind[]) {
    const examples = Object.values(
      (await loadExamples[kind]())[currentVersion][`${kind}Validate`] ?? {},
    );
    for (const example of examples.filter((each) => "body" in each)) {
      void mock.respond(`/${kind}/validate`, unchecked({ body: example.body }));
      expect((await ask(mock, {}, {}, `/${kind}/validate`)).body).toEqual(example.body);
    }
  }
});

const fails = () => {
  throw new Error("There is a fault.");
};

test.each([
  ["a body that the contract does not allow", () => ({ result: 1 }), /must have required property/],
  ["an exception", fails, /There is a fault\./],
])(
  "Instead of what a script's function cannot return, the computed response is sent: %s",
  async (_, body, words) => {
    const errors: unknown[] = [];
    const mock = createMock({ onError: (error) => void errors.push(error) });
    const computed = await ask(mock);
    await mock.respond(path, { body });
    expect(await ask(mock)).toMatchObject({ status: 200, body: computed.body });
    const [, { respondedBy, response, nearMiss } = {}] = mock.requests();
    expect([errors.length, respondedBy]).toEqual([1, "sandbox"]);
    expect(response?.headers["mock-warning"]).toMatch(words);
    expect(nearMiss?.differences[0]).toMatch(words);
  },
);

test("A scope keeps scripts, scenarios and requests of one key from those of another", async () => {
  const mock = createMock();
  const firstScope = mock.scope({ key: "worker-1" });
  const secondScope = mock.scope({ key: "worker-2" });
  const step = JSON.parse('{"scenario":"s","in":"started","then":"done","status":503}');
  for (const worker of [firstScope, secondScope]) await worker.respond(path, step);
  expect(await statuses(mock, 2, { authorization: "Bearer worker-1" })).toEqual([503, 200]);
  firstScope.reset();
  expect(await statuses(mock, 2, { authorization: "Bearer worker-2" })).toEqual([503, 200]);
  expect([firstScope, secondScope, mock].map((of) => of.requests().length)).toEqual([0, 2, 2]);
});

test("The list of scripts has those that still respond, of one scope or of all", async () => {
  const mock = createMock();
  const scope = mock.scope({ key: "worker-1" });
  await mock.respond(path, { status: 402 });
  await scope.respond(path, { status: 503, times: 1 });
  const listed = (of: Pick<Mock, "scripts">) => of.scripts().map(({ response }) => response);
  expect(listed(mock)).toMatchObject([{ status: 503 }, { status: 402 }]);
  expect(listed(scope)).toMatchObject([{ status: 503 }]);
  expect(await statuses(mock, 1, { authorization: "Bearer worker-1" })).toEqual([503]);
  expect(listed(scope)).toEqual([]);
  expect(listed(mock)).toMatchObject([{ status: 402 }]);
});

test("A scope and a filter of requests have no other members", () => {
  expect(() => createMock().scope(unchecked({ kee: "a" }))).toThrow(
    "A scope has no kee. Did you mean key?",
  );
  expect(() => createMock().requests(unchecked({ stauts: 429 }))).toThrow(
    "The filter of requests has no stauts. Did you mean status?",
  );
});

test("A response that contradicts itself or the contract has a header with the reason", async () => {
  const mock = createMock();
  await mock.respond(path, { patch: { result: { isValid: false } }, times: 1 });
  await mock.respond(path, {
    patch: { result: { isValid: false, proposal: "invalid" } },
    times: 1,
  });
  await mock.respond(path, { body: { result: 1 }, offContract: true, times: 1 });
  const warnings = [await ask(mock), await ask(mock), await ask(mock)].map(
    ({ headers }) => headers["mock-warning"],
  );
  expect(warnings).toEqual([
    expect.stringContaining("Off the contract: "),
    undefined,
    "The script has result.isValid false and result.proposal valid. Set both.",
  ]);
});

test("A scope is a header as well, and the request log has the other one of a call", async () => {
  const mock = createMock();
  await mock.scope({ headers: { "X-Worker": "3" } }).respond(path, { status: 429 });
  expect([...(await statuses(mock, 1, { "x-worker": "3" })), ...(await statuses(mock, 1))]).toEqual(
    [429, 200],
  );
  await ask(mock, {}, { "x-worker": "4" });
  expect(mock.requests().map(({ nearMiss }) => nearMiss?.differences)).toEqual([
    undefined,
    ['The header X-Worker is absent, not "3".'],
    ['The header X-Worker is "4", not "3".'],
  ]);
});

test("The request log names the closest script and what keeps it from applying", async () => {
  const mock = createMock();
  await mock.respond("/email/search", { status: 503 });
  const when = { query: { email: "a@b.cz" }, options: { acceptFreemails: false } };
  await mock.respond(path, { status: 429, times: 1, when });
  await mock.respond(path, { status: 402, when: { query: { email: "c@b.cz" } } });
  await ask(mock, { email: "d@b.cz" });
  expect(mock.requests()[0]).toMatchObject({
    respondedBy: "sandbox",
    nearMiss: { path, differences: ['query.email is "d@b.cz", not "c@b.cz".'] },
  });
  await mock.respond(path, { status: 429, times: 1 });
  await ask(mock);
  await ask(mock);
  expect(mock.requests().map(({ respondedBy }) => respondedBy)).toEqual([
    "sandbox",
    "script",
    "sandbox",
  ]);
  expect(mock.requests()[2]?.nearMiss?.differences).toEqual([
    "It was used once, as often as it was to be.",
  ]);
  await mock.respond(path, { status: 429, when: fails });
  await ask(mock, {});
  expect(mock.requests()[3]?.nearMiss?.differences.join()).toMatch(
    /failed: There is a fault|query\.email/,
  );
});

test("The request log has the calls in their order, and no more of the key than its end", async () => {
  const mock = createMock({ remember: 3 });
  const emails = Array.from({ length: 8 }, (_, index) => `${index}@seznam.cz`);
  for (const [index, email] of emails.entries()) {
    const call = callOf({ email });
    const bytes = new TextEncoder().encode(call.body as string);
    await mock.handle(index % 2 === 0 ? call : { ...call, body: bytes });
  }
  const calls = mock.requests({ path });
  expect(calls.map(({ body }) => body)).toEqual(
    emails.slice(-3).map((email) => ({ request: { query: { email } } })),
  );
  expect(calls[0]).toMatchObject({
    id: 6,
    version: "2.1",
    response: { status: 200, body: { result: {} } },
  });
  expect(calls[0]?.headers).toEqual({
    authorization: "Bearer …1234",
    "content-type": "application/json",
  });
  expect(JSON.stringify(calls)).not.toContain(CALL_KEY);
  for (const body of ["no JSON", new TextEncoder().encode("no JSON"), ""])
    await mock.handle({ ...callOf(1, { authorization: "Basic secret-key-1234" }), body });
  expect(mock.requests().map(({ body }) => body)).toEqual(["no JSON", "no JSON", undefined]);
  expect(mock.requests()[0]?.headers.authorization).toBe("Bearer …");
  mock.reset();
  expect(mock.requests()).toEqual([]);
});

test("The request log keeps the beginning of a large body, and nothing if its limit is 0", async () => {
  const mock = createMock();
  const forgetful = createMock({ remember: 0 });
  for (const each of [mock, forgetful]) await ask(each, { email: "x".repeat(100_000) });
  expect(mock.requests()[0]?.body).toMatch(/^\{"request":\{"query":\{"email":"x{16000,17000} …$/);
  expect(forgetful.requests()).toEqual([]);
});

test("The request log is chosen from by method, path, version, status, key and id", async () => {
  const mock = createMock();
  await ask(mock);
  await ask(mock, validEmail, { "api-version": "2.0" });
  await ask(mock, { email: 5 }, { authorization: "Bearer other" });
  await ask(mock, { value: "jana" }, {}, "/email/search");
  await mock.handle({ ...callOf(validEmail), method: "PUT" });
  const ids = (filter?: Parameters<typeof mock.requests>[0]) =>
    mock.requests(filter).map(({ id }) => id);
  expect(ids()).toEqual([1, 2, 3, 4, 5]);
  expect(ids({ method: "PUT" })).toEqual([5]);
  expect(ids({ path: "/email/search" })).toEqual([4]);
  expect(ids({ version: "2.0" })).toEqual([2]);
  expect(ids({ status: 400 })).toEqual([3]);
  expect(ids({ key: "other" })).toEqual([3]);
  expect(ids({ after: 3 })).toEqual([4, 5]);
  expect(ids({ path: "/email/search", version: "2.0" })).toEqual([]);
});

test("A misspelt option is pointed out in a header and in the request log", async () => {
  const request = { query: validEmail, options: { acceptFreemail: true, validationType: "bšic" } };
  const mock = createMock();
  const { status, headers } = await mock.handle({
    ...callOf(validEmail),
    body: JSON.stringify({ request }),
  });
  expect(status).toBe(200);
  expect(headers["mock-warning"]).toMatch(
    /Did you mean acceptFreemails\? .*"b\\u0161ic".*\bextended\b/,
  );
  expect(mock.requests()[0]?.warnings).toHaveLength(2);
});

test("A script of a status without a body has no body", async () => {
  const mock = createMock();
  await mock.respond(path, { status: 204, offContract: true, times: 1 });
  expect((await ask(mock)).status).toBe(204);
});

test("A script without a response, or for no operation, is rejected with what to send", async () => {
  const mock = createMock();
  await expect(mock.respond("/email/validate")).rejects.toThrow(
    "respond: the response is missing. For example: { status: 429 }.",
  );
  await expect(mock.respond("/mail/validate" as never, unchecked({ status: 429 }))).rejects.toThrow(
    /There are: \/company\/get, .*, and \* for all of them\.$/,
  );
});
