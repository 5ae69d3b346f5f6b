import {
  type Gender,
  hasNameOfCountries,
  inflectingCountries,
  type Lexicon,
  type NameRole,
} from "./lexicon.ts";
import { vietnameseSurname } from "./vietnamese-surname.ts";
import { CONJUNCTION, type NameWord, readWord } from "./word.ts";

/** A text between white space and separators: a word, or several joined by hyphens. */
export interface NameCompound {
  text: string;
  start: number;
  /** Whether a separator of values, such as a comma, stands between it and the one before. */
  isSeparate: boolean;
  kind: CompoundKind;
  words: readonly { word: NameWord; start: number }[];
}

/**
 * The role of a word by the lists of names; a particle belongs to the surname behind it, a
 * conjunction joins two people.
 */
type CompoundKind = "given" | "surname" | "both" | "unknown" | "particle" | "conjunction";

/** The given names of a person, or the surname. */
export interface NamePart {
  role: NameRole;
  text: string;
  compounds: readonly NameCompound[];
  words: readonly PlacedWord[];
  /** The gender of the words that have one; 0 if they differ, or none has one. */
  gender: Gender;
  /** Whether it is a part of a Vietnamese name, in which the surname may come first. */
  isVietnamese: boolean;
}

export interface PlacedWord {
  word: NameWord;
  /** Its place in the value of its field. */
  start: number;
  role: NameRole;
}

/** Long names have about eight parts. */
const MOST_WORDS = 10;

/** A compound, also with the slash of c/o. */
const COMPOUND = /(?:[^\s,;/|]|(?<=(?<!\p{L})\p{L})\/)+/gu;
/** What stands between the values of a list. */
export const SEPARATOR = /[,;/|]/;
/** Hans von und zu Berg is one person. */
const JOINED_PARTICLES = /\svon und$/i;

/** The compounds of a text; empty if it has more words than any name. */
export function readCompounds(text: string, lexicon: Lexicon): NameCompound[] {
  if ([...text.matchAll(/[^\s,-]+/gu)].length > MOST_WORDS) return [];
  const isInCapitals = text === text.toUpperCase();
  return [...text.matchAll(COMPOUND)].map(({ 0: compound, index }, at) => {
    const words = [...compound.matchAll(/[^-]+/gu)].map((part) => ({
      word: readWord(part[0], lexicon),
      start: index + part.index,
    }));
    const isConjunction =
      at > 0 &&
      CONJUNCTION.test(isInCapitals ? compound.toLowerCase() : compound) &&
      !JOINED_PARTICLES.test(text.slice(0, index + compound.length)) &&
      !isAmongLetters(text, index);
    return {
      text: compound,
      start: index,
      isSeparate: SEPARATOR.test(text.slice(0, index).trimEnd().slice(-1)),
      kind: isConjunction ? "conjunction" : compoundKindOf(words, at === 0),
      words,
    };
  });
}

/** Whether a letter stands between two others: J a n. */
function isAmongLetters(text: string, index: number): boolean {
  const isLetter = /^\p{L} \p{L} \p{L}(?!\p{L})/u.test(text.slice(Math.max(0, index - 2)));
  return isLetter && !/\p{L}/u.test(text.charAt(index - 3));
}

function compoundKindOf(words: NameCompound["words"], isFirst: boolean): CompoundKind {
  if (words.length === 0) return "unknown";
  const isGiven = words.every(({ word }) => word.isGiven);
  // Al Gore is not Omar al Bashir.
  if (words.length === 1 && words[0]?.word.isParticle && !(isFirst && isGiven)) return "particle";
  const isSurname = words.every(({ word }) => word.isSurname);
  if (isGiven && isSurname) return "both";
  if (isGiven) return "given";
  return isSurname ? "surname" : "unknown";
}

export function mayBeGiven({ kind }: NameCompound): boolean {
  return kind === "given" || kind === "both";
}

export function joinCompounds(compounds: readonly NameCompound[]): string {
  return compounds.map(({ text }) => text).join(" ");
}

/**
 * Whether a conjunction joins two people, a second given name follows a full name, or separators
 * stand between two full names.
 */
export function isOfSeveralPeople(compounds: readonly NameCompound[]): boolean {
  if (separateTexts(compounds).filter(hasGivenAndSurname).length > 1) return true;
  const given = compounds.findIndex(mayBeGiven);
  const surname = compounds.findIndex(({ kind }, at) => kind === "surname" && at > given);
  const behind = surname >= 0 ? compounds.slice(surname + 1) : [];
  // A last word that may be a name or a surname may be a second surname.
  const isAnother = behind.some(
    ({ kind }, at) => kind === "given" || (kind === "both" && at < behind.length - 1),
  );
  return isAnother || compounds.slice(0, -1).some(({ kind }) => kind === "conjunction");
}

/** The compounds of each text between separators. */
function separateTexts(compounds: readonly NameCompound[]): NameCompound[][] {
  const texts: NameCompound[][] = [];
  for (const compound of compounds) {
    if (compound.isSeparate || texts.length === 0) texts.push([]);
    texts.at(-1)?.push(compound);
  }
  return texts;
}

function hasGivenAndSurname(compounds: readonly NameCompound[]): boolean {
  return compounds.some(mayBeGiven) && compounds.some(({ kind }) => kind === "surname");
}

/** The given names and the surname in the order of the text, each only if present. */
export function namePartsOf(
  field: string,
  compounds: readonly NameCompound[],
  text: string,
): NamePart[] {
  if (isOfSeveralPeople(compounds)) return [];
  const words = compounds.filter((compound) => /\p{L}/u.test(compound.text));
  if (field !== "nameSurname") return namePartOf(field === "name" ? "given" : "surname", words);
  const surname = text.includes(",") ? undefined : vietnameseSurname(words.map(({ text }) => text));
  if (surname !== undefined) {
    const { start, end } = surname;
    const givenPart = namePartOf("given", [...words.slice(0, start), ...words.slice(end)], true);
    const surnamePart = namePartOf("surname", words.slice(start, end), true);
    return start === 0 ? [...surnamePart, ...givenPart] : [...givenPart, ...surnamePart];
  }
  const leading = lengthBeforeComma(words, text) || lengthOfLeadingSurname(words);
  if (leading > 0)
    return [
      ...namePartOf("surname", words.slice(0, leading)),
      ...namePartOf("given", words.slice(leading)),
    ];
  const start = surnameStart(words);
  return [
    ...namePartOf("given", words.slice(0, start)),
    ...namePartOf("surname", words.slice(start)),
  ];
}

function namePartOf(
  role: NameRole,
  compounds: readonly NameCompound[],
  isVietnamese = false,
): NamePart[] {
  if (compounds.length === 0) return [];
  const words = compounds.flatMap((compound) =>
    compound.words.map((placed) => ({ ...placed, role })),
  );
  const gender = genderOf(words);
  return [{ role, text: joinCompounds(compounds), compounds, words, gender, isVietnamese }];
}

/**
 * The number of compounds before the comma of a name with the surname first, as in registers:
 * Novák, Jan.
 */
function lengthBeforeComma(compounds: readonly NameCompound[], text: string): number {
  const comma = text.indexOf(",");
  const before = compounds.filter(({ start }) => start < comma);
  // Heřman, Erik
  const areNames = before.length === 1 && compounds.every(mayBeGiven);
  const isSurname =
    areNames || before.every(({ kind }) => kind !== "given" && kind !== "conjunction");
  return isSurname && before.length < compounds.length ? before.length : 0;
}

/** The number of compounds of a surname before given names. */
function lengthOfLeadingSurname(compounds: readonly NameCompound[]): number {
  const first = compounds.findIndex(mayBeGiven);
  const before = compounds[first - 1];
  // A particle alone is no surname, unless it is listed: El Hassan Omar, Le Anna.
  const isWithin = before?.kind === "particle" && !before.words[0]?.word.isSurname;
  const length = isWithin ? first + 1 : first;
  if (length <= 0) return 0;
  const surname = compounds.slice(0, length);
  const given = compounds.slice(length);
  if (surname.length === 1 && !surname.some(isOfInflected) && isBeforePatronymic(given)) return 1;
  if (!given.every(mayBeGiven)) return 0;
  return surname[0]?.kind === "particle" || surname.every(({ kind }) => kind === "surname")
    ? length
    : 0;
}

/** Endings of patronymics: Ivanovych, Ivanovič, Petrivna; Petrović is a surname. */
const PATRONYMIC = /.(?:[oe]v[iy](?:ch|č)|[oei]vna)$/u;

/** Whether a word is a surname of a country without patronymics: Novák Ján Jankovič. */
function isOfInflected({ words }: NameCompound): boolean {
  return words.some(({ word }) => hasNameOfCountries(word.listed.surname, inflectingCountries));
}

/** Whether a given name and a patronymic are all that follows: Petrenko Ivan Ivanovych. */
function isBeforePatronymic([given, patronymic, ...others]: readonly NameCompound[]): boolean {
  const [last] = patronymic?.words ?? [];
  return (
    given !== undefined &&
    mayBeGiven(given) &&
    last !== undefined &&
    others.length === 0 &&
    PATRONYMIC.test(last.word.small)
  );
}

/**
 * Where the surname starts: at the first particle or title, at the last words that are only
 * surnames, or at the last word.
 */
function surnameStart(compounds: readonly NameCompound[]): number {
  const last = compounds.length - 1;
  if (last === 0) return compounds[0]?.kind === "surname" ? 0 : 1;
  const first = compounds
    .slice(0, -1)
    .findIndex(({ kind, words }, at) => kind === "particle" || (at > 0 && words[0]?.word.isTitle));
  // Jan Novák z Pardubic
  if (first >= 0)
    return compounds.findLastIndex(({ kind }, at) => at < first && kind !== "surname") + 1 || first;
  const beforeSurnames = compounds.findLastIndex(({ kind }) => kind !== "surname");
  return Math.min(last, Math.max(1, beforeSurnames + 1));
}

function genderOf(words: readonly PlacedWord[]): Gender {
  const genders = new Set(words.map(({ word, role }) => word.genders[role]));
  genders.delete(0);
  const [gender = 0] = genders;
  return genders.size === 1 ? gender : 0;
}

export function replaceWords(
  text: string,
  words: readonly PlacedWord[],
  instead: (word: NameWord) => string,
): string {
  return words.reduceRight(
    (line, { word, start }) =>
      line.slice(0, start) + instead(word) + line.slice(start + word.text.length),
    text,
  );
}
