import type { CountryFormat } from "../countries/country.ts";
import { type CountryCode, countryCodes, countryOf } from "../countries/index.ts";
import { type KnownTexts, knownTexts, readyText, TextIndex } from "../shared/similarity.ts";

const names = new Map(countryCodes.map((country) => [country, Object.values(countryOf(country).names)]));
const known = new Map<CountryCode, KnownTexts>([...names].map(([country, texts]) => [country, knownTexts(texts)]));
const index = new TextIndex([...known.values()]);
const byName = new Map([...known].flatMap(([country, { texts }]) => texts.map(({ folded }) => [folded, country])));

/** A country in the notation that `countryFormat` asks for; a notation that nobody knows yet, or none, is taken as alpha2. */
export function countryName(country: CountryCode, countryFormat = "alpha2"): string {
  const own = countryOf(country).names;
  return Object.hasOwn(own, countryFormat) ? own[countryFormat as CountryFormat] : country;
}

/** A country in every notation. */
export function countryNames(country: CountryCode): readonly string[] {
  return names.get(country) ?? [];
}

/** The names of a country, to be compared to. */
export function knownCountry(country: CountryCode): KnownTexts {
  return known.get(country) ?? knownTexts([]);
}

/** The country that a text means in any notation, without regard to case and diacritics; undefined when it means none of ours. */
export function toCountry(text: string): CountryCode | undefined {
  return byName.get(readyText(text)?.folded ?? "");
}

/** The country that a text probably means, in spite of a typing error in a country's name. */
export function meantCountry(text: string): CountryCode | undefined {
  const sent = readyText(text);
  if (sent === undefined) return undefined;
  let first: number = countryCodes.length;
  index.visitNear(sent, (at) => {
    first = Math.min(first, at);
  });
  return first < countryCodes.length ? countryCodes[first] : undefined;
}
