import { fold } from "../text.ts";
import { isKnown } from "./lexicon.ts";

/** What people type who do not want to give their name. */
const placeholders = new Set(
  "abc abcd admin anonym anonymous asd asdf ahoj blabla bla demo fake foo bar hello jmeno jmeno prijmeni imie nazwisko lorem ipsum meno name first last surname nazev nemam nevim nikdo nic nobody none null priezvisko qwe sample someone test tester testing testovaci uzivatel unknown user undefined xyz".split(
    " ",
  ),
);

/** The rows of the keyboards in use, forwards; four neighbours of a row are no name. */
const rows: readonly string[] = ["qwertyuiop", "qwertzuiop", "asdfghjkl", "yxcvbnm", "zxcvbnm"];
const rowsBothWays = [...rows, ...rows.map((row) => [...row].reverse().join(""))];

/** Whether a word is certainly no name: a placeholder, a run over the keyboard, one letter again and again, or no syllable. */
export function isNonsense(word: string): boolean {
  if (isKnown(word, "given") || isKnown(word, "surname")) return false;
  const folded = fold(word);
  if (placeholders.has(folded)) return true;
  if (/^(.)\1{2,}$/u.test(folded) || /^(.{2,3})\1{2,}$/u.test(folded)) return true;
  if (folded.length >= 4 && rowsBothWays.some((row) => row.includes(folded))) return true;
  // In Czech and Slovak, l and r make syllables: Vlk, Smrž.
  return /^[a-z]{4,}$/u.test(folded) && !/[aeiouylr]/u.test(folded);
}
