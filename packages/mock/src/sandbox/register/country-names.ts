import { type CountryCode, countryCodes, countryNames, toCountry } from "../countries/names.ts";
import { compareText, type KnownTexts, knownTexts, readyText } from "../shared/similarity.ts";

const known = new Map<CountryCode, KnownTexts>(
  countryCodes.map((country) => [country, knownTexts(countryNames(country))]),
);

export function knownCountry(country: CountryCode): KnownTexts {
  return known.get(country) ?? knownTexts([]);
}

/** The country that a text probably names, in spite of a typing error in a country's name. */
export function likelyCountry(text: string): CountryCode | undefined {
  const sent = readyText(text);
  return (
    toCountry(text) ?? countryCodes.find((country) => compareText(sent, knownCountry(country)).similarity !== "other")
  );
}
