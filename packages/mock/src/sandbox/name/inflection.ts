import { isWoman, vocative } from "czech-vocative";
import { type Gender, isNonsense, listedGender, type Role } from "./lexicon.ts";
import type { NameOptions } from "./person.ts";
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
 * The vocative (5th case) of a given name or of a surname in a language; the nominative in a language that addresses people by it.
 * Null for what is not written as a name is.
 */
export function vocativeOf(
  text: string,
  role: Role,
  gender: Gender,
  language: NameOptions["dataLanguage"],
): string | null {
  if (language === "cs") return czechVocative(text, role, gender);
  // English has no vocative, and Slovak addresses people in the nominative.
  if (language !== "pl") return inflect(text, role, (word) => word);
  // In Polish address a surname has the form of the nominative: Panie Kowalski.
  if (role === "surname") return inflect(text, role, (word) => word);
  return gender === 0 ? null : inflect(text, role, (word) => polishVocative(word, gender === 2));
}

/** Of a name whose gender is not known, the vocative is known only where a man and a woman share it. */
function czechVocative(text: string, role: Role, gender: Gender): string | null {
  const ofGender = (isWoman: boolean) => inflect(text, role, (word) => vocative(word, isWoman, role === "surname"));
  if (gender !== 0) return ofGender(gender === 2);
  const form = ofGender(true);
  return form === ofGender(false) ? form : null;
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

/** Names whose vocative no rule gives: diminutives, and those that change within. */
const irregular: Readonly<Record<string, string>> = {
  Aleksander: "Aleksandrze",
  Asia: "Asiu",
  Basia: "Basiu",
  Gosia: "Gosiu",
  Hania: "Haniu",
  Kacper: "Kacprze",
  Kaja: "Kaju",
  Kasia: "Kasiu",
  Maja: "Maju",
  Ola: "Olu",
  Paweł: "Pawle",
  Tola: "Tolu",
  Zosia: "Zosiu",
};

/** The endings of men's names, the longer before the shorter. */
const endings: readonly (readonly [string, string])[] = [
  ["ek", "ku"],
  ["ko", "ku"],
  ["st", "ście"],
  ["sł", "śle"],
  ["ch", "chu"],
  ["cz", "czu"],
  ["rz", "rzu"],
  ["sz", "szu"],
  ["b", "bie"],
  ["d", "dzie"],
  ["f", "fie"],
  ["g", "gu"],
  ["h", "hu"],
  ["j", "ju"],
  ["k", "ku"],
  ["l", "lu"],
  ["ł", "le"],
  ["m", "mie"],
  ["n", "nie"],
  ["o", "o"],
  ["p", "pie"],
  ["r", "rze"],
  ["s", "sie"],
  ["ś", "siu"],
  ["t", "cie"],
  ["w", "wie"],
  ["z", "zie"],
  ["ż", "żu"],
];

/**
 * The vocative of a Polish given name: Anna → Anno, Piotr → Piotrze. Surnames are not inflected in Polish address.
 * Null for an ending that Polish names do not have.
 */
export function polishVocative(name: string, isWoman: boolean): string | null {
  const exception = irregular[name];
  if (exception) return exception;
  if (name.endsWith("a")) return `${name.slice(0, -1)}o`;
  if (isWoman || /[iyeé]$/u.test(name)) return name;
  const ending = endings.find(([from]) => name.endsWith(from));
  return ending ? name.slice(0, name.length - ending[0].length) + ending[1] : null;
}
