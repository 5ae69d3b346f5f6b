import { remembered } from "../shared/remembered.ts";
import { isListed } from "./lexicon.ts";
import type { PlacedWord } from "./person.ts";
import { replaceWord } from "./problem.ts";
import { readWord } from "./word.ts";

/** White space as it belongs: single spaces between words, none around a hyphen or at the ends. */
export function tidySpaces(text: string): string {
  return text.trim().replace(/\s+/gu, " ").replace(/ ?- ?/gu, "-");
}

/** Whether a text has only what names are written with, white space aside. */
export const isReadable = remembered((text: string): boolean =>
  tidySpaces(text)
    .split(/[ -]/u)
    .every((part) => readWord(part).isReadable),
);

/**
 * A text without the characters that no name has: marks that look like a hyphen or an apostrophe become one, separators a space,
 * whatever surrounds a word goes. What stands within a word goes only if a known name remains.
 *
 * @returns `null` if that is not enough
 */
export function withoutForeignCharacters(text: string): string | null {
  const cleaned = text
    .normalize("NFC")
    .replace(/[\u2010-\u2015\u2212]/gu, "-")
    .replace(/[´`]/gu, "'")
    .replace(/\p{C}/gu, (character) => (/\s/u.test(character) ? " " : ""))
    .replace(/-+/gu, "-")
    .replace(/(?<=\p{L}\p{M}*)[,;/_|&+\\](?=\p{L})|(?<=\p{L}\p{L})\.(?=\p{L})/gu, " ")
    .replace(/[^\s-]+/gu, withoutSurroundings)
    .replace(/\S+/gu, (compound) => compound.replace(/^-+|-+$/gu, ""));
  const tidy = tidySpaces(cleaned);
  return isReadable(tidy) ? tidy : null;
}

function withoutSurroundings(text: string): string {
  if (readWord(text).isReadable) return text;
  const inner = text.replace(/^[^\p{L}]+/u, "").replace(/[^\p{L}\p{M}]+$/u, "");
  if (readWord(inner).isReadable) return inner;
  const bare = inner.replace(/[^\p{L}\p{M}]/gu, "");
  return isListed(readWord(bare).folded) ? bare : inner;
}

/** A text in which each capital behind a small letter begins a word: Janka SiposMáté, KevinD eng. */
export function withSpaceAtCapitals(text: string): string {
  return text
    .replace(/(?<=\p{Ll}\p{M}*)(\p{Lu}) (?=\p{Ll})/gu, " $1")
    .replace(/(?<=\p{Ll}\p{M}*)(?=\p{Lu}\p{M}*\p{Ll})/gu, " ");
}

/** A text with its words in capital and small letters as names are. The words before a surname may be small or have a capital. */
export function recase(text: string, words: readonly PlacedWord[]): string {
  let recased = text;
  for (const placed of words) {
    const { word, isLead } = placed;
    const to = isLead && word.text !== word.recased ? word.small : word.recased;
    if (to !== word.text) recased = replaceWord(recased, placed, to);
  }
  return recased;
}
