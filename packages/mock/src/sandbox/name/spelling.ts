import { composed, trimEndOf } from "../shared/text.ts";
import type { Lexicon } from "./lexicon.ts";
import { type PlacedWord, replaceWord } from "./person.ts";
import { readWord } from "./word.ts";

/** White space as it belongs: single spaces between words, none around a hyphen or at the ends. */
export function tidySpaces(text: string): string {
  return text.trim().replace(/\s+/gu, " ").replace(/ ?- ?/g, "-");
}

export function isReadable(text: string, lexicon: Lexicon): boolean {
  return tidySpaces(text)
    .split(/[ -]/)
    .every((part) => readWord(part, lexicon).isReadable);
}

/**
 * A text without the characters that no name has: marks that look like a hyphen or an apostrophe become one, separators a space,
 * whatever surrounds a word goes.
 *
 * @returns `null` if that is not enough
 */
export function withoutForeignCharacters(text: string, lexicon: Lexicon): string | null {
  const cleaned = composed(text)
    .replace(/[\u2010-\u2015\u2212]/gu, "-")
    .replace(/[´`]/gu, "'")
    .replace(/\p{C}/gu, (character) => (/\s/u.test(character) ? " " : ""))
    .replace(/-+/g, "-")
    .replace(/(?<=[\p{L}\p{M}])[,;/_|&+\\](?=\p{L})|(?<=\p{L}\p{L})\.(?=\p{L})/gu, " ")
    .replace(/[^\s-]+/gu, (word) => withoutSurroundings(word, lexicon))
    .replace(/\S+/gu, (compound) => trimEndOf(compound.replace(/^-+/, ""), /-/));
  const tidy = tidySpaces(cleaned);
  return isReadable(tidy, lexicon) ? tidy : null;
}

function withoutSurroundings(text: string, lexicon: Lexicon): string {
  if (readWord(text, lexicon).isReadable) return text;
  return trimEndOf(text.replace(/^[^\p{L}]+/u, ""), /[^\p{L}\p{M}]/u);
}

/** A text in which each capital behind a small letter begins a word: Janka SiposMáté. */
export function withSpaceAtCapitals(text: string): string {
  return text.replace(/(?<=[\p{Ll}\p{M}])(?=\p{Lu}\p{M}*\p{Ll})/gu, " ");
}

/** A text with its words in capital and small letters as names are. The words before a surname may be small or have a capital. */
export function recase(text: string, words: readonly PlacedWord[]): string {
  return words.reduceRight((recased, placed) => {
    const { word, isLead } = placed;
    return replaceWord(recased, placed, isLead && word.text !== word.recased ? word.small : word.recased);
  }, text);
}
