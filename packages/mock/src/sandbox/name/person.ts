import { type Addition, cutAdditions } from "./additions.ts";
import type { Role } from "./lexicon.ts";
import type { NameQuery, QueryField } from "./options.ts";
import { longestValue, tidySpaces, type Word, wordsOf } from "./spelling.ts";
import { isSwapped, type Split, splitFullName } from "./split.ts";

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
