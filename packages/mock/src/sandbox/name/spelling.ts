import { codeAt, fold } from "../shared/text.ts";
import { isListed, listedAs } from "./lexicon.ts";

/** The words before a surname that are written small when the whole name is not: van der Berg. */
const particles = new Set(
  "af al bin da das de del della den der di dos du el ibn la le ten ter van vom von z ze zu zum zur".split(" "),
);

const longestParticle = Math.max(...[...particles].map(({ length }) => length));

/** One word: letters with their marks, and single apostrophes between them. */
const word = /^\p{L}\p{M}*(?:['’]?\p{L}\p{M}*)*$/u;
/** Initials: J., J. R. without the space. */
const initials = /^(?:\p{L}\p{M}*\.)+$|^\p{L}\p{M}*$/u;
/** Scripts that tell capital from small letters in names. */
const cased = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}'’.]+$/u;

/** White space as it belongs: single spaces between words, none around a hyphen or at the ends. */
export function tidySpaces(text: string): string {
  const spaced = text.trim().replace(/\s+/gu, " ");
  return spaced.includes("-") ? spaced.replace(/ ?- ?/gu, "-") : spaced;
}

/** The longest value, in UTF-16 code units, that is read; a longer one is nobody's name, and is not worth the work. */
export const longestValue = 150;

/**
 * Whether a word has letters of the languages at home here alone (Basic Latin, Latin-1, Latin Extended-A): those are in order, and
 * need no closer look.
 */
export function isPlain(text: string): boolean {
  return /^[A-Za-zÀ-ÖØ-öø-ž]+$/.test(text);
}

/** Whether a text has plain words alone, with single spaces or hyphens between them. */
export function isPlainText(text: string): boolean {
  const { length } = text;
  let isAfterLetter = false;
  for (let at = 0; at < length; at++) {
    const code = codeAt(text, at);
    if (plainLetters[code] === 1) isAfterLetter = true;
    else if (isAfterLetter && (code === 0x20 || code === 0x2d)) isAfterLetter = false;
    else return false;
  }
  return isAfterLetter;
}

/** Which characters are plain: 1 for each that is. */
const plainLetters = Uint8Array.from({ length: 0x180 }, (_, code) => (isPlain(String.fromCharCode(code)) ? 1 : 0));

/** A folded text without all that is no letter. */
export function onlyLetters(folded: string): string {
  return /^[a-z]*$/.test(folded) ? folded : folded.replace(/[^\p{L}]/gu, "");
}

/** Whether a word has only what names are written with. */
export function isReadableWord(text: string): boolean {
  return word.test(text) || initials.test(text);
}

function isReadable(text: string): boolean {
  return text.length <= longestValue && tidySpaces(text).split(/[ -]/u).every(isReadableWord);
}

/**
 * A text without the characters that no name has: marks that look like a hyphen or an apostrophe become one, separators become a
 * space, whatever surrounds a word goes. What stands within a word goes only when a known name remains. Null when that is not
 * enough: then nobody but the user knows what was meant.
 */
export function withoutForeignCharacters(text: string): string | null {
  const cleaned = withUsualMarks(text)
    .replace(/(?<=\p{L}\p{M}*)[,;/_|&+\\](?=\p{L})|(?<=\p{L}\p{L})\.(?=\p{L})/gu, " ")
    .replace(/[^\s-]+/gu, withoutSurroundings);
  const trimmed = cleaned.includes("-") ? cleaned.replace(/\S+/gu, withoutOuterHyphens) : cleaned;
  return isReadable(trimmed) ? tidySpaces(trimmed) : null;
}

/** With one kind of hyphen, never twice, and one of apostrophe; without control characters and the like. */
function withUsualMarks(text: string): string {
  const usual = /^[ -_a-~À-ž]*$/.test(text)
    ? text
    : text
        .normalize("NFC")
        .replace(/[\u2010-\u2015\u2212]/gu, "-")
        .replace(/[´`]/gu, "'")
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, (character) => (/\s/u.test(character) ? " " : ""));
  return usual.includes("--") ? usual.replace(/-+/gu, "-") : usual;
}

function withoutOuterHyphens(compound: string): string {
  return compound.replace(/^-+|-+$/gu, "");
}

function withoutSurroundings(text: string): string {
  if (initials.test(text)) return text;
  const inner = text.replace(/^[^\p{L}]+/u, "").replace(/[^\p{L}\p{M}]+$/u, "");
  if (word.test(inner)) return inner;
  const bare = inner.replace(/[^\p{L}\p{M}]/gu, "");
  return isListed(listedAs(fold(bare))) ? bare : inner;
}

/** Whether a word, in small letters, belongs to the surname after it. */
export function isParticle(small: string): boolean {
  return small.length <= longestParticle && particles.has(small);
}

/** A word before a surname as it is written: small, or with a capital. */
export function recaseParticle(text: string, small: string): string {
  return text === small || text === capitalised(small) ? text : small;
}

/** A word in capital and small letters as names are; one that may be meant as it is stays. */
export function recaseWord({ text, small, isPlain }: { text: string; small: string; isPlain: boolean }): string {
  if (isPlain ? text !== small && isDeliberate(text) : !cased.test(text) || isDeliberate(text)) return text;
  const elided = isPlain ? null : /^([\p{L}]\p{M}*['’])(.+)$/u.exec(small);
  if (elided) return (elided[1] ?? "").toUpperCase() + capitalised(elided[2] ?? "");
  if (small.startsWith("mc") && /^mc\p{L}{3}/u.test(small)) return `Mc${capitalised(small.slice(2))}`;
  const isInitials = isPlain ? text.length === 1 : initials.test(text);
  return isInitials ? text.toUpperCase() : capitalised(small);
}

/** Whether a word of several plain letters begins with a capital and goes on with small ones. */
export function isCapitalised(text: string, small: string): boolean {
  const { length } = text;
  if (length < 2 || codeAt(text, 0) === codeAt(small, 0)) return false;
  for (let at = 1; at < length; at++) if (codeAt(text, at) !== codeAt(small, at)) return false;
  return true;
}

/** A capital within a word is meant after certain beginnings: McDonald, DeVito, O'Neil, d'Arc. */
function isDeliberate(text: string): boolean {
  return /^(?:(?:Mac|Mc|Fitz|De|Di|Du|La|Le|Van|Von)?|\p{L}['’])\p{Lu}\p{M}*[\p{Ll}\p{M}]+$/u.test(text);
}

/** Characters whose capital is more than one character stay, so that doing it twice is doing it once. */
function capitalised(small: string): string {
  const first = small.slice(0, (small.codePointAt(0) ?? 0) > 0xffff ? 2 : 1);
  const capital = first.toUpperCase();
  return (capital.length === first.length ? capital : first) + small.slice(first.length);
}

/** A text with one of its words replaced. */
export function replaceWord(text: string, { start, text: from }: { start: number; text: string }, to: string): string {
  return text.slice(0, start) + to + text.slice(start + from.length);
}

/** A name of the lists in small letters, or in capitals, where the word is; its case is another matter. */
export function inCaseOf({ text, small }: { text: string; small: string }, name: string): string {
  if (text === small) return name.toLowerCase();
  return text.length > 1 && text === text.toUpperCase() ? name.toUpperCase() : name;
}
