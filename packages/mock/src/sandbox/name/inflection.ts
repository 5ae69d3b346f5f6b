import { vocative } from "czech-vocative";
import { type Entry, type Gender, isInflected, type Lexicon, type Role } from "./lexicon.ts";
import { lookUp } from "./lookup.ts";
import type { NameOptions } from "./options.ts";
import type { Part, PlacedWord } from "./person.ts";
import { polishVocative } from "./polish.ts";
import { hasFeminineEnding, isInflectable, readWord, type Word } from "./word.ts";

export interface Inflection {
  role: Role;
  gender: Gender;
  language: NameOptions["dataLanguage"];
  countries: readonly string[];
  lexicon: Lexicon;
}

/**
 * The vocative (5th case) of a first name or of a surname, in capital and small letters as names are written.
 *
 * @returns `null` where a word of it is not known in the language
 */
export function vocativeOf({ words }: Part, inflection: Inflection): string | null {
  const forms = words.map((placed) => vocativeOfWord(placed, inflection));
  if (forms.length === 0 || forms.includes(null)) return null;
  return forms
    .map((form, at) => (words[at]?.isHyphenated ? `-${form}` : ` ${form}`))
    .join("")
    .slice(1);
}

function vocativeOfWord({ word, isLead }: PlacedWord, inflection: Inflection): string | null {
  const { text, small, recased, folded, isParticle, isInitial } = word;
  const { role, countries, lexicon } = inflection;
  if (isParticle && isLead) return text === small ? small : recased;
  if (isInitial) return recased;
  const entries = lexicon.entries(folded, role);
  const isKnown = entries.length > 0 || (role === "surname" && hasFeminineEnding(text));
  const isMisspelt = !lookUp(word, role, countries, lexicon).isPossible;
  if (!isKnown || isMisspelt || word.isNonsense || word.isJoined || !word.isReadable) return null;
  const own = entries.find((entry) => entry.vocative !== undefined);
  return own?.vocative ?? inflect(readWord(recased, lexicon), entries, inflection);
}

/** English has no vocative, Slovak addresses people in the nominative, and Polish their surnames: Panie Kowalski. */
function inflect(word: Word, entries: readonly Entry[], { role, gender, language }: Inflection): string | null {
  if (language !== "cs" && (language !== "pl" || role === "surname")) return word.text;
  if (entries.length > 0 && !isInflected(entries)) return null;
  if (!isInflectable(word)) return null;
  return language === "pl" ? inPolish(word, gender) : inCzech(word, role, gender, entries);
}

function inPolish({ text }: Word, gender: Gender): string | null {
  return gender === 0 ? text : polishVocative(text, gender === 2);
}

/** A woman's surname has the form of the nominative. Without a gender, the vocative is known only where a man and a woman share it. */
function inCzech(word: Word, role: Role, gender: Gender, entries: readonly Entry[]): string | null {
  const isPolish = role === "given" && entries.every(({ country }) => country === "PL");
  if (isPolish) return inPolish(word, gender);
  const ofMan = vocative(word.text, false);
  const ofWoman = role === "surname" ? word.text : vocative(word.text, true, false);
  if (gender === 0) return ofMan === ofWoman ? ofMan : word.text;
  return gender === 2 ? ofWoman : ofMan;
}
