import type { PhoneNumber } from "libphonenumber-js/max";

/** The type of a line as the contract names it; null when the number does not tell. */
export type LineType = "landline" | "mobile" | "voip" | null;

/** The type of a line. A number of North America does not tell a landline from a mobile; a free or paid line is neither. */
export function lineType(number: PhoneNumber): LineType {
  switch (number.getType()) {
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
export function isPersonal(number: PhoneNumber): boolean {
  return number.getType() === "FIXED_LINE_OR_MOBILE" || lineType(number) !== null;
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
export function operatorName(number: PhoneNumber): string | null {
  return operators.find(([beginning]) => number.number.startsWith(beginning))?.[1] ?? null;
}
