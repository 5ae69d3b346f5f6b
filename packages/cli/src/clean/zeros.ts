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
  const digits = (field === "zip" ? zipDigits : registrationDigits)[country] ?? 0;
  // If many digits are missing, a mistake is more likely than dropped zeros.
  const most = field === "zip" ? 2 : 5;
  const isShort = /^\d+$/.test(value) && digits - value.length <= most;
  return isShort ? value.padStart(digits, "0") : value;
}
