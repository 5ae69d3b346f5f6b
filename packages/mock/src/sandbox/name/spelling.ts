import { isKnown, type Role } from "./lexicon.ts";

/** A word of a name, or one part of a hyphenated word, and where it stands. */
export interface Word {
  text: string;
  start: number;
  role: Role;
}

/** The words before a surname that are written small when the whole name is not: van der Berg. */
const particles = new Set(
  "af al bin da das de del della den der di dos du el ibn la le ten ter van vom von z ze zu zum zur".split(" "),
);

/** One word: letters with their marks, and single apostrophes between them. */
const word = /^\p{L}\p{M}*(?:['’]?\p{L}\p{M}*)*$/u;
/** Initials: J., J. R. without the space. */
const initials = /^(?:\p{L}\p{M}*\.)+$|^\p{L}\p{M}*$/u;
/** Scripts that tell capital from small letters in names. */
const cased = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}'’.]+$/u;

/** White space as it belongs: single spaces between words, none around a hyphen or at the ends. */
export function tidySpaces(text: string): string {
  return text.trim().replace(/\s+/gu, " ").replace(/ ?- ?/gu, "-");
}

/** The words of a text in which all have one role. */
export function wordsOf(text: string, role: Role, offset = 0): Word[] {
  return [...text.matchAll(/[^\s,-]+/gu)].map((match) => ({ text: match[0], start: offset + match.index, role }));
}

/** The longest value, in UTF-16 code units, that is read; a longer one is nobody's name, and is not worth the work. */
export const longestValue = 150;

/** Whether a value has only what names are written with, and can be read at all. */
export function isReadable(text: string): boolean {
  if (text.length > longestValue) return false;
  return tidySpaces(text)
    .split(/[ -]/u)
    .every((part) => word.test(part) || initials.test(part));
}

/**
 * A text without the characters that no name has: marks that look like a hyphen or an apostrophe become one, separators become a
 * space, whatever surrounds a word goes. What stands within a word goes only when a known name remains. Null when that is not
 * enough: then nobody but the user knows what was meant.
 */
export function withoutForeignCharacters(text: string): string | null {
  const cleaned = text
    .normalize("NFC")
    .replace(/[\u2010-\u2015\u2212]/gu, "-")
    .replace(/[´`]/gu, "'")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, (character) => (/\s/u.test(character) ? " " : ""))
    .replace(/(?<=\p{L}\p{M}*)[,;/_|&+\\](?=\p{L})|(?<=\p{L}\p{L})\.(?=\p{L})/gu, " ")
    .replace(/-+/gu, "-")
    .replace(/[^\s-]+/gu, withoutSurroundings)
    .replace(/\S+/gu, (compound) => compound.replace(/^-+|-+$/gu, ""));
  return isReadable(cleaned) ? tidySpaces(cleaned) : null;
}

function withoutSurroundings(text: string): string {
  if (initials.test(text)) return text;
  const inner = text.replace(/^[^\p{L}]+/u, "").replace(/[^\p{L}\p{M}]+$/u, "");
  if (word.test(inner)) return inner;
  const bare = inner.replace(/[^\p{L}\p{M}]/gu, "");
  return isKnown(bare, "given") || isKnown(bare, "surname") ? bare : inner;
}

/** Whether a word belongs to the surname after it and is written small. */
export function isParticle(text: string): boolean {
  return particles.has(text.toLowerCase());
}

/** A text with its words in capital and small letters as names are; words that may be meant as they are stay. */
export function recase(text: string, words: readonly Word[]): string {
  return words.reduceRight((result, { text: from, start, role }, index) => {
    const isLead = role === "surname" && words[index + 1]?.role === "surname" && isParticle(from);
    const to = isLead ? recaseParticle(from) : recaseWord(from);
    return replaceWord(result, { text: from, start, role }, to);
  }, text);
}

function recaseParticle(text: string): string {
  const small = text.toLowerCase();
  return text === small || text === capitalised(small) ? text : small;
}

function recaseWord(text: string): string {
  if (!cased.test(text)) return text;
  if (isDeliberate(text)) return text;
  const small = text.toLowerCase();
  const elided = /^([\p{L}]\p{M}*['’])(.+)$/u.exec(small);
  if (elided) return (elided[1] ?? "").toUpperCase() + capitalised(elided[2] ?? "");
  if (/^mc\p{L}{3}/u.test(small)) return `Mc${capitalised(small.slice(2))}`;
  return initials.test(text) ? text.toUpperCase() : capitalised(small);
}

/** A capital within a word is meant after certain beginnings: McDonald, DeVito, O'Neil, d'Arc. */
function isDeliberate(text: string): boolean {
  return /^(?:(?:Mac|Mc|Fitz|De|Di|Du|La|Le|Van|Von)?|\p{L}['’])\p{Lu}\p{M}*[\p{Ll}\p{M}]+$/u.test(text);
}

/** Characters whose capital is more than one character stay, so that doing it twice is doing it once. */
function capitalised(small: string): string {
  const [first = ""] = small;
  const capital = first.toUpperCase();
  return ([...capital].length === 1 ? capital : first) + small.slice(first.length);
}

/** A text with one of its words replaced. */
export function replaceWord(text: string, { start, text: from }: Word, to: string): string {
  return text.slice(0, start) + to + text.slice(start + from.length);
}

/** A name of the lists in small letters, or in capitals, where the word is; its case is another matter. */
export function inCaseOf(word: string, name: string): string {
  if (word === word.toLowerCase()) return name.toLowerCase();
  return word.length > 1 && word === word.toUpperCase() ? name.toUpperCase() : name;
}
