// The mock has functions of the same kind. These are separate, since they check its corrections: a
// mistake of a common function would pass in both.

/** The words and numbers of a text without regard to case and diacritics. */
export function plainWordsOf(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/ł/gi, "l")
    .replace(/ß/g, "ss");
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The number of letters to insert, drop or replace between two words; two that are swapped count as
 * two.
 */
function distance(from: string, to: string): number {
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const changed = 1 + Math.min(last[column] ?? 0, current[column - 1] ?? 0);
      current.push(Math.min(replaced, changed));
    }
    last = current;
  }
  return last[to.length] ?? 0;
}

/**
 * The words of a sent text that a correction lacks: a number as it is, a word except for two
 * letters, a short one except for one typing error.
 */
export function lostWords(sent: string, corrected: string): string[] {
  const words = plainWordsOf(sent);
  const correctedWords = plainWordsOf(corrected);
  // Words may be joined or divided.
  const digitsOf = (text: string) => text.replace(/\D/g, "");
  const isJoined =
    words.length !== correctedWords.length &&
    distance(words.join(""), correctedWords.join("")) <= 2;
  if (isJoined && digitsOf(sent) === digitsOf(corrected)) return [];
  const sorted = (word: string) => [...word].sort().join("");
  return words.filter((word) => {
    if (correctedWords.includes(word)) return false;
    if (/\d/.test(word)) return true;
    return !correctedWords.some((other) =>
      other.length > 3
        ? distance(word, other) <= 2
        : distance(word, other) <= 1 || sorted(word) === sorted(other),
    );
  });
}
