/** A value before a spreadsheet changed it. */
export interface Restored {
  value: string;
  /** Why the value cannot be restored. */
  problem?: string;
}

/** `607123456.0`, also with the decimal comma of a localized spreadsheet. */
const WHOLE = /^\+?\d+[.,]0+$/;
const EXPONENT = /^(\+?)(\d)(?:[.,](\d+))?E\+?(\d{1,3})$/i;

/** Reason of a value that cannot be restored. */
const DIGITS_LOST = "digits lost";

/**
 * Reverts changes of a spreadsheet to a long number if they are certain: an appended `.0`, and an
 * exponent without lost digits.
 */
export function undoDamage(cell: string): Restored {
  const text = cell.trim();
  if (WHOLE.test(text)) return { value: text.replace(/[.,]0+$/, "") };
  const [, sign = "", first = "", rest = "", exponent = ""] = EXPONENT.exec(text) ?? [];
  if (first === "") return { value: text };
  // A spreadsheet drops trailing zeros, so a number with fewer digits than the exponent may or may
  // not be complete.
  if (rest.length < Number(exponent)) return { value: text, problem: DIGITS_LOST };
  const isWhole = /^0*$/.test(rest.slice(Number(exponent)));
  return isWhole ? { value: sign + first + rest.slice(0, Number(exponent)) } : { value: text };
}

/** Digits of postal codes that may begin with a zero, by country. */
const zipDigits: Record<string, number> = {
  DE: 5,
  EE: 5,
  ES: 5,
  FI: 5,
  FR: 5,
  IT: 5,
  PL: 5,
  RO: 6,
  SK: 5,
  US: 5,
};
/** Digits of registration numbers, by country. */
const registrationDigits: Record<string, number> = { CZ: 8, SK: 8 };

/**
 * Restores the zeros at the beginning of a registration number or a postal code, whose length is
 * fixed in a known country.
 */
export function restoreZeros(
  field: "zip" | "registrationNumber",
  value: string,
  country: string,
): string {
  const digits = (field === "zip" ? zipDigits : registrationDigits)[country];
  if (digits === undefined || !/^\d+$/.test(value) || value.length >= digits) return value;
  // If many digits are missing, a mistake is more likely than dropped zeros.
  const most = field === "zip" ? 2 : 5;
  return digits - value.length <= most ? value.padStart(digits, "0") : value;
}
