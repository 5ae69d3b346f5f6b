import metadata from "libphonenumber-js/max/metadata";

/** Also the codes of no country: free phone, shared cost, satellite, networks. */
const callingCodes = new Set([
  ...Object.keys(metadata.country_calling_codes),
  ...Object.keys(metadata.nonGeographic),
]);

/**
 * The calling code at the start of some digits; `undefined` without one. No code is the start of
 * another.
 */
export function callingCodeOf(digits: string | null): string | undefined {
  return [1, 2, 3]
    .map((length) => digits?.slice(0, length) ?? "")
    .find((code) => callingCodes.has(code));
}

/**
 * The calling codes of prefixes (`+` or `00`, and an assigned code), each once. Others are dropped.
 */
export function codesOfPrefixes(prefixes: readonly string[]): string[] {
  const codes = prefixes.map(
    (prefix) => /^(?:\+|00)([1-9]\d{0,2})$/.exec(prefix.trim())?.[1] ?? "",
  );
  return [...new Set(codes)].filter((code) => callingCodes.has(code));
}

export interface CountryPrefix {
  code: string;
  prefix: string;
}

/**
 * Every country with its international prefix, by prefix; the main country of a shared prefix
 * first.
 */
export const countryPrefixes: readonly CountryPrefix[] = Object.entries(
  metadata.country_calling_codes,
).flatMap(([code, countries]) =>
  countries
    .filter((country) => /^[A-Z]{2}$/.test(country))
    .map((country) => ({ code: country, prefix: `+${code}` })),
);

const mainCountries = new Map(
  [...countryPrefixes].reverse().map((country) => [country.prefix.slice(1), country]),
);
// North America: the prefix alone identifies no country.
mainCountries.delete("1");

/** The country of the prefix at the start of some digits; `null` if it is shared or unknown. */
export function countryOfPrefix(digits: string | null): CountryPrefix | null {
  return mainCountries.get(callingCodeOf(digits) ?? "") ?? null;
}

const codesByCountry = new Map(countryPrefixes.map(({ code, prefix }) => [code, prefix.slice(1)]));

/** The home calling code: that of the client's country, or Czechia's. */
export function homeCode(clientCountry: string | undefined): string {
  return codesByCountry.get(clientCountry?.toUpperCase() ?? "") ?? "420";
}

/** Likely calling codes: home, Czechia, Slovakia, Poland. */
export function nearCodes(clientCountry: string | undefined): string[] {
  return [...new Set([homeCode(clientCountry), "420", "421", "48"])];
}

/** Once one country, so their prefixes are often confused. */
export const siblingCodes: Readonly<Record<string, readonly string[]>> = {
  "420": ["421"],
  "421": ["420"],
};
