import { stripDiacritics } from "@data-validation/common/letters";
import { type Fix, fix } from "../shared/fix.ts";
import { composeLetters } from "../shared/text.ts";
import type { FormatMistake } from "./comparison.ts";
import type { FieldMatch } from "./fields.ts";

/**
 * The changes of a field's formatting, one per kind, as a chain: each value is the next one's
 * previous value.
 */
export function formatFixes({ field, sentText, formats, formatted }: FieldMatch): Fix[] {
  const kinds = correctionOrder.filter((format) => formats.includes(format));
  const betweenTexts = kinds
    .slice(0, -1)
    .map((kind) => correctUpTo(kind, sentText, formatted, kinds));
  const texts = [sentText, ...betweenTexts, formatted];
  return kinds.flatMap((kind, at) => {
    const [from = sentText, to = formatted] = texts.slice(at, at + 2);
    return from === to ? [] : [fix(["FORMAT", "CHANGED", kind], { field, from, to })];
  });
}

const correctionOrder: readonly FormatMistake[] = [
  "CHARACTERS",
  "WHITESPACES",
  "CASE_SENSITIVITY",
  "DIACRITICS",
];

/** The text with a kind and the previous kinds corrected. */
function correctUpTo(
  last: FormatMistake,
  text: string,
  formatted: string,
  kinds: readonly FormatMistake[],
): string {
  const doneKinds = kinds.slice(0, kinds.indexOf(last) + 1);
  const from = Array.from(composeLetters(text).replace(/\s/gu, ""));
  const to = Array.from(composeLetters(formatted));
  const isAlike = from.length === to.filter((character) => /\S/u.test(character)).length;
  // With different words or punctuation, the characters do not correspond.
  if (!isAlike) return formatted;
  const correctedCharacters = to.map((character) => {
    if (/\s/u.test(character)) return character;
    return withCorrected(from.shift() ?? "", character, doneKinds);
  });
  return doneKinds.includes("WHITESPACES")
    ? correctedCharacters.join("")
    : spacedAs(text, correctedCharacters.join(""));
}

function isCapital(character: string): boolean {
  const letter = stripDiacritics(character);
  return letter !== letter.toLowerCase();
}

/** A character with the case, the marks or both of another one, as far as corrected. */
function withCorrected(from: string, to: string, doneKinds: readonly FormatMistake[]): string {
  const marked = doneKinds.includes("DIACRITICS") ? to : from;
  if (!/\p{L}/u.test(from)) return doneKinds.includes("CHARACTERS") ? to : from;
  const source = doneKinds.includes("CASE_SENSITIVITY") ? to : from;
  return isCapital(source) ? marked.toUpperCase() : marked.toLowerCase();
}

/** A text with the white space of another one that has the same characters otherwise. */
function spacedAs(spaced: string, text: string): string {
  const characters = Array.from(text.replace(/\s/gu, ""));
  return Array.from(composeLetters(spaced), (each) =>
    /\s/u.test(each) ? each : (characters.shift() ?? ""),
  ).join("");
}
