import { type Addition, separateAdditions } from "./additions.ts";
import { type Compound, mayBeGiven, readCompounds } from "./compounds.ts";
import { isSurnameOf, type Role } from "./lexicon.ts";
import type { NameOptions } from "./options.ts";
import { type Part, type PlacedWord, placeWords } from "./parts.ts";
import { type Split, splitFullName } from "./split.ts";

/** The fields of `request.query` in which a name can come, in the order in which findings and details come. */
export const queryFields = ["name", "surname", "nameSurname"] as const;

export type QueryField = (typeof queryFields)[number];

/** The texts of a query; a field that was not sent is absent. */
export type NameQuery = { [Field in QueryField]?: string | undefined };

/** A field of the query. */
export interface FieldText {
  field: QueryField;
  /** As it was sent; `undefined` after a correction. */
  sent: string | undefined;
  /** Without the additions. */
  text: string;
  additions: readonly Addition[];
}

/** The components of a name. It never changes: a correction makes another one. */
export interface Person {
  options: NameOptions;
  fields: readonly FieldText[];
  words: Readonly<Partial<Record<QueryField, readonly PlacedWord[]>>>;
  /** What stands as the first name and as the surname, in a field of their own or in the whole name. */
  name: Part | null;
  surname: Part | null;
  /** How the whole name divides; `undefined` if it was not sent. */
  split: Split | undefined;
  /** Whether name and surname were sent in each other's field. */
  isSwapped: boolean;
  /** What there is too much of, by field: another person, or a second surname. */
  tooMuch: Readonly<Partial<Record<QueryField, "person" | "surname">>>;
}

/** Takes a query apart. */
export function readQuery(query: NameQuery, options: NameOptions): Person {
  const fields = queryFields.flatMap((field) => {
    const sent = query[field];
    return typeof sent === "string" ? [readField(field, sent, sent, options)] : [];
  });
  return readPerson(fields, options);
}

function readField(field: QueryField, text: string, sent: string | undefined, { lexicon }: NameOptions): FieldText {
  const { name, additions } = separateAdditions(text, lexicon);
  return { field, sent, text: name, additions };
}

/** The same person with other texts in some fields. A new text may bring additions to light. */
export function withTexts(person: Person, texts: NameQuery): Person {
  const fields = person.fields.map((old): FieldText => {
    const text = texts[old.field];
    if (text === undefined) return old;
    const read = readField(old.field, text, undefined, person.options);
    return { ...read, additions: [...old.additions, ...read.additions] };
  });
  return readPerson(fields, person.options);
}

/** The same person with one addition replaced, or taken away. */
export function withAddition(person: Person, old: Addition, ...instead: Addition[]): Person {
  const fields = person.fields.map((field): FieldText => {
    if (!field.additions.includes(old)) return field;
    const additions = field.additions.flatMap((addition) => (addition === old ? instead : [addition]));
    return { ...field, sent: undefined, additions };
  });
  return { ...person, fields };
}

/** The text of a field without its additions; `undefined` if the field was not sent. */
export function textOf({ fields }: Person, field: QueryField): string | undefined {
  return fields.find((sent) => sent.field === field)?.text;
}

/** A field as it was sent, or as it is written after a correction, with its additions; `null` if it was not sent. */
export function writtenField({ fields }: Person, name: QueryField): string | null {
  const field = fields.find((each) => each.field === name);
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

function readPerson(fields: readonly FieldText[], options: NameOptions): Person {
  const compounds: Partial<Record<QueryField, readonly Compound[]>> = {};
  for (const { field, text } of fields) compounds[field] = readCompounds(text, options.lexicon);
  const { name = [], surname = [], nameSurname = [] } = compounds;
  const isSwapped =
    name.length > 0 && name.every(({ kind }) => kind === "surname") && surname.length > 0 && surname.every(mayBeGiven);
  const tooMuch = {
    name: surplusIn("name", name, options),
    surname: surplusIn("surname", surname, options),
    nameSurname: surplusIn("nameSurname", nameSurname, options),
  };
  // Of two people, it is unknown which name was asked for.
  const ofOne = (field: QueryField) => (tooMuch[field] === "person" ? [] : (compounds[field] ?? []));
  const inField = (field: "name" | "surname", role: Role): Part | null => {
    const text = fields.find((sent) => sent.field === field)?.text ?? "";
    return text.trim() === "" ? null : { text, words: placeWords(ofOne(field), role) };
  };
  const parts = {
    name: inField("name", isSwapped ? "surname" : "given"),
    surname: inField("surname", isSwapped ? "given" : "surname"),
  };
  const whole = fields.find(({ field }) => field === "nameSurname");
  const split = whole && splitFullName(ofOne("nameSurname"), whole.text);
  return {
    options,
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

/** What a field has too much of: another person, or a second surname of people who join two of them by a hyphen. */
function surplusIn(
  field: QueryField,
  compounds: readonly Compound[],
  { countries, lexicon }: NameOptions,
): "person" | "surname" | undefined {
  if (compounds.length < 2) return undefined;
  if (namesTwoPeople(compounds)) return "person";
  if (field === "name" || (field === "nameSurname" && compounds.length < 3)) return undefined;
  const [first, second] = compounds.slice(-2);
  const areSurnames = first?.kind === "surname" && (second?.kind === "surname" || second?.kind === "both");
  const isHome = ({ words }: Compound) => words.every(({ word }) => isSurnameOf(word.folded, countries, lexicon));
  return areSurnames && compounds.slice(-2).every(isHome) ? "surname" : undefined;
}

/** Whether a conjunction joins two people, or another given name follows a name and its surname. */
function namesTwoPeople(compounds: readonly Compound[]): boolean {
  if (compounds.slice(0, -1).some(({ kind }) => kind === "conjunction")) return true;
  const given = compounds.findIndex(mayBeGiven);
  const surname = compounds.findIndex(({ kind }, at) => given >= 0 && at > given && kind === "surname");
  if (surname < 0) return false;
  const [next, ...others] = compounds.slice(surname).filter(({ kind }) => kind !== "surname" && kind !== "particle");
  const isLast = compounds.at(-1)?.kind === "surname";
  return next?.kind === "given" || (next?.kind === "both" && (isLast || others.length > 0));
}
