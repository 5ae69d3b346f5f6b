import { createMock } from "@data-validation/mock/internal/mock";
import { describeCalls, toHaveValidated } from "@data-validation/mock/internal/testing/matchers";
import { expect, test } from "vitest";
import { ask, callOf } from "./support/call.ts";

const path = "/name/validate";

/** A mock that was called for two people, the first twice. */
async function called() {
  const mock = createMock();
  const name = { name: "Jana", surname: "Malá" };
  for (const query of [name, name, { name: "Petr", surname: null }])
    await ask(mock, query, {}, path);
  return mock;
}

test("toHaveValidated passes for calls whose query has the members, in the expected number", async () => {
  const mock = await called();
  const passes = (query?: object, options?: { times?: number }, at = path) =>
    toHaveValidated.call({}, mock, at, query, options).pass;
  expect([passes(), passes({}), passes(undefined, { times: 3 })]).toEqual([true, true, true]);
  expect(passes({ name: "Jana" })).toBe(true);
  expect(passes({ name: "Jana", surname: "Malá" }, { times: 2 })).toBe(true);
  expect(passes({ surname: null }, { times: 1 })).toBe(true);
  expect(passes({ name: expect.stringContaining("et") }, { times: 1 })).toBe(true);
  expect(passes({ name: "Jana", surname: "Mala" })).toBe(false);
  expect(passes({ name: "Jana", surname: null })).toBe(false);
  expect(passes({ name: {} })).toBe(true);
  expect(passes({ name: { full: "Jana" } })).toBe(false);
  expect(passes({ nick: undefined, name: "Petr" })).toBe(true);
  expect(passes({ name: "Jana" }, { times: 1 })).toBe(false);
  expect(passes({ name: "Jana" }, { times: 3 })).toBe(false);
  expect(passes({ name: "Eva" }, { times: 0 })).toBe(true);
  expect(passes({ name: expect.stringContaining("x") })).toBe(false);
  expect([passes({}, {}, "/email/validate"), passes({}, { times: 0 }, "/email/validate")]).toEqual([
    false,
    true,
  ]);
});

test("toHaveValidated fails for a path that is not an operation, also with not", () => {
  expect(() => toHaveValidated.call({ isNot: true }, createMock(), "/name/validat")).toThrow(
    /no operation \/name\/validat\. Did you mean \/name\/validate\?/,
  );
});

test("The message of toHaveValidated has the number of calls, and the expected number", async () => {
  const mock = await called();
  const message = (isNot: boolean, options?: { times?: number }) =>
    toHaveValidated.call({ isNot }, mock, path, { name: "Jana" }, options).message();
  const found = ' of /name/validate with {"name":"Jana"}, found 2.';
  expect(message(false)).toBe(`Expected a call${found}`);
  expect(message(false, { times: 3 })).toBe(`Expected 3 calls${found}`);
  expect(message(true)).toBe(`Expected no call${found}`);
  expect(message(true, { times: 2 })).toBe(`Expected not 2 calls${found}`);
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
