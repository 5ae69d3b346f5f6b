import type { Company, Location, Position } from "../register/types.ts";
import cz from "./cz.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import type { CountryCode } from "./names.ts";
import pl from "./pl.json" with { type: "json" };
import sk from "./sk.json" with { type: "json" };

/** Towns, streets and positions are real; house numbers, identifiers and companies with their numbers are invented. */
interface Country {
  /** How many digits a postal code has, and where what separates them stands: 130 00. */
  postalCode: { digits: number; separatedAfter: number; separator: string };
  /** What kind of number the first part of a house number is, in the words of its register; null where there is one kind. */
  houseNumberType: string | null;
  /** Whether a house number has parts of its own: not in a federal country. */
  hasNumberParts: boolean;
  streetWords: StreetWords;
  /** Names that its towns have elsewhere, by their name at home. */
  townsInOtherLanguages: Readonly<Record<string, readonly string[]>>;
  towns: readonly Town[];
  /** The abbreviations of legal forms at the end of a company's name, each with its other notations. */
  legalForms: Readonly<Record<string, readonly string[]>>;
  /** The companies of its register; empty where the sandbox has none. */
  companies: readonly RegisteredCompany[];
}

/** The words in the names of streets that are written in more than one way. */
interface StreetWords {
  /** Words before the name of a street that are no part of it. */
  before: readonly string[];
  /** Abbreviations of words that are a part of it. */
  short: Readonly<Record<string, string>>;
  /** Words between the number of a house and that of a flat: 7 m. 3 for 7/3. */
  flat: readonly string[];
  /** Abbreviations that stand at the end of a longer word: Müllerstr. */
  ending: Readonly<Record<string, string>>;
}

/** What is left out of a town is the town itself, or nothing. */
type Town = Pick<Location, "region" | "town"> &
  Partial<Pick<Location, "state" | "district" | "postalTown" | "cityPart" | "postOffice">> & {
    addresses: readonly (Pick<Location, "street" | "number" | "zip" | "jtsk"> &
      Position & { id: number })[];
  };

/** What is left out of a company does not hold for it. Its office is the address of that number. */
type RegisteredCompany = Omit<Company, "country" | "locationId" | "own" | Rare> &
  Partial<Pick<Company, Rare>> & { office: number };

type Rare = "vatNumberSpecial" | "terminated" | "isInInsolvency";

const countries: Readonly<Record<CountryCode, Country>> = { CZ: cz, SK: sk, PL: pl, DE: de };

export function countryOf(code: CountryCode): Country {
  return countries[code];
}
