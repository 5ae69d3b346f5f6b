import parsePhoneNumber, { type PhoneNumber, validatePhoneNumberLength } from "libphonenumber-js/max";
import metadata from "libphonenumber-js/max/metadata";
import { once } from "../shared/text.ts";

/** One number in the notations of section 2.3, under their names in version 2.1. */
export interface Notations {
  /** The digits of the national number, without the prefix: 607123456. */
  raw: string;
  /** As it is written within its country, trunk prefix included, the digit groups apart by spaces: 020 7946 0018. */
  national: string;
  /** International without spaces: +442079460018. */
  e164: string;
  /** International, the digit groups apart by spaces: +44 20 7946 0018. */
  e123: string;
}

/**
 * Parses an international number, given as its digits from the prefix on.
 *
 * A trunk prefix between the prefix and the number (+44 020 …) is left out of it. Undefined when the digits begin with no known
 * prefix, or when there are too few or far too many of them to be of a number at all.
 */
export function parseInternational(digits: string): PhoneNumber | undefined {
  // The library answers with an exception to what begins with no prefix, which takes it ten times as long as to parse a number.
  return hasCallingCode(digits) ? parsePhoneNumber(`+${digits}`, { extract: false }) : undefined;
}

/** Those of countries, and those of services that belong to none, such as +800. */
const callingCodes = new Set([
  ...Object.keys(metadata.country_calling_codes),
  ...Object.keys((metadata as { nonGeographic?: object }).nonGeographic ?? {}),
]);

function hasCallingCode(digits: string): boolean {
  return [1, 2, 3].some((length) => callingCodes.has(digits.slice(0, length)));
}

/** Whether a number exists in the numbering plan of its prefix. The library works it out anew each time that it is asked. */
export const exists = once((number: PhoneNumber) => number.isValid());

/** Writes a number in all four notations. Digits and single spaces alone: where a country writes dashes or brackets, a space is set. */
export function notations(number: PhoneNumber): Notations {
  return {
    raw: number.nationalNumber,
    national: grouped(number.formatNational()),
    e164: number.number,
    e123: `+${grouped(number.formatInternational())}`,
  };
}

function grouped(formatted: string): string {
  return formatted.replace(/\D+/g, " ").trim();
}

/** What the length of a number says of it; `fits` says nothing of its digits. */
export type LengthVerdict = "prefixUnknown" | "tooShort" | "tooLong" | "wrongLength" | "fits";

/** Whether digits, from the international prefix on, are as many as a number with that prefix has. */
export function judgeLength(digits: string): LengthVerdict {
  switch (validatePhoneNumberLength(`+${digits}`)) {
    case "INVALID_COUNTRY":
      return "prefixUnknown";
    case "TOO_LONG":
      return "tooLong";
    case "INVALID_LENGTH":
      return "wrongLength";
    case "TOO_SHORT":
    case "NOT_A_NUMBER":
      return "tooShort";
    default:
      return "fits";
  }
}

/** So many digits are appended by mistake at most. */
const mostExtraDigits = 3;

/**
 * Whether an invalid number becomes valid when its last digits are left out. The length alone does not say so: a few special numbers
 * of a country are often longer than those of all its people.
 */
export function isTooLong(number: PhoneNumber): boolean {
  if (exists(number)) return false;
  const shorter = Array.from({ length: mostExtraDigits }, (_, extra) => number.number.slice(1, -1 - extra));
  return (
    judgeLength(number.number.slice(1)) === "tooLong" ||
    shorter.some((digits) => {
      const found = parseInternational(digits);
      return found !== undefined && exists(found);
    })
  );
}
