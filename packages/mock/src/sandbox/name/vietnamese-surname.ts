import { fold } from "../shared/text.ts";
import lists from "./vietnamese.json" with { type: "json" };

const surnames = new Set(lists.surnames.split(" "));
const givenNames = new Set(lists.given.split(" "));

/** Middle names that stay beside the surname when it is written last. */
const middleNames = new Set(["thi", "van"]);

/**
 * The place of the surname in a Vietnamese name: first (Nguyễn Văn Nam), or last as abroad (Văn Nam
 * Nguyễn, Thu Hà Nguyễn Thị); undefined for any other name.
 */
export function vietnameseSurname(
  words: readonly string[],
): { start: number; end: number } | undefined {
  const foldedWords = words.map(foldVietnamese);
  const isName = (surname: string | undefined, otherWords: readonly string[]) =>
    surnames.has(surname ?? "") &&
    otherWords.length > 0 &&
    otherWords.every((word) => givenNames.has(word));
  if (isName(foldedWords[0], foldedWords.slice(1))) return { start: 0, end: 1 };
  const end = foldedWords.length;
  const start = middleNames.has(foldedWords.at(-1) ?? "") ? end - 2 : end - 1;
  return isName(foldedWords[start], foldedWords.slice(0, Math.max(start, 0)))
    ? { start, end }
    : undefined;
}

function foldVietnamese(word: string): string {
  return fold(word).replaceAll("đ", "d");
}
