import { type Addition, cutAdditions } from "./additions.ts";
import type { Role } from "./lexicon.ts";
import { type Compound, type Phrase, Reader, type Token, type Word } from "./phrase.ts";

/** An addition and the query field that it came in. */
export interface PlacedAddition extends Addition {
  field: QueryField;
}

/** What remains of each field that was sent when the additions are taken away; undefined for one that was not. */
type Fields = Readonly<Record<QueryField, Phrase | undefined>>;

/** The fields in the order in which findings and details come. */
const queryFields = ["name", "surname", "nameSurname"] as const;

/** Every set of them; the bits of its index say which it has. */
const fieldSets = Array.from({ length: 8 }, (_, set) => queryFields.filter((_, bit) => (set & (1 << bit)) !== 0));

const noWords: readonly Word[] = [];

/** A name taken apart. It is never changed: a correction makes another one. */
export class Person {
  /** Reads the words of this name and of its better forms. */
  readonly reader: Reader;
  readonly fields: Fields;
  readonly additions: readonly PlacedAddition[];
  /** How `nameSurname` divides; null when it was not sent or is too long to be read. */
  readonly split: Split | null;
  /** The first name, wherever it came in; null where there is none. */
  readonly name: Phrase | null;
  /** The surname, wherever it came in; null where there is none. */
  readonly surname: Phrase | null;
  /** Whether the fields `name` and `surname` have the other's value. */
  readonly isSwapped: boolean;

  constructor(reader: Reader, fields: Fields, additions: readonly PlacedAddition[], split: Split | null) {
    this.reader = reader;
    this.fields = fields;
    this.additions = additions;
    this.split = split;
    this.isSwapped = isSwapped(compoundsOf(fields.name), compoundsOf(fields.surname));
    this.name = filled(fields.name) ?? split?.name ?? null;
    this.surname = filled(fields.surname) ?? split?.surname ?? null;
  }

  /** The fields that were sent. */
  get sent(): readonly QueryField[] {
    const { name, surname, nameSurname } = this.fields;
    const set = (name ? 1 : 0) | (surname ? 2 : 0) | (nameSurname ? 4 : 0);
    return fieldSets[set] as readonly QueryField[];
  }

  /** What stands in a field; undefined when it was not sent. */
  phrase(field: QueryField): Phrase | undefined {
    const { name, surname, nameSurname } = this.fields;
    return field === "name" ? name : field === "surname" ? surname : nameSurname;
  }

  /** The same as text. */
  text(field: QueryField): string {
    return this.phrase(field)?.text ?? "";
  }

  /** What the words in the field `name` or `surname` are. */
  role(field: "name" | "surname"): Role {
    return (field === "surname") === this.isSwapped ? "given" : "surname";
  }

  /** The words of a field with the role that each of them has. */
  words(field: QueryField): readonly Word[] {
    if (field === "nameSurname") return this.split?.words ?? noWords;
    const phrase = this.phrase(field);
    return phrase === undefined || phrase.isTooLong ? noWords : phrase.words(this.role(field));
  }

  /** The same person with one field rewritten. */
  withText(field: QueryField, text: string): Person {
    return this.withTexts({
      name: field === "name" ? text : undefined,
      surname: field === "surname" ? text : undefined,
      nameSurname: field === "nameSurname" ? text : undefined,
    });
  }

  /** The same person with some fields rewritten. Rewriting can bring to light what stands beside the name. */
  withTexts(texts: NameQuery): Person {
    const { reader, fields } = this;
    let { additions } = this;
    const read = (field: QueryField, text: string | undefined) => {
      if (typeof text !== "string") return fields[field];
      const { rest, additions: found } = cutAdditions(reader.phrase(text));
      if (found.length > 0) additions = [...additions, ...found.map((item) => ({ ...item, field }))];
      return rest;
    };
    const name = read("name", texts.name);
    const surname = read("surname", texts.surname);
    const nameSurname = read("nameSurname", texts.nameSurname);
    const isSplit = nameSurname === undefined || nameSurname === fields.nameSurname;
    const split = isSplit ? this.split : splitFullName(nameSurname);
    return new Person(reader, { name, surname, nameSurname }, additions, split);
  }

  /** The same person with one addition rewritten, or taken away when there is none instead. */
  withAddition(index: number, ...instead: PlacedAddition[]): Person {
    return new Person(this.reader, this.fields, this.additions.toSpliced(index, 1, ...instead), this.split);
  }
}

const noFields: Fields = { name: undefined, surname: undefined, nameSurname: undefined };

/** Takes the fields of a query apart, to be compared with the names of some countries. */
export function personOf(query: NameQuery, countries: readonly string[]): Person {
  return new Person(new Reader(countries), noFields, [], null).withTexts(query);
}

function filled(phrase: Phrase | undefined): Phrase | null {
  return phrase === undefined || phrase.isEmpty ? null : phrase;
}

function compoundsOf(phrase: Phrase | undefined): readonly Compound[] {
  return phrase === undefined || phrase.isTooLong || phrase.isEmpty ? noWords : phrase.compounds;
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
  readonly name: Phrase | null;
  readonly surname: Phrase | null;
  /** Whether the surname stands first. */
  readonly isReversed: boolean;
  readonly words: readonly Word[];
}

/**
 * Divides a full name: the last word is the surname, together with the particles before it, unless the lists of names say that the
 * surname stands first, or that it has more words. A comma divides as it does in registers: "Novák, Jan". Null when it is too long.
 */
function splitFullName(phrase: Phrase): Split | null {
  if (phrase.isTooLong) return null;
  const { text, reader } = phrase;
  const names = phrase.isPlain ? phrase.separated : phrase.separated.filter(({ term }) => term.hasLetter);
  const comma = text.indexOf(",");
  const beforeComma = comma < 0 ? 0 : names.filter(({ start }) => start < comma).length;
  const isRegister = beforeComma > 0 && !isSwapped(names.slice(beforeComma), names.slice(0, beforeComma));
  const reversedAt = isRegister && beforeComma < names.length ? beforeComma : reversal(names);
  const isReversed = reversedAt > 0;
  const at = isReversed ? reversedAt : surnameStart(names);
  const [first, second] = [partOf(names.slice(0, at), phrase), partOf(names.slice(at), phrase)];
  const roleAt = (index: number): Role => (index < at === isReversed ? "surname" : "given");
  const words = text.includes("-")
    ? names.flatMap((name, index) => wordsOf(name, roleAt(index), reader))
    : names.map(({ term, text, start }, index) => ({ term, text, start, role: roleAt(index) }));
  return { name: isReversed ? second : first, surname: isReversed ? first : second, isReversed, words };
}

/** The words of a compound, which stand where they do in the whole. */
function wordsOf({ text, start }: Token, role: Role, reader: Reader): Word[] {
  return reader.phrase(text).tokens.map((part) => ({ ...part, start: start + part.start, role }));
}

function partOf(names: readonly Compound[], { reader, isPlain }: Phrase): Phrase | null {
  const [first] = names;
  if (first === undefined) return null;
  if (names.length === 1 && first.term.isPlain) return reader.word(first.term);
  return reader.phrase(join(names), isPlain || undefined);
}

function join(names: readonly Compound[]): string {
  let joined = names[0]?.term.text ?? "";
  for (let at = 1; at < names.length; at++) joined += ` ${names[at]?.term.text}`;
  return joined;
}

/** Whether what came as the name is a surname and what came as the surname is a name. */
function isSwapped(name: readonly Compound[], surname: readonly Compound[]): boolean {
  if (name.length === 0 || surname.length === 0) return false;
  return name.every(isSurnameOnly) && surname.every(isGiven);
}

/** The text of one field, divided into what belongs to it and what to the other. */
export interface Separated {
  own: string;
  extra: string;
}

/** What in the text of one field belongs to it, and what at its end (name) or beginning (surname) to the other; null where nothing. */
export function separate({ compounds }: Phrase, field: "name" | "surname"): Separated | null {
  if (compounds.length < 2) return null;
  const at = compounds.findIndex(field === "name" ? isSurnameOnly : isNotGivenOnly);
  if (at < 1) return null;
  const [first, second] = [compounds.slice(0, at), compounds.slice(at)];
  if (!second.every(isSurnameOnly) || !first.every(field === "name" ? isGiven : isGivenOnly)) return null;
  return field === "name" ? { own: join(first), extra: join(second) } : { own: join(second), extra: join(first) };
}

/** Where a full name that begins with its surname goes on with the given names; 0 when it does not. */
function reversal(names: readonly Compound[]): number {
  const at = names.findIndex((name) => !isSurnameOnly(name));
  return at > 0 && names.slice(at).every(isGiven) ? at : 0;
}

function surnameStart(names: readonly Compound[]): number {
  const [only] = names;
  if (names.length === 1 && only !== undefined) return isSurnameOnly(only) ? 0 : 1;
  const last = names.length - 1;
  const particle = names.findIndex(({ term }, index) => index > 0 && index < last && term.isParticle);
  if (particle > 0) return particle;
  const first = names.findIndex((name, index) => index > 0 && isSurnameOnly(name));
  return first > 0 && names.slice(first).every(isSurnameOnly) ? first : last;
}

function isGiven({ term }: Compound): boolean {
  return term.isGiven;
}

function isGivenOnly({ term }: Compound): boolean {
  return term.isGiven && !term.isSurname;
}

function isNotGivenOnly(name: Compound): boolean {
  return !isGivenOnly(name);
}

function isSurnameOnly({ term }: Compound): boolean {
  return term.isSurname && !term.isGiven;
}
