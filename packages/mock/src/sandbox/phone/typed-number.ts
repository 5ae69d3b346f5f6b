import { parseDigits } from "libphonenumber-js/max";
import { wordAlternatives } from "../shared/alternatives.ts";
import keyboards from "../shared/keyboards.json" with { type: "json" };
import { undoDecimalCode, undoSpreadsheetNumber } from "../shared/spreadsheet.ts";
import { composeLetters, trimEndOf } from "../shared/text.ts";
import type { PhoneProblem } from "./findings.ts";
import words from "./words.json" with { type: "json" };

/** A part of a typed number that is superfluous or unusual. */
export interface PhoneFlaw {
  problem: PhoneProblem;
  text: string;
  /** The correct part; `null` if it is superfluous, `undefined` if it may stay. */
  repaired?: string | null;
}

interface TypedNumber {
  /** Its digits, without an extension. */
  digits: string;
  /** The digits behind the plus sign or its equivalent; `null` if nothing introduces a prefix. */
  international: string | null;
  flaws: readonly PhoneFlaw[];
}

const gapPattern = String.raw`[\s\p{Cf}\p{Ps}\p{Pe}\p{Pd}−./\\·•'’_~]`;
const GAPS = new RegExp(`^${gapPattern}*$`, "u");
const GROUPED = new RegExp(String.raw`^(?:\d|${gapPattern})*$`, "u");
/** Plus signs and zeros, with the characters between and behind them. */
const SIGNED = new RegExp(String.raw`^\+(?:\+|0|${gapPattern})*`, "u");
const GAP_SIGN = new RegExp(gapPattern, "u");
const ZEROS = new RegExp(String.raw`^0(?:${gapPattern}*0)+(?:\p{Pe})*`, "u");
/**
 * The words before an extension in Czech, Slovak, Polish, German and English, and the notation of
 * RFC 3966.
 */
const extensionWords = wordAlternatives(words.extensions);
const EXTENSION = new RegExp(
  // Digits behind a comma are dialled after a pause.
  String.raw`(?:(?<![\p{L}\p{M}])(?:${extensionWords})[.:\s]*\d{1,7}|(?<=\d{5}),{1,3}\d{1,6})[\s\p{Pe}]*$`,
  "iu",
);
/** Brackets behind a number. */
const BRACKETS_BEHIND = /(?<=\d)\s*\([^()]*\)\s*$/u;
/** Words, or the start and end of a time: not part of a number. */
const OF_REMARK = /\p{L}|\d\s?[-–]\s?\d/u;
/**
 * Letters that look like digits, next to a digit and to no other letter. A single O2 is an
 * operator.
 */
const LOOKALIKES =
  /(?<=\d)[OoIl]+(?!\p{L}|\.\s?\d{1,4}$)|(?<!\p{L}|[/,;(]\s?)[OoIl]+(?=\d)(?!\d$|2(?![\dOoIl]))/gu;
/** The digits 0 to 9 as typed without Shift on Czech and Slovak keyboards: `ě` or `ľ` for 2. */
const { digitsWithoutShift: digitKeys } = keyboards;
const LETTER_OF_KEY = new RegExp(`[${digitKeys.join("").replace("+", "")}]`, "iu");
/** The label č. is no digit. */
const ABBREVIATION = /\p{L}\.(?:\s|$)/u;
/** These letters, digits and gaps only, with or without a plus sign. */
const OF_DIGIT_KEYS = new RegExp(
  String.raw`^(\+?)((?:[\d${digitKeys.join("")}]|${gapPattern})+)$`,
  "iu",
);
/** A repeated prefix sign: +420 +420 607 123 456. */
const SIGN_TWICE = /^(\D*(?:00)?(\d{1,3})[^\d+]*)\+(?=\2)/u;
/** A zero in brackets of any kind: the trunk prefix behind a calling code. */
export const BRACKETED_ZERO = /\p{Ps}\s*0\s*\p{Pe}/u;
/** Digits of other scripts. */
const OTHER_DIGITS = /(?:(?!\d)\p{Nd})+/gu;

/**
 * Parses a typed number: its digits, letters that look like digits (6O7), words around them, and an
 * extension.
 */
export function readTypedNumber(text: string): TypedNumber {
  const { readable, flaws } = withDigits(text);
  const extension = EXTENSION.exec(readable);
  const hasExtension = extension !== null && /\d/.test(readable.slice(0, extension.index));
  const [brackets = ""] = hasExtension ? [] : (BRACKETS_BEHIND.exec(readable) ?? []);
  const remark = OF_REMARK.test(brackets) ? brackets : "";
  const numberText = hasExtension
    ? trimEndOf(readable.slice(0, extension.index), /[\s,;\p{Ps}]/u)
    : readable.slice(0, readable.length - remark.length);
  const start = numberText.search(/[+\d]/);
  const end = numberText.search(/\d\D*$/) + 1;
  if (end === 0) {
    if (text.trim() !== "") flaws.push({ problem: "letters", text });
    return { digits: "", international: null, flaws };
  }
  const before = numberText.slice(0, start);
  const number = numberText.slice(start, end);
  const after = numberText.slice(end);
  const lead = leadOf(number);
  const digits = number.replace(/\D/g, "");
  const international = lead === "" ? null : digits.slice(lead.replace(/\D/g, "").length);
  flaws.push(...flawsAround(before, after + remark));
  if (!GROUPED.test(number.slice(lead.length))) flaws.push({ problem: "letters", text: number });
  if (lead !== "" && lead !== "+")
    flaws.push({ problem: "plusMissing", text: lead, repaired: "+" });
  flaws.push(...groupingFlaws(before, number, after));
  if (hasExtension) flaws.push({ problem: "extension", text: extension[0].trim(), repaired: null });
  return { digits, international, flaws };
}

/**
 * A text with its digits as such: those of a spreadsheet, of other scripts and keys, and letters
 * that look like them.
 */
function withDigits(text: string): { readable: string; flaws: PhoneFlaw[] } {
  const flaws: PhoneFlaw[] = [];
  const repair = (typed: string) => {
    const repaired = parseDigits(typed) || typed.replace(/o/gi, "0").replace(/[Il]/g, "1");
    flaws.push({ problem: "lookalike", text: typed, repaired });
    return repaired;
  };
  const code = undoDecimalCode(text);
  const digitsOfSheet = code === text ? undoSpreadsheetNumber(text) : code;
  if (digitsOfSheet !== undefined)
    flaws.push({ problem: "spreadsheet", text: text.trim(), repaired: digitsOfSheet.trim() });
  const digitsOfKeys = withoutKeyLetters(text);
  if (digitsOfKeys !== undefined)
    flaws.push({ problem: "lookalike", text: text.trim(), repaired: digitsOfKeys });
  const readable = (digitsOfSheet ?? digitsOfKeys ?? text)
    .replace(OTHER_DIGITS, repair)
    .replace(LOOKALIKES, repair)
    .replace(SIGN_TWICE, "$1");
  return { readable, flaws };
}

/** The digits of a text typed without Shift; undefined for any other text. */
function withoutKeyLetters(text: string): string | undefined {
  const letters = composeLetters(text).trimStart();
  if (!LETTER_OF_KEY.test(letters) || ABBREVIATION.test(letters)) return undefined;
  const [, sign, typed] = OF_DIGIT_KEYS.exec(letters) ?? [];
  if (typed === undefined) return undefined;
  const digits = Array.from(typed.toLowerCase(), (letter) => {
    const digit = digitKeys.findIndex((ofKey) => ofKey.includes(letter));
    return digit < 0 ? letter : String(digit);
  });
  return sign + digits.join("");
}

/** Words around a number; letters that touch its digits make it unreadable. */
function flawsAround(before: string, after: string): PhoneFlaw[] {
  const words = [before, after].filter((edge) => !GAPS.test(edge));
  const isTouching = /\p{L}$/u.test(before) || /^\p{L}/u.test(after);
  if (isTouching) return [{ problem: "letters", text: words.join("") }];
  return words.map((edge) => ({ problem: "words", text: edge.trim(), repaired: null }));
}

/** The introduction of a prefix: a plus sign, or zeros before other digits. */
function leadOf(number: string): string {
  const sign = SIGNED.exec(number)?.[0];
  if (sign !== undefined) return trimEndOf(sign, GAP_SIGN);
  const zero = ZEROS.exec(number)?.[0] ?? "";
  return /\d/.test(number.slice(zero.length)) ? zero : "";
}

function groupingFlaws(before: string, number: string, after: string): PhoneFlaw[] {
  const edges = [before, after].filter((edge) => GAPS.test(edge)).join("");
  const between = edges + number.replace(/[\d\p{L}+]/gu, "");
  const flaws: PhoneFlaw[] = [];
  if (/[^\s\p{Cf}]/u.test(between)) flaws.push({ problem: "separators", text: between });
  if (/[\s\p{Cf}]/u.test(edges) || /[^\S ]|\p{Cf}| {2}/u.test(number))
    flaws.push({ problem: "whiteSpace", text: between });
  return flaws;
}
