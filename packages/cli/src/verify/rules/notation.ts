import { inSection, triesOf, valueAt } from "../relations.ts";
import { type Call, expectThat, holds, notShown, type Outcome, type Response, type Rule } from "../rule.ts";

/** A way to write a number, as far as the specification says it. */
export interface Notation {
  words: string;
  /** Whether a text is the number that was sent, in this notation. */
  fits(text: string, number: string): boolean;
}

/** The digits of a text; empty if it is none. */
export function digitsOf(text: unknown): string {
  return typeof text === "string" ? text.replace(/\D/g, "") : "";
}

/** Whether digits are those of a number without its prefix, with or without a trunk zero. */
function isWithoutPrefix(digits: string, number: string): boolean {
  const national = digits.replace(/^0/, "");
  return national.length >= 6 && national.length < digitsOf(number).length && digitsOf(number).endsWith(national);
}

/** The notations by their names in 2.1. */
export const notations: Record<"raw" | "national" | "e164" | "e123", Notation> = {
  // The specification has both: the number as supplied, and the national number.
  raw: {
    words: "the digits of the number that was sent, with or without its prefix, and nothing else",
    fits: (text, number) => /^\d+$/.test(text) && (text === digitsOf(number) || isWithoutPrefix(text, number)),
  },
  national: {
    words: "the digits of the number without its prefix, with spaces between groups",
    fits: (text, number) => /\d\)? \(?\d/.test(text) && isWithoutPrefix(digitsOf(text), number),
  },
  e164: {
    words: "the whole number with its prefix, without spaces",
    fits: (text, number) => /^\+?\d+$/.test(text) && digitsOf(text) === digitsOf(number),
  },
  e123: {
    words: "the whole number with its prefix, with spaces between groups",
    fits: (text, number) => /^\+?\d[\d ]* [\d ]*\d$/.test(text) && digitsOf(text) === digitsOf(number),
  },
};

/** The number that a call sends, whichever field it has for it. */
export function numberOf({ request }: Call): string {
  return Object.values(request.query as object).join("");
}

/** The rule that a place has the number that was sent in a notation. */
export function isIn(notation: Notation, section: string, sentence: string, calls: Call[], place: string): Rule {
  return inSection(section).each(sentence, triesOf(calls), ({ call: response }, { call }) => {
    const text = valueAt(response, place);
    if (text === null) return notShown(`${place} is null for these numbers`);
    const isRight = typeof text === "string" && notation.fits(text, numberOf(call));
    return expectThat(isRight, { [place]: text }, notation.words);
  });
}

/** Whether the numbering plan of a number is known to the service: the international notation is filled. */
export function isResolved(response: Response): Outcome {
  const notations = ["e164", "international"].map((name) => valueAt(response, `result.data.format.${name}`));
  const isKnown = notations.some((text) => typeof text === "string");
  return isKnown ? holds : notShown("the service resolves none of these numbers");
}
