import { createMock, mockHandlers } from "@data-validation/mock/msw";
import { getResponse } from "msw";
import { expect, test } from "vitest";
import { callOf, validEmail } from "./support/call.ts";

const API_URL = "https://api.example";

/** What MSW makes of a call of a mock. */
function respondWith(mock = createMock()) {
  const { path, method, headers, body } = callOf(validEmail);
  const request = new Request(API_URL + path, { method, headers, body } as RequestInit);
  return getResponse(mockHandlers(API_URL, mock), request);
}

test("MSW responds as the mock does", async () => {
  const response = await respondWith();
  expect([response?.status, await response?.json()]).toEqual([
    200,
    expect.objectContaining({ result: expect.objectContaining({ isValid: true }) }),
  ]);
});

test("A connection that the mock cuts is a failed fetch in MSW, and not a response", async () => {
  const mock = createMock();
  mock.respond("*", { network: "reset" });
  expect((await respondWith(mock))?.type).toBe("error");
});
