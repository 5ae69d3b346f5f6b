import { parseDigits } from "libphonenumber-js/max";
import { trimEndOf } from "../shared/text.ts";
import type { PhoneProblem } from "./findings.ts";

/** Something in a typed number that does not belong there, or that has an unusual notation. */
export interface Flaw {
  problem: PhoneProblem;
  /** The part of the text, as typed; empty where something is missing. */
  text: string;
  /** What the part should be; `null` if it should not be there, `undefined` if nothing needs to change. */
  repaired?: string | null;
}

/** The components of a typed number. */
export interface NumberText {
  /** Its digits in ASCII, without those of an extension. */
  digits: string;
  /** The digits behind the plus sign, or behind what stands for it; `null` if nothing announces a prefix. */
  international: string | null;
  flaws: Flaw[];
}

const plus = "[+＋﹢]";
const gap = String.raw`[\s\p{Cf}\p{Ps}\p{Pe}\p{Pd}−./\\·•'’_]`;
const gaps = new RegExp(`^${gap}*$`, "u");
const allowed = new RegExp(String.raw`^(?:${plus}|\p{Nd}|${gap})*$`, "u");
/** Plus signs, zeros and what is between and behind them. */
const signed = new RegExp(`^${plus}(?:${plus}|0|${gap})*`, "u");
const gapSign = new RegExp(gap, "u");
const zeros = new RegExp(String.raw`^0(?:${gap}*0)+(?:\p{Pe})*`, "u");
const extension = /(?<![\p{L}\p{M}])(?:extension|extn?|x|#|klapka|kl|linka|wew|dw)[.:\s]*\p{Nd}{1,7}[\s\p{Pe}]*$/iu;
const lookalikes = /[OoQIl|]+/g;

/**
 * Takes a typed number apart. White space, brackets, dashes, dots and slashes group the digits, of whatever script they are. Letters
 * that look like digits stand for them beside a digit (6O7). Words around the number, and an extension, are separated from it.
 */
export function readNumber(text: string): NumberText {
  if (/^\+[1-9]\d*(?: \d+)*$/.test(text)) {
    const digits = text.slice(1).replaceAll(" ", "");
    return { digits, international: digits, flaws: [] };
  }
  const flaws: Flaw[] = [];
  const readable = text.replace(lookalikes, (letters, at: number) => {
    if (!standsForDigits(text, at, at + letters.length)) return letters;
    const repaired = letters.replace(/[OoQ]/g, "0").replace(/[Il|]/g, "1");
    flaws.push({ problem: "lookalike", text: letters, repaired });
    return repaired;
  });
  const extra = extension.exec(readable);
  const hasExtension = extra !== null && /\p{Nd}/u.test(readable.slice(0, extra.index));
  const whole = hasExtension ? trimEndOf(readable.slice(0, extra.index), /[\s,;\p{Ps}]/u) : readable;
  const start = whole.search(/[+＋﹢\p{Nd}]/u);
  const lastDigit = [...whole.matchAll(/\p{Nd}/gu)].at(-1);
  if (lastDigit === undefined) {
    if (text.trim() !== "") flaws.push({ problem: "letters", text });
    return { digits: "", international: null, flaws };
  }
  const end = lastDigit.index + lastDigit[0].length;
  const before = whole.slice(0, start);
  const number = whole.slice(start, end);
  const after = whole.slice(end);
  flaws.push(...flawsAround(before, after));
  const read = readCore(number);
  flaws.push(...read.flaws, ...groupingFlaws(before, number, after));
  if (hasExtension) flaws.push({ problem: "extension", text: extra[0].trim(), repaired: null });
  return { ...read, flaws };
}

/** Whether letters that look like digits have a digit on one side, and no other letter on the other. */
function standsForDigits(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1);
  const after = text.charAt(end);
  return (/\p{Nd}/u.test(before) && !/\p{L}/u.test(after)) || (/\p{Nd}/u.test(after) && !/\p{L}/u.test(before));
}

/** Words around a number; letters that touch its digits are a part of it, and make it unreadable. */
function flawsAround(before: string, after: string): Flaw[] {
  const words = [before, after].filter((edge) => !gaps.test(edge));
  const isTouching = /\p{L}$/u.test(before) || /^\p{L}/u.test(after);
  if (isTouching) return [{ problem: "letters", text: words.join("") }];
  return words.map((edge) => ({ problem: "words", text: edge.trim(), repaired: null }));
}

/** The number itself: from its first digit or plus sign to its last digit. */
function readCore(text: string): NumberText {
  const flaws: Flaw[] = [];
  if (!allowed.test(text)) flaws.push({ problem: "letters", text });
  const ascii = text.replace(/[^\0-\x7f]/gu, (sign) => (/[＋﹢]/u.test(sign) ? "+" : parseDigits(sign) || sign));
  const digits = ascii.replace(/\D/g, "");
  const lead = leadOf(ascii);
  const inner = ascii.slice(lead.length).includes("+");
  const isInternational = lead !== "" || inner;
  if (inner) flaws.push({ problem: "plusInside", text: "+", repaired: null });
  if (isInternational && lead !== "+")
    flaws.push({ problem: "plusMissing", text: text.slice(0, lead.length), repaired: "+" });
  if (/(?!\d)\p{Nd}|[＋﹢]/u.test(text)) flaws.push({ problem: "foreignSigns", text });
  const leadDigits = lead.replace(/\D/g, "").length;
  return { digits, international: isInternational ? digits.slice(leadDigits) : null, flaws };
}

/** What announces a prefix: a plus sign, or zeros with other digits behind them. */
function leadOf(ascii: string): string {
  const sign = signed.exec(ascii)?.[0];
  if (sign !== undefined) return trimEndOf(sign, gapSign);
  const zero = zeros.exec(ascii)?.[0] ?? "";
  return /\d/.test(ascii.slice(zero.length)) ? zero : "";
}

function groupingFlaws(before: string, number: string, after: string): Flaw[] {
  const edges = [before, after].filter((edge) => gaps.test(edge)).join("");
  const between = edges + number.replace(/[\p{Nd}\p{L}+＋﹢]/gu, "");
  const flaws: Flaw[] = [];
  if (/[^\s\p{Cf}]/u.test(between)) flaws.push({ problem: "separators", text: between });
  if (/[\s\p{Cf}]/u.test(edges) || /[^\S ]|\p{Cf}| {2}/u.test(number))
    flaws.push({ problem: "whiteSpace", text: between });
  return flaws;
}
