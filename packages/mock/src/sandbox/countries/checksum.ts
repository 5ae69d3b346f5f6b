export interface NumberKind {
  /** The letters with which it begins: CZ for a Czech tax number; empty for a registration number. */
  prefix: string;
  lengths: readonly number[];
  holds: (digits: string) => boolean;
}

/** What keeps a text from being a number of a kind; `null` if nothing does. */
export type NumberError = "characters" | "tooShort" | "tooLong" | "checksum" | null;

/**
 * Checks a number by its spelling alone, written without white space: its characters, its length, and its check digit.
 *
 * The rules are those that the tax administrations publish for value-added tax ("Algorithms to be used for the VAT number check",
 * European Commission) and those of the statistical offices for IČO and REGON.
 */
export function numberError({ prefix, lengths, holds }: NumberKind, number: string): NumberError {
  const digits = number.slice(prefix.length);
  if (!number.startsWith(prefix) || !/^[0-9]*$/.test(digits)) return "characters";
  if (!lengths.includes(digits.length)) return digits.length > Math.max(...lengths) ? "tooLong" : "tooShort";
  return holds(digits) ? null : "checksum";
}

export function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);
}

/** Whether the last digit is the check digit of ISO 7064, MOD 11,10. */
export function iso7064(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (product + Number(digit)) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

/** The organisation's number of Czechia and Slovakia: weights 8 to 2, modulo 11. */
export const ico: NumberKind = {
  prefix: "",
  lengths: [8],
  holds: (digits) => (11 - (weighted(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(digits[7]),
};
