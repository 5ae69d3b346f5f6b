import {
  type FieldPart,
  isBlankField,
  matchFields,
  readFields,
} from "@data-validation/mock/internal/sandbox/register/fields";
import { expect, test } from "vitest";

const nothing = { outcome: "other", formats: [], formatted: "?", typos: 0 } as const;
const cased = { outcome: "format", formats: ["CASE_SENSITIVITY"], typos: 0 } as const;

/** A part that its record writes in capitals. */
function part(text: string, separator = " "): FieldPart<object> {
  const compare = () => ({ ...cased, formatted: text.toUpperCase() });
  const lookup = { items: [{}], noMatch: nothing, compare };
  return { name: "street", text, separator, lookup };
}

function matchOf(parts: FieldPart<object>[], sentText: string) {
  const [match] = matchFields([{ field: "full", sentText, parts, isSpaced: true }], {});
  return match;
}

test("Fields are read in the order of their names; blank ones and those beside a long text have no parts", () => {
  const query = { zip: "1", city: " ", street: 5, full: "a" };
  const read = (isTooLong: boolean) =>
    readFields(query, ["full", "city", "zip", "street", "number"] as never[], isTooLong, () => ({
      parts: [part("a")],
      isSpaced: false,
    })).map(({ field, sentText, parts, isSpaced }) => [field, sentText, parts.length, isSpaced]);
  expect(read(false)).toEqual([
    ["full", "a", 1, false],
    ["city", " ", 0, true],
    ["zip", "1", 1, false],
  ]);
  expect(read(true).map(([, , count]) => count)).toEqual([0, 0, 0]);
  const match = matchOf([], " \t");
  expect(match).toMatchObject({ outcome: "other", formats: [] });
  expect(match && [isBlankField(match), isBlankField({ ...match, sentText: "a" })]).toEqual([
    true,
    false,
  ]);
});

test("The text of a field is put together from its parts, without a separator beside an empty one", () => {
  const parts = [part(""), part("a"), part(""), part("b", ", ")];
  expect(matchOf(parts, "a, b")?.formatted).toBe("A, B");
});
