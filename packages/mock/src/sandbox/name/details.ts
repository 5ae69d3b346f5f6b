import { vocativeOf } from "./inflection.ts";
import { type Gender, type NameDay, nameDays, type Role } from "./lexicon.ts";
import { type NameOptions, type Part, type Person, type QueryField, textOf } from "./person.ts";
import { genderOfPart } from "./problems.ts";
import { isListable, lookUpWord } from "./word.ts";

/** What is known of one component that was sent. */
export interface Detail {
  type: QueryField;
  value: string;
  gender: Gender;
  /** In the language asked for; the component itself if it does not change or is no name. */
  vocative: string;
  /** `null` if there are none; absent if there can be none, as with a surname. */
  nameDays?: NameDay[] | null;
}

/** The parts by what they are, even if they were sent as the other. */
type ByRole = Readonly<Record<Role, Part | null>>;

/** The vocatives of a name, and the details of what was sent, which agree with them. */
export function describe(person: Person, options: NameOptions) {
  const { name, surname, isSwapped } = person;
  const byRole: ByRole = isSwapped ? { given: surname, surname: name } : { given: name, surname };
  const gender = genderOf(byRole);
  return {
    vocativeName: name && vocativeOfPart(name, isSwapped ? "surname" : "given", gender, options),
    vocativeSurname: surname && vocativeOfPart(surname, isSwapped ? "given" : "surname", gender, options),
    details: options.withDetails ? person.fields.map(({ field }) => detailOf(person, field, gender, options)) : [],
  };
}

/** The name decides before the surname: a woman may bear a surname in the form of a man's. */
function genderOf({ given, surname }: ByRole): Gender {
  return genderOfPart(given, "given") || genderOfPart(surname, "surname");
}

function detailOf(person: Person, field: QueryField, genderOfWhole: Gender, options: NameOptions): Detail {
  const value = textOf(person, field) ?? "";
  const parts = partsOf(person, field);
  const gender = genderOf(parts) || genderOfWhole;
  const vocatives = (["given", "surname"] as const).flatMap((role) => {
    const part = parts[role];
    return part === null ? [] : [vocativeOfPart(part, role, genderOfWhole || gender, options)];
  });
  const vocative = vocatives.length === 0 || vocatives.includes(null) ? value : vocatives.join(" ");
  if (parts.given === null) return { type: field, value, gender, vocative };
  const first = parts.given.words[0]?.word;
  const days = first === undefined ? [] : nameDays(first.small, first.folded, options.countries);
  return { type: field, value, gender, vocative, nameDays: days.length > 0 ? days : null };
}

function partsOf({ words, split, isSwapped, ...person }: Person, field: QueryField): ByRole {
  if (field === "nameSurname") return { given: split?.name ?? null, surname: split?.surname ?? null };
  const part = words[field]?.length === 0 ? null : person[field];
  return (field === "name") === isSwapped ? { given: null, surname: part } : { given: part, surname: null };
}

/** A misspelt or unknown name has no vocative. */
function vocativeOfPart(
  part: Part,
  role: Role,
  gender: Gender,
  { countries, dataLanguage }: NameOptions,
): string | null {
  const isMistaken = part.words.some(({ word }, index) => {
    const { kind, isPossible } = lookUpWord(word, role, countries, gender);
    // A second given name may be anything.
    const isUnknown = index === 0 && kind === "unknown" && isListable(word, role);
    return word.isNonsense || word.isJoined || isUnknown || !(word.isParticle || isPossible);
  });
  if (isMistaken) return null;
  // The form of a surname that women alone bear is inflected as such, whoever bears it.
  return vocativeOf(part.text, role, role === "surname" && genderOfPart(part, role) === 2 ? 2 : gender, dataLanguage);
}
