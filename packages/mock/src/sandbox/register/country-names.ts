import type { CountryFormat } from "../countries/country.ts";
import { type CountryCode, countryCodes, countryOf } from "../countries/index.ts";
import { compareText, type KnownTexts, knownTexts, readyText } from "../shared/similarity.ts";
import { fold } from "../shared/text.ts";

const known = new Map<CountryCode, KnownTexts>(
  countryCodes.map((country) => [country, knownTexts(countryNames(country))]),
);
const byName = new Map(
  countryCodes.flatMap((country) => countryNames(country).map((name) => [fold(name), country] as const)),
);

/** A country in the notation that `countryFormat` asks for; an unknown notation is taken as alpha2. */
export function countryName(country: CountryCode, countryFormat = "alpha2"): string {
  const own = countryOf(country).names;
  return Object.hasOwn(own, countryFormat) ? own[countryFormat as CountryFormat] : country;
}

/** A country in every notation. */
export function countryNames(country: CountryCode): readonly string[] {
  return Object.values(countryOf(country).names);
}

/** The names of a country, to be compared with. */
export function knownCountry(country: CountryCode): KnownTexts {
  return known.get(country) ?? knownTexts([]);
}

/** The country that a text means in any notation, without regard to case and diacritics; `undefined` if it means none of ours. */
export function toCountry(text: string): CountryCode | undefined {
  return byName.get(fold(text));
}

/** The country that a text probably names, in spite of a typing error in a country's name. */
export function likelyCountry(text: string): CountryCode | undefined {
  const sent = readyText(text);
  return (
    toCountry(text) ?? countryCodes.find((country) => compareText(sent, knownCountry(country)).similarity !== "other")
  );
}
