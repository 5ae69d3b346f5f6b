import {
  type CountryCode,
  countryCodes,
  countryNames,
  namesOtherCountry,
} from "../countries/names.ts";
import { properNames } from "./comparison.ts";
import { indexTexts, type TextLookup } from "./text-index.ts";

const countryTexts = indexTexts(countryCodes, properNames, (country) =>
  countryNames(country).map((text) => ({ text })),
);

/** Compares with the countries of records. The name of another one is no typing error: Slovenia. */
function countries(text: string): TextLookup<CountryCode> {
  const lookup = countryTexts(text);
  if (!namesOtherCountry(text)) return lookup;
  return { ...lookup, items: [], compare: () => lookup.noMatch };
}

/** The country that a text probably names, despite a typing error. */
export function likelyCountry(text: string): CountryCode | undefined {
  return countries(text).items[0];
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
    items: [],
    compare: ({ country }) => (country === null ? noMatch : compare(country)),
    noMatch: likely === undefined ? noMatch : compare(likely),
  };
}
