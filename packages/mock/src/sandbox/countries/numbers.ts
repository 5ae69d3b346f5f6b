import type { CountryCode } from "./names.ts";

export const numberFields = ["registrationNumber", "taxNumber", "vatNumber"] as const;

export type NumberField = (typeof numberFields)[number];

export interface NumberKind {
  /**
   * The letters with which it begins: CZ for a Czech tax number; empty for a registration number.
   */
  prefix: string;
  lengths: readonly number[];
  isPossible: (digits: string) => boolean;
}

/** Why a text is not a number of a kind; `null` if it is. */
export type NumberError = "characters" | "tooShort" | "tooLong" | "checksum" | null;

/**
 * Checks a number by the rules of IČO, REGON and "Algorithms to be used for the VAT number check"
 * (European Commission).
 */
export function numberError(
  { prefix, lengths, isPossible }: NumberKind,
  number: string,
): NumberError {
  const digits = number.slice(prefix.length);
  if (!number.startsWith(prefix) || !/^[0-9]*$/.test(digits)) return "characters";
  if (!lengths.includes(digits.length) && !mayLackZeros(digits, lengths, isPossible))
    return digits.length > Math.max(...lengths) ? "tooLong" : "tooShort";
  return !lengths.includes(digits.length) || isPossible(digits) ? null : "checksum";
}

/** The most leading zeros of a number by its length, except in the court register of Poland. */
const mostZeros = (length: number): number => (length > 5 ? 4 : 3);

/** Whether digits are a number without its leading zeros, which spreadsheets drop. */
function mayLackZeros(
  digits: string,
  [shortest = 0]: NumberKind["lengths"],
  isPossible: NumberKind["isPossible"],
): boolean {
  if (!/^[1-9]/.test(digits) || digits.length >= shortest) return false;
  const isOfShortest =
    shortest - digits.length <= mostZeros(shortest) && isPossible(digits.padStart(shortest, "0"));
  return (
    isOfShortest || (isPossible === isRegonOrKrs && isKrs(digits.padStart(LENGTH_OF_KRS, "0")))
  );
}

/** Length of a number in the court register of Poland (KRS). */
const LENGTH_OF_KRS = 10;

/** It has no check digit; fewer than two million were issued. */
function isKrs(digits: string): boolean {
  return digits.length === LENGTH_OF_KRS && /^000[01]/.test(digits);
}

function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);
}

/** The registration number of Czechia and Slovakia (IČO). */
function isIco(digits: string): boolean {
  return (11 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(digits[7]);
}

/**
 * A legal person's tax number has a check digit; a sole trader's is a birth number (9 or 10
 * digits), which may have none.
 */
function isDic(digits: string): boolean {
  return digits.length > 8 || isIco(digits);
}

/**
 * A Slovak tax number: ten digits, divisible by 11; the third digit distinguishes it from a birth
 * number.
 */
function isSlovakTaxNumber(digits: string): boolean {
  return /^[1-9].[234789]/.test(digits) && Number(digits) % 11 === 0;
}

/**
 * REGON: 9 digits for a company; 14 for a branch, of which the first 9 are the company's. Also KRS:
 * 10 digits.
 */
function isRegonOrKrs(digits: string): boolean {
  if (digits.length === LENGTH_OF_KRS) return isKrs(digits);
  const isOfCompany =
    (weightedSum(digits, [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10 === Number(digits[8]);
  if (!isOfCompany || digits.length === 9) return isOfCompany;
  return (weightedSum(digits, branchWeights) % 11) % 10 === Number(digits[13]);
}

/** The weights of the first 13 digits of a branch's number. */
const branchWeights = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8];

/** The tax number of Poland. Numbers with a remainder of 10 are never issued. */
function isNip(digits: string): boolean {
  return weightedSum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(digits[9]);
}

/** Whether the last digit is the check digit of ISO 7064, MOD 11,10. */
function hasIso7064Digit(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (product + Number(digit)) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

const dicKind: NumberKind = { prefix: "CZ", lengths: [8, 9, 10], isPossible: isDic };
const icoKind: NumberKind = { prefix: "", lengths: [8], isPossible: isIco };

const numberKinds: Readonly<
  Partial<Record<CountryCode, Partial<Record<NumberField, NumberKind>>>>
> = {
  CZ: { registrationNumber: icoKind, taxNumber: dicKind, vatNumber: dicKind },
  SK: {
    registrationNumber: icoKind,
    taxNumber: { prefix: "", lengths: [10], isPossible: isSlovakTaxNumber },
    vatNumber: { prefix: "SK", lengths: [10], isPossible: isSlovakTaxNumber },
  },
  PL: {
    registrationNumber: { prefix: "", lengths: [9, 10, 14], isPossible: isRegonOrKrs },
    taxNumber: { prefix: "", lengths: [10], isPossible: isNip },
    vatNumber: { prefix: "PL", lengths: [10], isPossible: isNip },
  },
  DE: { vatNumber: { prefix: "DE", lengths: [9], isPossible: hasIso7064Digit } },
};

export function numberKind(country: CountryCode, field: NumberField): NumberKind | undefined {
  return numberKinds[country]?.[field];
}
