import { type Addition, cutAdditions } from "./additions.ts";
import { isKnown, type Role } from "./lexicon.ts";
import { isParticle, longestValue, tidySpaces, type Word, wordsOf } from "./spelling.ts";

/** An addition and the query field that it came in. */
export interface PlacedAddition extends Addition {
  field: QueryField;
}

type Texts = { readonly [Field in QueryField]?: string };

/** A name taken apart. It is never changed: a correction makes another one. */
export interface Person {
  /** What remains of each field that was sent when the additions are taken away. */
  readonly texts: Texts;
  readonly additions: readonly PlacedAddition[];
  /** How `nameSurname` divides; null when it was not sent or is too long to be read. */
  readonly split: Split | null;
  /** Whether the fields `name` and `surname` have the other's value. */
  readonly isSwapped: boolean;
}

/** The fields in the order in which findings and details come. */
const queryFields: readonly QueryField[] = ["name", "surname", "nameSurname"];

/** Takes the fields of a query apart. */
export function personOf(query: NameQuery): Person {
  return personFrom({}, [], query);
}

/** The same person with some fields rewritten. Rewriting can bring to light what stands beside the name. */
export function withTexts({ texts, additions }: Person, changes: NameQuery): Person {
  return personFrom(texts, additions, changes);
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
export function partsOf({ texts, split }: Person) {
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
export function wordsIn(person: Person, field: QueryField): Word[] {
  const text = person.texts[field] ?? "";
  if (text.length > longestValue) return [];
  return field === "nameSurname" ? (person.split?.words ?? []) : wordsOf(text, roleOf(person, field));
}

function personFrom(oldTexts: Texts, oldAdditions: readonly PlacedAddition[], changes: NameQuery): Person {
  const texts: { [Field in QueryField]?: string } = { ...oldTexts };
  const additions = [...oldAdditions];
  for (const field of queryFields) {
    const value = changes[field];
    if (typeof value !== "string") continue;
    const cut = value.length > longestValue ? { rest: value, additions: [] } : cutAdditions(value);
    texts[field] = cut.rest;
    additions.push(...cut.additions.map((addition) => ({ ...addition, field })));
  }
  const { name, surname, nameSurname } = texts;
  const split = nameSurname === undefined || nameSurname.length > longestValue ? null : splitFullName(nameSurname);
  return { texts, additions, split, isSwapped: isSwapped(compoundsOf(name), compoundsOf(surname)) };
}

function compoundsOf(text: string | undefined): string[] {
  return text === undefined || text.length > longestValue ? [] : tidySpaces(text).split(" ").filter(Boolean);
}

function filled(text: string | undefined): string | null {
  return text === undefined || text.trim() === "" ? null : text;
}

/** How strictly a name is judged; version 2.1 always judges strictly (section 9.2: removed, no replacement). */
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
  words: Word[];
}

/**
 * Divides a full name: the last word is the surname, together with the particles before it, unless the lists of names say that the
 * surname stands first, or that it has more words. A comma divides as it does in registers: "Novák, Jan".
 */
export function splitFullName(text: string): Split {
  const compounds = [...text.matchAll(/[^\s,]+/gu)].filter((compound) => /\p{L}/u.test(compound[0]));
  const comma = text.indexOf(",");
  const beforeComma = comma < 0 ? 0 : compounds.filter((compound) => compound.index < comma).length;
  const names = compounds.map((compound) => compound[0]);
  const isRegister = beforeComma > 0 && !isSwapped(names.slice(beforeComma), names.slice(0, beforeComma));
  const reversedAt = isRegister && beforeComma < names.length ? beforeComma : reversal(names);
  const surnameAt = reversedAt > 0 ? reversedAt : surnameStart(names);
  const roles: Role[] = names.map((_, index) => (index < surnameAt === reversedAt > 0 ? "surname" : "given"));
  const part = (role: Role) => names.filter((_, index) => roles[index] === role).join(" ") || null;
  const words = compounds.flatMap((compound, index) => wordsOf(compound[0], roles[index] ?? "given", compound.index));
  return { name: part("given"), surname: part("surname"), isReversed: reversedAt > 0, words };
}

/** Whether what came as the name is a surname and what came as the surname is a name. */
export function isSwapped(name: readonly string[], surname: readonly string[]): boolean {
  return name.length > 0 && surname.length > 0 && name.every(isSurnameOnly) && surname.every(isGiven);
}

/** What in the text of one field belongs to it, and what at its end (name) or beginning (surname) to the other; null where nothing. */
export function separate(text: string, field: "name" | "surname"): { own: string; extra: string | null } {
  const names = tidySpaces(text).split(" ");
  const isForeign = field === "name" ? isSurnameOnly : isGivenOnly;
  const isOwn = field === "name" ? isGiven : isSurnameOnly;
  const at = field === "name" ? names.findIndex(isForeign) : names.findIndex((name) => !isForeign(name));
  if (at < 1) return { own: text, extra: null };
  const [first, second] = [names.slice(0, at), names.slice(at)];
  const [own, extra] = field === "name" ? [first, second] : [second, first];
  if (!own.every(isOwn) || !extra.every(isForeign)) return { own: text, extra: null };
  return { own: own.join(" "), extra: extra.join(" ") };
}

/** Where a full name that begins with its surname goes on with the given names; 0 when it does not. */
function reversal(names: readonly string[]): number {
  const at = names.findIndex((name) => !isSurnameOnly(name));
  return at > 0 && names.slice(at).every(isGiven) ? at : 0;
}

function surnameStart(names: readonly string[]): number {
  const [only] = names;
  if (names.length === 1 && only !== undefined) return isSurnameOnly(only) ? 0 : 1;
  const particle = names.findIndex((name, index) => index > 0 && index < names.length - 1 && isParticle(name));
  if (particle > 0) return particle;
  const first = names.findIndex((name, index) => index > 0 && isSurnameOnly(name));
  return first > 0 && names.slice(first).every(isSurnameOnly) ? first : names.length - 1;
}

function isGiven(name: string): boolean {
  return parts(name).every((part) => isKnown(part, "given"));
}

/** A listed surname, or one with the ending that only a woman's surname has. */
function isSurname(name: string): boolean {
  return parts(name).every((part) => isKnown(part, "surname") || /..ov[aá]$/iu.test(part));
}

function isSurnameOnly(name: string): boolean {
  return isSurname(name) && !isGiven(name);
}

function isGivenOnly(name: string): boolean {
  return isGiven(name) && !isSurname(name);
}

function parts(name: string): string[] {
  return name.split("-").filter(Boolean);
}
