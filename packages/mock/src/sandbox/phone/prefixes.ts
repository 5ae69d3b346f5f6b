import metadata from "libphonenumber-js/max/metadata";
import { type Phone, parseInternational, parseNational } from "./number.ts";
import { callingCodeOf } from "./plan.ts";
import { readNumber } from "./reading.ts";

/**
 * Prefixes that a number without one is tried with, in this order: Czechia, Slovakia and Poland, their neighbours, then the rest of
 * Europe's larger numbering plans and North America. The caller's own country goes before all of them.
 */
const likelyCallingCodes = "420 421 48 49 43 36 380 40 386 385 39 33 44 34 31 32 41 45 46 47 1".split(" ");

/** There are some 200 calling codes; whoever lists more prefixes than this has no use for the rest. */
const mostPrefixes = 500;

/** The digits of prefixes, however they are written (+420, 00420, 420): each once, in their order. What has no digits is left out. */
export function callingCodes(prefixes: readonly string[]): string[] {
  if (prefixes.length === 0) return [];
  const codes = new Set(prefixes.slice(0, mostPrefixes).map(callingCode));
  codes.delete("");
  return [...codes];
}

function callingCode(prefix: string): string {
  const { supplied, international } = readNumber(prefix.slice(0, 20));
  return international ?? supplied;
}

/** Whether a number has one of the prefixes. One may be longer than the calling code: +1268 allows Antigua, not all of North America. */
export function hasPrefix(number: Phone, codes: readonly string[]): boolean {
  return codes.some((code) => code === number.callingCode || isLongerPrefix(number, code));
}

function isLongerPrefix({ callingCode, digits }: Phone, code: string): boolean {
  return code.length > callingCode.length && digits.startsWith(code);
}

/** A national number behind a prefix; undefined unless the two make a number that exists. A trunk prefix is left out. */
export function combine(code: string, national: string): Phone | undefined {
  const isWhole = callingCodeOf(code) === code;
  const number = isWhole ? parseNational(code, national) : parseInternational(code + national);
  return number?.exists ? number : undefined;
}

/** A country and its international prefix. */
export interface CountryPrefix {
  /** ISO 3166-1 alpha-2 code. */
  code: string;
  /** With its plus sign. */
  prefix: string;
}

/** Every country with its international prefix, by prefix; of several that share one, the main country first. */
export const countryPrefixes: readonly CountryPrefix[] = Object.entries(metadata.country_calling_codes).flatMap(
  ([code, countries]) =>
    countries.filter((country) => /^[A-Z]{2}$/.test(country)).map((country) => ({ code: country, prefix: `+${code}` })),
);

/** North America: none of its countries is meant by the prefix alone. */
const withoutMainCountry = "1";

/** The main countries by their prefixes, as digits. */
const mainCountries = new Map([...countryPrefixes].reverse().map((country) => [country.prefix.slice(1), country]));
mainCountries.delete(withoutMainCountry);

/** The country that digits, from the international prefix on, begin with the prefix of; null when no one country has it. */
export function countryOfPrefix(digits: string): CountryPrefix | null {
  return mainCountries.get(callingCodeOf(digits) ?? "") ?? null;
}

/** The prefixes to try when the caller prefers none, most likely first. */
export function likelyPrefixes(clientCountry: string | undefined, allowed: readonly string[]): string[] {
  return [...new Set([...homeCode(clientCountry), ...likelyCallingCodes, ...allowed])];
}

/** Czechia and Slovakia were one country: the number of the one is often given the prefix of the other. */
const siblings: Readonly<Record<string, string>> = { "420": "421", "421": "420" };

/** A number behind the prefix of its country's sibling; undefined unless that is a number that exists. */
export function atSibling(code: string, national: string): Phone | undefined {
  const sibling = siblings[code];
  return sibling === undefined ? undefined : combine(sibling, national);
}

/** The prefixes that a number most likely has when its plus sign is missing. */
export function homePrefixes(clientCountry: string | undefined): string[] {
  return [...homeCode(clientCountry), "420", "421", "48"];
}

const codesByCountry = new Map(countryPrefixes.map(({ code, prefix }) => [code, prefix.slice(1)]));

function homeCode(clientCountry: string | undefined): string[] {
  const code = clientCountry === undefined ? undefined : codesByCountry.get(clientCountry.toUpperCase());
  return code === undefined ? [] : [code];
}
