import { type Addition, separateAdditions } from "./additions.ts";
import { type Compound, mayBeGiven, readCompounds } from "./compounds.ts";
import type { Home, Role } from "./lexicon.ts";
import { splitFullName, surplusIn } from "./split.ts";
import type { Word } from "./word.ts";

/** The depth of the check; version 2.1 always checks at `strict` (section 9.2). */
export type ValidationDepth = "minimal" | "moderate" | "strict";

export interface NameOptions extends Home {
  withDetails: boolean;
  acceptDegrees: boolean;
  acceptContext: boolean;
  depth: ValidationDepth;
  dataLanguage: "en" | "cs" | "sk" | "pl";
  /** Whether a text is longer than any name, so that it is not looked at. */
  isTooLong: (text: string) => boolean;
}

/** The fields of `request.query` in which a name can come, in the order in which findings and details come. */
const queryFields = ["name", "surname", "nameSurname"] as const;

export type QueryField = (typeof queryFields)[number];

export type NameQuery = { [Field in QueryField]?: string | undefined };

/** A word, or a part of a hyphenated one, and where it stands in the text of its field. */
export interface PlacedWord {
  word: Word;
  start: number;
  isHyphenated: boolean;
  role: Role;
  /** Whether it is a word before a surname: van, von. */
  isLead: boolean;
}

export interface Part {
  text: string;
  role: Role;
  words: readonly PlacedWord[];
}

interface FieldText {
  field: QueryField;
  /** As it was sent; `undefined` after a correction. */
  sent: string | undefined;
  text: string;
  additions: readonly Addition[];
}

export interface Field extends FieldText {
  compounds: readonly Compound[];
  given: Part | null;
  surname: Part | null;
  words: readonly PlacedWord[];
  isReversed: boolean;
  /** What there is too much of: another person, or a second surname. */
  surplus: "person" | "surname" | undefined;
}

/** The components of a name. It never changes: a correction makes another one. */
export interface Person {
  options: NameOptions;
  fields: readonly Field[];
  /** What stands as the first name and as the surname, in a field of their own or in the whole name. */
  name: Part | null;
  surname: Part | null;
  /** Whether name and surname were sent in each other's field. */
  isSwapped: boolean;
}

export function readQuery(query: NameQuery, options: NameOptions): Person {
  const fields = queryFields.flatMap((field) => {
    const sent = query[field];
    return typeof sent === "string" ? [readText(field, sent, sent, options)] : [];
  });
  return readPerson(fields, options);
}

function readText(field: QueryField, text: string, sent: string | undefined, options: NameOptions): FieldText {
  if (options.isTooLong(text)) return { field, sent, text, additions: [] };
  const { name, additions } = separateAdditions(text, options.lexicon);
  return { field, sent, text: name, additions };
}

/** The same person with other texts in some fields. A new text may bring additions to light. */
export function withTexts(person: Person, texts: NameQuery): Person {
  const fields = person.fields.map((old): FieldText => {
    const text = texts[old.field];
    if (text === undefined) return old;
    const read = readText(old.field, text, undefined, person.options);
    return { ...read, additions: [...old.additions, ...read.additions] };
  });
  return readPerson(fields, person.options);
}

export function withAddition(person: Person, old: Addition, ...instead: Addition[]): Person {
  const fields = person.fields.map((field): Field => {
    if (!field.additions.includes(old)) return field;
    const additions = field.additions.flatMap((addition) => (addition === old ? instead : [addition]));
    return { ...field, sent: undefined, additions };
  });
  return { ...person, fields };
}

export function fieldOf({ fields }: Pick<Person, "fields">, name: QueryField): Field | undefined {
  return fields.find(({ field }) => field === name);
}

export function textOf(person: Person, name: QueryField): string | undefined {
  return fieldOf(person, name)?.text;
}

/** A field as it was sent, or as it is written after a correction, with its additions; `null` if it was not sent. */
export function writtenField(person: Person, name: QueryField): string | null {
  const field = fieldOf(person, name);
  if (field === undefined) return null;
  if (field.sent !== undefined) return field.sent;
  const before = field.additions.filter(({ side }) => side === "before").map(({ raw }) => `${raw} `);
  const after = field.additions.filter(({ side }) => side === "after").map(({ raw }) => joinAfter(raw));
  return (before.join("") + field.text + after.join("")).trim();
}

/** What stands behind a name: a remark behind a space, anything else behind a comma. */
function joinAfter(addition: string): string {
  return /^[([{-]/.test(addition) ? ` ${addition}` : `, ${addition}`;
}

export function replaceWord(text: string, { start, word }: Pick<PlacedWord, "start" | "word">, to: string): string {
  return text.slice(0, start) + to + text.slice(start + word.text.length);
}

function readPerson(texts: readonly FieldText[], options: NameOptions): Person {
  const { lexicon, isTooLong } = options;
  const read = texts.map((text) => ({
    text,
    compounds: isTooLong(text.text) ? [] : readCompounds(text.text, lexicon),
  }));
  const compoundsOf = (name: QueryField) => read.find(({ text }) => text.field === name)?.compounds ?? [];
  const name = compoundsOf("name");
  const surname = compoundsOf("surname");
  const isSwapped =
    name.length > 0 && name.every(({ kind }) => kind === "surname") && surname.length > 0 && surname.every(mayBeGiven);
  const fields = read.map(({ text, compounds }) => divide(text, compounds, isSwapped, options));
  // A field that holds only a title is not filled from the whole name.
  const partIn = (name: "name" | "surname", role: Role) => {
    const own = fieldOf({ fields }, name);
    return own === undefined ? (fieldOf({ fields }, "nameSurname")?.[role] ?? null) : (own.given ?? own.surname);
  };
  return { options, fields, name: partIn("name", "given"), surname: partIn("surname", "surname"), isSwapped };
}

function divide(text: FieldText, compounds: readonly Compound[], isSwapped: boolean, options: NameOptions): Field {
  const { field } = text;
  const surplus = surplusIn(field, compounds, options);
  // For two people, it is unknown which name was meant.
  const own = surplus === "person" ? [] : compounds;
  const isGiven = (field === "name") !== isSwapped;
  const inOwnField = { given: isGiven ? own : [], surname: isGiven ? [] : own, isReversed: false };
  const split = field === "nameSurname" ? splitFullName(own, text.text) : inOwnField;
  const given = partOf(split.given, "given");
  const surname = partOf(split.surname, "surname");
  const words = [...(given?.words ?? []), ...(surname?.words ?? [])].sort((a, b) => a.start - b.start);
  return { ...text, compounds, surplus, given, surname, words, isReversed: split.isReversed };
}

function partOf(compounds: readonly Compound[], role: Role): Part | null {
  if (compounds.length === 0) return null;
  const last = compounds.length - 1;
  const words = compounds.flatMap((compound, at) => {
    const isLead = compound.kind === "particle" && role === "surname" && at < last;
    return compound.words.map((placed, part) => ({ ...placed, isHyphenated: part > 0, role, isLead }));
  });
  return { text: compounds.map(({ text }) => text).join(" "), role, words };
}
