import { isDeepStrictEqual } from "node:util";
import type { JsonObject } from "../../observe/contract/json.ts";
import { callNumber, callSeparate, numbers, unassigned, V21 } from "../calls.ts";
import { has, inSection, valueAt } from "../relations.ts";
import { broken, expectThat, holds, notShown, type Outcome, type Response, type Rule, show } from "../rule.ts";
import { digitsOf, isIn, isResolved, notations, numberOf } from "./notation.ts";

const section = "2.3";
const { accepted, differs, each, equals, some, value } = inSection(section);
const call = (number: string, options?: JsonObject) => callNumber(number, V21, options);
const mayBeRejected = { mayBeRejected: true } as const;
const ordinary = Object.values(numbers).map((number) => call(number));
const unresolved = unassigned.map((number) => callNumber(number, V21, {}, mayBeRejected));

/** Whether two forms of the query name the same number. */
export function namesTheSame({ combined, separate }: Record<"combined" | "separate", Response>): Outcome {
  const saidBy = (response: Response) => ["format", "country"].map((name) => valueAt(response, `result.data.${name}`));
  const country = valueAt(separate, "result.data.country.code");
  if (typeof country !== "string" || country === "")
    return notShown("the service does not read the separate form by these names");
  return expectThat(isDeepStrictEqual(saidBy(separate), saidBy(combined)), saidBy(separate), show(saidBy(combined)));
}

const countries = (["code", "prefix"] as const).flatMap((name) => {
  const place = `result.data.country.${name}`;
  const row = `Response, result.data | country.${name} | string or null | null when the country cannot be resolved`;
  const [cz = call(""), sk = call(""), gb = call("")] = ordinary;
  return [
    each(`${row} (resolved)`, [{ cz, sk, gb }], (responses, calls) => {
      const found = (["cz", "sk", "gb"] as const).map((key) => valueAt(responses[key], place));
      const sent = [calls.cz, calls.sk, calls.gb].map(numberOf).map(digitsOf);
      if (found.some((text) => text !== null && (typeof text !== "string" || text === "")))
        return broken(show(found), `a string, or null, in ${place}`);
      if (new Set(found).size < found.length)
        return broken(show(found), `another ${name} for each: the countries differ`);
      const isPrefix = found.every((text, index) => sent[index]?.startsWith(digitsOf(text)));
      return expectThat(name === "code" || isPrefix, found, "the prefix of each number");
    }),
    some(
      `${row} (not resolved)`,
      unresolved.map((each) => ({ call: each })),
      ({ call: response }) =>
        expectThat(valueAt(response, place) === null, { [place]: valueAt(response, place) }, "null"),
    ),
  ];
});

/** Section 2.3. */
export const phoneRules: Rule[] = [
  value(
    "Request query | Combined | query.numberFull (string): the whole number including the international prefix",
    ordinary,
    "result.data.numberFull",
    (text, sent) => digitsOf(text) === digitsOf(numberOf(sent)),
    "the number that was sent",
  ),
  each(
    "Request query | Separate | a prefix and a number as two separate values. One of two forms is used.",
    [
      { combined: call(numbers.CZ), separate: callSeparate("+420", "607123456", V21) },
      { combined: call(numbers.SK), separate: callSeparate("+421", "903123456", V21) },
    ],
    namesTheSame,
  ),
  accepted(
    "Request options | validationType | string | not shown | Value basic is allowed.",
    call(numbers.CZ, { validationType: "basic" }),
  ),
  accepted(
    "Request options | preferredPrefixes | array of strings | none stated",
    call(numbers.CZ, { preferredPrefixes: ["+421", "+420"] }),
  ),
  differs(
    "Request options | preferredPrefixes | Prefixes to prefer. Replaces the removed defaultPrefix.",
    ["903123456", "902345678", "2079460018"].map((number) => ({
      one: callNumber(number, V21, { preferredPrefixes: ["+421"] }, mayBeRejected),
      other: callNumber(number, V21, { preferredPrefixes: ["+44"] }, mayBeRejected),
      known: call(numbers.SK),
    })),
    "another result for another preferred prefix, of a number without one",
    ({ known }) => isResolved(known),
  ),
  equals(
    "Request options | numberFormat | enum | e164 | Output notation of the number (default)",
    [numbers.CZ, numbers.GB].map((number) => ({ one: call(number, { numberFormat: "e164" }), other: call(number) })),
    "without the option the same as with `e164`",
  ),
  differs(
    "Request options | numberFormat | enum | e164 | Output notation of the number (effect)",
    [numbers.CZ, numbers.GB].map((number) => ({
      one: call(number, { numberFormat: "e164" }),
      other: call(number, { numberFormat: "e123" }),
    })),
    "another notation for `e123` than for `e164`",
    ({ one }) => isResolved(one),
  ),
  ...(
    [
      ["raw", "Number as supplied, digits only", "Digits only, unformatted"],
      [
        "national",
        "National format with digit grouping",
        "National notation with grouping (spaces between digit groups)",
      ],
      ["e123", "ITU-T E.123 international, with spaces", "International notation with spaces"],
      ["e164", "ITU-T E.164 international, no spaces", "International notation without spaces"],
    ] as const
  ).flatMap(([name, ofOption, ofField]) => {
    const asked = Object.values(numbers).map((number) => call(number, { numberFormat: name }));
    const optionRow = `numberFormat values | ${name} | ${ofOption}`;
    const fieldRow = `result.data.format in 2.1 | ${name} | ${ofField}`;
    return [
      isIn(notations[name], section, optionRow, asked, "result.data.numberFull"),
      isIn(notations[name], section, fieldRow, ordinary, `result.data.format.${name}`),
    ];
  }),
  value(
    "Response, result.data | numberFull | string | The number",
    [...ordinary, ...unresolved.slice(0, 1)],
    "result.data.numberFull",
    (text) => typeof text === "string",
    "a string",
  ),
  each(
    "Response, result.data | format | object | Number in several notations (see below)",
    ordinary.map((each) => ({ call: each })),
    ({ call: response }) => {
      const missing = Object.keys(notations).find((name) => !has(response, `result.data.format.${name}`));
      return missing ? broken(show(valueAt(response, "result.data.format")), `a member ${missing}`) : holds;
    },
  ),
  ...countries,
];
