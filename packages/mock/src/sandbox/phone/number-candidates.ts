import type { Finding } from "../shared/finding.ts";
import { type Fix, fix } from "../shared/fix.ts";
import { phoneFinding } from "./findings.ts";
import { nationalDigits, type Phone, parsePhone, parseWithZero, phoneProblemOf } from "./number.ts";
import { callingCodeOf, homeCode, nearCodes, siblingCodes } from "./prefixes.ts";
import { type PhoneOptions, type PhoneQuery, plusFix, prefixFix } from "./query.ts";
import { BRACKETED_ZERO } from "./typed-number.ts";

export interface NumberCandidate {
  phone: Phone;
  fixes: Fix[];
  /** What was wrong, if it is more specific than the digits. */
  finding?: Finding;
  /** Whether it needed no changed digit. */
  isFormatting?: boolean;
}

export interface PhoneCandidates {
  correction?: NumberCandidate | undefined;
  suggestions: NumberCandidate[];
}

interface NumberSearch {
  query: PhoneQuery;
  options: PhoneOptions;
  /** Its calling code; `undefined` without an assigned one. */
  code: string | undefined;
  /** Its digits without the calling code. */
  national: string;
  home: string;
}

/** A list that a person can scan at a glance. */
export const MOST_CANDIDATES = 3;

/**
 * The valid numbers that a number probably stands for: the certain one, or suggestions, best first.
 */
export function findCandidates(
  query: PhoneQuery,
  phone: Phone | null,
  isNotAllowed: boolean,
  options: PhoneOptions,
): PhoneCandidates {
  const { international } = query;
  const code = callingCodeOf(international);
  const national = code === undefined ? query.national : nationalDigits(international ?? "");
  const search = { query, options, code, national, home: homeCode(options.clientCountry) };
  return phone === null
    ? candidatesForInvalid(search)
    : candidatesBesideValid(search, isNotAllowed);
}

/** A valid number needs no correction, but may be a home mobile number with another prefix. */
function candidatesBesideValid(search: NumberSearch, isNotAllowed: boolean): PhoneCandidates {
  const isClean = search.query.findings.every(({ fixes }) => fixes.length === 0);
  if (!isClean && !isNotAllowed) return { suggestions: [] };
  const mobile = findBehindCodes(search, [search.home]).filter(
    ({ phone }) => phone.lineType === "mobile",
  );
  return { suggestions: mobile.map((found) => withHomePrefix(search, found)) };
}

function candidatesForInvalid(search: NumberSearch): PhoneCandidates {
  if (search.query.international === null) return candidatesWithoutPrefix(search);
  return { correction: withoutSecondPrefix(search) ?? findAtHome(search), suggestions: [] };
}

/**
 * A number without a prefix: behind the preferred ones, and with its own first digits as the
 * prefix. Two readings are two suggestions.
 */
function candidatesWithoutPrefix(search: NumberSearch): PhoneCandidates {
  const { preferred: codes, clientCountry } = search.options;
  const candidates = findBehindCodes(search, codes);
  const signedNumber = withPlusSign(search);
  const isExpected = (code: string) =>
    codes.includes(code) || nearCodes(clientCountry).includes(code);
  if (signedNumber && isExpected(signedNumber.phone.callingCode))
    return candidatesWithOwnPrefix(search, signedNumber, candidates);
  const [preferred, ...otherCandidates] = candidates;
  if (!preferred)
    return { suggestions: withLikelyPrefix(search, codes.length > 0 ? [] : neighbourCodes) };
  return preferred.phone.type === PREMIUM
    ? { suggestions: takeOrdinary(candidates, candidates) }
    : { correction: preferred, suggestions: takeOrdinary(otherCandidates, []) };
}

/** The number with its first digits as the prefix, beside those behind the preferred prefixes. */
function candidatesWithOwnPrefix(
  { query }: NumberSearch,
  signedNumber: NumberCandidate,
  candidates: NumberCandidate[],
): PhoneCandidates {
  const { phone } = signedNumber;
  const [preferred = signedNumber] = candidates;
  const isSame = preferred.phone.notations.e164 === phone.notations.e164;
  return isSame || showsPrefix(query, phone)
    ? { correction: signedNumber, suggestions: [] }
    : { suggestions: [signedNumber, ...candidates] };
}

const PREMIUM = "PREMIUM_RATE";

/**
 * The first numbers without premium-rate ones, which are not meant beside others; `otherwise`
 * without any.
 */
function takeOrdinary(numbers: NumberCandidate[], otherwise: NumberCandidate[]): NumberCandidate[] {
  const ordinary = numbers.filter(({ phone }) => phone.type !== PREMIUM);
  return (ordinary.length > 0 ? ordinary : otherwise).slice(0, MOST_CANDIDATES);
}

/** Germany and Austria. */
const neighbourCodes = ["49", "43"];

/** Whether a zero in brackets marks the digits before it as the prefix: 49 (0) 345 … */
function showsPrefix({ text }: PhoneQuery, { callingCode }: Phone): boolean {
  const zero = BRACKETED_ZERO.exec(text);
  return zero !== null && text.slice(0, zero.index).replace(/\D/g, "") === callingCode;
}

/** The number behind other calling codes, where it is valid and allowed. */
function findBehindCodes(search: NumberSearch, codes: readonly string[]): NumberCandidate[] {
  const readings = codes.map((code) => code + search.national);
  const isExact = (digits: string) => parsePhone(digits) !== null;
  // In a plan without a trunk prefix, a leading zero is one more mistake.
  return [...readings.filter(isExact), ...readings.filter((digits) => !isExact(digits))]
    .flatMap((digits) => parseWithZero(digits) ?? [])
    .filter((phone) => isAllowed(phone, search))
    .map((phone) => ({ phone, fixes: [changeOfPrefix(search.query, phone)] }));
}

function isAllowed({ callingCode }: Phone, { options }: NumberSearch): boolean {
  return options.allowed === undefined || options.allowed.includes(callingCode);
}

/** +420420607123456 or +42000420607123456 without the second prefix. */
function withoutSecondPrefix(search: NumberSearch): NumberCandidate | undefined {
  const { query, code } = search;
  const behindPrefix = search.national.replace(/^0+/, "");
  const phone = code && behindPrefix.startsWith(code) ? parsePhone(behindPrefix) : null;
  if (phone === null || !isAllowed(phone, search)) return undefined;
  const fixes = [prefixFix(query.numberField, `+${code}`, null)];
  return { phone, fixes, finding: phoneFinding("prefixTwice", query.numberField) };
}

/** A plus sign or two zeros before a prefix: not + 0905 123 456. */
const SIGN = /^[^\d+]*(?:\+|00)\D*[1-9]/u;

export function hasPrefixSign({ prefixField, text }: PhoneQuery): boolean {
  return prefixField === "prefix" || SIGN.test(text);
}

/**
 * A number of the home or sibling country that was sent with another prefix. A damaged number is
 * not a landline: their lengths vary.
 */
function findAtHome(search: NumberSearch): NumberCandidate | undefined {
  const { code, national, home, query } = search;
  if (code === undefined || !hasPrefixSign(query)) return undefined;
  const isOfItsLength = phoneProblemOf(code + national) === "unassigned";
  // A zero that is not dialled in that country would be a second mistake.
  const homeNumber = findBehindCodes(search, [home, ...(siblingCodes[code] ?? [])]).find(
    ({ phone }) =>
      (phone.lineType === "mobile" || (phone.lineType === "landline" && isOfItsLength)) &&
      parsePhone(`${phone.callingCode}${national}`),
  );
  return homeNumber && withHomePrefix(search, homeNumber);
}

/** The fix to the home prefix has whole numbers. */
function withHomePrefix(
  { code, national }: NumberSearch,
  number: NumberCandidate,
): NumberCandidate {
  const change = { field: "number", from: `+${code}${national}`, to: number.phone.notations.e164 };
  return { ...number, fixes: [fix(["VALUE", "CHANGED", null], change)] };
}

/**
 * The likely prefixes first, then its own first digits, then those of neighbours; plans without a
 * leading zero come last.
 */
function withLikelyPrefix(search: NumberSearch, farther: readonly string[]): NumberCandidate[] {
  const likelyCodes = nearCodes(search.options.clientCountry);
  const signedNumber = withPlusSign(search) ?? withWholeLead(search);
  const numbers =
    signedNumber === undefined
      ? findBehindCodes(search, [...likelyCodes, ...farther])
      : [
          ...findBehindCodes(search, likelyCodes),
          signedNumber,
          ...findBehindCodes(search, farther),
        ];
  return takeOrdinary(numbers, numbers);
}

/**
 * With one zero instead of two before the prefix, or with the North American one: 0420 607 123 456,
 * 011 420 …
 */
function withWholeLead(search: NumberSearch): NumberCandidate | undefined {
  const { query, options } = search;
  const likelyCodes = nearCodes(options.clientCountry);
  const phone = ["0", "011"]
    .filter((lead) => query.digits.startsWith(lead))
    .map((lead) => parsePhone(query.digits.slice(lead.length)))
    .find(
      (parsed) =>
        parsed !== null && likelyCodes.includes(parsed.callingCode) && isAllowed(parsed, search),
    );
  return phone ? { phone, ...changeOfPlus(query) } : undefined;
}

function withPlusSign(search: NumberSearch): NumberCandidate | undefined {
  const { query } = search;
  const phone = parseUnsigned(query);
  const candidate = phone === null ? behindTwoPrefixes(query) : { phone, ...changeOfPlus(query) };
  return candidate !== undefined && isAllowed(candidate.phone, search) ? candidate : undefined;
}

/** The number behind a prefix that is there twice: 420 420 607 123 456. */
function behindTwoPrefixes({ digits, numberField }: PhoneQuery): NumberCandidate | undefined {
  const code = callingCodeOf(digits) ?? "";
  const behindPrefix = digits.slice(code.length);
  const phone = behindPrefix.startsWith(code) ? parsePhone(behindPrefix) : null;
  if (phone === null) return undefined;
  const fixes = [prefixFix(numberField, code, null), plusFix(numberField)];
  return { phone, fixes, finding: phoneFinding("prefixTwice", numberField) };
}

/**
 * With its own first digits as the prefix; only a zero in brackets behind them may be a trunk
 * prefix.
 */
function parseUnsigned({ digits, text }: PhoneQuery): Phone | null {
  return BRACKETED_ZERO.test(text) ? parseWithZero(digits) : parsePhone(digits);
}

function changeOfPlus({ numberField }: PhoneQuery): Omit<NumberCandidate, "phone"> {
  return {
    fixes: [plusFix(numberField)],
    finding: phoneFinding("plusMissing", numberField),
    isFormatting: true,
  };
}

function changeOfPrefix({ texts, prefixField }: PhoneQuery, { callingCode }: Phone): Fix {
  return prefixFix(prefixField, texts.prefix?.trim() || null, `+${callingCode}`);
}
