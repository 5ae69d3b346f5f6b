import { editDistance } from "@data-validation/common/edit-distance";
import fc from "fast-check";
import { expect, test } from "vitest";

/** The optimal string alignment by its definition. */
function distanceBetween(from: string, to: string): number {
  if (from === "" || to === "") return Math.max(from.length, to.length);
  const fromStart = from.slice(0, -1);
  const toStart = to.slice(0, -1);
  const last = from.at(-1);
  const before = from.at(-2);
  const isSwap = before !== undefined && last === to.at(-2) && before === to.at(-1);
  return Math.min(
    distanceBetween(fromStart, to) + 1,
    distanceBetween(from, toStart) + 1,
    distanceBetween(fromStart, toStart) + (last === to.at(-1) ? 0 : 1),
    isSwap ? distanceBetween(from.slice(0, -2), to.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
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
