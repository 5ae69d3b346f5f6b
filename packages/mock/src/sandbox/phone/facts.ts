import type { PhoneNumber } from "libphonenumber-js/max";
import { type LineType, lineType, operatorName } from "./lines.ts";
import { type Notations, notations } from "./notations.ts";

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

/** What is known of a number that was parsed. `isExtended`: whether its carrier is to be told. */
export function factsOf(number: PhoneNumber, isExtended: boolean, sent?: { text: string; digits: string }): PhoneFacts {
  const prefix = `+${number.countryCallingCode}`;
  return {
    text: sent?.text ?? number.number,
    digits: sent?.digits ?? number.number.slice(1),
    notations: notations(number),
    prefix,
    number: number.nationalNumber,
    country: number.country ? { code: number.country, prefix } : null,
    carrier: isExtended && number.isValid() ? { name: operatorName(number), type: lineType(number) } : unknownCarrier,
  };
}

/** What is known of a text that cannot be parsed: itself, and at best its national digits. */
export function factsOfText(text: string, digits: string, national: string | null): PhoneFacts {
  return { text, digits, notations: null, prefix: null, number: national, country: null, carrier: unknownCarrier };
}
