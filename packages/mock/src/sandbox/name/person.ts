import { type Addition, cutAdditions } from "./additions.ts";
import type { Role } from "./lexicon.ts";
import { type Phrase, Reader, type Token, type Word } from "./phrase.ts";
import type { Term } from "./term.ts";

/** An addition and the query field that it came in. */
export interface PlacedAddition extends Addition {
  field: QueryField;
}

/** What remains of each field that was sent when the additions are taken away; undefined for one that was not. */
type Fields = Readonly<Record<QueryField, Phrase | undefined>>;

/** The first name and the surname of a person, wherever they came in; null where there is none. */
interface Parts {
  readonly name: Phrase | null;
  readonly surname: Phrase | null;
}

/** The fields in the order in which findings and details come. */
const queryFields: readonly QueryField[] = ["name", "surname", "nameSurname"];

/** A name taken apart. It is never changed: a correction makes another one. */
export class Person {
  /** Reads the words of this name and of its better forms. */
  readonly reader: Reader;
  readonly fields: Fields;
  readonly additions: readonly PlacedAddition[];
  /** How `nameSurname` divides; null when it was not sent or is too long to be read. */
  readonly split: Split | null;
  #sent: readonly QueryField[] | undefined;
  #parts: Parts | undefined;
  #isSwapped: boolean | undefined;

  constructor(reader: Reader, fields: Fields, additions: readonly PlacedAddition[], split: Split | null) {
    this.reader = reader;
    this.fields = fields;
    this.additions = additions;
    this.split = split;
  }

  /** The fields that were sent. */
  get sent(): readonly QueryField[] {
    this.#sent ??= queryFields.filter((field) => this.fields[field] !== undefined);
    return this.#sent;
  }

  get parts(): Parts {
    this.#parts ??= {
      name: filled(this.fields.name) ?? this.split?.name ?? null,
      surname: filled(this.fields.surname) ?? this.split?.surname ?? null,
    };
    return this.#parts;
  }

  /** Whether the fields `name` and `surname` have the other's value. */
  get isSwapped(): boolean {
    this.#isSwapped ??= isSwapped(compoundsOf(this.fields.name), compoundsOf(this.fields.surname));
    return this.#isSwapped;
  }

  /** What stands in a field. */
  text(field: QueryField): string {
    return this.fields[field]?.text ?? "";
  }

  /** What the words in the field `name` or `surname` are. */
  role(field: "name" | "surname"): Role {
    return (field === "surname") === this.isSwapped ? "given" : "surname";
  }

  /** The words of a field with the role that each of them has. */
  words(field: QueryField): readonly Word[] {
    if (field === "nameSurname") return this.split?.words ?? [];
    const phrase = this.fields[field];
    return phrase === undefined || phrase.isTooLong ? [] : phrase.words(this.role(field));
  }

  /** The same person with one field rewritten. Rewriting can bring to light what stands beside the name. */
  withText(field: QueryField, text: string): Person {
    const { rest, additions } = cutAdditions(this.reader.phrase(text));
    const { name, surname, nameSurname } = this.fields;
    return new Person(
      this.reader,
      {
        name: field === "name" ? rest : name,
        surname: field === "surname" ? rest : surname,
        nameSurname: field === "nameSurname" ? rest : nameSurname,
      },
      additions.length === 0 ? this.additions : [...this.additions, ...additions.map((item) => ({ ...item, field }))],
      field === "nameSurname" ? splitFullName(rest) : this.split,
    );
  }

  /** The same person with some fields rewritten. */
  withTexts(texts: NameQuery): Person {
    let person: Person = this;
    for (const field of queryFields) {
      const text = texts[field];
      if (typeof text === "string") person = person.withText(field, text);
    }
    return person;
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

function compoundsOf(phrase: Phrase | undefined): readonly Term[] {
  return phrase === undefined || phrase.isTooLong ? [] : phrase.compounds.filter(({ text }) => text !== "");
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
export interface Split extends Parts {
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
  const compounds = phrase.isPlain ? phrase.separated : phrase.separated.filter(({ term }) => term.hasLetter);
  const names = phrase.isPlain ? phrase.compounds : compounds.map(({ term }) => term);
  const comma = text.indexOf(",");
  const beforeComma = comma < 0 ? 0 : compounds.filter(({ start }) => start < comma).length;
  const isRegister = beforeComma > 0 && !isSwapped(names.slice(beforeComma), names.slice(0, beforeComma));
  const reversedAt = isRegister && beforeComma < names.length ? beforeComma : reversal(names);
  const isReversed = reversedAt > 0;
  const at = isReversed ? reversedAt : surnameStart(names);
  const [first, second] = [partOf(names.slice(0, at), reader), partOf(names.slice(at), reader)];
  const words: Word[] = [];
  compounds.forEach((compound, index) => {
    addWords(words, compound, index < at === isReversed ? "surname" : "given", reader);
  });
  return { name: isReversed ? second : first, surname: isReversed ? first : second, isReversed, words };
}

/** Adds the words of a compound, which stand where they do in the whole. */
function addWords(words: Word[], { term, text, start }: Token, role: Role, reader: Reader): void {
  if (!text.includes("-")) words.push({ term, text, start, role });
  else for (const part of reader.phrase(text).tokens) words.push({ ...part, start: start + part.start, role });
}

function partOf(names: readonly Term[], reader: Reader): Phrase | null {
  return names.length === 0 ? null : reader.phrase(join(names));
}

function join(names: readonly Term[]): string {
  return names.map(({ text }) => text).join(" ");
}

/** Whether what came as the name is a surname and what came as the surname is a name. */
function isSwapped(name: readonly Term[], surname: readonly Term[]): boolean {
  if (name.length === 0 || surname.length === 0) return false;
  return name.every((part) => part.isSurnameOnly) && surname.every((part) => part.isGiven);
}

/** The text of one field, divided into what belongs to it and what to the other. */
export interface Separated {
  own: string;
  extra: string;
}

/** What in the text of one field belongs to it, and what at its end (name) or beginning (surname) to the other; null where nothing. */
export function separate(phrase: Phrase, field: "name" | "surname"): Separated | null {
  const names = phrase.compounds;
  if (names.length < 2) return null;
  const at =
    field === "name" ? names.findIndex((name) => name.isSurnameOnly) : names.findIndex((name) => !name.isGivenOnly);
  if (at < 1) return null;
  const [first, second] = [names.slice(0, at), names.slice(at)];
  if (field === "name") {
    const isDivided = first.every((name) => name.isGiven) && second.every((name) => name.isSurnameOnly);
    return isDivided ? { own: join(first), extra: join(second) } : null;
  }
  const isDivided = second.every((name) => name.isSurnameOnly) && first.every((name) => name.isGivenOnly);
  return isDivided ? { own: join(second), extra: join(first) } : null;
}

/** Where a full name that begins with its surname goes on with the given names; 0 when it does not. */
function reversal(names: readonly Term[]): number {
  const at = names.findIndex((name) => !name.isSurnameOnly);
  return at > 0 && names.slice(at).every((name) => name.isGiven) ? at : 0;
}

function surnameStart(names: readonly Term[]): number {
  const [only] = names;
  if (names.length === 1 && only !== undefined) return only.isSurnameOnly ? 0 : 1;
  const last = names.length - 1;
  const particle = names.findIndex((name, index) => index > 0 && index < last && name.isParticle);
  if (particle > 0) return particle;
  const first = names.findIndex((name, index) => index > 0 && name.isSurnameOnly);
  return first > 0 && names.slice(first).every((name) => name.isSurnameOnly) ? first : last;
}
