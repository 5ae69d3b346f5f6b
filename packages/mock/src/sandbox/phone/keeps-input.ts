import { parseDigits } from "libphonenumber-js/max";
import type { Gatekeeper, ValidationRequest } from "../gate.ts";
import { wordAlternatives } from "../shared/alternatives.ts";
import { undoDecimalCode, undoSpreadsheetNumber } from "../shared/spreadsheet.ts";
import { trimEndOf } from "../shared/text.ts";
import { type Phone, parsePhone } from "./number.ts";
import { callingCodeOf, homeCode } from "./prefixes.ts";
import { BRACKETED_ZERO } from "./typed-number.ts";
import words from "./words.json" with { type: "json" };

const WORDS = wordAlternatives(words.labels);
const LABEL_BEFORE = new RegExp(
  String.raw`^[^\p{L}\d+]*(?:(?:${WORDS})[.:\s-]+)?(?:${WORDS}|t|m)(?!\p{L})`,
  "iu",
);
const LABEL_BEHIND = new RegExp(String.raw`(?:${WORDS})[.)\]\s]*$`, "iu");

function withoutLabels(text: string): string {
  return trimEndOf(text.replace(LABEL_BEFORE, "").replace(LABEL_BEHIND, ""), /[\s([]/);
}

/** A number as sent: its digits without those that introduce a prefix. */
interface SentNumber {
  digits: string;
  hasPrefix: boolean;
  /** Whether a zero in brackets marks the digits before it as the prefix. */
  hasBracketedZero: boolean;
}

/**
 * Reads a number; undefined if it has more than one: an extension, words, or digits of something
 * else.
 */
function readSent(text: string): SentNumber | undefined {
  const digits = (undoSpreadsheetNumber(text) ?? text).replace(/(?!\d)\p{Nd}/gu, (digit) =>
    parseDigits(digit),
  );
  // A separator at the end separates nothing.
  const plain = trimEndOf(withoutLabels(digits), /[\s,;]/)
    .replace(/(?<=\d)[Oo]|[Oo](?=[\d ]*\d)/g, "0")
    .replace(/(?<=\d)[Il]|[Il](?=[\d ]*\d)/g, "1");
  if (/[\p{L};,#*]/u.test(plain)) return undefined;
  const hasPrefix = /^[^\d+＋⁺]*(?:[+＋⁺]|0\D*0)/u.test(plain);
  const allDigits = plain.replace(/\D/g, "");
  return {
    digits: hasPrefix ? withoutZeros(allDigits) : allDigits,
    hasPrefix,
    hasBracketedZero: BRACKETED_ZERO.test(plain),
  };
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+/, "");
}

interface CorrectedNumber {
  code: string;
  national: string;
  phone: Phone | null;
  home: string;
}

function isNumberOf(digits: string, { code, national }: CorrectedNumber): boolean {
  if (!digits.startsWith(code)) return false;
  const isSame = withoutZeros(digits.slice(code.length)) === withoutZeros(national);
  // The trunk prefix of a country may differ from zero.
  return isSame || parsePhone(digits)?.notations.e164 === `+${code}${national}`;
}

function keeps({ query, client }: ValidationRequest, data: Record<string, unknown>): boolean {
  const code = String(data.prefix).replace(/\D/g, "");
  const national = String(data.number);
  const phone = parsePhone(code + national);
  const corrected = { code, national, phone, home: homeCode(client?.country) };
  const { prefix, number, ...whole } = query;
  if (typeof number === "string") return keepsPrefixAndNumber(String(prefix), number, corrected);
  const sent = readSent(String(Object.values(whole)[0]));
  return sent !== undefined && keepsWhole(sent, corrected);
}

function keepsWhole(
  { digits, hasPrefix, hasBracketedZero }: SentNumber,
  corrected: CorrectedNumber,
): boolean {
  const { code, national, phone } = corrected;
  if (!hasPrefix) {
    const isSame = isNumberOf(code + digits, corrected) || digits === code + national;
    const isPrefixShown = hasBracketedZero && isNumberOf(digits, corrected);
    return (isSame || isPrefixShown) && phone?.type !== PREMIUM;
  }
  // A repeated prefix counts as sent.
  if (isNumberOf(digits, corrected) || isNumberOf(digits.slice(code.length), corrected))
    return digits.startsWith(code) && !becomesPremium(digits, corrected);
  return isHomeNumber(digits, corrected);
}

/** A prefix and a number in their own fields; the number may repeat the prefix. */
function keepsPrefixAndNumber(prefix: string, number: string, corrected: CorrectedNumber): boolean {
  const { code, national } = corrected;
  const sentPrefix = readSent(undoDecimalCode(prefix));
  const sentNumber = readSent(number);
  if (sentPrefix === undefined || sentNumber === undefined) return false;
  const { digits, hasPrefix } = sentNumber;
  if (sentPrefix.digits === "") return hasPrefix && isNumberOf(digits, corrected);
  if (sentPrefix.digits !== code)
    return !hasPrefix && isHomeNumber(sentPrefix.digits + digits, corrected);
  const isSame = withoutZeros(digits) === withoutZeros(national);
  return (isSame || isNumberOf(digits, corrected)) && !becomesPremium(code + digits, corrected);
}

const PREMIUM = "PREMIUM_RATE";

/** Whether an invalid number becomes a premium-rate one, as +420 0905 123 456 without its zero. */
function becomesPremium(digits: string, { phone }: CorrectedNumber): boolean {
  return phone?.type === PREMIUM && parsePhone(digits) === null;
}

/**
 * A number that is invalid behind the sent foreign prefix, and a fixed or mobile number at home.
 */
function isHomeNumber(digits: string, { code, national, phone, home }: CorrectedNumber): boolean {
  return (
    (phone?.lineType === "landline" || phone?.lineType === "mobile") &&
    code === home &&
    `${callingCodeOf(digits)}${national}` === digits &&
    parsePhone(digits) === null
  );
}

/** Resent as prefix and number, since two of its notations lack the prefix or plus sign. */
export const gatekeeper: Gatekeeper = { keeps, fieldsToSend: () => ["prefix", "number"] };
