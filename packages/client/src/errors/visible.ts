import { escapeCharacters } from "@data-validation/common/escape-characters";

/** Control characters but line breaks and tabs, line separators, and those that turn the direction of a text. */
const INVISIBLE = /[^\P{Cc}\n\t]|[\u2028\u2029\p{Bidi_Control}]/gu;

/** Escapes characters that could move a terminal's cursor or reorder a text: `\u001b`. */
export function visible(text: string): string {
  return escapeCharacters(text, INVISIBLE);
}
