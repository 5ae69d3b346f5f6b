import { fold } from "../shared/text.ts";
import { type Entry, type Gender, isListed, type Lexicon, type Role } from "./lexicon.ts";

/** What the lists say about a word in a role. */
export interface Lookup {
  /**
   * `known`: a name as it stands. `foreign`: a foreign spelling of a name at home. `diacritics`: a name at home, with other diacritics.
   * `typo`: one typing error away from names at home. `unknown`: nothing is known about it.
   */
  kind: "known" | "foreign" | "diacritics" | "typo" | "unknown";
  /** The names that may be right, best match first. */
  candidates: readonly string[];
  /** Whether the first candidate is certain. */
  isSure: boolean;
  /** Whether the word may be right as it is: a name in another country, or one of the surnames that no list exhausts. */
  isPossible: boolean;
}

const known: Lookup = { kind: "known", candidates: [], isSure: false, isPossible: true };
const unknown: Lookup = { ...known, kind: "unknown" };

/** Foreign spellings of given names, folded, and the names at home. */
const homeSpellings: Readonly<Record<string, readonly string[]>> = {
  christian: ["Kristián"],
  joseph: ["Josef", "Jozef"],
  martha: ["Marta"],
  pawel: ["Pavel"],
  philip: ["Filip"],
  thomas: ["Tomáš"],
  victor: ["Viktor"],
  victoria: ["Viktorie", "Viktória"],
};

/**
 * What is known about a word in a role.
 *
 * @param countries the countries whose names are at home, ISO 3166-1 alpha-2
 * @param gender the gender of the other part of the name: names of that gender are likelier
 */
export function lookUp(
  { small, folded }: { small: string; folded: string },
  role: Role,
  gender: Gender,
  countries: readonly string[],
  lexicon: Lexicon,
): Lookup {
  const same = lexicon.entries(folded, role);
  if (same.length === 0)
    return isListed(folded, lexicon) ? known : lookUpTypo(folded, role, gender, countries, lexicon);
  const spelt = same.filter(({ form }) => form.toLowerCase() === small);
  if (spelt.some(({ country }) => countries.includes(country))) return known;
  const isSpeltAbroad = spelt.length > 0;
  if (isSpeltAbroad && folded !== small) return known;
  const forms = formsOf(same.filter(({ country }) => countries.includes(country)));
  if (forms.length > 0) return diacriticsOf(small, forms, role, isSpeltAbroad);
  return role === "given" ? foreignSpelling(folded, countries, lexicon) : known;
}

function diacriticsOf(small: string, forms: readonly string[], role: Role, isSpeltAbroad: boolean): Lookup {
  const lacksMarks = forms.some((form) => lacksMarksOf(small, form.toLowerCase()));
  return {
    kind: "diacritics",
    candidates: forms,
    isSure: forms.length === 1 && lacksMarks && !isSpeltAbroad,
    isPossible: isSpeltAbroad || (role === "given" && !lacksMarks),
  };
}

/** Whether a text has the letters of another one, some of them without their marks. */
function lacksMarksOf(text: string, other: string): boolean {
  const letters = Array.from(text);
  const others = Array.from(other);
  return (
    letters.length === others.length &&
    letters.every((letter, at) => [others[at], fold(others[at] ?? "")].includes(letter))
  );
}

function foreignSpelling(folded: string, countries: readonly string[], lexicon: Lexicon): Lookup {
  const candidates = (homeSpellings[folded] ?? []).filter((form) =>
    lexicon.entries(fold(form), "given").some((entry) => entry.form === form && countries.includes(entry.country)),
  );
  return candidates.length === 0 ? known : { kind: "foreign", candidates, isSure: false, isPossible: true };
}

/** Names one typing error away. A slip of the fingers (two letters swapped, one doubled) is likelier than another letter. */
function lookUpTypo(
  folded: string,
  role: Role,
  gender: Gender,
  countries: readonly string[],
  lexicon: Lexicon,
): Lookup {
  const entries = lexicon
    .near(folded, role)
    .flatMap((name) => lexicon.entries(name, role))
    .filter(({ country }) => countries.includes(country));
  const fitting = entries.filter((entry) => gender === 0 || entry.gender === 0 || entry.gender === gender);
  const near = fitting.length > 0 ? fitting : entries;
  if (near.length === 0) return unknown;
  const slips = formsOf(near.filter(({ form }) => isSlip(folded, fold(form))));
  // Surnames are many: Kolář and Kovář are both valid. Only a slip says that another one is right.
  const isPossible = role === "surname" && slips.length !== 1;
  return { kind: "typo", candidates: [...new Set([...slips, ...formsOf(near)])], isSure: false, isPossible };
}

/** Whether the one typing error between two words is that neighbouring letters are swapped, or one is typed twice or once too few. */
function isSlip(from: string, to: string): boolean {
  const isSwapped = from.length === to.length && sorted(from) === sorted(to);
  return isSwapped || withoutDoubles(from) === withoutDoubles(to);
}

function sorted(word: string): string {
  return Array.from(word).sort().join("");
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1+/gu, "$1");
}

/** The forms of entries, each once, in their order. */
function formsOf(entries: readonly Entry[]): string[] {
  return [...new Set(entries.map(({ form }) => form))];
}
