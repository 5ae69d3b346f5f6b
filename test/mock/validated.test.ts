import { createMock } from "@data-validation/mock/internal/mock";
import { describeCalls, toHaveValidated } from "@data-validation/mock/internal/testing/matchers";
import { expect, test } from "vitest";
import { ask, callOf } from "./support/call.ts";

const path = "/name/validate";

/** Was called for two people, the first twice. */
const mock = createMock();
const firstPerson = { name: "Jana", surname: "Malá" };
for (const query of [firstPerson, firstPerson, { name: "Petr", surname: null }])
  await ask(mock, query, {}, path);

type Row = [what: string, query?: object, options?: { times?: number }, at?: string];

const passes = ([, query, options, at = path]: Row) =>
  toHaveValidated.call({}, mock, at, query, options).pass;

test.each<Row>([
  ["any query"],
  ["any query, as often as the path was called", undefined, { times: 3 }],
  ["a query without members", {}],
  ["one member of the query", { name: "Jana" }],
  ["all members, as often as they were sent", firstPerson, { times: 2 }],
  ["a member that is null", { surname: null }, { times: 1 }],
  ["a matcher", { name: expect.stringContaining("et") }, { times: 1 }],
  ["an empty object for a member", { name: {} }],
  ["a member that is undefined", { nick: undefined, name: "Petr" }],
  ["no call with a query that was not sent", { name: "Eva" }, { times: 0 }],
  ["no call of a path that was not called", {}, { times: 0 }, "/email/validate"],
])("toHaveValidated passes for %s", (...row) => {
  expect(passes(row)).toBe(true);
});

test.each<Row>([
  ["another value of a member", { name: "Jana", surname: "Mala" }],
  ["null for a member that has a value", { name: "Jana", surname: null }],
  ["an object for a member that is a text", { name: { full: "Jana" } }],
  ["a smaller number of calls", { name: "Jana" }, { times: 1 }],
  ["a larger number of calls", { name: "Jana" }, { times: 3 }],
  ["a matcher of no call", { name: expect.stringContaining("x") }],
  ["a path that was not called", {}, {}, "/email/validate"],
])("toHaveValidated fails for %s", (...row) => {
  expect(passes(row)).toBe(false);
});

test("toHaveValidated fails for a path that is not an operation, also with not", () => {
  expect(() => toHaveValidated.call({ isNot: true }, createMock(), "/name/validat")).toThrow(
    /no operation \/name\/validat\. Did you mean \/name\/validate\?/,
  );
});

test("The message of toHaveValidated has the number of calls, and the expected number", () => {
  const message = (isNot: boolean, options?: { times?: number }) =>
    toHaveValidated.call({ isNot }, mock, path, { name: "Jana" }, options).message();
  const ending = ' of /name/validate with {"name":"Jana"}, found 2.';
  expect(message(false)).toBe(`Expected a call${ending}`);
  expect(message(false, { times: 3 })).toBe(`Expected 3 calls${ending}`);
  expect(message(true)).toBe(`Expected no call${ending}`);
  expect(message(true, { times: 2 })).toBe(`Expected not 2 calls${ending}`);
});

test("The calls of a failed test are a line each, with the closest script of those that none was for", async () => {
  const mock = createMock();
  expect(describeCalls(mock.requests())).toBe("Calls of the mock:\n  none");
  await mock.respond("/email/validate", { status: 429, when: { query: { email: "a@b.example" } } });
  await ask(mock, { email: "c@b.example" });
  await mock.handle({ ...callOf({}), body: "[1]" });
  expect(describeCalls(mock.requests()).split("\n")).toEqual([
    "Calls of the mock:",
    '  POST /email/validate {"email":"c@b.example"} → 200 (sandbox)',
    expect.stringMatching(/^ {4}closest script: .*a@b\.example/),
    expect.stringMatching(/^ {2}POST \/email\/validate (\[1\]|"\[1\]") → 400 \(contract\)$/),
    expect.stringMatching(/^ {4}closest script: /),
  ]);
});
