import { ownNames } from "../own.ts";
import { remembered } from "../shared/remembered.ts";
import { fold } from "../shared/text.ts";
import type { Gender, Role } from "./lexicon.ts";
import type { NameOptions } from "./person.ts";
import { polishVocative } from "./polish.ts";
import { isReadable, tidySpaces } from "./spelling.ts";
import { czechVocative, isInflectable, readWord, type Word } from "./word.ts";

/**
 * The vocative (5th case) of a given name or of a surname in a language, in capital and small letters as names are written. A word whose
 * vocative is not known has the form of the nominative.
 *
 * @param gender who bears it
 * @returns `null` for what is not written as a name
 */
export function vocativeOf(
  text: string,
  role: Role,
  gender: Gender,
  language: NameOptions["dataLanguage"],
): string | null {
  const forms = formsOf(text);
  const key = `${role} ${gender} ${language}`;
  forms[key] ??= inflectAll(text, role, gender, language);
  return forms[key];
}

/** The vocatives of a text, by what it is. */
const formsOf = remembered((_: string): Record<string, string | null> => ({}));

function inflectAll(text: string, role: Role, gender: Gender, language: NameOptions["dataLanguage"]): string | null {
  const tidy = tidySpaces(text);
  if (!isReadable(tidy)) return null;
  const own = ownNames(fold(tidy)).find((name) => name.role === role && name.vocative !== undefined);
  if (own?.vocative !== undefined) return own.vocative;
  const compounds = tidy.split(" ");
  return compounds
    .map((compound, at) => {
      const isLead = role === "surname" && at < compounds.length - 1;
      return compound
        .split("-")
        .map((part) => inflect(readWord(part), role, gender, language, isLead))
        .join("-");
    })
    .join(" ");
}

function inflect(
  { text, small, recased, isParticle, isInitial }: Word,
  role: Role,
  gender: Gender,
  language: NameOptions["dataLanguage"],
  isLead: boolean,
): string {
  if (isParticle && isLead) return text === small ? small : recased;
  const word = readWord(recased);
  if (isInitial || !isInflectable(word)) return recased;
  if (language === "cs") {
    const [ofMan, ofWoman] = [czechVocative(word, role, false), czechVocative(word, role, true)];
    // Without a gender, the vocative is known only where a man and a woman share it.
    return gender === 2 ? ofWoman : gender === 1 || ofMan === ofWoman ? ofMan : recased;
  }
  // English has no vocative, and Slovak addresses people in the nominative. In Polish, a surname has its form: Panie Kowalski.
  if (language !== "pl" || role === "surname" || gender === 0) return recased;
  return polishVocative(recased, gender === 2) ?? recased;
}
