/** A value, for example a folded word, and its stand-in. */
export interface StandInEntry {
  key: string;
  standIn: string;
}

/**
 * The stand-in of a word whose stem another word with a stand-in has: of an inflected form, or of a
 * typing error.
 */
export function standInOfStem(word: string, entries: Iterable<StandInEntry>): string | undefined {
  for (const { key, standIn } of entries) {
    let shared = 0;
    while (shared < word.length && word[shared] === key[shared]) shared += 1;
    const cut = key.length - shared;
    if (shared < 3 || cut > 2 || word.length - shared > 3) continue;
    return standIn.slice(0, standIn.length - cut) + word.slice(shared);
  }
  return undefined;
}
