import { type Addition, cutAdditions } from "./additions.ts";
import type { Role } from "./lexicon.ts";
import { Reader, type Token, type Word } from "./phrase.ts";
import { longestValue } from "./spelling.ts";

/** An addition and the query field that it came in. */
export interface PlacedAddition extends Addition {
  field: QueryField;
}

type Texts = { readonly [Field in QueryField]?: string };

/** A name taken apart. It is never changed: a correction makes another one. */
export interface Person {
  /** Reads the words of this name and of its better forms. */
  readonly reader: Reader;
  /** What remains of each field that was sent when the additions are taken away. */
  readonly texts: Texts;
  readonly additions: readonly PlacedAddition[];
  readonly parts: Parts;
  /** How `nameSurname` divides; null when it was not sent or is too long to be read. */
  readonly split: Split | null;
  /** Whether the fields `name` and `surname` have the other's value. */
  readonly isSwapped: boolean;
}

/** The fields in the order in which findings and details come. */
const queryFields: readonly QueryField[] = ["name", "surname", "nameSurname"];

const nobody = { texts: {}, additions: [], parts: partsOf({}, null), split: null, isSwapped: false };

/** Takes the fields of a query apart, to be compared with the names of some countries. */
export function personOf(query: NameQuery, countries: readonly string[]): Person {
  return withTexts({ ...nobody, reader: new Reader(countries) }, query);
}

/** The same person with one addition rewritten, or taken away when there is none instead. */
export function withAddition(person: Person, index: number, ...instead: PlacedAddition[]): Person {
  return { ...person, additions: person.additions.toSpliced(index, 1, ...instead) };
}

/** The fields that were sent. */
export function fieldsOf({ texts }: Person): QueryField[] {
  return queryFields.filter((field) => texts[field] !== undefined);
}

/** The first name and the surname of a person, wherever they came in; null where there is none. */
interface Parts {
  readonly name: string | null;
  readonly surname: string | null;
  readonly nameSurname: string | null;
}

function partsOf(texts: Texts, split: Split | null): Parts {
  const name = filled(texts.name) ?? split?.name ?? null;
  const surname = filled(texts.surname) ?? split?.surname ?? null;
  const nameSurname = name === null || surname === null ? null : (texts.nameSurname ?? `${name} ${surname}`);
  return { name, surname, nameSurname };
}

/** What the words in the field `name` or `surname` are. */
export function roleOf({ isSwapped }: Person, field: "name" | "surname"): Role {
  return (field === "surname") === isSwapped ? "given" : "surname";
}

/** The words of a field with the role that each of them has. */
export function wordsIn(person: Person, field: QueryField): readonly Word[] {
  if (field === "nameSurname") return person.split?.words ?? [];
  const text = person.texts[field] ?? "";
  return text.length > longestValue ? [] : person.reader.phrase(text).words(roleOf(person, field));
}

/** The same person with some fields rewritten. Rewriting can bring to light what stands beside the name. */
export function withTexts(person: Person, changes: NameQuery): Person {
  const { reader } = person;
  const texts: { [Field in QueryField]?: string } = { ...person.texts };
  let { additions, split } = person;
  for (const field of queryFields) {
    const value = changes[field];
    if (typeof value !== "string") continue;
    const isTooLong = value.length > longestValue;
    const cut = isTooLong ? { rest: value, additions: [] } : cutAdditions(value, reader);
    texts[field] = cut.rest;
    if (cut.additions.length > 0) additions = [...additions, ...cut.additions.map((item) => ({ ...item, field }))];
    if (field === "nameSurname") split = cut.rest.length > longestValue ? null : splitFullName(cut.rest, reader);
  }
  const isOtherWay = isSwapped(compoundsOf(texts.name, reader), compoundsOf(texts.surname, reader), reader);
  return { reader, texts, additions, split, parts: partsOf(texts, split), isSwapped: isOtherWay };
}

function compoundsOf(text: string | undefined, reader: Reader): readonly string[] {
  return text === undefined || text.length > longestValue ? [] : reader.phrase(text).compounds.filter(Boolean);
}

function filled(text: string | undefined): string | null {
  return text === undefined || text.trim() === "" ? null : text;
}

/** How strictly a name is checked; version 2.1 always checks strictly (section 9.2: removed, no replacement). */
export type ValidationDepth = "minimal" | "moderate" | "strict";

/** The fields of `request.query` in which a name can come. */
export type QueryField = "name" | "surname" | "nameSurname";

/** The name as sent; a member that was not sent is absent. */
export type NameQuery = { [Field in QueryField]?: string | undefined };

/** The options of both versions in one form, defaults applied. */
export interface NameOptions {
  withDetails: boolean;
  /** Countries whose names the name is compared with, ISO 3166-1 alpha-2. */
  countries: readonly string[];
  acceptDegrees: boolean;
  acceptContext: boolean;
  depth: ValidationDepth;
  /** Whether a better form of what is valid is applied, too, rather than suggested. */
  correctsValid: boolean;
  dataLanguage: "en" | "cs" | "sk" | "pl";
}

/** A full name divided into its two parts; a part that is not there is null. */
export interface Split {
  name: string | null;
  surname: string | null;
  /** Whether the surname stands first. */
  isReversed: boolean;
  words: readonly Word[];
}

/**
 * Divides a full name: the last word is the surname, together with the particles before it, unless the lists of names say that the
 * surname stands first, or that it has more words. A comma divides as it does in registers: "Novák, Jan".
 */
export function splitFullName(text: string, reader: Reader): Split {
  const phrase = reader.phrase(text);
  const compounds = phrase.isPlain ? phrase.separated : phrase.separated.filter(({ term }) => term.hasLetter);
  const comma = text.indexOf(",");
  const beforeComma = comma < 0 ? 0 : compounds.filter(({ start }) => start < comma).length;
  const names = compounds.map((compound) => compound.text);
  const isRegister = beforeComma > 0 && !isSwapped(names.slice(beforeComma), names.slice(0, beforeComma), reader);
  const reversedAt = isRegister && beforeComma < names.length ? beforeComma : reversal(names, reader);
  const at = reversedAt > 0 ? reversedAt : surnameStart(names, reader);
  const first: Role = reversedAt > 0 ? "surname" : "given";
  const second: Role = reversedAt > 0 ? "given" : "surname";
  const firstPart = names.slice(0, at).join(" ") || null;
  const secondPart = names.slice(at).join(" ") || null;
  const words = compounds.flatMap((compound, index) => wordsOf(compound, index < at ? first : second, reader));
  return reversedAt > 0
    ? { name: secondPart, surname: firstPart, isReversed: true, words }
    : { name: firstPart, surname: secondPart, isReversed: false, words };
}

/** The words of a compound, which stand where they do in the whole. */
function wordsOf({ term, text, start }: Token, role: Role, reader: Reader): Word | readonly Word[] {
  if (!text.includes("-")) return { term, text, start, role };
  return reader
    .phrase(text)
    .words(role)
    .map((word) => ({ ...word, start: start + word.start }));
}

/** Whether what came as the name is a surname and what came as the surname is a name. */
export function isSwapped(name: readonly string[], surname: readonly string[], reader: Reader): boolean {
  if (name.length === 0 || surname.length === 0) return false;
  return name.every((part) => isSurnameOnly(part, reader)) && surname.every((part) => isGiven(part, reader));
}

/** What in the text of one field belongs to it, and what at its end (name) or beginning (surname) to the other; null where nothing. */
export function separate(
  text: string,
  field: "name" | "surname",
  reader: Reader,
): { own: string; extra: string | null } {
  const names = reader.phrase(text).compounds;
  if (names.length < 2) return { own: text, extra: null };
  const isForeign = field === "name" ? isSurnameOnly : isGivenOnly;
  const isOwn = field === "name" ? isGiven : isSurnameOnly;
  const at = names.findIndex((name) => isForeign(name, reader) === (field === "name"));
  if (at < 1) return { own: text, extra: null };
  const [first, second] = [names.slice(0, at), names.slice(at)];
  const [own, extra] = field === "name" ? [first, second] : [second, first];
  const isDivided = own.every((name) => isOwn(name, reader)) && extra.every((name) => isForeign(name, reader));
  return isDivided ? { own: own.join(" "), extra: extra.join(" ") } : { own: text, extra: null };
}

/** Where a full name that begins with its surname goes on with the given names; 0 when it does not. */
function reversal(names: readonly string[], reader: Reader): number {
  const at = names.findIndex((name) => !isSurnameOnly(name, reader));
  return at > 0 && names.slice(at).every((name) => isGiven(name, reader)) ? at : 0;
}

function surnameStart(names: readonly string[], reader: Reader): number {
  const [only] = names;
  if (names.length === 1 && only !== undefined) return isSurnameOnly(only, reader) ? 0 : 1;
  const last = names.length - 1;
  const particle = names.findIndex((name, index) => index > 0 && index < last && reader.term(name).isParticle);
  if (particle > 0) return particle;
  const first = names.findIndex((name, index) => index > 0 && isSurnameOnly(name, reader));
  return first > 0 && names.slice(first).every((name) => isSurnameOnly(name, reader)) ? first : last;
}

function isGiven(name: string, reader: Reader): boolean {
  return isCompound(name) ? parts(name).every((part) => reader.term(part).isGiven) : reader.term(name).isGiven;
}

function isSurname(name: string, reader: Reader): boolean {
  return isCompound(name) ? parts(name).every((part) => reader.term(part).isSurname) : reader.term(name).isSurname;
}

function isSurnameOnly(name: string, reader: Reader): boolean {
  return isSurname(name, reader) && !isGiven(name, reader);
}

function isGivenOnly(name: string, reader: Reader): boolean {
  return isGiven(name, reader) && !isSurname(name, reader);
}

function isCompound(name: string): boolean {
  return name === "" || name.includes("-");
}

function parts(name: string): string[] {
  return name.split("-").filter(Boolean);
}
