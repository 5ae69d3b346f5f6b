import { type Inflection, vocativeOf } from "./inflection.ts";
import { type Gender, type NameDay, nameDays } from "./lexicon.ts";
import type { Field, Part, Person, QueryField } from "./person.ts";
import { genderOfPart } from "./word.ts";

interface Detail {
  type: QueryField;
  value: string;
  gender: Gender;
  /** In the language asked for; the component itself if it does not change or is not known. */
  vocative: string;
  /** `null` if there are none; absent if there can be none, as with a surname. */
  nameDays?: NameDay[] | null;
}

/** The vocatives of a name, and the details of what was sent, which agree with them. */
export function describe(person: Person) {
  const { name, surname, isSwapped, options } = person;
  const gender = isSwapped ? genderOf(surname, name) : genderOf(name, surname);
  return {
    vocativeName: name && vocativeOfPart(name, gender, person),
    vocativeSurname: surname && vocativeOfPart(surname, gender, person),
    details: options.withDetails ? person.fields.map((field) => detailOf(person, field, gender)) : [],
  };
}

/** The name decides before the surname: a woman may bear a surname in the form of a man's. */
function genderOf(given: Part | null, surname: Part | null): Gender {
  return genderOfPart(given) || genderOfPart(surname);
}

function detailOf(person: Person, { field, text: value, given, surname }: Field, genderOfWhole: Gender): Detail {
  const gender = genderOf(given, surname) || genderOfWhole;
  const parts = [given, surname].filter((part) => part !== null);
  const vocatives = parts.map((part) => vocativeOfPart(part, genderOfWhole || gender, person));
  const vocative = vocatives.length === 0 || vocatives.includes(null) ? value : vocatives.join(" ");
  const detail = { type: field, value, gender, vocative };
  if (given === null) return detail;
  const { countries, lexicon } = person.options;
  const days = given.words.slice(0, 1).flatMap(({ word }) => nameDays(word, countries, lexicon));
  return { ...detail, nameDays: days.length > 0 ? days : null };
}

/** The form of a surname that women alone bear is inflected as such, whoever bears it. */
function vocativeOfPart(part: Part, gender: Gender, { options }: Person): string | null {
  const isOfWoman = part.role === "surname" && genderOfPart(part) === 2;
  const { dataLanguage: language, countries, lexicon } = options;
  const inflection: Inflection = { role: part.role, gender: isOfWoman ? 2 : gender, language, countries, lexicon };
  return vocativeOf(part, inflection);
}
