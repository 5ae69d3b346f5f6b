import { createAuthenticator } from "@data-validation/mock/internal/keys/authenticate";
import { testKeys } from "@data-validation/mock/internal/keys/test-keys";
import { expect, test } from "vitest";

const rejection = { example: "invalidCredentials" };

test("The new key is rejected until a time after its first use, and other keys are not", () => {
  const slow = createAuthenticator(true, 60_000);
  expect(slow(`Bearer ${testKeys.new}`)).toEqual(rejection);
  expect(slow("Bearer another-key")).toBeUndefined();
  expect(createAuthenticator(true, 0)(`Bearer ${testKeys.new}`)).toBeUndefined();
});

test("The rejected key stays rejected, whenever the new one is accepted", () => {
  const quick = createAuthenticator(true, 0);
  expect(quick(`Bearer ${testKeys.rejected}`)).toEqual(rejection);
});

test("A call without a key is rejected only where a key is required", () => {
  expect(createAuthenticator(true, 0)(undefined)).toEqual(rejection);
  expect(createAuthenticator(false, 0)(undefined)).toBeUndefined();
});
