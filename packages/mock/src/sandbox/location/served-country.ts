import { countryCodes, loadNamesInLanguages } from "../countries/names.ts";
import { defaultsOf } from "../defaults.ts";
import { isSameText, properNames } from "../register/comparison.ts";
import { likelyCountry, lookUpCountry } from "../register/country.ts";
import { indexTexts, type TextLookup } from "../register/text-index.ts";
import { memoiseByObject } from "../shared/memoise.ts";
import type { RegisterPlace } from "./place.ts";

/** The countries of the service's addresses that the mock has no addresses of. */
const otherCountries: readonly string[] = defaultsOf("LocationValidateOptions").dataSource.filter(
  (code) => !countryCodes.some((own) => own === code),
);

/** Computed on first use, since it would slow down each start of the mock. */
const indexOf = memoiseByObject((codes: readonly string[]) => {
  const namesOf = loadNamesInLanguages();
  return indexTexts(codes, properNames, (code) =>
    [code, ...namesOf(code)].map((text) => ({ text })),
  );
});

/** Compares a country with those of addresses; one without addresses may be valid too. */
export function lookUpServedCountry(text: string): TextLookup<RegisterPlace> {
  const lookup = lookUpCountry<RegisterPlace>(text);
  if (likelyCountry(text) !== undefined) return lookup;
  const { items, compare } = indexOf(otherCountries)(text);
  const [likely] = items;
  return likely === undefined ? lookup : { ...lookup, noMatch: compare(likely) };
}

/** The code of a country without addresses that a text names. */
export function otherCountryOf(text: string): string | undefined {
  const { items, compare } = indexOf(otherCountries)(text);
  return items.find((code) => isSameText(compare(code)));
}
