import type { Outcome } from "@data-validation/mock/internal/sandbox/register/comparison";
import {
  type ComparedPart,
  isBlank,
  matchFields,
  type Part,
  readFields,
  type SentField,
} from "@data-validation/mock/internal/sandbox/register/fields";
import { expect, test } from "vitest";

const record = {};
const nothing = { outcome: "other", formats: [], formatted: "?", typos: 0 } as const;

/** A part with what it is like beside the record. */
function part(text: string, compared: Partial<ComparedPart> = {}, separator = " "): Part<object> {
  const { name = "street", ...others } = compared;
  const comparison = { ...nothing, outcome: "same" as const, formatted: text, ...others };
  return {
    name,
    text,
    separator,
    lookup: { items: () => [record], noMatch: nothing, compare: () => comparison },
  };
}

function matchOf(parts: Part<object>[], more: Partial<SentField<object>> = {}, item?: object) {
  const sent = parts.map(({ text }) => text).join(" ");
  const [match] = matchFields([{ field: "full", sent, parts, isSpaced: true, ...more }], item);
  return match;
}

test("Fields are read in the order of their names; a blank one, and each beside a text that is too long, has no parts", () => {
  const query = { zip: "1", city: " ", street: 5, full: "a" };
  const read = (isTooLong: boolean) =>
    readFields(query, ["full", "city", "zip", "street", "number"] as never[], isTooLong, () => ({
      parts: [part("a")],
      isSpaced: false,
    })).map(({ field, sent, parts, isSpaced }) => [field, sent, parts.length, isSpaced]);
  expect(read(false)).toEqual([
    ["full", "a", 1, false],
    ["city", " ", 0, true],
    ["zip", "1", 1, false],
  ]);
  expect(read(true).map(([, , count]) => count)).toEqual([0, 0, 0]);
  expect(matchOf([], { sent: " " })).toMatchObject({ outcome: "other", formats: [] });
  const match = matchOf([part("a")]);
  expect(match && [isBlank(match), isBlank({ ...match, sent: " \t" })]).toEqual([false, true]);
});

test("A field is as good as its worst part", () => {
  const order: Outcome[] = ["same", "format", "name", "typo", "other"];
  for (const [a, first] of order.entries())
    for (const [b, second] of order.entries())
      expect(
        matchOf([part("a", { outcome: first }), part("b", { outcome: second })], {}, record)
          ?.outcome,
      ).toBe(order[Math.max(a, b)]);
  expect(matchOf([part("a")])).toMatchObject({ outcome: "other", formatted: "a" });
});

test("Wrong formats of parts are those of the field, once each, and its text is put together from the parts", () => {
  const cased = part("a", { formats: ["CASE_SENSITIVITY"], formatted: "A", outcome: "format" });
  const other = part("b", { formats: ["CASE_SENSITIVITY", "DIACRITICS"], formatted: "B" }, ", ");
  expect(matchOf([cased, other], {}, record)).toMatchObject({
    outcome: "format",
    formats: ["CASE_SENSITIVITY", "DIACRITICS"],
    formatted: "A, B",
  });
  const empty = part("", { name: "number" });
  expect(matchOf([empty, cased, empty, other], {}, record)?.formatted).toBe("A, B");
  expect(matchOf([part("a"), part("b")], { sent: "a  b", isSpaced: false }, record)).toMatchObject({
    outcome: "format",
    formats: ["WHITESPACES"],
    formatted: "a b",
  });
  expect(matchOf([part("a")], { sent: "a." }, record)).toMatchObject({
    outcome: "same",
    formatted: "a.",
    ordered: undefined,
    missing: undefined,
  });
  const lacking = part("b", { missing: "DISTRICT" });
  expect(matchOf([part("a"), lacking], {}, record)?.missing).toBe("DISTRICT");
});

test("Parts in another order are a matter of format; so are the halves of a house number", () => {
  const number = { name: "number", outcome: "name" } as const;
  expect(matchOf([part("a")], { sent: "1 a", ordered: "a 1" }, record)).toMatchObject({
    outcome: "format",
    formatted: "a 1",
    ordered: "a 1",
    formats: [],
  });
  const parts = [part("a"), part("79 / 192", number)];
  expect(matchOf(parts, {}, record)).toMatchObject({
    outcome: "format",
    ordered: "a 192/79",
    formatted: "a 192/79",
  });
  const spaced = matchOf(parts, { isSpaced: false, ordered: "b 79 / 192" }, record);
  expect(spaced).toMatchObject({ ordered: "b 192/79", formatted: "a 192/79" });
  for (const others of [{ name: "street" }, { missing: "NUMBER_PART" }] as const) {
    const match = matchOf([part("79/192", { ...number, ...others })], {}, record);
    expect(match).toMatchObject({ outcome: "name", ordered: undefined, formatted: "79/192" });
  }
});

test("A field differs in its number alone if no other part is another one", () => {
  const isUnknown = (...parts: Partial<ComparedPart>[]) =>
    matchOf(
      parts.map((each) => part("x", each)),
      {},
      record,
    )?.isNumberUnknown;
  const number = { name: "number.part1", outcome: "other" } as const;
  expect(isUnknown({}, number)).toBe(true);
  expect(isUnknown({ outcome: "typo" }, number)).toBe(true);
  expect(isUnknown({ outcome: "other" }, number)).toBe(false);
  expect(isUnknown({}, { ...number, outcome: "same" })).toBe(false);
  expect(isUnknown({ outcome: "other" })).toBe(false);
});
