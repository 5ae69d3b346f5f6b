import { changeOfStated } from "@data-validation/cli/internal/clean/stated";
import { expect, test } from "vitest";

test.each([
  ["+421 607 123 456", "+420", "prefix"],
  ["00421607123456", "+420", "prefix"],
  ["00420 607 123 456", "+420", undefined],
  ["607 123 456", "+420", undefined],
])("A row with %s whose correction has %s changes: %s", (numberFull, prefix, changed) => {
  expect(changeOfStated({ numberFull }, { prefix })).toBe(changed);
});

test.each([
  ["SK", "CZ", "country"],
  ["cz", "CZ", undefined],
  [null, "CZ", undefined],
  ["Česko", "CZ", undefined],
])("A row of %s whose correction has %s changes: %s", (from, to, changed) => {
  expect(changeOfStated({ country: from }, { country: to })).toBe(changed);
});
