import { callNumber, callSeparate, numbers, unassigned, V20, V21 } from "../calls.ts";
import { differs, hasNoEffect, valueAt } from "../relations.ts";
import { allOf, broken, type Call, expectThat, holds, notShown, type Response, type Rule, rule } from "../rule.ts";
import { hasNotation, numberOf, sameNumber } from "./2.3-phone.ts";
import { digitsOf, isDigits, isGrouped, isInternational, isNational, isSpaced } from "./notation.ts";

const section = "9.1";
const countries = Object.values(numbers);
const old = (number: string, options?: Call["request"]) => callNumber(number, V20, options);
const bare = (number: string, version: string, options?: Call["request"]) =>
  callNumber(number, version, options, { mayBeRejected: true });
const inBoth = countries.map((number) => ({ old: old(number), now: callNumber(number, V21) }));

function isResolved(response: Response) {
  const value = valueAt(response, "result.data.format.international");
  return typeof value === "string" ? holds : notShown("the service resolves none of these numbers");
}

const requestRules = [
  rule({
    section,
    sentence: "request query | numberWithPrefix | numberFull",
    needs: "each try",
    tries: inBoth,
    judge(responses, calls) {
      const [before, after] = [
        valueAt(responses.old, "result.data.numberWithPrefix"),
        valueAt(responses.now, "result.data.numberFull"),
      ];
      const isSame = [before, after].every((text) => digitsOf(text) === digitsOf(numberOf(calls.old)));
      return expectThat(isSame, { "2.0": before, "2.1": after }, `the number that was sent: ${numberOf(calls.old)}`);
    },
  }),
  rule({
    section,
    sentence: "request options | defaultPrefix (deprecated) (accepted in 2.0)",
    needs: "each try",
    tries: [{ call: old(numbers.CZ, { defaultPrefix: "+420" }) }],
    judge: () => holds,
  }),
  differs(
    { section, sentence: "request options | defaultPrefix (deprecated) (effect in 2.0)" },
    ["903123456", "902345678", "2079460018"].map((number) => ({
      one: bare(number, V20, { defaultPrefix: "+421" }),
      other: bare(number, V20, { defaultPrefix: "+44" }),
      known: old(numbers.SK),
    })),
    "another result for another default prefix, of a number without one",
    ({ known }) => isResolved(known),
  ),
  hasNoEffect({ section, sentence: "request options | defaultPrefix | removed; use preferredPrefixes" }, [
    {
      one: bare("903123456", V21),
      other: bare("903123456", V21, { defaultPrefix: "+421" }),
      thereWithout: bare("903123456", V20),
      there: bare("903123456", V20, { defaultPrefix: "+421" }),
    },
  ]),
  rule({
    section,
    sentence: "request options | formatNumber (boolean) (accepted in 2.0)",
    needs: "each try",
    tries: [true, false].map((formatNumber) => ({ call: old(numbers.CZ, { formatNumber }) })),
    judge: () => holds,
  }),
  differs(
    { section, sentence: "request options | formatNumber (boolean) (effect in 2.0)" },
    countries.map((number) => ({
      one: old(number, { formatNumber: true }),
      other: old(number, { formatNumber: false }),
    })),
    "another notation with `true` than with `false`",
    ({ one }) => isResolved(one),
  ),
  hasNoEffect(
    { section, sentence: "request options | formatNumber | numberFormat (enum, default e164)" },
    [true, false].map((formatNumber) => ({
      one: callNumber(numbers.CZ, V21),
      other: callNumber(numbers.CZ, V21, { formatNumber }),
      thereWithout: old(numbers.CZ, { formatNumber: !formatNumber }),
      there: old(numbers.CZ, { formatNumber }),
    })),
  ),
];

const responseRules = [
  rule({
    section,
    sentence: "response data | numberWithPrefix | numberFull",
    needs: "each try",
    tries: inBoth,
    judge(responses) {
      const [before, after] = [responses.old, responses.now].map((response) => valueAt(response, "result.data"));
      const has = (data: unknown, name: string) => typeof (data as Record<string, unknown> | null)?.[name] === "string";
      return allOf(
        expectThat(has(before, "numberWithPrefix"), before ?? null, "a string in `numberWithPrefix` of 2.0"),
        expectThat(has(after, "numberFull"), after ?? null, "a string in `numberFull` of 2.1"),
      );
    },
  }),
  ...(
    [
      ["national (unformatted number)", "raw", isDigits],
      ["nationalFormatted", "national (grouped number)", isNational],
      ["international (no spaces)", "e164", isInternational],
      ["internationalFormatted (with spaces)", "e123", isSpaced],
    ] as const
  ).flatMap(([words, newWords, notation]) => {
    const [name = "", newName = ""] = [words, newWords].map((text) => text.split(" ")[0]);
    const row = `response data.format | ${words} | ${newWords}`;
    const tries = countries.map((number) => ({ call: old(number) }));
    return [
      hasNotation({ section, sentence: `${row} (2.0)` }, tries, `result.data.format.${name}`, notation),
      rule({
        section,
        sentence: `${row} (the same number)`,
        needs: "each try",
        tries: inBoth,
        judge(responses) {
          const before = valueAt(responses.old, `result.data.format.${name}`);
          const after = valueAt(responses.now, `result.data.format.${newName}`);
          if (before === null && after === null) return notShown("both are null for these numbers");
          return expectThat(
            digitsOf(before) === digitsOf(after),
            { [name]: before },
            `the digits of \`${newName}\`: ${after}`,
          );
        },
      }),
    ];
  }),
  ...(["code", "prefix"] as const).map((name) =>
    rule({
      section,
      sentence: `response data.country.${name} | string | string or null`,
      needs: "each try",
      tries: [...countries, unassigned[0]].map((number) => ({
        before: { ...old(number), ...(number === unassigned[0] && { mayBeRejected: true as const }) },
        after: { ...callNumber(number, V21), ...(number === unassigned[0] && { mayBeRejected: true as const }) },
      })),
      judge({ before, after }) {
        const [was, is] = [before, after].map((response) => valueAt(response, `result.data.country.${name}`));
        if (typeof was !== "string") return broken(JSON.stringify({ [name]: was ?? null }), "a string in 2.0");
        return expectThat(is === null || is === was, { "2.0": was, "2.1": is }, "the same country in both versions");
      },
    }),
  ),
  rule({
    section,
    sentence: "The separate prefix plus number form of the query is unchanged.",
    needs: "each try",
    tries: [numbers.CZ, numbers.SK].map((number) => {
      const [prefix, rest] = [number.slice(0, 4), number.slice(4)];
      return {
        combined: old(number),
        separate: callSeparate(prefix, rest, V20),
        current: callSeparate(prefix, rest, V21),
      };
    }),
    judge: sameNumber,
  }),
  rule({
    section: "7",
    sentence:
      "Migration 2. A 2.1 client that reads result.data.format.national on /phone/validate receives the grouped number, with no error. In 2.0 the key held the unformatted number.",
    needs: "each try",
    tries: inBoth,
    judge(responses) {
      const [before, after] = [responses.old, responses.now].map((response) =>
        valueAt(response, "result.data.format.national"),
      );
      if (before === null || after === null) return notShown("national is null for these numbers");
      return expectThat(
        isGrouped(after) && !isGrouped(before),
        { "2.0": before, "2.1": after },
        "grouped in 2.1 alone",
      );
    },
  }),
];

/** Section 9.1, and what section 7 says of it. */
export const phoneChangeRules: Rule[] = [...requestRules, ...responseRules];
