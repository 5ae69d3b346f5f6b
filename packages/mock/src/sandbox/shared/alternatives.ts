import { stripDiacritics } from "@data-validation/common/letters";
import { escapePattern } from "@data-validation/common/text";

/**
 * Words as alternatives of an expression, the longest first. Their diacritics, dots and white space
 * are optional; a space is also a hyphen.
 */
export function wordAlternatives(words: readonly string[]): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => Array.from(word.normalize("NFC"), patternOf).join(""))
    .join("|");
}

function patternOf(character: string): string {
  if (character === ".") return String.raw`\.?`;
  if (character === " ") return String.raw`[\s-]*`;
  const plain = stripDiacritics(character);
  return plain === character ? escapePattern(character) : `[${character}${plain}]`;
}
