import { remembered } from "../shared/remembered.ts";
import { type Addition, cutAdditions } from "./additions.ts";
import { isSurnameOf, type Role } from "./lexicon.ts";
import { readWord, type Word } from "./word.ts";

/** The fields of `request.query` in which a name can come, in the order in which findings and details come. */
const queryFields = ["name", "surname", "nameSurname"] as const;

export type QueryField = (typeof queryFields)[number];

/** The texts of a query; a field that was not sent is absent. */
export type NameQuery = { [Field in QueryField]?: string | undefined };

/** The depth of the check; version 2.1 always checks at `strict` (section 9.2). */
export type ValidationDepth = "minimal" | "moderate" | "strict";

/** The options of both versions in one form. */
export interface NameOptions {
  withDetails: boolean;
  /** Countries whose names are at home, ISO 3166-1 alpha-2. */
  countries: readonly string[];
  acceptDegrees: boolean;
  acceptContext: boolean;
  depth: ValidationDepth;
  dataLanguage: "en" | "cs" | "sk" | "pl";
}

/** A field of the query. */
export interface FieldText {
  field: QueryField;
  /** As it was sent; `undefined` after a correction. */
  sent: string | undefined;
  /** Without the additions. */
  text: string;
  additions: readonly Addition[];
}

/** A word, or a part of a hyphenated one, and where it stands in the text of its field. */
export interface PlacedWord {
  word: Word;
  start: number;
  role: Role;
  /** Whether it is a word before a surname: van, von. */
  isLead: boolean;
}

/** The first name or the surname. */
export interface Part {
  text: string;
  words: readonly PlacedWord[];
}

/** The components of a name. It never changes: a correction makes another one. */
export interface Person {
  /** Countries whose names are at home. */
  countries: readonly string[];
  fields: readonly FieldText[];
  words: Readonly<Partial<Record<QueryField, readonly PlacedWord[]>>>;
  /** What stands as the first name and as the surname, in a field of their own or in the whole name. */
  name: Part | null;
  surname: Part | null;
  /** How the whole name divides; `undefined` if it was not sent. */
  split: undefined | { name: Part | null; surname: Part | null; isReversed: boolean };
  /** Whether name and surname were sent in each other's field. */
  isSwapped: boolean;
  /** What there is too much of, by field: another person, or a second surname. */
  tooMuch: Readonly<Partial<Record<QueryField, "person" | "surname">>>;
}

/** Longer values are no names. In UTF-16 code units. */
export const longestValue = 150;

/** Takes a query apart. */
export function readQuery(query: NameQuery, countries: readonly string[]): Person {
  const fields = queryFields.flatMap((field) => {
    const sent = query[field];
    return typeof sent === "string" ? [readField(field, sent, sent)] : [];
  });
  return readPerson(fields, countries);
}

function readField(field: QueryField, text: string, sent: string | undefined): FieldText {
  const { name, additions } = text.length > longestValue ? { name: text, additions: [] } : cutAdditions(text);
  return { field, sent, text: name, additions };
}

/** The same person with other texts in some fields. A new text may bring additions to light. */
export function withTexts(person: Person, texts: NameQuery): Person {
  const fields = person.fields.map((old): FieldText => {
    const text = texts[old.field];
    if (text === undefined) return old;
    const read = readField(old.field, text, undefined);
    return { ...read, additions: [...old.additions, ...read.additions] };
  });
  return readPerson(fields, person.countries);
}

/** The same person with one addition replaced, or taken away. */
export function withAddition(person: Person, old: Addition, ...instead: Addition[]): Person {
  const fields = person.fields.map(({ field, text, additions }): FieldText => {
    const others = additions.flatMap((addition) => (addition === old ? instead : [addition]));
    return { field, sent: undefined, text, additions: others };
  });
  return { ...person, fields };
}

/** The text of a field without its additions; `undefined` if the field was not sent. */
export function textOf({ fields }: Person, field: QueryField): string | undefined {
  return fields.find((sent) => sent.field === field)?.text;
}

/** What stands between white space and commas: words with the hyphens in them. */
interface Compound {
  text: string;
  start: number;
  /** What it is by the lists of names. */
  kind: Kind;
  words: { word: Word; start: number }[];
}

/** `g` a given name, `s` a surname, `b` both, `u` neither, `p` a word before a surname, `c` a conjunction. */
type Kind = "g" | "s" | "b" | "u" | "p" | "c";

const conjunctions = new Set(["a", "i", "and", "und", "oraz", "&", "+"]);

const compoundsOf = remembered((text: string): Compound[] => {
  if (text.length > longestValue) return [];
  const isLoud = text === text.toUpperCase();
  return [...text.matchAll(/[^\s,]+/gu)].map(({ 0: compound, index }, at): Compound => {
    const words = [...compound.matchAll(/[^-]+/gu)].map((part) => ({
      word: readWord(part[0]),
      start: index + part.index,
    }));
    const isJoining = at > 0 && conjunctions.has(isLoud ? compound.toLowerCase() : compound);
    return { text: compound, start: index, kind: isJoining ? "c" : kindOf(words.map(({ word }) => word)), words };
  });
});

function kindOf(words: readonly Word[]): Kind {
  if (words.length === 1 && words[0]?.isParticle) return "p";
  const isGiven = words.length > 0 && words.every((word) => word.isGiven);
  const isSurname = words.length > 0 && words.every((word) => word.isSurname);
  return isGiven ? (isSurname ? "b" : "g") : isSurname ? "s" : "u";
}

function readPerson(fields: readonly FieldText[], countries: readonly string[]): Person {
  const compounds: Partial<Record<QueryField, Compound[]>> = {};
  for (const { field, text } of fields) compounds[field] = compoundsOf(text);
  const tooMuch = tooMuchOf(compounds, countries);
  const { name = [], surname = [], nameSurname = [] } = compounds;
  const isSwapped = /^s+$/.test(kindsOf(name)) && /^[gb]+$/.test(kindsOf(surname));
  const inField = (field: "name" | "surname", role: Role): Part | null => {
    const text = fields.find((sent) => sent.field === field)?.text ?? "";
    return text.trim() === "" ? null : { text, words: partOf(compounds[field] ?? [], role)?.words ?? [] };
  };
  const parts = {
    name: inField("name", isSwapped ? "surname" : "given"),
    surname: inField("surname", isSwapped ? "given" : "surname"),
  };
  const whole = fields.find(({ field }) => field === "nameSurname");
  // Of two people, it is unknown which name was asked for.
  const split = whole && splitFullName(tooMuch.nameSurname === "person" ? [] : nameSurname, whole.text);
  return {
    countries,
    fields,
    words: {
      name: parts.name?.words ?? [],
      surname: parts.surname?.words ?? [],
      nameSurname: [...(split?.name?.words ?? []), ...(split?.surname?.words ?? [])],
    },
    // A field that has no more than a title is not filled from the whole name.
    name: compounds.name === undefined ? (split?.name ?? null) : parts.name,
    surname: compounds.surname === undefined ? (split?.surname ?? null) : parts.surname,
    split,
    isSwapped,
    tooMuch,
  };
}

function kindsOf(compounds: readonly Compound[]): string {
  return compounds.map(({ kind }) => kind).join("");
}

function partOf(compounds: readonly Compound[], role: Role): Part | null {
  if (compounds.length === 0) return null;
  const last = compounds.length - 1;
  const words = compounds.flatMap(({ kind, words }, at) =>
    words.map((placed) => ({ ...placed, role, isLead: kind === "p" && role === "surname" && at < last })),
  );
  return { text: compounds.map(({ text }) => text).join(" "), words };
}

/**
 * Divides a full name: the last word is the surname, together with the words before it that belong to it, unless the lists of names say
 * that the surname stands first, or has more words. A comma divides as it does in registers: "Novák, Jan".
 */
function splitFullName(all: readonly Compound[], text: string): NonNullable<Person["split"]> {
  const compounds = all.filter(({ words }) => words.some(({ word }) => word.letters !== ""));
  const comma = text.indexOf(",");
  const beforeComma = compounds.filter(({ start }) => start < comma).length;
  const kinds = kindsOf(compounds);
  const isRegister = beforeComma < compounds.length && /^[sbup]+$/.test(kinds.slice(0, beforeComma));
  const reversedAt = isRegister ? beforeComma : (/^(?:p+[sub]|s+)(?=[gb]+$)/.exec(kinds)?.[0].length ?? 0);
  if (reversedAt > 0) {
    const surname = partOf(compounds.slice(0, reversedAt), "surname");
    return { name: partOf(compounds.slice(reversedAt), "given"), surname, isReversed: true };
  }
  const at = surnameStart(kinds);
  return {
    name: partOf(compounds.slice(0, at), "given"),
    surname: partOf(compounds.slice(at), "surname"),
    isReversed: false,
  };
}

function surnameStart(kinds: string): number {
  if (kinds.length === 1) return kinds === "s" ? 0 : 1;
  const particle = kinds.slice(0, -1).indexOf("p");
  if (particle >= 0) return particle;
  const surnames = /(?<=.)s+$/.exec(kinds);
  return surnames === null ? kinds.length - 1 : surnames.index;
}

/** Two people, or two surnames of people who join them by a hyphen. */
function tooMuchOf(
  compounds: Partial<Record<QueryField, Compound[]>>,
  countries: readonly string[],
): Person["tooMuch"] {
  const found: Partial<Record<QueryField, "person" | "surname">> = {};
  for (const field of queryFields) {
    const own = compounds[field] ?? [];
    if (own.length < 2) continue;
    const kinds = kindsOf(own);
    const isHome = ({ words }: Compound) => words.every(({ word }) => isSurnameOf(word.folded, countries));
    const hasTwo = (field === "surname" ? /s[sb]$/ : /^[gbu].*s[sb]$/).test(kinds) && own.slice(-2).every(isHome);
    if (/.c./.test(kinds) || /[gb]p*s+(?:g|[gb]p*s)/.test(kinds)) found[field] = "person";
    else if (field !== "name" && hasTwo) found[field] = "surname";
  }
  return found;
}

/** What in the text of one field belongs to it, and what to the other field; `null` if everything belongs. */
export function separate(text: string, field: "name" | "surname"): { own: string; extra: string } | null {
  const compounds = compoundsOf(text);
  const kinds = kindsOf(compounds);
  const [first] = (field === "name" ? /^[gb]+(?=s+$)/ : /^g+(?=s+$)/).exec(kinds) ?? [];
  if (first === undefined) return null;
  const join = (some: Compound[]) => some.map((compound) => compound.text).join(" ");
  const [start, end] = [join(compounds.slice(0, first.length)), join(compounds.slice(first.length))];
  return field === "name" ? { own: start, extra: end } : { own: end, extra: start };
}
