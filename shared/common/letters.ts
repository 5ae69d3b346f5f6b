/** Letters that Unicode does not decompose into a base letter and a mark. */
const letters: Record<string, string> = { ł: "l", Ł: "L", ß: "ss" };

/** A text without diacritics: `Łódź` is `Lodz`. */
export function stripDiacritics(text: string): string {
  return withShortMarks(text)
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[łŁß]/g, (letter) => letters[letter] ?? letter);
}

/**
 * At most thirty marks on a letter (UAX 15), since the time of normalisation grows with the square
 * of their number.
 */
export function withShortMarks(text: string): string {
  return text.replace(/(\p{M}{30})\p{M}+/gu, "$1");
}
