import { vocativeOf } from "./inflection.ts";
import { type Gender, type NameDay, nameDays, type Role } from "./lexicon.ts";
import { type NameOptions, type Person, type QueryField, separate } from "./person.ts";
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

/** The parts of a name, each read as what it is even where it was sent as the other; null for one that is not there. */
type PartsByRole = Readonly<Record<Role, Phrase | null>>;

/** What is known of each component that was sent. */
export function detailsOf(person: Person, options: NameOptions): Detail[] {
  const gender = genderOf(partsOf(person));
  return person.sent.map((field) => detailOf(person, field, gender, options));
}

/** The vocatives of first name and surname in the language asked for; null where there is none. */
export function vocativesOf(person: Person, options: NameOptions) {
  const { name, surname } = person;
  const gender = () => genderOf(partsOf(person));
  return {
    vocativeName: name && vocativeOfPart(name, person.role("name"), gender, options),
    vocativeSurname: surname && vocativeOfPart(surname, person.role("surname"), gender, options),
  };
}

function detailOf(person: Person, field: QueryField, genderOfWhole: Gender, options: NameOptions): Detail {
  const value = person.text(field);
  const parts = partsOfField(person, field);
  const { given, surname } = parts;
  const gender = genderOf(parts) || genderOfWhole;
  const vocatives = [
    ...(given === null ? [] : [vocativeOfPart(given, "given", () => gender, options)]),
    ...(surname === null ? [] : [vocativeOfPart(surname, "surname", () => gender, options)]),
  ];
  const vocative = vocatives.length === 0 || vocatives.includes(null) ? value : vocatives.join(" ");
  if (given === null) return { type: field, value, gender, vocative };
  const [first = ""] = /^[^\s-]*/u.exec(given.text.trim()) ?? [];
  const days = nameDays(given.reader.term(first.normalize("NFC")), options.countries);
  return { type: field, value, gender, vocative, nameDays: days.length > 0 ? days : null };
}

/**
 * Nobody is called by a misspelt name, or by one with another's part in it, so it has no vocative. The form of a surname that women alone bear is inflected as such,
 * whoever bears it.
 */
function vocativeOfPart(
  phrase: Phrase,
  role: Role,
  genderOfWhole: () => Gender,
  { dataLanguage }: NameOptions,
): string | null {
  if (isMistaken(phrase, role)) return null;
  const gender = role === "surname" && phrase.gender(role) === 2 ? 2 : genderOfWhole();
  return vocativeOf(phrase, role, gender, dataLanguage);
}

function isMistaken(phrase: Phrase, role: Role): boolean {
  if (!phrase.isReadable || separate(phrase, role === "given" ? "name" : "surname") !== null) return true;
  for (const { term } of phrase.tokens) if (!term.lookup(role).isPossible) return true;
  return false;
}

/** The name tells more than the surname: a woman may bear a surname in the form of a man's. */
function genderOf({ given, surname }: PartsByRole): Gender {
  return given?.gender("given") || surname?.gender("surname") || 0;
}

/** The parts of a person by what they are. */
function partsOf({ name, surname, isSwapped }: Person): PartsByRole {
  return isSwapped ? { given: surname, surname: name } : { given: name, surname };
}

/** The parts of a field by what they are. */
function partsOfField(person: Person, field: QueryField): PartsByRole {
  if (field === "nameSurname") return { given: person.split?.name ?? null, surname: person.split?.surname ?? null };
  const phrase = person.phrase(field);
  const part = phrase === undefined || phrase.isEmpty ? null : phrase;
  return person.role(field) === "given" ? { given: part, surname: null } : { given: null, surname: part };
}
