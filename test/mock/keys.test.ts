import {
  createAuthenticator,
  hideKey,
  withoutKey,
} from "@data-validation/mock/internal/keys/authenticate";
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

test.each([
  ["a key of eight characters", "a1b2c3d4", "Bearer …c3d4"],
  ["a shorter key", "a1b2c3d", "Bearer …"],
])("The hidden form of %s has at most half of it", (_, key, hidden) => {
  expect(hideKey(`Bearer ${key}`)).toBe(hidden);
});

test.each([
  ["eight characters", "a1b2c3d4"],
  ["characters that JSON escapes", 'a1b2"c\\3'],
])("A key with %s is removed from a value", (_, key) => {
  expect(withoutKey({ list: [`Key ${key}.`] }, key)).toEqual({ list: ["Key (the key)."] });
});

test("A key as short as a word is not removed from a value", () => {
  expect(withoutKey({ list: ["Key a1b2c3d."] }, "a1b2c3d")).toEqual({ list: ["Key a1b2c3d."] });
});
