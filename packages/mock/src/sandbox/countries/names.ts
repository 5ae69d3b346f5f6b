import { memoiseByObject } from "../shared/memoise.ts";
import { fold } from "../shared/text.ts";
import table from "./names.json" with { type: "json" };
import otherNames from "./other-names.json" with { type: "json" };

/** A country of the sandbox, as its ISO 3166-1 alpha-2 code. */
export type CountryCode = keyof typeof table;

export const countryCodes = Object.keys(table) as CountryCode[];

const namesByCountry: Readonly<Record<string, Readonly<Record<string, string>>>> = table;

/** A country in the notation of `countryFormat`; an unknown notation counts as alpha2. */
export function countryName(country: CountryCode, countryFormat = "alpha2"): string {
  const own = namesByCountry[country] ?? {};
  return (Object.hasOwn(own, countryFormat) && own[countryFormat]) || country;
}

/** Common names that are no value of an option. */
const otherNamesByCountry: Readonly<Record<string, readonly string[]>> = otherNames;

/** The listed names of a country: all of the sandbox's countries, of others the common ones. */
export function countryNames(country: string): readonly string[] {
  const listed = Object.values(namesByCountry[country] ?? {});
  return [...listed, ...(otherNamesByCountry[country] ?? [])];
}

/**
 * Returns the function that lists every name of a country, and none of its codes; slow, so it is
 * called on first use.
 */
export function loadNamesInLanguages(): (country: string) => string[] {
  const languages = ["en", "cs", "sk", "pl", "de", "hu", "uk"].flatMap((language) =>
    (["long", "short"] as const).map(
      (style) => new Intl.DisplayNames(language, { type: "region", style }),
    ),
  );
  return (country) => [
    ...languages.map((names) => names.of(country) ?? country),
    ...(otherNamesByCountry[country] ?? []),
  ];
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

const namesOfOthers = new Set(
  Object.entries(otherNamesByCountry)
    .filter(([code]) => !Object.hasOwn(table, code))
    .flatMap(([, names]) => names.map(fold)),
);

/** Whether a text is a listed name of a country that is none of the sandbox's. */
export function namesOtherCountry(text: string): boolean {
  return namesOfOthers.has(fold(text));
}
