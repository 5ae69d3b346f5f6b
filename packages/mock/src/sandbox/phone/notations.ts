import parsePhoneNumber, { type PhoneNumber } from "libphonenumber-js/max";

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
  return parsePhoneNumber(`+${digits}`, { extract: false });
}

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
