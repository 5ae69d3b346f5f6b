import type { Gender, Role } from "./lexicon.ts";
import type { NameOptions } from "./person.ts";
import type { Phrase, Token } from "./phrase.ts";
import { replaceWord } from "./spelling.ts";
import type { Term } from "./term.ts";

/**
 * The vocative (5th case) of a given name or of a surname in a language; the nominative in a language that addresses people by it.
 * Null for what is not written as a name is.
 *
 * @param gender who bears it
 */
export function vocativeOf(
  phrase: Phrase,
  role: Role,
  gender: Gender,
  language: NameOptions["dataLanguage"],
): string | null {
  if (language === "cs") return czechVocative(phrase, role, gender);
  // English has no vocative, and Slovak addresses people in the nominative; in Polish address a surname has its form: Panie Kowalski.
  if (language !== "pl" || role === "surname") return inflect(phrase, role, false, nominative);
  return gender === 0 ? null : inflect(phrase, role, gender === 2, inPolish);
}

/** Of a name whose gender is not known, the vocative is known only where a man and a woman share it. */
function czechVocative(phrase: Phrase, role: Role, gender: Gender): string | null {
  if (gender !== 0) return inflect(phrase, role, gender === 2, inCzech);
  const form = inflect(phrase, role, true, inCzech);
  return form === inflect(phrase, role, false, inCzech) ? form : null;
}

/** How a word of a name is inflected; null where that is not known. */
type Inflection = (term: Term, role: Role, isWoman: boolean) => string | null;

const nominative: Inflection = ({ text }) => text;
const inCzech: Inflection = (term, role, isWoman) => term.vocative(role, isWoman);
const inPolish: Inflection = ({ text }, _, isWoman) => polishVocative(text, isWoman);

/** Inflects each word of a text, in capital and small letters as names are written. */
function inflect(phrase: Phrase, role: Role, isWoman: boolean, inflection: Inflection): string | null {
  if (!phrase.isReadable) return null;
  const written = phrase.tidied.recased(role);
  const { tokens } = written;
  let result = written.text;
  for (let at = tokens.length - 1; at >= 0; at--) {
    const word = tokens[at] as Token;
    const { term, start, text } = word;
    if (term.isInitial || (role === "surname" && start + text.length < written.text.length && term.isParticle))
      continue;
    const to = term.isInflectable ? inflection(term, role, isWoman) : null;
    if (to === null) return null;
    if (to !== text) result = replaceWord(result, word, to);
  }
  return result;
}

/** Names whose vocative no rule gives: diminutives, and those that change within. */
const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Aleksander: "Aleksandrze",
    Asia: "Asiu",
    Basia: "Basiu",
    Gosia: "Gosiu",
    Hania: "Haniu",
    Kacper: "Kacprze",
    Kaja: "Kaju",
    Kasia: "Kasiu",
    Maja: "Maju",
    Ola: "Olu",
    Paweł: "Pawle",
    Tola: "Tolu",
    Zosia: "Zosiu",
  }),
);

/** The endings of men's names, of one letter and of two. */
const endings: ReadonlyMap<string, string> = new Map([
  ["ek", "ku"],
  ["ko", "ku"],
  ["st", "ście"],
  ["sł", "śle"],
  ["ch", "chu"],
  ["cz", "czu"],
  ["rz", "rzu"],
  ["sz", "szu"],
  ["b", "bie"],
  ["d", "dzie"],
  ["f", "fie"],
  ["g", "gu"],
  ["h", "hu"],
  ["j", "ju"],
  ["k", "ku"],
  ["l", "lu"],
  ["ł", "le"],
  ["m", "mie"],
  ["n", "nie"],
  ["o", "o"],
  ["p", "pie"],
  ["r", "rze"],
  ["s", "sie"],
  ["ś", "siu"],
  ["t", "cie"],
  ["w", "wie"],
  ["z", "zie"],
  ["ż", "żu"],
]);

/**
 * The vocative of a Polish given name: Anna → Anno, Piotr → Piotrze. Surnames are not inflected in Polish address.
 * Null for an ending that Polish names do not have.
 */
export function polishVocative(name: string, isWoman: boolean): string | null {
  const exception = irregular.get(name);
  if (exception !== undefined) return exception;
  if (name.endsWith("a")) return `${name.slice(0, -1)}o`;
  if (isWoman || /[iyeé]$/u.test(name)) return name;
  const length = endings.has(name.slice(-2)) ? 2 : 1;
  const ending = endings.get(name.slice(-length));
  return ending === undefined ? null : name.slice(0, -length) + ending;
}
