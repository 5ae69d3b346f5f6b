import { vocative } from "czech-vocative";
import { polishVocative } from "./inflection.ts";
import { type Gender, hasNameOfCountries, inflectingCountries, type NameRole } from "./lexicon.ts";
import type { NamePart } from "./parts.ts";
import type { NameOptions } from "./person.ts";
import type { NameWord } from "./word.ts";

const vocativeOfMan = (name: string) => vocative(name, false);
const vocativeOfWoman = (name: string) => vocative(name, true, false);

/** The vocative (5th case) in the usual spelling; `null` if the language has none for a word. */
export function vocativeOf(
  part: NamePart | undefined,
  gender: Gender,
  options: NameOptions,
): string | null {
  if (part === undefined) return null;
  const forms = part.compounds.map(({ words }) =>
    words.map(({ word }) => vocativeOfWord(word, part.role, gender, options)),
  );
  return forms.flat().includes(null) ? null : forms.map((words) => words.join("-")).join(" ");
}

function vocativeOfWord(
  word: NameWord,
  role: NameRole,
  gender: Gender,
  options: NameOptions,
): string | null {
  if (word.isInitial || (word.isParticle && role === "surname")) return word.recased;
  if (word.isListed) return vocativeOfListed(word, role, gender, options);
  return role === "surname" && word.hasFeminineEnding && !word.isJoined ? word.recased : null;
}

function vocativeOfListed(
  word: NameWord,
  role: NameRole,
  gender: Gender,
  options: NameOptions,
): string | null {
  const { recased } = word;
  const { dataLanguage, dataSource } = options;
  const names = word.listed[role];
  const [ownVocative] = names.flatMap(({ vocative }) => vocative ?? []);
  if (ownVocative !== undefined) return ownVocative;
  // A native name without its diacritics is unknown.
  const isBare = word.spelt[role].length === 0 && word.small === word.folded;
  if (names.length === 0 || (isBare && hasNameOfCountries(names, dataSource))) return null;
  // English has no vocative; Slovak uses the nominative, and Polish too for surnames: Panie
  // Kowalski.
  const isPolish = dataLanguage === "pl";
  if (dataLanguage === "en" || dataLanguage === "sk" || (isPolish && role === "surname"))
    return recased;
  const isLatin = /\p{Script=Latin}/u.test(recased);
  if (!isLatin || !hasNameOfCountries(names, inflectingCountries)) return null;
  return role === "surname"
    ? vocativeOfSurname(word, gender)
    : vocativeOfGivenName(word, gender, isPolish);
}

/** A woman's surname is in the nominative. */
function vocativeOfSurname({ recased, genders }: NameWord, gender: Gender): string {
  return gender === 1 && genders.surname !== 2 ? vocativeOfMan(recased) : recased;
}

/** Without a gender, the vocative is known only if both genders have the same. */
function vocativeOfGivenName(
  { recased, listed }: NameWord,
  gender: Gender,
  isPolish: boolean,
): string | null {
  if (isPolish || listed.given.every(({ country }) => country === "PL"))
    return gender === 0 ? recased : polishVocative(recased, gender === 2);
  const ofMan = vocativeOfMan(recased);
  const ofWoman = vocativeOfWoman(recased);
  if (gender === 0) return ofMan === ofWoman ? ofMan : recased;
  return gender === 2 ? ofWoman : ofMan;
}
