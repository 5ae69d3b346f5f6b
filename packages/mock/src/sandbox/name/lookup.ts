import { fold } from "../shared/text.ts";
import { type Entry, type Home, isListed, type Role, type Spelling, speltAs } from "./lexicon.ts";

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

export function lookUp(word: Spelling, role: Role, home: Home): Lookup {
  const { small, folded } = word;
  const { countries, lexicon } = home;
  const same = lexicon.entries(folded, role);
  if (same.length === 0) return isListed(folded, lexicon) ? known : lookUpSlip(word, role, home);
  const spelt = speltAs(small, same);
  const isSpeltAbroad = spelt.length > 0;
  if (spelt.some(({ country }) => countries.includes(country)) || (isSpeltAbroad && folded !== small)) return known;
  const forms = formsOf(same, countries);
  if (forms.length > 0) return diacriticsOf(word, forms, isSpeltAbroad);
  return role === "given" ? foreignSpelling(folded, home) : known;
}

/** Who types some diacritics types all of them: what has others than the names may be another name. */
function diacriticsOf({ small, folded }: Spelling, forms: readonly string[], isSpeltAbroad: boolean): Lookup {
  const isBare = small === folded && !isSpeltAbroad;
  return { kind: "diacritics", candidates: forms, isSure: forms.length === 1 && isBare, isPossible: !isBare };
}

function foreignSpelling(folded: string, { countries, lexicon }: Home): Lookup {
  const candidates = (homeSpellings[folded] ?? []).filter((form) =>
    lexicon.entries(fold(form), "given").some((entry) => entry.form === form && countries.includes(entry.country)),
  );
  return candidates.length === 0 ? known : { kind: "foreign", candidates, isSure: false, isPossible: true };
}

function lookUpSlip({ folded }: Spelling, role: Role, { countries, lexicon }: Home): Lookup {
  // A short surname with a letter more or less is another surname: Šímová, Šimková.
  const isLikely = (form: string) => role === "given" || folded.length > 6 || fold(form).length === folded.length;
  const candidates = formsOf(lexicon.near(folded, role), countries).filter(isLikely);
  if (candidates.length === 0) return unknown;
  return { kind: "typo", candidates, isSure: false, isPossible: role === "surname" };
}

function formsOf(entries: readonly Entry[], countries: readonly string[]): string[] {
  return [...new Set(entries.filter(({ country }) => countries.includes(country)).map(({ form }) => form))];
}
