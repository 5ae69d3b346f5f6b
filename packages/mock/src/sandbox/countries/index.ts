import cz from "./cz.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import type { CountryCode } from "./names.ts";
import pl from "./pl.json" with { type: "json" };
import sk from "./sk.json" with { type: "json" };
import type { Company, Location, Position } from "./types.ts";

/**
 * Towns, streets and positions are real; house numbers, identifiers and companies with their
 * numbers are invented.
 */
interface Country {
  /** The digits of a postal code, and the place of its separator: 130 00. */
  postalCode: { digits: number; separatedAfter: number; separator: string };
  /** The register's name for the first part of a house number; null if there is one kind only. */
  houseNumberType: string | null;
  /** Whether a house number has parts, as outside federal countries. */
  hasNumberParts: boolean;
  streetWords: StreetWords;
  /** Words before the name of a town or of its part that do not belong to it. */
  townWords: readonly string[];
  /** Names of its towns in other languages, by their own name. */
  townsInOtherLanguages: Readonly<Record<string, readonly string[]>>;
  towns: readonly Town[];
  /**
   * The abbreviations of legal forms at the end of a company's name, each with its other notations.
   */
  legalForms: Readonly<Record<string, readonly string[]>>;
  /** The companies of its register; empty if the sandbox has none. */
  companies: readonly RegisteredCompany[];
}

/** Words in street names with several spellings. */
interface StreetWords {
  /** Words before a street name that are not a part of it. */
  before: readonly string[];
  /** Abbreviations of words that are a part of the name. */
  short: Readonly<Record<string, string>>;
  /** Words between the number of a house and of a flat: 7 m. 3 for 7/3. */
  flat: readonly string[];
  /** Abbreviations that stand at the end of a longer word: Müllerstr. */
  ending: Readonly<Record<string, string>>;
}

/** A field that is omitted equals the town, or is null. */
type Town = Pick<Location, "region" | "town"> &
  Partial<Pick<Location, "state" | "district" | "postalTown" | "cityPart" | "postOffice">> & {
    addresses: readonly (Pick<Location, "street" | "number" | "zip" | "jtsk"> &
      Position & { id: number })[];
  };

/** A field that is omitted does not apply to the company. `office` is the id of its address. */
type RegisteredCompany = Omit<Company, "country" | "locationId" | "pasted" | RareFact> &
  Partial<Pick<Company, RareFact>> & { office: number };

type RareFact = "vatNumberSpecial" | "terminated" | "isInInsolvency";

const countries: Readonly<Record<CountryCode, Country>> = { CZ: cz, SK: sk, PL: pl, DE: de };

/** The notations of each legal form, its own first. */
export const legalFormNotations = Object.values(countries).flatMap(({ legalForms }) =>
  Object.entries(legalForms).map(([form, others]) => [form, ...others]),
);

export function countryOf(code: CountryCode): Country {
  return countries[code];
}
