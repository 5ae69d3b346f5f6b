import type { CountryCode } from "./codes.ts";
import type { Country } from "./country.ts";
import { cz } from "./cz.ts";
import { de } from "./de.ts";
import { pl } from "./pl.ts";
import { sk } from "./sk.ts";

export { type CountryCode, countryCodes } from "./codes.ts";

const countries: Readonly<Record<CountryCode, Country>> = { CZ: cz, SK: sk, PL: pl, DE: de };

export function countryOf(code: CountryCode): Country {
  return countries[code];
}
