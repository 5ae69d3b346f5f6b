import { fold } from "../shared/text.ts";
import { hasSameLetters, isSlip } from "../shared/typing-slip.ts";
import { type Entry, isListed, type Lexicon, type Role } from "./lexicon.ts";

/** What the lists say about a word in a role. */
export interface Lookup {
  /**
   * `known`: a name as it stands. `foreign`: a foreign spelling of a name at home. `diacritics`: a name at home, with other diacritics.
   * `typo`: one typing error away from names at home. `unknown`: nothing is known about it.
   */
  kind: "known" | "foreign" | "diacritics" | "typo" | "unknown";
  candidates: readonly string[];
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

interface Spelling {
  small: string;
  folded: string;
}

/**
 * What is known about a word in a role.
 *
 * @param countries the countries whose names are at home, ISO 3166-1 alpha-2
 */
export function lookUp(word: Spelling, role: Role, countries: readonly string[], lexicon: Lexicon): Lookup {
  const { small, folded } = word;
  const same = lexicon.entries(folded, role);
  if (same.length === 0) return isListed(folded, lexicon) ? known : lookUpSlip(word, role, countries, lexicon);
  const spelt = same.filter(({ form }) => form.toLowerCase() === small);
  const isSpeltAbroad = spelt.length > 0;
  if (spelt.some(({ country }) => countries.includes(country)) || (isSpeltAbroad && folded !== small)) return known;
  const forms = formsOf(same, countries);
  if (forms.length > 0) return diacriticsOf(word, forms, isSpeltAbroad);
  return role === "given" ? foreignSpelling(folded, countries, lexicon) : known;
}

/** Who types some diacritics types all of them: what has others than the names may be another name. */
function diacriticsOf({ small, folded }: Spelling, forms: readonly string[], isSpeltAbroad: boolean): Lookup {
  const isBare = small === folded && !isSpeltAbroad;
  return { kind: "diacritics", candidates: forms, isSure: forms.length === 1 && isBare, isPossible: !isBare };
}

function foreignSpelling(folded: string, countries: readonly string[], lexicon: Lexicon): Lookup {
  const candidates = (homeSpellings[folded] ?? []).filter((form) =>
    lexicon.entries(fold(form), "given").some((entry) => entry.form === form && countries.includes(entry.country)),
  );
  return candidates.length === 0 ? known : { kind: "foreign", candidates, isSure: false, isPossible: true };
}

/** The names that a word may be a slip of. What has diacritics has those of the name: one mistake is likely, two are another name. */
function lookUpSlip({ small, folded }: Spelling, role: Role, countries: readonly string[], lexicon: Lexicon): Lookup {
  const near = formsOf(lexicon.near(folded, role), countries);
  const candidates = near.filter((form) => small === folded || isSlip(small, form.toLowerCase()));
  if (role === "given")
    return candidates.length === 0 ? unknown : { kind: "typo", candidates, isSure: false, isPossible: false };
  // Surnames are many: Kolář and Kovář are both valid. Only the same letters say that another one is right.
  const [only] = candidates.filter((form) => hasSameLetters(folded, fold(form)));
  const likely = folded.length > 6 ? candidates : candidates.filter((form) => form === only);
  return likely.length === 0
    ? unknown
    : { kind: "typo", candidates: likely, isSure: false, isPossible: only === undefined };
}

function formsOf(entries: readonly Entry[], countries: readonly string[]): string[] {
  return [...new Set(entries.filter(({ country }) => countries.includes(country)).map(({ form }) => form))];
}
