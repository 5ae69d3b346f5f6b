import { isObject, type JsonObject } from "../../observe/contract/json.ts";
import { callNumber, callSeparate, numbers, unassigned, V20, V21 } from "../calls.ts";
import { has, inSection, valueAt } from "../relations.ts";
import { broken, expectThat, notShown, type Rule, show } from "../rule.ts";
import { namesTheSame } from "./2.3-phone.ts";
import { digitsOf, isIn, isResolved, notations, numberOf } from "./notation.ts";

const section = "9.1";
const { accepted, differs, each, hasNoEffect, value } = inSection(section);
const mayBeRejected = { mayBeRejected: true } as const;
const old = (number: string, options?: JsonObject) => callNumber(number, V20, options);
const bare = (number: string, version: string, options?: JsonObject) =>
  callNumber(number, version, options, mayBeRejected);
const inBoth = Object.values(numbers).map((number) => ({ old: old(number), now: callNumber(number, V21) }));

const options = [
  accepted(
    "request options | defaultPrefix (deprecated) (accepted in 2.0)",
    old(numbers.CZ, { defaultPrefix: "+420" }),
  ),
  differs(
    "request options | defaultPrefix (deprecated) (effect in 2.0)",
    ["903123456", "902345678", "2079460018"].map((number) => ({
      one: bare(number, V20, { defaultPrefix: "+421" }),
      other: bare(number, V20, { defaultPrefix: "+44" }),
      known: old(numbers.SK),
    })),
    "another result for another default prefix, of a number without one",
    ({ known }) => isResolved(known),
  ),
  hasNoEffect("request options | defaultPrefix | removed; use preferredPrefixes", [
    {
      one: bare("903123456", V21),
      other: bare("903123456", V21, { defaultPrefix: "+421" }),
      thereWithout: bare("903123456", V20),
      there: bare("903123456", V20, { defaultPrefix: "+421" }),
    },
  ]),
  accepted(
    "request options | formatNumber (boolean) (accepted in 2.0)",
    ...[true, false].map((formatNumber) => old(numbers.CZ, { formatNumber })),
  ),
  differs(
    "request options | formatNumber (boolean) (effect in 2.0)",
    [numbers.CZ, numbers.GB].map((number) => ({
      one: old(number, { formatNumber: true }),
      other: old(number, { formatNumber: false }),
    })),
    "another notation with `true` than with `false`",
    ({ one }) => isResolved(one),
  ),
  hasNoEffect(
    "request options | formatNumber | numberFormat (enum, default e164)",
    [true, false].map((formatNumber) => ({
      one: callNumber(numbers.CZ, V21),
      other: callNumber(numbers.CZ, V21, { formatNumber }),
      thereWithout: old(numbers.CZ, { formatNumber: !formatNumber }),
      there: old(numbers.CZ, { formatNumber }),
    })),
  ),
];

const formats = (
  [
    ["national (unformatted number)", "raw"],
    ["nationalFormatted", "national (grouped number)"],
    ["international (no spaces)", "e164"],
    ["internationalFormatted (with spaces)", "e123"],
  ] as const
).flatMap(([before, after]) => {
  const row = `response data.format | ${before} | ${after}`;
  const [was = "", is = ""] = [before, after].map((words) => words.split(" ")[0]);
  const calls = inBoth.map((pair) => pair.old);
  return [
    isIn(notations[is as "raw"], section, `${row} (2.0)`, calls, `result.data.format.${was}`),
    each(`${row} (both)`, inBoth, (of) => {
      const earlier = valueAt(of.old, `result.data.format.${was}`);
      const later = valueAt(of.now, `result.data.format.${is}`);
      if (earlier === null && later === null) return notShown("both are null for these numbers");
      return expectThat(digitsOf(earlier) === digitsOf(later), { [was]: earlier }, `the digits of \`${is}\`: ${later}`);
    }),
  ];
});

const countryTries = [numbers.CZ, numbers.GB, unassigned[0]].map((number) => {
  const rest = number === unassigned[0] ? mayBeRejected : {};
  return { old: callNumber(number, V20, {}, rest), now: callNumber(number, V21, {}, rest) };
});

/** Section 9.1, and what section 7 says of it. */
export const phoneChangeRules: Rule[] = [
  each("request query | numberWithPrefix | numberFull", inBoth, (of, calls) => {
    const number = digitsOf(numberOf(calls.old));
    const found = [valueAt(of.old, "result.data.numberWithPrefix"), valueAt(of.now, "result.data.numberFull")];
    return expectThat(
      found.every((text) => digitsOf(text) === number),
      found,
      `the number that was sent: ${number}`,
    );
  }),
  ...options,
  value(
    "response data | numberWithPrefix | numberFull",
    inBoth.map((pair) => pair.old),
    "result.data",
    (data) => isObject(data) && typeof data.numberWithPrefix === "string" && !("numberFull" in data),
    "a string in `numberWithPrefix`, and no `numberFull`",
  ),
  ...formats,
  ...["code", "prefix"].map((name) =>
    each(`response data.country.${name} | string | string or null`, countryTries, (of) => {
      const [before, after] = [of.old, of.now].map((response) => valueAt(response, `result.data.country.${name}`));
      if (typeof before !== "string") return broken(show({ [name]: before }), "a string in 2.0");
      return expectThat(
        after === null || after === before,
        { "2.0": before, "2.1": after },
        "the same in both versions",
      );
    }),
  ),
  each(
    "The separate prefix plus number form of the query is unchanged.",
    [numbers.CZ, numbers.SK].map((number) => {
      const [separate, now] = [V20, V21].map((version) => callSeparate(number.slice(0, 4), number.slice(4), version));
      return { combined: old(number), separate: separate ?? old(number), now: now ?? old(number) };
    }),
    namesTheSame,
  ),
  inSection("7").each(
    "Migration 2. A 2.1 client that reads result.data.format.national on /phone/validate receives the grouped number, with no error. In 2.0 the key held the unformatted number.",
    inBoth,
    (of) => {
      const [before, after] = [of.old, of.now].map((response) => valueAt(response, "result.data.format.national"));
      if (before === null || after === null) return notShown("national is null for these numbers");
      const isRight =
        !String(before).includes(" ") && String(after).includes(" ") && has(of.now, "result.data.format.raw");
      return expectThat(isRight, { "2.0": before, "2.1": after }, "grouped by spaces in 2.1 alone");
    },
  ),
];
