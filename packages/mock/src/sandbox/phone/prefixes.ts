import parsePhoneNumber, {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
} from "libphonenumber-js/max";
import { parseInternational } from "./number.ts";
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
  return [...new Set(prefixes.slice(0, mostPrefixes).map(callingCode))].filter((code) => code !== "");
}

function callingCode(prefix: string): string {
  const { supplied, international } = readNumber(prefix.slice(0, 20));
  return international ?? supplied;
}

/** Whether a number has one of the prefixes. One may be longer than the calling code: +1268 allows Antigua, not all of North America. */
export function hasPrefix(number: PhoneNumber, codes: readonly string[]): boolean {
  return codes.some((code) => code === number.countryCallingCode || isLongerPrefix(number, code));
}

function isLongerPrefix(number: PhoneNumber, code: string): boolean {
  return code.length > number.countryCallingCode.length && number.number.startsWith(`+${code}`);
}

/** A national number behind a prefix; undefined unless the two make a number that exists. A trunk prefix is left out. */
export function combine(code: string, national: string): PhoneNumber | undefined {
  const number = isCallingCode(code)
    ? parsePhoneNumber(national, { defaultCallingCode: code, extract: false })
    : parseInternational(code + national);
  return number?.isValid() ? number : undefined;
}

const countryCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** Whether digits are the international prefix of a country or of an international service. */
function isCallingCode(code: string): boolean {
  return (
    countryCodes.has(code) ||
    (/^\d{3}$/.test(code) && parseInternational(`${code}5555555`)?.countryCallingCode === code)
  );
}

/** The prefixes to try when the caller prefers none, most likely first. */
export function likelyPrefixes(clientCountry: string | undefined, allowed: readonly string[]): string[] {
  return [...new Set([...homeCode(clientCountry), ...likelyCallingCodes, ...allowed])];
}

/** The prefixes that a number most likely has when its plus sign is missing. */
export function homePrefixes(clientCountry: string | undefined): string[] {
  return [...homeCode(clientCountry), "420", "421", "48"];
}

function homeCode(country: string | undefined): string[] {
  return country !== undefined && isSupportedCountry(country) ? [getCountryCallingCode(country)] : [];
}
