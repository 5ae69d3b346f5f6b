import {
  addShape,
  describeShape,
  emptyShape,
  isEnumLike,
  isIdentifier,
  stringsIn,
} from "@data-validation/cli/internal/comparison/value-shape";
import type { Json } from "@data-validation/openapi-document/json";
import { expect, test } from "vitest";

// Each branch that decides what of a value is kept: texts that must match, and texts that nearly
// do.

const shapeOf = (value: Json) => {
  const shape = emptyShape();
  addShape(shape, value, (name) => name !== "hidden");
  return describeShape(shape);
};
const uuid = "0b7c1A2e-0000-4000-8000-00c04fd430c8";

test.each(
  Object.entries({
    empty: [""],
    date: ["2024-05-01"],
    "date-time": ["2024-05-01T10:00:00Z", "2024-05-01 10:00"],
    uuid: [uuid, uuid.toUpperCase()],
    ipv4: ["10.0.0.255"],
    email: ["jan@seznam.cz"],
    uri: ["http://a", "https://a b"],
    "phone number": ["+420607", "+420 607 123"],
    digits: ["1", "00420607123456"],
    number: ["1.5", "-1.5"],
    word: [
      ...["2024-05-011", "x2024-05-01", "x2024-05-01T10:00", `${uuid}0`, `0${uuid}`],
      ...["10.0.0.2555", "10.0.0.0.1", "jan@localhost", "ahttp://a", "http:a"],
      ...["+42060", "+420607x", "x+420607", "1x", "x1", "1.5x", "x1.5", "1."],
    ],
    text: [" ", "two words", "jan@seznam.cz x", "x jan@seznam.cz"],
  }).flatMap(([notation, texts]) => texts.map((text) => [text, notation])),
)("The shape of a value calls %j a string in the notation %s", (text, notation) => {
  expect(shapeOf(text)).toBe(`string (${notation})`);
});

test("The shape of a value has three notations, list items and six field names, and hides none", () => {
  expect(shapeOf(["1", "a", "1.5", "a b", null])).toBe(
    "array of string (digits, word, number) or null",
  );
  expect(shapeOf([])).toBe("empty array");
  expect(shapeOf({ a: 1, hidden: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8 })).toBe(
    "object {a, c, d, e, f, g}",
  );
  expect(shapeOf({ hidden: 1 })).toBe("object");
});

test("The shape of a value has the strings at any depth", () => {
  expect(stringsIn({ a: ["x", { b: "y" }], c: 1, d: null })).toEqual(["x", "y"]);
});

test.each(["VALUE_PART_EXTRA", "invalidWithSuggestion", "a-b.c", "v2", "x1234", "a".repeat(60)])(
  "The tally of observe keeps %s, which looks like a word of an enum",
  (text) => expect(isEnumLike(text)).toBe(true),
);

test.each([
  ...["607123456", "12", "x12345", "jan@seznam.cz", "Jan Novák", "Jan Novak", "_a", "a_", "a__b"],
  ...["é", "", "+420", "a".repeat(61)],
])("The tally of observe keeps no text like %j", (text) => expect(isEnumLike(text)).toBe(false));

test.each([
  "numberFull",
  "number.full",
  "$ref",
  "_a",
  "a-b",
  "A1",
  `a${"b".repeat(49)}`,
  `a.${"b".repeat(50)}`,
])("The tally of observe keeps %s, which may be the name of a field", (name) =>
  expect(isIdentifier(name)).toBe(true),
);

test.each([
  "jan@seznam.cz",
  "a.b.c",
  "1a",
  "+420",
  "a b",
  "",
  "a.",
  ".a",
  "Novák",
  `a${"b".repeat(50)}`,
  `a.${"b".repeat(51)}`,
])("The tally of observe keeps no name like %j", (name) => expect(isIdentifier(name)).toBe(false));
