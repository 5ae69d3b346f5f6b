import { editDistance } from "@data-validation/common/edit-distance";
import fc from "fast-check";
import { expect, test } from "vitest";

/** The optimal string alignment by its definition. */
function distanceBetween(one: string, other: string): number {
  if (one === "" || other === "") return Math.max(one.length, other.length);
  const start = one.slice(0, -1);
  const otherStart = other.slice(0, -1);
  const last = one.at(-1);
  const before = one.at(-2);
  const isSwap = before !== undefined && last === other.at(-2) && before === other.at(-1);
  return Math.min(
    distanceBetween(start, other) + 1,
    distanceBetween(one, otherStart) + 1,
    distanceBetween(start, otherStart) + (last === other.at(-1) ? 0 : 1),
    isSwap ? distanceBetween(one.slice(0, -2), other.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

test("The number of typing errors is that of the definition, up to the limit", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 5 });
  fc.assert(
    fc.property(text, text, fc.nat(5), (one, other, limit) => {
      const distance = distanceBetween(one, other);
      expect(editDistance(one, other, limit)).toBe(Math.min(distance, limit + 1));
    }),
  );
});
