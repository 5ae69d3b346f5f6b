import { capitalise } from "@data-validation/common/text";
import { fold } from "../sandbox/shared/text.ts";

/** A stand-in in the spelling of the word: in capitals, with or without diacritics. */
export function spellLike(word: string, standIn: string): string {
  const plain = fold(word) === word.toLowerCase() ? fold(standIn) : standIn;
  if (word.length > 1 && word === word.toUpperCase()) return plain.toUpperCase();
  if (word[0] !== word[0]?.toLowerCase()) return capitalise(plain);
  return plain.toLowerCase();
}
