import { expect, test, vi } from "vitest";
import type { LogEntry } from "../../packages/mock/src/log.ts";
import { createMock } from "../../packages/mock/src/mock.ts";

vi.mock("../../packages/mock/src/sandbox/index.ts", () => ({
  createSandbox: () => async () => ({ result: { isValid: "perhaps" } }),
}));

test("An answer that the contract does not allow never leaves: the caller gets a 500 that says so, and the log an entry", async () => {
  const entries: LogEntry[] = [];
  const mock = await createMock({ log: (entry) => void entries.push(entry) });
  const response = await fetch(`${mock.url}/email/validate`, {
    method: "POST",
    headers: { authorization: "Bearer any", "content-type": "application/json" },
    body: '{"request":{"query":{"email":"a@seznam.cz"}}}',
  });
  await mock.close();
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({
    errors: [{ group: "INTERNAL", type: "ERROR", description: expect.stringContaining("isValid must be boolean") }],
  });
  expect(entries).toMatchObject([
    { status: 500, violations: expect.arrayContaining([expect.stringContaining("isValid")]) },
  ]);
});
