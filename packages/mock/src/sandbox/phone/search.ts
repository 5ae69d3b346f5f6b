import { loadNamesInLanguages } from "../countries/names.ts";
import type { SandboxOperation } from "../kind.ts";
import { isTooLong } from "../shared/length.ts";
import { memoiseByObject } from "../shared/memoise.ts";
import { fold } from "../shared/text.ts";
import { type CountryPrefix, codesOfPrefixes, countryPrefixes } from "./prefixes.ts";

/** Completes a prefix or a country's name: exact matches first, then the client's country. */
export const phoneSearch: SandboxOperation<"phoneSearch"> = (
  { query, options, client },
  ownData,
) => {
  if (isTooLong("phone", query.value, ownData)) return { resultsCount: 0, results: [] };
  const { resultsLimit, allowedPrefixes = [] } = options;
  const allowed = allowedPrefixes.length === 0 ? undefined : codesOfPrefixes(allowedPrefixes);
  const home = client?.country?.toUpperCase();
  const homeFirst = (found: readonly CountryPrefix[]) => [
    ...found.filter(({ code }) => code === home),
    ...found.filter(({ code }) => code !== home),
  ];
  const results = findPrefixes(query.value)
    .flatMap(homeFirst)
    .filter(({ prefix }) => allowed === undefined || allowed.includes(prefix.slice(1)))
    .slice(0, resultsLimit)
    .map(({ code, prefix }) => ({ data: { country: code, prefix }, icon: iconOf(code) }));
  return { resultsCount: results.length, results };
};

/** The URL of a flag, which does not exist. */
const iconOf = (country: string) =>
  `https://flags.data-validation.example/${country.toLowerCase()}.svg`;

/** Those whose prefix or name equals the value, and those that start with it. */
function findPrefixes(value: string): (readonly CountryPrefix[])[] {
  const digits = value.replace(/\D/g, "").replace(/^00/, "");
  if (digits !== "")
    return [countryPrefixes.filter(({ prefix }) => prefix.startsWith(`+${digits}`))];
  return value.trim() === "+" ? [countryPrefixes] : findByName(fold(value));
}

/** The folded code and names of each country; computed on first use. */
const foldedNamesOf = memoiseByObject((countries: readonly CountryPrefix[]) => {
  const namesOf = loadNamesInLanguages();
  return countries.map((country) => ({
    country,
    code: country.code.toLowerCase(),
    names: namesOf(country.code).map(fold),
  }));
});

function findByName(name: string): (readonly CountryPrefix[])[] {
  if (name === "") return [];
  const exactMatches: CountryPrefix[] = [];
  const beginningMatches: CountryPrefix[] = [];
  for (const { country, code, names } of foldedNamesOf(countryPrefixes)) {
    if (code === name || names.includes(name)) exactMatches.push(country);
    else if (names.some((own) => own.startsWith(name))) beginningMatches.push(country);
  }
  return [exactMatches, beginningMatches];
}
