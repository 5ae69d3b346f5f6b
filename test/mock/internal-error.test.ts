import { expect, test, vi } from "vitest";
import type { LogEntry } from "../../packages/mock/src/log.ts";
import { createMock } from "../../packages/mock/src/mock.ts";

vi.mock("../../packages/mock/src/sandbox/email/index.ts", async (importOriginal) => {
  const { email } = await importOriginal<typeof import("../../packages/mock/src/sandbox/email/index.ts")>();
  const emailValidate = (request: never) => {
    const answer = email["2.1"].emailValidate(request);
    return { ...answer, result: { ...answer.result, isValid: "perhaps" } };
  };
  const emailSearch = () => {
    throw new Error("There is a fault.");
  };
  return { email: { "2.0": email["2.0"], "2.1": { emailValidate, emailSearch } } };
});

const call = (path: string, query: object) => ({
  method: "POST",
  path,
  headers: { authorization: "Bearer any", "content-type": "application/json" },
  body: JSON.stringify({ request: { query } }),
});

test("An answer that the contract does not allow never leaves: the caller gets a 500 that says so, and the log an entry", async () => {
  const [entries, errors]: [LogEntry[], unknown[]] = [[], []];
  const mock = createMock({ log: (entry) => void entries.push(entry), onError: (error) => void errors.push(error) });
  const { status, body } = await mock.handle(call("/email/validate", { email: "a@seznam.cz" }));
  expect(status).toBe(500);
  expect(body).toMatchObject({
    errors: [{ group: "INTERNAL", type: "ERROR", description: expect.stringContaining("isValid must be boolean") }],
  });
  expect(entries).toMatchObject([{ status: 500, violations: [expect.stringContaining("isValid")] }]);
  expect(String(errors)).toContain("isValid");
});

test("A fault of the mock itself is a 500 in the API's form, and is told to whoever runs it", async () => {
  const errors: unknown[] = [];
  const mock = createMock({ onError: (error) => void errors.push(error) });
  const answer = await mock.handle(call("/email/search", { value: "a" }));
  expect(answer).toMatchObject({
    status: 500,
    headers: { "service-api-version": "2.1" },
    body: { errors: [{ group: "INTERNAL", description: "The mock failed: There is a fault." }] },
  });
  expect(errors).toMatchObject([{ message: "There is a fault." }]);
});
