import type { Options } from "@data-validation/client";
import { isJsonObject } from "@data-validation/openapi-document/json";
import type { Call, ServiceResponse } from "../../traffic/call.ts";
import { callNumber, V21 } from "../calls.ts";
import { triesOf, valueAt } from "../relations.ts";
import { expectThat, notShown, type Rule } from "../rule.ts";
import {
  allNumbers,
  callsIn20,
  callsIn21,
  callsInBoth,
  digitsOf,
  numberOf,
  section23,
  section91,
} from "./phone-calls.ts";

const groupedNumber = callNumber("+420 607 123 456", V21);

/** Whether digits are those of a number without its prefix, with or without a trunk zero. */
function isWithoutPrefix(digits: string, number: string): boolean {
  const national = digits.replace(/^0/, "");
  return (
    national.length >= 6 &&
    national.length < digitsOf(number).length &&
    digitsOf(number).endsWith(national)
  );
}

function isUnresolved(response: ServiceResponse): boolean {
  const format = valueAt(response, "result.data.format");
  return isJsonObject(format) && Object.values(format).every((text) => text === null);
}

interface Notation {
  /** Its name in 2.0, and its rows in the specification. */
  old: string;
  ofOption: string;
  ofField: string;
  change: string;
  expected: string;
  /** Whether a text is the number that was sent, in this notation. */
  fits(text: string, number: string): boolean;
}

type NumberFormat = NonNullable<Options<"/phone/validate">["numberFormat"]>;

/** The notations by their names in 2.1. */
export const phoneNotations: Record<NumberFormat, Notation> = {
  // The specification has both: the number as supplied, and the national number.
  raw: {
    old: "national",
    ofOption: "Number as supplied, digits only",
    ofField: "Digits only, unformatted",
    change: "national (unformatted number) | raw",
    expected:
      "the digits of the number that was sent, with or without its prefix, and nothing else",
    fits: (text, number) =>
      /^\d+$/.test(text) && (text === digitsOf(number) || isWithoutPrefix(text, number)),
  },
  national: {
    old: "nationalFormatted",
    ofOption: "National format with digit grouping",
    ofField: "National notation with grouping (spaces between digit groups)",
    change: "nationalFormatted | national (grouped number)",
    expected: "the digits of the number without its prefix, with spaces between groups",
    fits: (text, number) => /\d\)? \(?\d/.test(text) && isWithoutPrefix(digitsOf(text), number),
  },
  e123: {
    old: "internationalFormatted",
    ofOption: "ITU-T E.123 international, with spaces",
    ofField: "International notation with spaces",
    change: "internationalFormatted (with spaces) | e123",
    expected: "the whole number, with spaces behind its prefix and between groups",
    fits: (text, number) =>
      /^\+?\d{1,3} [\d ]*\d$/.test(text) && digitsOf(text) === digitsOf(number),
  },
  e164: {
    old: "international",
    ofOption: "ITU-T E.164 international, no spaces",
    ofField: "International notation without spaces",
    change: "international (no spaces) | e164",
    expected: "the whole number with its prefix, without spaces",
    fits: (text, number) => /^\+?\d+$/.test(text) && digitsOf(text) === digitsOf(number),
  },
};

export function notationRules([name, { old, ofOption, ofField, change, expected, fits }]: [
  string,
  Notation,
]): Rule[] {
  const isIn = ({ each }: typeof section23, sentence: string, calls: Call[], place: string) =>
    each(sentence, triesOf(calls), ({ call: response }, { call }) => {
      const text = valueAt(response, place);
      if (text === null) return notShown(`${place} is null for these numbers`);
      if (text === numberOf(call) && isUnresolved(response))
        return notShown("the service cannot parse these numbers");
      return expectThat(
        typeof text === "string" && fits(text, numberOf(call)),
        { [place]: text },
        expected,
      );
    });
  const callsWithFormat = allNumbers.map((number) =>
    callNumber(number, V21, { numberFormat: name as NumberFormat }),
  );
  const oldPlace = `result.data.format.${old}`;
  const place = `result.data.format.${name}`;
  const row = `response data.format | ${change}`;
  return [
    isIn(
      section23,
      `numberFormat values | ${name} | ${ofOption}`,
      callsWithFormat,
      "result.data.numberFull",
    ),
    isIn(
      section23,
      `result.data.format in 2.1 | ${name} | ${ofField}`,
      [...callsIn21, groupedNumber],
      place,
    ),
    isIn(section91, `${row} (2.0)`, callsIn20, oldPlace),
    section91.each(`${row} (both)`, callsInBoth, (responses) => {
      const earlier = valueAt(responses.old, oldPlace);
      const later = valueAt(responses.now, place);
      if (earlier === null && later === null) return notShown("both are null for these numbers");
      const isSame = digitsOf(earlier) === digitsOf(later);
      return expectThat(isSame, { [old]: earlier }, `the digits of \`${name}\`: ${later}`);
    }),
  ];
}
