import { type CountryCode, countryCodes, countryNames } from "../countries/names.ts";
import { remembered } from "../shared/remembered.ts";
import { compareText, knownTexts, readyText } from "../shared/similarity.ts";

export const knownCountry = remembered((country: CountryCode) => knownTexts(countryNames(country)));

/** The country that a text probably names, in spite of a typing error in a country's name. */
export function likelyCountry(text: string): CountryCode | undefined {
  const sent = readyText(text);
  return countryCodes.find((country) => compareText(sent, knownCountry(country)).similarity !== "other");
}
