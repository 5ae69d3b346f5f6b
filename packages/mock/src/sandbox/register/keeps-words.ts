import { editDistance } from "@data-validation/common/edit-distance";
import { fold } from "../shared/text.ts";
import { isTypingSlip } from "../shared/typing-slip.ts";
import { properNames } from "./comparison.ts";

/** A word or a number with its letter, and whether a dot marks it as abbreviated. */
interface Token {
  text: string;
  isShortened: boolean;
}

/** Unifies the notations of postal codes. */
function withWholeCodes(text: string): string {
  return text
    .replace(/(?<!\d)(\d{3})\s(\d{2})(?!\d)/g, "$1$2")
    .replace(/(?<!\d)(\d{2})[\s-](\d{3})(?!\d)/g, "$1$2");
}

function tokensOf(text: string): Token[] {
  const folded = withWholeCodes(fold(text)).replace(/(\d)\s+(\p{L})(?!\p{L})/gu, "$1$2");
  return [...folded.matchAll(/(\d+\p{L}?|\p{L}+)(\.?)/gu)].map(([, word = "", dot]) => ({
    text: word,
    isShortened: dot === ".",
  }));
}

/**
 * Whether a corrected text keeps each word and number: numbers unchanged, words except for a typing
 * error.
 */
export function keepsWords(sentText: string, corrected: string): boolean {
  const correctedWords = tokensOf(corrected).map(({ text }) => text);
  const tokens = tokensOf(sentText);
  const missingTokens = tokens.filter((token) => !isKnown(token, correctedWords));
  if (missingTokens.length === 0) return true;
  // Words may be joined or split.
  return (
    !missingTokens.some(({ text }) => /\d/.test(text)) &&
    lettersOf(sentText) === lettersOf(corrected)
  );
}

export function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}]/gu, "");
}

function isKnown({ text, isShortened }: Token, correctedWords: readonly string[]): boolean {
  if (correctedWords.includes(text)) return true;
  if (/\d/.test(text)) return false;
  const limit = properNames.mostTypos(text.length);
  return correctedWords.some(
    (word) =>
      (isShortened && word.startsWith(text)) ||
      (word.length > 2 && isTypingSlip(text, word)) ||
      (!/\d/.test(word) && editDistance(text, word, limit) <= limit),
  );
}
