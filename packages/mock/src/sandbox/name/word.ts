import { isWoman, vocative } from "czech-vocative";
import { remembered } from "../shared/remembered.ts";
import { fold } from "../shared/text.ts";
import { entriesOf, type Gender, genderOf, isListed, type Lookup, lookUp, type Role } from "./lexicon.ts";

/** Longer words are no names. In UTF-16 code units. */
const longestWord = 40;

const particles = new Set(
  "af al bin da das de del della den der di dos du el ibn la le ten ter van vom von z ze zu zum zur".split(" "),
);

/** One word: letters with their marks, and single apostrophes between them. */
const readable = /^\p{L}\p{M}*(?:['’]?\p{L}\p{M}*)*$/u;
/** J., J.R. */
const initials = /^(?:\p{L}\p{M}*\.)+$|^\p{L}\p{M}*$/u;
/** Scripts with capital and small letters. */
const cased = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}'’.]+$/u;
/** Latin letters beside others that look like them. */
const mixed =
  /\p{Script=Latin}.*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}].*\p{Script=Latin}/u;

/** A word of a name, or a part of a hyphenated one, apart from where it stands. */
export type Word = ReturnType<typeof readWord>;

/** Reads a word. */
export const readWord = remembered((text: string) => {
  const small = text.normalize("NFC").toLowerCase();
  const folded = fold(text);
  return {
    text,
    /** In small letters, in Unicode's composed form. */
    small,
    /** Without regard to case and diacritics. */
    folded,
    /** Its letters alone, folded. */
    letters: onlyLetters(folded),
    /** Whether it has only what names are written with. */
    isReadable: (readable.test(text) || initials.test(text)) && !mixed.test(text),
    /** Whether people bear it as a given name. */
    isGiven: entriesOf(folded, "given").length > 0,
    /** Whether people bear it as a surname, or it has the ending that only a woman's surname has. */
    isSurname: entriesOf(folded, "surname").length > 0 || /..ov[aá]$/iu.test(text),
    /** Whether it belongs to the surname behind it: van, von, de. */
    isParticle: particles.has(small),
    /** Whether it is one letter, with a dot or without. */
    isInitial: /^\p{L}\p{M}*\.?$/u.test(text),
    /** In capital and small letters as names are written. */
    recased: recase(text, small),
    /** Whether a capital within it may begin another word, as no list has it as one. */
    isJoined: joined.test(text) && !deliberate.test(text) && !isListed(folded),
    /** Whether it is certainly no name. */
    isNonsense: isNonsense(folded),
    genders: {} as Partial<Record<Role, Gender>>,
    /** What is known of it among the names of some countries, by its role and the gender of the other part. */
    lookups: new Map<readonly string[], Record<Role, Lookup[]>>(),
  };
});

/** A folded text without all that is no letter. */
export function onlyLetters(folded: string): string {
  return folded.replace(/[^\p{L}]/gu, "");
}

/** A capital behind a small letter, unless the word was typed with the wrong case throughout: jANA. */
const joined = /^(?!\p{Ll}\p{M}*[\p{Lu}\p{M}]+$).*\p{Ll}\p{M}*\p{Lu}/u;

/** A capital within a word is right after certain beginnings: McDonald, DeVito, O'Neil, d'Arc. */
const deliberate = /^(?:(?:Mac|Mc|Fitz|De|Di|Du|La|Le|Van|Von)?|\p{L}['’])\p{Lu}\p{M}*[\p{Ll}\p{M}]+$/u;

function recase(text: string, small: string): string {
  if (!cased.test(text) || deliberate.test(text)) return text;
  const [, elision, rest = ""] = /^(\p{L}\p{M}*['’])(.+)$/u.exec(small) ?? [];
  if (elision !== undefined) return elision.toUpperCase() + capitalise(rest);
  if (/^mc\p{L}{3}/u.test(small)) return `Mc${capitalise(small.slice(2))}`;
  return initials.test(text) ? text.toUpperCase() : capitalise(small);
}

/** A first letter whose capital is two letters stays: ß, ŉ. */
function capitalise(small: string): string {
  const [first = ""] = small;
  const capital = first.toUpperCase();
  return (capital.length === first.length ? capital : first) + small.slice(first.length);
}

/** The gender of a word in a role: by the lists, then by its ending. 0 if both genders bear it, or nothing is known. */
export function genderOfWord(word: Word, role: Role): Gender {
  word.genders[role] ??= genderOf(word.small, word.folded, role) ?? genderOfEnding(word, role);
  return word.genders[role];
}

function genderOfEnding(word: Word, role: Role): Gender {
  if (role === "given") return isInflectable(word) && word.text.length > 2 ? (isWoman(word.text) ? 2 : 1) : 0;
  // Only endings that one gender alone has: foreign women bear surnames that end in a consonant, too.
  if (/(?:ov|sk|ck|n|t)á$|(?:sk|ck|dzk)a$/iu.test(word.text)) return 2;
  return /(?:sk|ck|n|t)ý$|(?:sk|ck|dzk)i$/iu.test(word.text) ? 1 : 0;
}

/** What is known about a word in a role, among the names of some countries, where the other part of the name has a gender. */
export function lookUpWord(word: Word, role: Role, countries: readonly string[], gender: Gender): Lookup {
  const lookups = word.lookups.get(countries) ?? { given: [], surname: [] };
  word.lookups.set(countries, lookups);
  lookups[role][gender] ??= lookUp(word.small, word.folded, role, countries, gender);
  return lookups[role][gender];
}

/** Whether a word would be listed if people bore it in a role. No list has all surnames, nor the names of other scripts. */
export function isListable({ text }: Word, role: Role): boolean {
  return role === "given" && /^\p{Script=Latin}[\p{Script=Latin}\p{M}'’]+$/u.test(text);
}

/** The Czech vocative. A woman's surname has the form of the nominative. */
export function czechVocative(word: Word, role: Role, isOfWoman: boolean): string {
  if (isOfWoman && role === "surname") return word.text;
  return isOfWoman ? vocative(word.text, true, false) : vocative(word.text, false);
}

/** Whether the rules for endings apply. They take time that grows with the square of the length. */
export function isInflectable({ text, isNonsense }: Word): boolean {
  return text.length <= longestWord && /^[\p{Script=Latin}'’]+$/u.test(text) && !isNonsense;
}

/** What people type who do not want to give their name. */
const placeholders = new Set(
  "abc abcd admin anonym anonymous asd asdf ahoj blabla bla demo fake foo bar firma company hello jmeno prijmeni imie nazwisko lorem ipsum meno name first last surname nazev nemam nevim nikdo nic nobody none null priezvisko qwe sample someone test tester testing testovaci uzivatel unknown user undefined xyz".split(
    " ",
  ),
);

const keyboardRows = ["qwertyuiop", "qwertzuiop", "asdfghjkl", "yxcvbnm", "zxcvbnm"];
const keyboard = [...keyboardRows, ...keyboardRows.map((row) => [...row].reverse().join(""))].join(" ");

/** Whether a folded word is certainly no name: a placeholder, a run over the keyboard, one letter again and again, or no syllable. */
function isNonsense(folded: string): boolean {
  if (isListed(folded)) return false;
  if (placeholders.has(folded) || /^(?:(.)\1{2,}|(.{2,3})\2{2,})$/u.test(folded)) return true;
  // In Czech and Slovak, l and r make syllables: Vlk, Smrž.
  return folded.length >= 4 && (keyboard.includes(folded) || /^[bcdfghjkmnpqstvwxz]+$/.test(folded));
}
