import type { Lexicon } from "../lexicon.ts";
import { CONJUNCTION, readWord } from "../word.ts";

export function wordsIn(text: string): string[] {
  return text.match(/[^\s,-]+/gu) ?? [];
}

export function isNameWord(text: string, lexicon: Lexicon): boolean {
  const word = readWord(text, lexicon);
  return word.isGiven || word.isSurname;
}

/** Whether a word may be a part of a name: a listed one, or a particle. */
export function mayBeNamePart(text: string, lexicon: Lexicon): boolean {
  return isNameWord(text, lexicon) || readWord(text, lexicon).isParticle;
}

/** Whether white space divides a listed name: Nov ák. */
export function isDividedName(start: string, end: string, lexicon: Lexicon): boolean {
  const areNames = [start, end].some((half) => isNameWord(half, lexicon));
  return /^\p{Ll}/u.test(end) && !areNames && readWord(start + end, lexicon).isListed;
}

export function hasGivenName(text: string, lexicon: Lexicon): boolean {
  return wordsIn(text).some((word) => readWord(word, lexicon).isGiven);
}

/** Whether a text may be a name: it has more than initials. */
export function mayBeName(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

/** Whether a text consists of several given names. */
export function hasOnlyGivenNames(text: string, lexicon: Lexicon): boolean {
  const words = wordsIn(text);
  return words.length > 1 && words.every((word) => readWord(word, lexicon).isGiven);
}

/** Whether a text has a given name, and another word that can be a surname, listed or not. */
export function isFullName(text: string, lexicon: Lexicon): boolean {
  const words = wordsIn(text).map((word) => readWord(word, lexicon));
  return (
    words.some(({ isGiven }) => isGiven) &&
    words.some(
      (word) =>
        (!word.isGiven || word.isSurname) &&
        !word.isParticle &&
        !word.isInitial &&
        !CONJUNCTION.test(word.text),
    ) &&
    words.length > 1
  );
}

export function isOnlyGivenName(text: string, lexicon: Lexicon): boolean {
  const word = readWord(text, lexicon);
  return word.isGiven && !word.isSurname;
}
