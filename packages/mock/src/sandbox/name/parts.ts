import type { Compound } from "./compounds.ts";
import type { Role } from "./lexicon.ts";
import type { Word } from "./word.ts";

/** A word, or a part of a hyphenated one, and where it stands in the text of its field. */
export interface PlacedWord {
  word: Word;
  start: number;
  /** Whether it is a further part of a hyphenated word. */
  isHyphenated: boolean;
  role: Role;
  /** Whether it is a word before a surname: van, von. */
  isLead: boolean;
}

/** The first name or the surname. */
export interface Part {
  text: string;
  words: readonly PlacedWord[];
}

/** The words of a part of a name, with what they are. */
export function placeWords(compounds: readonly Compound[], role: Role): PlacedWord[] {
  const last = compounds.length - 1;
  return compounds.flatMap(({ kind, words }, at) => {
    const isLead = kind === "particle" && role === "surname" && at < last;
    return words.map(({ word, start }, part) => ({ word, start, isHyphenated: part > 0, role, isLead }));
  });
}
