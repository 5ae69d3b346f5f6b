import type { Version } from "@data-validation/generated/versions";
import parsePhoneNumber, {
  type PhoneNumber,
  validatePhoneNumberLength,
} from "libphonenumber-js/max";
import type { SchemasOf } from "../../schemas.ts";
import { memoiseByText } from "../shared/memoise.ts";
import type { PhoneProblem } from "./findings.ts";
import operators from "./operators.json" with { type: "json" };
import { callingCodeOf } from "./prefixes.ts";

type ValidateOptions = SchemasOf<Version>["PhoneValidateOptions"];

/** The names of the notations: the values of `numberFormat`, an option that 2.0 lacks. */
export type PhoneNotation = NonNullable<
  Extract<ValidateOptions, { numberFormat?: unknown }>["numberFormat"]
>;

export interface Phone {
  callingCode: string;
  /** The number in the notations of section 2.3, as the option `numberFormat` describes them. */
  notations: Record<PhoneNotation, string>;
  /** ISO 3166-1 alpha-2; `null` if the number belongs to no country. */
  country: string | null;
  /** In the contract's terms; `null` if the numbering plan lacks it. */
  lineType: "landline" | "mobile" | "voip" | null;
  /**
   * The kind of number in libphonenumber's terms, for example `PREMIUM_RATE`; `undefined` if the
   * plan lacks it.
   */
  type: string | undefined;
}

/**
 * The number of some digits, from the calling code on. A trunk prefix behind the calling code (+44
 * 020 …) is dropped.
 */
export const parsePhone = memoiseByText((digits: string): Phone | null => {
  const parsed = parsePhoneNumber(`+${digits}`);
  if (!parsed?.isValid()) return null;
  // Two zeros introduce another prefix.
  const isDoubled = digits === `${parsed.countryCallingCode}00${parsed.nationalNumber}`;
  return isDoubled ? null : toPhone(parsed);
});

function toPhone(parsed: PhoneNumber): Phone {
  const { countryCallingCode, nationalNumber, number, country = null } = parsed;
  const type = parsed.getType();
  const types: Record<string, Phone["lineType"]> = {
    FIXED_LINE: "landline",
    MOBILE: "mobile",
    VOIP: "voip",
  };
  return {
    callingCode: countryCallingCode,
    notations: {
      raw: nationalNumber,
      national: withPlainSpaces(parsed.formatNational()),
      e164: number,
      e123: `+${countryCallingCode} ${withPlainSpaces(parsed.formatInternational().slice(countryCallingCode.length + 1))}`,
    },
    country,
    lineType: types[type ?? ""] ?? null,
    type,
  };
}

/** Separates groups of digits by single spaces, whatever the country's usual separator. */
function withPlainSpaces(formatted: string): string {
  return (formatted.match(/\d+/g) ?? []).join(" ");
}

/**
 * Parses a number, at the second attempt without its leading zero, which countries without a trunk
 * prefix do not have.
 */
export function parseWithZero(digits: string): Phone | null {
  const national = nationalDigits(digits);
  return (
    parsePhone(digits) ??
    parsePhone(digits.slice(0, -national.length) + national.replace(/^0(?!0)/, ""))
  );
}

export function phoneProblemOf(digits: string): PhoneProblem {
  const problem = validatePhoneNumberLength(`+${digits}`);
  if (problem !== undefined) return problemsByLength[problem];
  // Special numbers of a plan may be longer than subscriber numbers.
  return [1, 2, 3].some((extra) => parsePhone(digits.slice(0, -extra)) !== null)
    ? "tooLong"
    : "unassigned";
}

const problemsByLength = {
  INVALID_COUNTRY: "prefixUnknown",
  TOO_SHORT: "tooShort",
  NOT_A_NUMBER: "tooShort",
  TOO_LONG: "tooLong",
  INVALID_LENGTH: "wrongLength",
} as const;

export function nationalDigits(digits: string): string {
  return digits.slice(callingCodeOf(digits)?.length ?? 0);
}

/**
 * The operator that a number was first assigned to, a fictional one by the beginning of the number;
 * `null` if the sandbox has none.
 */
export function operatorOf({ notations }: Phone): string | null {
  const { e164 } = notations;
  const [, operator = null] =
    Object.entries(operators).find(([beginning]) => e164.startsWith(beginning)) ?? [];
  return operator;
}
