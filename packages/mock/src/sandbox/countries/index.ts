import type { Country } from "./country.ts";
import { cz } from "./cz.ts";
import { de } from "./de.ts";
import { pl } from "./pl.ts";
import { sk } from "./sk.ts";

/** The countries of the sandbox, by ISO 3166-1 alpha-2 code. A country more is a file more, and its line here. */
export const countries = { CZ: cz, SK: sk, PL: pl, DE: de } satisfies Record<string, Country>;

/** A country of the sandbox. */
export type CountryCode = keyof typeof countries;

export const countryCodes = Object.keys(countries) as CountryCode[];

/** A country of the sandbox, in the form that all of them have. */
export function countryOf(code: CountryCode): Country {
  return countries[code];
}
