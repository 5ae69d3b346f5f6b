import { type Inflection, vocativeOf } from "./inflection.ts";
import { type Gender, type NameDay, nameDays, type Role } from "./lexicon.ts";
import type { Part } from "./parts.ts";
import { type Person, type QueryField, textOf } from "./person.ts";
import { genderOfPart } from "./spelling-problems.ts";

/** What is known of one component that was sent. */
export interface Detail {
  type: QueryField;
  value: string;
  gender: Gender;
  /** In the language asked for; the component itself if it does not change or is not known. */
  vocative: string;
  /** `null` if there are none; absent if there can be none, as with a surname. */
  nameDays?: NameDay[] | null;
}

/** The parts by what they are, even if they were sent as the other. */
type ByRole = Readonly<Record<Role, Part | null>>;

/** The vocatives of a name, and the details of what was sent, which agree with them. */
export function describe(person: Person) {
  const { name, surname, isSwapped, options } = person;
  const byRole: ByRole = isSwapped ? { given: surname, surname: name } : { given: name, surname };
  const gender = genderOf(byRole);
  const vocative = (part: Part | null, role: Role) => part && vocativeOfPart(part, role, gender, person);
  return {
    vocativeName: vocative(name, isSwapped ? "surname" : "given"),
    vocativeSurname: vocative(surname, isSwapped ? "given" : "surname"),
    details: options.withDetails ? person.fields.map(({ field }) => detailOf(person, field, gender)) : [],
  };
}

/** The name decides before the surname: a woman may bear a surname in the form of a man's. */
function genderOf({ given, surname }: ByRole): Gender {
  return genderOfPart(given, "given") || genderOfPart(surname, "surname");
}

function detailOf(person: Person, field: QueryField, genderOfWhole: Gender): Detail {
  const value = textOf(person, field) ?? "";
  const { given, surname } = partsOf(person, field);
  const gender = genderOf({ given, surname }) || genderOfWhole;
  const vocatives = [
    ...(given ? [vocativeOfPart(given, "given", genderOfWhole || gender, person)] : []),
    ...(surname ? [vocativeOfPart(surname, "surname", genderOfWhole || gender, person)] : []),
  ];
  const vocative = vocatives.length === 0 || vocatives.includes(null) ? value : vocatives.join(" ");
  if (given === null) return { type: field, value, gender, vocative };
  const first = given.words[0]?.word;
  const { countries, lexicon } = person.options;
  const days = first === undefined ? [] : nameDays(first, countries, lexicon);
  return { type: field, value, gender, vocative, nameDays: days.length > 0 ? days : null };
}

function partsOf({ words, split, isSwapped, ...person }: Person, field: QueryField): ByRole {
  if (field === "nameSurname") return { given: split?.name ?? null, surname: split?.surname ?? null };
  const part = words[field]?.length === 0 ? null : person[field];
  return (field === "name") === isSwapped ? { given: null, surname: part } : { given: part, surname: null };
}

/** The form of a surname that women alone bear is inflected as such, whoever bears it. */
function vocativeOfPart(part: Part, role: Role, gender: Gender, { options }: Person): string | null {
  const isOfWoman = role === "surname" && genderOfPart(part, role) === 2;
  const { dataLanguage: language, countries, lexicon } = options;
  const inflection: Inflection = { role, gender: isOfWoman ? 2 : gender, language, countries, lexicon };
  return vocativeOf(part, inflection);
}
