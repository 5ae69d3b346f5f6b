import { requestDetailsHeader } from "@data-validation/generated/mock/tables";
import { createMock } from "@data-validation/mock";
import { createResponseCache } from "@data-validation/mock/internal/computed";
import type { Call, MockResponse } from "@data-validation/mock/internal/exchange/call";
import type { Mock } from "@data-validation/mock/internal/mock";
import { expect, test } from "vitest";
import { exampleCases } from "../contract/cases.ts";
import { callOf } from "./support/call.ts";

// The mock caches its results, so that a repeated call costs less, without any visible difference.
const pragueCall = callOf({ city: "Praha" }, {}, "/location/validate");

test("Each published request gets the same response again, in whatever order requests come", async () => {
  const responsesOf = async (mock: Mock, calls: readonly Call[]) => {
    const responses: MockResponse[] = [];
    for (const call of calls) responses.push(await mock.handle(call));
    return responses;
  };
  const calls = exampleCases.map(({ version, path, body }) => ({
    method: "POST",
    path,
    headers: { "api-version": version },
    body: JSON.stringify(body),
  }));
  const mock = createMock({ authentication: false });
  const first = await responsesOf(mock, calls);
  expect(await responsesOf(mock, calls)).toEqual(first);
  const other = createMock({ authentication: false });
  expect((await responsesOf(other, calls.toReversed())).toReversed()).toEqual(first);
});

test("A caller that changes the response it got changes no other one", async () => {
  const mock = createMock({ authentication: false });
  // A copy: a body that all calls share would change here too.
  const first = structuredClone(await mock.handle(pragueCall));
  const second = await mock.handle(pragueCall);
  (second.body as { result: { isValid: unknown } }).result.isValid = "changed";
  expect(await mock.handle(pragueCall)).toEqual(first);
});

test("A script changes the responses that it is for, and leaves the computed one as it was", async () => {
  const mock = createMock({ authentication: false });
  const computed = await mock.handle(pragueCall);
  await mock.respond("/location/validate", {
    times: 1,
    patch: { result: { isValid: false, proposal: "invalid" } },
  });
  expect(await mock.handle(pragueCall)).not.toEqual(computed);
  expect(await mock.handle(pragueCall)).toEqual(computed);
});

test("Data that are set, or reset, change the responses to calls that came before", async () => {
  const mock = createMock({ authentication: false });
  const call = callOf({ email: "jana@firma.example" });
  const before = await mock.handle(call);
  await mock.setData({ mailboxes: [{ email: "jana@firma.example", isValid: false }] });
  const changed = await mock.handle(call);
  expect(changed.body).toMatchObject({ result: { isValid: false } });
  await mock.reset();
  expect(await mock.handle(call)).toEqual(before);
  expect(changed).not.toEqual(before);
});

test("A call that asks for the details of its request gets them, and the same call without asking does not", async () => {
  const mock = createMock({ authentication: false });
  await mock.handle(pragueCall);
  const headers = { ...pragueCall.headers, [requestDetailsHeader.toLowerCase()]: "true" };
  expect((await mock.handle({ ...pragueCall, headers })).body).toHaveProperty("request.endpoint");
  expect((await mock.handle(pragueCall)).body).not.toHaveProperty("request");
});

test("What is kept of calls has a limit, after which it starts again", () => {
  const recall = createResponseCache();
  let computed = 0;
  const longText = "x".repeat(500_000);
  const call = (name: string) =>
    recall(name, () => {
      computed += 1;
      return { text: longText, isOutsideCatalogue: false, violations: [] };
    });
  for (const name of ["1", "2", "3", "4", "5", "6", "7", "1"]) call(name);
  expect(computed).toBe(7);
  for (const name of ["8", "1"]) call(name);
  expect(computed).toBe(9);
});
