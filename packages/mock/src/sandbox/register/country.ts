import { type CountryCode, countryCodes, countryNames } from "../countries/names.ts";
import { properNames } from "./comparison.ts";
import { indexTexts, type TextLookup } from "./text-index.ts";

const countries = indexTexts(countryCodes, properNames, (country) =>
  countryNames(country).map((text) => ({ text })),
);

/** The country that a text probably names, despite a typing error. */
export function likelyCountry(text: string): CountryCode | undefined {
  const [likely] = countries(text).items();
  return likely;
}

/**
 * Compares a country with those of records. If no record is similar to the rest of a query, the
 * country may still be valid.
 */
export function lookUpCountry<Item extends { country: CountryCode | null }>(
  text: string,
): TextLookup<Item> {
  const { compare, noMatch } = countries(text);
  const likely = likelyCountry(text);
  return {
    items: () => [],
    compare: ({ country }) => (country === null ? noMatch : compare(country)),
    noMatch: likely === undefined ? noMatch : compare(likely),
  };
}
