import type { Correction, Examination, Improvement } from "../shared/envelope.ts";
import { type Finding, isFatalFinding } from "../shared/finding.ts";
import { type Fix, partFix } from "../shared/fix.ts";
import { phoneFinding } from "./findings.ts";
import {
  nationalDigits,
  operatorOf,
  type Phone,
  parsePhone,
  parseWithZero,
  phoneProblemOf,
} from "./number.ts";
import {
  findCandidates,
  hasPrefixSign,
  MOST_CANDIDATES,
  type NumberCandidate,
  type PhoneCandidates,
} from "./number-candidates.ts";
import { callingCodeOf, countryOfPrefix } from "./prefixes.ts";
import {
  applyFixes,
  type FixableFinding,
  type PhoneOptions,
  type PhoneQuery,
  type PhoneTexts,
  readQuery,
} from "./query.ts";
import { phonesIn } from "./several-numbers.ts";
import { wholeFixes } from "./whole-fixes.ts";

export interface PhoneFacts {
  text: string;
  phone: Phone | null;
  /** `null` if the prefix belongs to no country, or to several. */
  country: { code: string; prefix: string } | null;
  /** Without `name` in the basic validation. */
  carrier: { name?: string | null; type?: Phone["lineType"] };
}

/**
 * Examines a phone number. It is valid if its plan has it, its prefix is allowed and its text is
 * unambiguous.
 */
export function examinePhone(texts: PhoneTexts, options: PhoneOptions): Examination<PhoneFacts> {
  const check = checkQuery(readQuery(texts), options);
  const { isValid } = check;
  const candidates = findAllCandidates(check);
  const finding = candidates.correction?.finding;
  // A better candidate has a more specific finding.
  const errors = finding
    ? [...check.findings.map((found) => found.finding), finding]
    : check.errors;
  const improve = () => correctQuery(check, candidates);
  return { isValid, data: factsOfCheck(check), errors, improve };
}

function findAllCandidates({ query, phone, isNotAllowed, options }: QueryCheck): PhoneCandidates {
  const candidates: PhoneCandidates = query.isReadable
    ? findCandidates(query, phone, isNotAllowed, options)
    : { suggestions: [] };
  if (phone !== null || candidates.correction !== undefined) return candidates;
  const suggestions = [...phonesIn(query, options), ...candidates.suggestions];
  return { suggestions: suggestions.slice(0, MOST_CANDIDATES) };
}

function correctQuery(check: QueryCheck, candidates: PhoneCandidates): Improvement<PhoneFacts> {
  const { query, options } = check;
  const { correction, suggestions } = candidates;
  if (!query.isReadable) {
    const numbers = suggestions.map((each) => toValidCorrection(each, options));
    return { correction: undefined, suggestions: numbers };
  }
  if (correction !== undefined && options.isFormatOnly) {
    const fixes = correction.isFormatting ? correction.fixes : [];
    return { correction: correctFormat(check, fixes), suggestions: [] };
  }
  return {
    correction: correction ? correctByNumber(correction, check) : correctByRepairs(check),
    suggestions: suggestions.map((number) => correctByNumber(number, check)),
  };
}

type CorrectNumber = Pick<NumberCandidate, "phone" | "fixes">;

function correctByNumber(
  { phone, fixes }: CorrectNumber,
  check: QueryCheck,
): Correction<PhoneFacts> {
  const { e164, raw } = phone.notations;
  const { texts, numberField, prefixField } = check.query;
  const isWhole = numberField === prefixField;
  const correctedTexts = isWhole
    ? { [numberField]: e164 }
    : { prefix: `+${phone.callingCode}`, number: raw };
  const allFixes = withoutDetours([...repairsOf(check), ...fixes]);
  return toValidCorrection(
    { phone, fixes: wholeFixes(allFixes, texts, correctedTexts) },
    check.options,
  );
}

function toValidCorrection(
  { phone, fixes }: CorrectNumber,
  options: PhoneOptions,
): Correction<PhoneFacts> {
  const data = phoneFactsOf(phone.notations.e164, phone, options);
  return { isValid: true, data, errors: [], fixes };
}

/** With fewer digits behind the prefix, the removed text was a part of the number. */
const LEAST_DIGITS = 5;

/**
 * The number with all repairs of its text, even if it is still invalid; `undefined` if nothing
 * needs repair.
 */
function correctByRepairs(check: QueryCheck): Correction<PhoneFacts> | undefined {
  const { query, phone, isNotAllowed, options } = check;
  const repairs = repairsOf(check);
  if (repairs.length === 0) return undefined;
  if (options.isFormatOnly) return correctFormat(check, []);
  if (phone !== null && !isNotAllowed) return correctByNumber({ phone, fixes: [] }, check);
  const { international, numberField, prefixField } = query;
  const code = callingCodeOf(international);
  if (international === null || code === undefined || !hasPrefixSign(query)) return undefined;
  if (international.length - code.length < LEAST_DIGITS) return undefined;
  const texts: PhoneTexts =
    numberField === prefixField
      ? { [numberField]: `+${international}` }
      : { prefix: `+${code}`, number: nationalDigits(international) };
  return correctByTexts(check, texts, repairs);
}

function repairsOf({ findings }: QueryCheck): Fix[] {
  return findings.flatMap(({ fixes }) => fixes);
}

/**
 * Of several changes of the prefix, all from the sent one, the last counts; none if it leads back.
 */
function withoutDetours(fixes: readonly Fix[]): Fix[] {
  const isOfPrefix = ({ data }: Fix) => data.typeFrom === "prefix" && data.type === "prefix";
  const last = fixes.findLast(isOfPrefix);
  return fixes.filter(
    (fix) => !isOfPrefix(fix) || (fix === last && fix.data.valueFrom !== fix.data.value),
  );
}

type QueryCheck = ReturnType<typeof checkQuery>;

function checkQuery(query: PhoneQuery, options: PhoneOptions) {
  const { international, isReadable, numberField, prefixField } = query;
  const { allowed } = options;
  const code = callingCodeOf(international);
  // The number of the digits, whatever else is wrong.
  const phone = international === null || !isReadable ? null : parseWithZero(international);
  const isNotAllowed =
    isReadable && code !== undefined && allowed !== undefined && !allowed.includes(code);
  const findings = [...query.findings, ...trunkFindings(query, phone)];
  const unfixableFindings: Finding[] = [];
  if (isReadable && international === null) {
    if (!findings.some(({ finding }) => finding.relatedTo?.[0] === "prefix"))
      unfixableFindings.push(phoneFinding("prefixMissing", prefixField));
  } else if (isReadable && phone === null) {
    const problem = phoneProblemOf(international ?? "");
    const field = problem === "prefixUnknown" ? prefixField : numberField;
    unfixableFindings.push(phoneFinding(problem, field));
  }
  if (isNotAllowed) unfixableFindings.push(phoneFinding("prefixNotAllowed", prefixField));
  const errors = [...findings.map(({ finding }) => finding), ...unfixableFindings];
  const isValid = !errors.some(isFatalFinding);
  return { query, options, phone, isNotAllowed, findings, errors, isValid };
}

/**
 * The trunk prefix in an international number: +44 020 … Behind a prefix in its own field it is
 * correct, if the country has it.
 */
function trunkFindings(
  { mayHaveTrunk, numberField: field, international }: PhoneQuery,
  phone: Phone | null,
): FixableFinding[] {
  if (phone === null || international === null) return [];
  const { e164, raw } = phone.notations;
  const isAllowed = mayHaveTrunk && parsePhone(international) !== null;
  if (`+${international}` === e164 || isAllowed) return [];
  const sent = nationalDigits(international);
  const change = sent.endsWith(raw)
    ? { field, from: sent.slice(0, -raw.length), to: null }
    : { field, from: sent, to: raw };
  const fixes = [partFix("FORMAT", "NUMBER", change)];
  return [{ finding: phoneFinding("trunk", field), fixes, isFormatting: true }];
}

function correctFormat(check: QueryCheck, otherFixes: readonly Fix[]) {
  const firstFixes = [...formatFixesOf(check), ...otherFixes];
  if (firstFixes.length === 0) return undefined;
  const texts = applyFixes(check.query.texts, firstFixes);
  // The trunk prefix shows only behind a plus sign.
  const secondFixes = formatFixesOf(checkQuery(readQuery(texts), check.options));
  const allFixes = [...firstFixes, ...secondFixes];
  return correctByTexts(check, applyFixes(texts, secondFixes), allFixes);
}

function formatFixesOf({ query, findings }: QueryCheck): Fix[] {
  // A letter typed for a digit counts as a digit only once corrected.
  const isThere = ({ data }: Fix) => query.text.includes(data.valueFrom ?? "");
  return findings.flatMap(({ isFormatting, fixes }) => (isFormatting ? fixes.filter(isThere) : []));
}

function correctByTexts(
  { query, options }: QueryCheck,
  texts: PhoneTexts,
  fixes: readonly Fix[],
): Correction<PhoneFacts> {
  const reread = checkQuery(readQuery(texts), options);
  const { isValid, errors } = reread;
  const data = factsOfCheck(reread);
  return { isValid, data, errors, fixes: wholeFixes(fixes, query.texts, texts) };
}

/** An invalid number has only the country of its prefix. */
function factsOfCheck({ query, phone, isValid, options }: QueryCheck): PhoneFacts {
  const { text, international } = query;
  return isValid && phone !== null
    ? phoneFactsOf(text, phone, options)
    : unknownPhoneFacts(text, options, countryOfPrefix(international));
}

function phoneFactsOf(text: string, phone: Phone, { isExtended }: PhoneOptions): PhoneFacts {
  const { country, callingCode, lineType } = phone;
  return {
    text,
    phone,
    country: country === null ? null : { code: country, prefix: `+${callingCode}` },
    carrier: { ...(isExtended && { name: operatorOf(phone) }), type: lineType },
  };
}

export function unknownPhoneFacts(
  text: string,
  { isExtended }: PhoneOptions,
  country: PhoneFacts["country"] = null,
): PhoneFacts {
  const carrier = isExtended ? { name: null, type: null } : {};
  return { text, phone: null, country, carrier };
}
