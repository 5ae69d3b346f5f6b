import type { CountryCode } from "../data/locations.ts";
import { compareText, longestValue } from "../likeness.ts";
import { fold } from "../text.ts";

type CountryFormat = "alpha2" | "alpha3" | "local" | "localShortened" | "international" | "internationalShortened";

const names: Record<CountryCode, Record<CountryFormat, string>> = {
  CZ: {
    alpha2: "CZ",
    alpha3: "CZE",
    local: "Česká republika",
    localShortened: "Česko",
    international: "Czech Republic",
    internationalShortened: "Czechia",
  },
  SK: {
    alpha2: "SK",
    alpha3: "SVK",
    local: "Slovenská republika",
    localShortened: "Slovensko",
    international: "Slovak Republic",
    internationalShortened: "Slovakia",
  },
  PL: {
    alpha2: "PL",
    alpha3: "POL",
    local: "Rzeczpospolita Polska",
    localShortened: "Polska",
    international: "Republic of Poland",
    internationalShortened: "Poland",
  },
};

/** A country in the notation that `countryFormat` asks for; a notation that nobody knows yet, or none, is taken as alpha2. */
export function countryName(country: CountryCode, countryFormat?: string): string {
  return Object.entries(names[country]).find(([format]) => format === countryFormat)?.[1] ?? country;
}

/** A country in every notation. */
export function countryNames(country: CountryCode): string[] {
  return Object.values(names[country]);
}

/** The country that a text means in any notation, without regard to case and diacritics; undefined when it means none of ours. */
export function toCountry(text: string): CountryCode | undefined {
  if (text.length > longestValue) return undefined;
  return countryCodes.find((country) => countryNames(country).some((name) => fold(name) === fold(text)));
}

/** The country that a text probably means, in spite of a typing error in a country's name. */
export function meantCountry(text: string): CountryCode | undefined {
  return countryCodes.find((country) => compareText(text, { texts: countryNames(country) }).likeness !== "other");
}

const countryCodes = Object.keys(names) as CountryCode[];
