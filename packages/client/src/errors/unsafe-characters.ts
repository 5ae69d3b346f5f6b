import { escapeCharacters } from "@data-validation/common/escape-characters";

/**
 * Escapes characters that could move a terminal's cursor or reorder a text: `\u001b`. These are
 * control characters but line breaks and tabs, line separators, and those that turn the direction
 * of a text.
 */
export function escapeControls(text: string): string {
  return escapeCharacters(text, /[^\P{Cc}\n\t]|[\u2028\u2029\p{Bidi_Control}]/gu);
}
