/**
 * The stand-in of a word whose stem another word with a stand-in has: of an inflected form, or of a
 * typing error.
 *
 * @param standIns The stand-ins by their words, all folded.
 */
export function standInOfStem(
  word: string,
  standIns: Iterable<readonly [word: string, standIn: string]>,
): string | undefined {
  for (const [other, standIn] of standIns) {
    let shared = 0;
    while (shared < word.length && word[shared] === other[shared]) shared += 1;
    const cut = other.length - shared;
    if (shared < 3 || cut > 2 || word.length - shared > 3) continue;
    return standIn.slice(0, standIn.length - cut) + word.slice(shared);
  }
  return undefined;
}
