import type { Notations, Phone } from "./number.ts";
import { countryOfPrefix } from "./prefixes.ts";

/** What is known of a phone number, before a version writes it its own way. */
export interface PhoneFacts {
  /** The whole number as it was typed. */
  text: string;
  /** The digits that were supplied, prefix included. */
  digits: string;
  /** The number in all notations; null when it cannot be parsed. */
  notations: Notations | null;
  prefix: string | null;
  number: string | null;
  /** Null when the country cannot be resolved: the prefix is unknown, or several countries share it and the number is of none. */
  country: { code: string; prefix: string } | null;
  carrier: { name: string | null; type: LineType };
}

const unknownCarrier = { name: null, type: null };

/**
 * What is known of a number that was parsed: of one that does not exist, no more than the country of its prefix.
 *
 * @param isExtended whether its operator is to be told
 */
export function factsOf(number: Phone, isExtended: boolean, sent?: { text: string; digits: string }): PhoneFacts {
  const digits = sent?.digits ?? number.digits;
  if (!number.exists) return factsOfText(sent?.text ?? number.e164, digits, number.callingCode);
  const { country, e164, notations } = number;
  const prefix = `+${number.callingCode}`;
  return {
    text: sent?.text ?? e164,
    digits,
    notations,
    prefix,
    number: number.national,
    country: country === undefined ? null : { code: country, prefix },
    carrier: { name: isExtended ? operatorName(number) : null, type: lineType(number) },
  };
}

/** What is known of a text that is no number: itself, and the country of its prefix where it has one. */
export function factsOfText(text: string, digits: string, international: string | null): PhoneFacts {
  const country = international === null ? null : countryOfPrefix(international);
  return { text, digits, notations: null, prefix: null, number: null, country, carrier: unknownCarrier };
}

/** The type of a line as the contract names it; null when the number does not tell. */
export type LineType = "landline" | "mobile" | "voip" | null;

/** The type of a line. A number of North America does not tell a landline from a mobile; a free or paid line is neither. */
export function lineType(number: Phone): LineType {
  switch (number.type) {
    case "FIXED_LINE":
      return "landline";
    case "MOBILE":
      return "mobile";
    case "VOIP":
      return "voip";
    default:
      return null;
  }
}

/** Whether a person may have this number; a premium or toll-free number is nothing to suggest to someone who mistyped. */
export function isPersonal(number: Phone): boolean {
  return number.type === "FIXED_LINE_OR_MOBILE" || lineType(number) !== null;
}

/** Invented operators, by the beginning of the international number: those that the sandbox knows. */
const operators: readonly [beginning: string, name: string][] = [
  ["+4202", "Example Telecom"],
  ["+42060", "Example Mobile"],
  ["+42077", "Sample Mobile"],
  ["+42091", "Example Telecom"],
  ["+42190", "Example Mobile"],
  ["+4860", "Example Mobile"],
  ["+44207946", "Example Telecom"],
];

/** The invented operator that a number was first assigned to; null for the numbers that the sandbox knows none of. */
export function operatorName({ e164 }: Phone): string | null {
  for (const [beginning, name] of operators) if (e164.startsWith(beginning)) return name;
  return null;
}
