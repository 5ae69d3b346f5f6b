import { fold } from "../shared/text.ts";
import table from "./names.json" with { type: "json" };

/** A country of the sandbox, as its ISO 3166-1 alpha-2 code. */
export type CountryCode = keyof typeof table;

export const countryCodes = Object.keys(table) as CountryCode[];

const names: Readonly<Record<CountryCode, Readonly<Record<string, string>>>> = table;

/** Computed on first use, since it would slow down each start of the mock. */
let byName: ReadonlyMap<string, CountryCode> | undefined;

/** A country in the notation of `countryFormat`; an unknown notation counts as alpha2. */
export function countryName(country: CountryCode, countryFormat = "alpha2"): string {
  const own = names[country];
  return (Object.hasOwn(own, countryFormat) && own[countryFormat]) || country;
}

/** Common short forms, which are not a value of an option. */
const abbreviations: Readonly<Record<string, readonly string[]>> = {
  CZ: ["ČR"],
  SK: ["SR"],
  PL: ["RP"],
  DE: ["BRD"],
};

export function countryNames(country: CountryCode): readonly string[] {
  return [...Object.values(names[country]), ...(abbreviations[country] ?? [])];
}

/** The country that a text names in any notation, regardless of case and diacritics; `undefined` for other texts. */
export function toCountry(text: string): CountryCode | undefined {
  byName ??= new Map(
    countryCodes.flatMap((country) => countryNames(country).map((name) => [fold(name), country])),
  );
  return byName.get(fold(text));
}
