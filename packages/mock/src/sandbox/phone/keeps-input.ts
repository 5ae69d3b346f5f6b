import { parseDigits } from "libphonenumber-js/max";
import type { Gatekeeper, ValidationRequest } from "../gate.ts";
import { alternativesOf } from "../shared/alternatives.ts";
import { undoDecimalCode, undoSpreadsheetNumber } from "../shared/spreadsheet.ts";
import { trimEndOf } from "../shared/text.ts";
import { parsePhone } from "./number.ts";
import { callingCodeOf, homeCode } from "./prefixes.ts";
import { BRACKETED_ZERO } from "./typed-number.ts";
import words from "./words.json" with { type: "json" };

const WORDS = alternativesOf(words.labels);
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

function isNumberOf(digits: string, code: string, national: string): boolean {
  if (!digits.startsWith(code)) return false;
  const isSame = withoutZeros(digits.slice(code.length)) === withoutZeros(national);
  // The trunk prefix of a country may differ from zero.
  return isSame || parsePhone(digits)?.notations.e164 === `+${code}${national}`;
}

function keeps(request: ValidationRequest, { prefix, number }: Record<string, unknown>): boolean {
  const code = String(prefix).replace(/\D/g, "");
  const national = String(number);
  const type = parsePhone(code + national)?.type;
  const { prefix: sentPrefix, number: sentNumber, ...whole } = request.query;
  if (typeof sentNumber === "string")
    return keepsPrefixAndNumber(String(sentPrefix), sentNumber, code, national, request);
  const sent = readSent(String(Object.values(whole)[0]));
  if (sent === undefined) return false;
  const { digits, hasPrefix, hasBracketedZero } = sent;
  if (!hasPrefix) {
    const isSame = isNumberOf(code + digits, code, national) || digits === code + national;
    const isPrefixShown = hasBracketedZero && isNumberOf(digits, code, national);
    return (isSame || isPrefixShown) && type !== "PREMIUM_RATE";
  }
  // A repeated prefix counts as sent.
  if (isNumberOf(digits, code, national) || isNumberOf(digits.slice(code.length), code, national))
    return digits.startsWith(code) && !becomesPremium(digits, type);
  return isHomeNumber(digits, code, national, request);
}

/** A prefix and a number in their own fields; the number may repeat the prefix. */
function keepsPrefixAndNumber(
  prefix: string,
  number: string,
  code: string,
  national: string,
  request: ValidationRequest,
): boolean {
  const sentPrefix = readSent(undoDecimalCode(prefix));
  const sentNumber = readSent(number);
  if (sentPrefix === undefined || sentNumber === undefined) return false;
  const { digits, hasPrefix } = sentNumber;
  const isBlank = sentPrefix.digits === "";
  const isSame = withoutZeros(digits) === withoutZeros(national);
  if (isBlank) return hasPrefix && isNumberOf(digits, code, national);
  if (sentPrefix.digits !== code)
    return !hasPrefix && isHomeNumber(sentPrefix.digits + digits, code, national, request);
  const isKept = isSame || isNumberOf(digits, code, national);
  return isKept && !becomesPremium(code + digits, parsePhone(code + national)?.type);
}

/** Whether an invalid number becomes a premium-rate one, as +420 0905 123 456 without its zero. */
function becomesPremium(digits: string, type: string | undefined): boolean {
  return type === "PREMIUM_RATE" && parsePhone(digits) === null;
}

/**
 * A number that is invalid behind the sent foreign prefix, and a fixed or mobile number at home.
 */
function isHomeNumber(
  digits: string,
  code: string,
  national: string,
  { client }: ValidationRequest,
): boolean {
  const type = parsePhone(code + national)?.lineType;
  const isOrdinary = type === "landline" || type === "mobile";
  return (
    isOrdinary &&
    code === homeCode(client?.country) &&
    `${callingCodeOf(digits)}${national}` === digits &&
    parsePhone(digits) === null
  );
}

/** Resent as prefix and number, since two of its notations lack the prefix or plus sign. */
export const gatekeeper: Gatekeeper = { keeps, fieldsToSend: () => ["prefix", "number"] };
