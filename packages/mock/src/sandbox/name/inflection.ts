import { isWoman, vocative } from "czech-vocative";
import { type Gender, listedGender, type Role } from "./lexicon.ts";
import { isNonsense } from "./nonsense.ts";
import type { NameOptions } from "./options.ts";
import { polishVocative } from "./polish.ts";
import {
  isParticle,
  isReadable,
  longestValue,
  recase,
  replaceWord,
  tidySpaces,
  type Word,
  wordsOf,
} from "./spelling.ts";

/** Longer words are nobody's, and the rules for endings take time that grows with the square of the length. */
const longestWord = 40;

/**
 * The gender of a given name or of a surname, by its words that tell one: the lists of names first, then the ending.
 * 0 where the two genders share it or where nothing is known.
 */
export function genderOf(text: string, role: Role): Gender {
  if (text.length > longestValue) return 0;
  const genders = new Set(wordsOf(text, role).map((word) => genderOfWord(word.text, role)));
  genders.delete(0);
  return genders.size === 1 ? ([...genders][0] ?? 0) : 0;
}

function genderOfWord(word: string, role: Role): Gender {
  const listed = listedGender(word, role);
  if (listed !== undefined) return listed;
  if (role === "surname") return genderOfEnding(word);
  return isInflectable(word) && word.length > 2 ? (isWoman(word) ? 2 : 1) : 0;
}

/** Only endings that one gender alone has. A consonant says nothing: foreign women bear such surnames too. */
function genderOfEnding(surname: string): Gender {
  if (/(?:ov|sk|ck|n|t)á$|(?:sk|ck|dzk)a$/iu.test(surname)) return 2;
  return /(?:sk|ck|n|t)ý$|(?:sk|ck|dzk)i$/iu.test(surname) ? 1 : 0;
}

/**
 * The vocative (5th case) of a given name or of a surname in a language. Null where the language has none - English, and Slovak,
 * which addresses people in the nominative - and for what is not written as a name is.
 */
export function vocativeOf(
  text: string,
  role: Role,
  gender: Gender,
  language: NameOptions["dataLanguage"],
): string | null {
  if (language === "cs") return czechVocative(text, role, gender);
  if (language !== "pl") return null;
  // In Polish address a surname has the form of the nominative: Panie Kowalski.
  if (role === "surname") return inflect(text, role, (word) => word);
  return gender === 0 ? null : inflect(text, role, (word) => polishVocative(word, gender === 2));
}

/** Of a name whose gender is not known, the vocative is known only where a man and a woman share it. */
function czechVocative(text: string, role: Role, gender: Gender): string | null {
  const woman = inflect(text, role, (word) => vocative(word, true, role === "surname"));
  const man = inflect(text, role, (word) => vocative(word, false, role === "surname"));
  if (gender === 0) return woman === man ? man : null;
  return gender === 2 ? woman : man;
}

/** Inflects each word of a text, in capital and small letters as names are written. */
function inflect(text: string, role: Role, inflectWord: (word: string) => string | null): string | null {
  if (!isReadable(text)) return null;
  const tidy = tidySpaces(text);
  const written = recase(tidy, wordsOf(tidy, role));
  let result = written;
  for (const word of wordsOf(written, role).reverse()) {
    if (isInitial(word.text) || isLead(word, written)) continue;
    const to = isInflectable(word.text) ? inflectWord(word.text) : null;
    if (to === null) return null;
    result = replaceWord(result, word, to);
  }
  return result;
}

function isLead({ text, start, role }: Word, whole: string): boolean {
  return role === "surname" && start + text.length < whole.length && isParticle(text);
}

function isInitial(word: string): boolean {
  return /^\p{L}\.?$/u.test(word);
}

function isInflectable(word: string): boolean {
  return word.length <= longestWord && /^[\p{Script=Latin}'’]+$/u.test(word) && !isNonsense(word);
}
