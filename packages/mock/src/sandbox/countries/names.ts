import { memoiseByObject } from "../shared/memoise.ts";
import { fold } from "../shared/text.ts";
import table from "./names.json" with { type: "json" };
import otherNames from "./other-names.json" with { type: "json" };

/** A country of the sandbox, as its ISO 3166-1 alpha-2 code. */
export type CountryCode = keyof typeof table;

export const countryCodes = Object.keys(table) as CountryCode[];

const namesByCountry: Readonly<Record<CountryCode, Readonly<Record<string, string>>>> = table;

/** A country in the notation of `countryFormat`; an unknown notation counts as alpha2. */
export function countryName(country: CountryCode, countryFormat = "alpha2"): string {
  const own = namesByCountry[country];
  return (Object.hasOwn(own, countryFormat) && own[countryFormat]) || country;
}

/** Short forms, and names in the languages of the countries, which are no value of an option. */
const otherNamesByCountry: Readonly<Record<CountryCode, readonly string[]>> = otherNames;

/** Every name of a country. */
export function countryNames(country: CountryCode): readonly string[] {
  return [...Object.values(namesByCountry[country]), ...otherNamesByCountry[country]];
}

/** Computed on first use, since it would slow down each start of the mock. */
const countriesByName = memoiseByObject(
  (codes: readonly CountryCode[]) =>
    new Map(codes.flatMap((code) => countryNames(code).map((name) => [fold(name), code]))),
);

/**
 * The country that a text names in any notation, regardless of case and diacritics; `undefined` for
 * other texts.
 */
export function toCountry(text: string): CountryCode | undefined {
  return countriesByName(countryCodes).get(fold(text));
}
