import { genderOf, vocativeOf } from "./inflection.ts";
import { type Gender, lookUp, type NameDay, nameDays, type Role } from "./lexicon.ts";
import type { NameOptions, QueryField } from "./person.ts";
import { fieldsOf, type Person, partsOf, roleOf, separate } from "./person.ts";
import { isReadable, wordsOf } from "./spelling.ts";

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
  text: string;
  role: Role;
}

/** What is known of each component that was sent. */
export function detailsOf(person: Person, options: NameOptions): Detail[] {
  const gender = genderOfPerson(person);
  return fieldsOf(person).map((field) => detailOf(person, field, gender, options));
}

/** The vocatives of first name and surname in the language asked for; null where there is none. */
export function vocativesOf(person: Person, options: NameOptions) {
  const gender = genderOfPerson(person);
  const { name, surname } = partsIn(person);
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
  const [first = ""] = given.text.trim().split(/[\s-]+/u);
  const days = nameDays(first.normalize("NFC"), options.countries);
  return { type: field, value, gender, vocative, nameDays: days.length > 0 ? days : null };
}

/**
 * Nobody is called by a misspelt name, or by one with another's part in it, so it has no vocative. The form of a surname that women alone bear is inflected as such,
 * whoever bears it.
 */
function vocativeOfPart({ text, role }: Part, gender: Gender, { dataLanguage, countries }: NameOptions): string | null {
  if (isMistaken(text, role, countries)) return null;
  return vocativeOf(text, role, role === "surname" && genderOf(text, role) === 2 ? 2 : gender, dataLanguage);
}

function isMistaken(text: string, role: Role, countries: readonly string[]): boolean {
  if (!isReadable(text) || separate(text, role === "given" ? "name" : "surname").extra !== null) return true;
  const verdicts = wordsOf(text, role).map((word) => lookUp(word.text.normalize("NFC"), role, countries, 0));
  return verdicts.some(({ isPossible }) => !isPossible);
}

function genderOfPerson(person: Person): Gender {
  const { name, surname } = partsIn(person);
  return genderOfParts([name, surname].filter((part) => part !== null));
}

/** The name tells more than the surname: a woman may bear a surname in the form of a man's. */
function genderOfParts(parts: readonly Part[]): Gender {
  const byRole = (role: Role) => parts.filter((part) => part.role === role);
  const genders = [...byRole("given"), ...byRole("surname")].map(({ text, role }) => genderOf(text, role));
  return genders.find((gender) => gender !== 0) ?? 0;
}

function partsIn(person: Person): { name: Part | null; surname: Part | null } {
  const { name, surname } = partsOf(person);
  return {
    name: name === null ? null : { text: name, role: roleOf(person, "name") },
    surname: surname === null ? null : { text: surname, role: roleOf(person, "surname") },
  };
}

function partsOfField({ texts, split, ...person }: Person, field: QueryField): Part[] {
  if (field === "nameSurname") {
    const { name = null, surname = null } = split ?? {};
    return [
      ...(name === null ? [] : [{ text: name, role: "given" as const }]),
      ...(surname === null ? [] : [{ text: surname, role: "surname" as const }]),
    ];
  }
  const text = texts[field] ?? "";
  return text.trim() === "" ? [] : [{ text, role: roleOf({ texts, split, ...person }, field) }];
}
