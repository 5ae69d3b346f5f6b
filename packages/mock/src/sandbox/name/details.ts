import { vocativeOf } from "./inflection.ts";
import { type Gender, type NameDay, nameDays, type Role } from "./lexicon.ts";
import type { NameOptions, QueryField } from "./person.ts";
import { fieldsOf, type Person, roleOf, separate } from "./person.ts";
import type { Phrase } from "./phrase.ts";

/** What is known of one component that was sent. */
export interface Detail {
  type: QueryField;
  value: string;
  gender: Gender;
  /** In the language asked for; the component itself where it does not change or is no name. */
  vocative: string;
  /** Null when there are none; absent where there can be none, as with a surname. */
  nameDays?: NameDay[] | null;
}

/** A part of a name, read as what it is even where it was sent as the other. */
interface Part {
  phrase: Phrase;
  role: Role;
}

/** What is known of each component that was sent. */
export function detailsOf(person: Person, options: NameOptions): Detail[] {
  const gender = genderOfPerson(person);
  return fieldsOf(person).map((field) => detailOf(person, field, gender, options));
}

/** The vocatives of first name and surname in the language asked for; null where there is none. */
export function vocativesOf(person: Person, options: NameOptions) {
  const { name, surname } = partsIn(person);
  const gender = genderOfBoth(name, surname);
  return {
    vocativeName: name && vocativeOfPart(name, gender, options),
    vocativeSurname: surname && vocativeOfPart(surname, gender, options),
  };
}

function detailOf(person: Person, field: QueryField, genderOfWhole: Gender, options: NameOptions): Detail {
  const value = person.texts[field] ?? "";
  const parts = partsOfField(person, field);
  const gender = genderOfParts(parts) || genderOfWhole;
  const vocatives = parts.map((part) => vocativeOfPart(part, gender, options));
  const vocative = vocatives.length === 0 || vocatives.includes(null) ? value : vocatives.join(" ");
  const given = parts.find((part) => part.role === "given");
  if (!given) return { type: field, value, gender, vocative };
  const { text, reader } = given.phrase;
  const [first = ""] = text.trim().split(/[\s-]+/u);
  const days = nameDays(reader.term(first.normalize("NFC")), options.countries);
  return { type: field, value, gender, vocative, nameDays: days.length > 0 ? days : null };
}

/**
 * Nobody is called by a misspelt name, or by one with another's part in it, so it has no vocative. The form of a surname that women alone bear is inflected as such,
 * whoever bears it.
 */
function vocativeOfPart({ phrase, role }: Part, gender: Gender, { dataLanguage }: NameOptions): string | null {
  if (isMistaken(phrase, role)) return null;
  const isWomans = role === "surname" && phrase.gender(role) === 2;
  return vocativeOf(phrase, role, isWomans ? 2 : gender, dataLanguage);
}

function isMistaken(phrase: Phrase, role: Role): boolean {
  const { text, isReadable, reader } = phrase;
  if (!isReadable || separate(text, role === "given" ? "name" : "surname", reader).extra !== null) return true;
  return phrase.tokens.some(({ term }) => !term.lookup(role, 0).isPossible);
}

function genderOfPerson(person: Person): Gender {
  const { name, surname } = partsIn(person);
  return genderOfBoth(name, surname);
}

function genderOfBoth(name: Part | null, surname: Part | null): Gender {
  return genderOfParts([name, surname].filter((part) => part !== null));
}

/** The name tells more than the surname: a woman may bear a surname in the form of a man's. */
function genderOfParts(parts: readonly Part[]): Gender {
  for (const wanted of ["given", "surname"] as const) {
    for (const { phrase, role } of parts) {
      const gender = role === wanted ? phrase.gender(role) : 0;
      if (gender !== 0) return gender;
    }
  }
  return 0;
}

function partsIn(person: Person): { name: Part | null; surname: Part | null } {
  const { reader } = person;
  const { name, surname } = person.parts;
  return {
    name: name === null ? null : { phrase: reader.phrase(name), role: roleOf(person, "name") },
    surname: surname === null ? null : { phrase: reader.phrase(surname), role: roleOf(person, "surname") },
  };
}

function partsOfField(person: Person, field: QueryField): Part[] {
  const { reader, texts, split } = person;
  if (field === "nameSurname") {
    const { name = null, surname = null } = split ?? {};
    return [
      ...(name === null ? [] : [{ phrase: reader.phrase(name), role: "given" as const }]),
      ...(surname === null ? [] : [{ phrase: reader.phrase(surname), role: "surname" as const }]),
    ];
  }
  const text = texts[field] ?? "";
  return text.trim() === "" ? [] : [{ phrase: reader.phrase(text), role: roleOf(person, field) }];
}
