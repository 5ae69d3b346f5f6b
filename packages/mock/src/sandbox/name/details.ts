import { vocative } from "czech-vocative";
import { type Entry, type Gender, isInflected, type NameDay, nameDays, type Role } from "./lexicon.ts";
import { lookUp } from "./lookup.ts";
import type { Field, NameOptions, Part, Person, PlacedWord, QueryField } from "./person.ts";
import { polishVocative } from "./polish.ts";
import { genderOfPart, hasFeminineEnding, readWord, type Word } from "./word.ts";

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
  const { name, surname, options } = person;
  // The name decides before the surname: a woman may bear a surname in the form of a man's.
  const gender = genderOfPart(name) || genderOfPart(surname);
  return {
    vocativeName: name && vocativeOfPart(name, gender, person),
    vocativeSurname: surname && vocativeOfPart(surname, gender, person),
    details: options.withDetails ? person.fields.map((field) => detailOf(person, field, gender)) : [],
  };
}

function detailOf(person: Person, { field, text: value, given, surname }: Field, genderOfWhole: Gender): Detail {
  const gender = genderOfPart(given) || genderOfPart(surname) || genderOfWhole;
  const parts = [given, surname].filter((part) => part !== null);
  const vocatives = parts.map((part) => vocativeOfPart(part, genderOfWhole || gender, person));
  const vocative = vocatives.length === 0 || vocatives.includes(null) ? value : vocatives.join(" ");
  const detail = { type: field, value, gender, vocative };
  if (given === null) return detail;
  const days = given.words.slice(0, 1).flatMap(({ word }) => nameDays(word, person.options));
  return { ...detail, nameDays: days.length > 0 ? days : null };
}

/**
 * The vocative (5th case) of a first name or of a surname, in capital and small letters as names are written.
 *
 * @returns `null` where a word of it is not known in the language
 */
function vocativeOfPart(part: Part, gender: Gender, { options }: Person): string | null {
  const { role, words } = part;
  // The form of a surname that women alone bear is inflected as such, whoever bears it.
  const isOfWoman = role === "surname" && genderOfPart(part) === 2;
  const forms = words.map((placed) => vocativeOfWord(placed, isOfWoman ? 2 : gender, options));
  if (forms.length === 0 || forms.includes(null)) return null;
  return forms
    .map((form, at) => (words[at]?.isHyphenated ? `-${form}` : ` ${form}`))
    .join("")
    .slice(1);
}

function vocativeOfWord({ word, role, isLead }: PlacedWord, gender: Gender, options: NameOptions): string | null {
  const { text, small, recased, folded, isParticle, isInitial } = word;
  const { lexicon, dataLanguage } = options;
  if (isParticle && isLead) return text === small ? small : recased;
  if (isInitial) return recased;
  const entries = lexicon.entries(folded, role);
  const isKnown = entries.length > 0 || (role === "surname" && hasFeminineEnding(text));
  const isMisspelt = !lookUp(word, role, options).isPossible;
  if (!isKnown || isMisspelt || word.isNonsense || word.isJoined || !word.isReadable) return null;
  const own = entries.find((entry) => entry.vocative !== undefined);
  return own?.vocative ?? inflect(readWord(recased, lexicon), entries, role, gender, dataLanguage);
}

/** English has no vocative, Slovak addresses people in the nominative, and Polish their surnames: Panie Kowalski. */
function inflect(
  word: Word,
  entries: readonly Entry[],
  role: Role,
  gender: Gender,
  language: NameOptions["dataLanguage"],
): string | null {
  const { text } = word;
  if (language !== "cs" && (language !== "pl" || role === "surname")) return text;
  if (entries.length > 0 && !isInflected(entries)) return null;
  // The rules for endings take time that grows with the square of the length, and longer words are no names.
  if (!/^[\p{Script=Latin}'’]{1,40}$/u.test(text)) return null;
  const isPolish = role === "given" && entries.every(({ country }) => country === "PL");
  if (language === "pl" || isPolish) return gender === 0 ? text : polishVocative(text, gender === 2);
  const ofMan = vocative(text, false);
  // A woman's surname has the form of the nominative.
  const ofWoman = role === "surname" ? text : vocative(text, true, false);
  // Without a gender, the vocative is known only where a man and a woman share it.
  if (gender === 0) return ofMan === ofWoman ? ofMan : text;
  return gender === 2 ? ofWoman : ofMan;
}
