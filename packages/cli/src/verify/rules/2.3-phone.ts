import { isDeepStrictEqual } from "node:util";
import { callNumber, callSeparate, numbers, unassigned, V21 } from "../calls.ts";
import { differs, equals, has, valueAt } from "../relations.ts";
import {
  allOf,
  broken,
  type Call,
  expectThat,
  holds,
  notShown,
  type Outcome,
  type Response,
  type Rule,
  rule,
} from "../rule.ts";
import { digitsOf, isDigits, isInternational, isNational, isSpaced, type Notation } from "./notation.ts";

const section = "2.3";
const countries = Object.values(numbers);
const call = (number: string, options?: Call["request"]) => callNumber(number, V21, options);
const short = (number: string) => ({ ...call(number), mayBeRejected: true as const });

/** Whether the numbering plan of a number is known to the service: its notations are filled. */
function isResolved(response: Response, place = "result.data.format.e164"): Outcome {
  return typeof valueAt(response, place) === "string" ? holds : notShown("the service resolves none of these numbers");
}

/** The number that a call sends, whichever field it has for it. */
export function numberOf({ request }: Call): string {
  return String(Object.values(request.query as object).join(""));
}

/** The rule that a field has a number in a notation. */
export function hasNotation(
  row: { section: string; sentence: string },
  tries: { call: Call }[],
  place: string,
  notation: Notation,
): Rule {
  return rule({
    ...row,
    needs: "each try",
    tries,
    judge({ call: response }, { call: sent }) {
      const text = valueAt(response, place);
      if (text === null) return notShown(`${place} is null for these numbers`);
      const isRight = typeof text === "string" && notation.fits(text, numberOf(sent));
      return expectThat(isRight, { [place]: text }, notation.words);
    },
  });
}

const queryRules = [
  rule({
    section,
    sentence:
      "Request query | Combined | query.numberFull (string): the whole number including the international prefix",
    needs: "each try",
    tries: countries.map((number) => ({ call: call(number) })),
    judge: ({ call: response }, { call: sent }) =>
      expectThat(
        digitsOf(valueAt(response, "result.data.numberFull")) === digitsOf(numberOf(sent)),
        { "result.data.numberFull": valueAt(response, "result.data.numberFull") },
        `the number that was sent: ${numberOf(sent)}`,
      ),
  }),
  rule({
    section,
    sentence: "Request query | Separate | a prefix and a number as two separate values. (One of two forms is used.)",
    needs: "each try",
    tries: [
      { combined: call(numbers.CZ), separate: callSeparate("+420", "607123456", V21) },
      { combined: call(numbers.SK), separate: callSeparate("+421", "903123456", V21) },
    ],
    judge: sameNumber,
  }),
];

/** Whether two forms of the query name the same number. */
export function sameNumber({ combined, separate }: Record<"combined" | "separate", Response>): Outcome {
  const of = (response: Response) => ["format", "country"].map((name) => valueAt(response, `result.data.${name}`));
  if (
    typeof valueAt(separate, "result.data.country.code") !== "string" ||
    valueAt(separate, "result.data.country.code") === ""
  )
    return notShown("the service does not read the separate form by these names");
  return expectThat(isDeepStrictEqual(of(separate), of(combined)), of(separate), JSON.stringify(of(combined)));
}

const prefixTries = ["903123456", "902345678", "2079460018"].map((number) => ({
  one: callNumber(number, V21, { preferredPrefixes: ["+421"] }, { mayBeRejected: true }),
  other: callNumber(number, V21, { preferredPrefixes: ["+44"] }, { mayBeRejected: true }),
  known: call(numbers.SK),
}));

const notations: Record<"raw" | "national" | "e123" | "e164", Notation> = {
  raw: isDigits,
  national: isNational,
  e123: isSpaced,
  e164: isInternational,
};

const optionRules = [
  rule({
    section,
    sentence: "Request options | validationType | string | not shown | Value basic is allowed.",
    needs: "each try",
    tries: [{ call: call(numbers.CZ, { validationType: "basic" }) }],
    judge: () => holds,
  }),
  rule({
    section,
    sentence: "Request options | preferredPrefixes | array of strings | none stated (accepted)",
    needs: "each try",
    tries: [{ call: call(numbers.CZ, { preferredPrefixes: ["+421", "+420"] }) }],
    judge: () => holds,
  }),
  differs(
    {
      section,
      sentence: "Request options | preferredPrefixes | Prefixes to prefer. Replaces the removed defaultPrefix.",
    },
    prefixTries,
    "another result for another preferred prefix, of a number without one",
    ({ known }) => isResolved(known),
  ),
  equals(
    { section, sentence: "Request options | numberFormat | enum | e164 | Output notation of the number (default)" },
    [numbers.CZ, numbers.GB].map((number) => ({ one: call(number, { numberFormat: "e164" }), other: call(number) })),
    "without the option the same as with `e164`",
  ),
  differs(
    { section, sentence: "Request options | numberFormat | enum | e164 | Output notation of the number (effect)" },
    countries.map((number) => ({
      one: call(number, { numberFormat: "e164" }),
      other: call(number, { numberFormat: "e123" }),
    })),
    "another notation for `e123` than for `e164`",
    ({ one }) => isResolved(one),
  ),
  ...(
    [
      ["raw", "Number as supplied, digits only"],
      ["national", "National format with digit grouping"],
      ["e123", "ITU-T E.123 international, with spaces"],
      ["e164", "ITU-T E.164 international, no spaces"],
    ] as const
  ).map(([numberFormat, words]) =>
    hasNotation(
      { section, sentence: `numberFormat values | ${numberFormat} | ${words}` },
      countries.map((number) => ({ call: call(number, { numberFormat }) })),
      "result.data.numberFull",
      notations[numberFormat],
    ),
  ),
];

const countryRules = (["code", "prefix"] as const).flatMap((name) => {
  const place = `result.data.country.${name}`;
  const sentence = `Response, result.data | country.${name} | string or null | null when the country cannot be resolved`;
  return [
    rule({
      section,
      sentence: `${sentence} (resolved)`,
      needs: "each try",
      tries: [{ cz: call(numbers.CZ), sk: call(numbers.SK), gb: call(numbers.GB) }],
      judge(responses, sent) {
        const values = (["cz", "sk", "gb"] as const).map(
          (key) => [valueAt(responses[key], place), numberOf(sent[key])] as const,
        );
        const shown = values.map(([value]) => value);
        if (!shown.every((value) => value === null || (typeof value === "string" && value !== "")))
          return broken(JSON.stringify(shown), `a string, or null, in ${place}`);
        if (new Set(shown).size < shown.length)
          return broken(JSON.stringify(shown), `the ${name} of each country: the numbers are of three`);
        const isPrefix = values.every(
          ([value, number]) => value === null || digitsOf(number).startsWith(digitsOf(value)),
        );
        return expectThat(name === "code" || isPrefix, shown, "the prefix of each number");
      },
    }),
    rule({
      section,
      sentence: `${sentence} (not resolved)`,
      needs: "one try",
      tries: unassigned.map((number) => ({ call: short(number) })),
      judge: ({ call: response }) =>
        expectThat(valueAt(response, place) === null, { [place]: valueAt(response, place) }, `null in ${place}`),
    }),
  ];
});

const dataRules = [
  rule({
    section,
    sentence: "Response, result.data | numberFull | string | The number",
    needs: "each try",
    tries: [...countries.map((number) => ({ call: call(number) })), { call: short(unassigned[0]) }],
    judge({ call: response }) {
      const value = valueAt(response, "result.data.numberFull");
      return expectThat(typeof value === "string", { "result.data.numberFull": value }, "a string");
    },
  }),
  rule({
    section,
    sentence: "Response, result.data | format | object | Number in several notations (see below)",
    needs: "each try",
    tries: countries.map((number) => ({ call: call(number) })),
    judge: ({ call: response }) =>
      allOf(
        ...["raw", "national", "e164", "e123"].map((key) =>
          expectThat(
            has(response, `result.data.format.${key}`),
            valueAt(response, "result.data.format") ?? null,
            `a member ${key}`,
          ),
        ),
      ),
  }),
  ...countryRules,
  ...(
    [
      ["raw", "Digits only, unformatted", isDigits],
      ["national", "National notation with grouping (spaces between digit groups)", isNational],
      ["e164", "International notation without spaces", isInternational],
      ["e123", "International notation with spaces", isSpaced],
    ] as const
  ).map(([key, words, notation]) =>
    hasNotation(
      { section, sentence: `result.data.format in 2.1 | ${key} | ${words}` },
      countries.map((number) => ({ call: call(number) })),
      `result.data.format.${key}`,
      notation,
    ),
  ),
];

/** Section 2.3. */
export const phoneRules: Rule[] = [...queryRules, ...optionRules, ...dataRules];
