import { fold } from "../shared/text.ts";
import { type CountryCode, countryCodes } from "./codes.ts";

/** The name of each country in every notation of the option `countryFormat`. */
const names: Readonly<Record<CountryCode, Readonly<Record<string, string>>>> = {
  CZ: {
    alpha2: "CZ",
    alpha3: "CZE",
    local: "Česká republika",
    localShortened: "Česko",
    international: "Czech Republic",
    internationalShortened: "Czechia",
  },
  SK: {
    alpha2: "SK",
    alpha3: "SVK",
    local: "Slovenská republika",
    localShortened: "Slovensko",
    international: "Slovak Republic",
    internationalShortened: "Slovakia",
  },
  PL: {
    alpha2: "PL",
    alpha3: "POL",
    local: "Rzeczpospolita Polska",
    localShortened: "Polska",
    international: "Republic of Poland",
    internationalShortened: "Poland",
  },
  DE: {
    alpha2: "DE",
    alpha3: "DEU",
    local: "Bundesrepublik Deutschland",
    localShortened: "Deutschland",
    international: "Federal Republic of Germany",
    internationalShortened: "Germany",
  },
};

/** Made when it is first asked for: it would slow each start of the mock down. */
let byName: ReadonlyMap<string, CountryCode> | undefined;

/** A country in the notation that `countryFormat` asks for; an unknown notation is taken as alpha2. */
export function countryName(country: CountryCode, countryFormat = "alpha2"): string {
  const own = names[country];
  return (Object.hasOwn(own, countryFormat) && own[countryFormat]) || country;
}

/** A country in every notation. */
export function countryNames(country: CountryCode): readonly string[] {
  return Object.values(names[country]);
}

/** The country that a text means in any notation, without regard to case and diacritics; `undefined` if it means none of ours. */
export function toCountry(text: string): CountryCode | undefined {
  byName ??= new Map(countryCodes.flatMap((country) => countryNames(country).map((name) => [fold(name), country])));
  return byName.get(fold(text));
}
