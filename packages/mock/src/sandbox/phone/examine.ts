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
  const query = readQuery(texts);
  const check = checkQuery(query, options);
  const { phone, isValid, isRejected } = check;
  const data = phoneFactsOf(query, isValid ? phone : null, options);
  const candidates = findAllCandidates(query, phone, isRejected, options);
  const finding = candidates.correction?.finding;
  // A better candidate has a more specific finding.
  const errors = finding
    ? [...check.findings.map((found) => found.finding), finding]
    : check.errors;
  const improve = () => correctQuery(check, candidates, options);
  return { isValid, isUnknown: false, data, errors, improve };
}

function findAllCandidates(
  query: PhoneQuery,
  phone: Phone | null,
  isRejected: boolean,
  options: PhoneOptions,
): PhoneCandidates {
  const candidates: PhoneCandidates = query.isReadable
    ? findCandidates(query, phone, isRejected, options)
    : { suggestions: [] };
  if (phone !== null || candidates.correction !== undefined) return candidates;
  const suggestions = [...phonesIn(query, options), ...candidates.suggestions];
  return { suggestions: suggestions.slice(0, MOST_CANDIDATES) };
}

function correctQuery(
  check: QueryCheck,
  candidates: PhoneCandidates,
  options: PhoneOptions,
): Improvement<PhoneFacts> {
  if (!check.query.isReadable) {
    const numbers = options.isFormatOnly ? [] : candidates.suggestions;
    return {
      correction: undefined,
      suggestions: numbers.map((each) => toValidCorrection(each, options)),
    };
  }
  const { correction } = candidates;
  if (correction !== undefined && options.isFormatOnly) {
    const fixes = correction.isFormatting ? correction.fixes : [];
    return { correction: correctFormat(check, fixes, options), suggestions: [] };
  }
  return {
    correction: correction
      ? correctByNumber(correction, check, options)
      : correctByRepairs(check, options),
    suggestions: candidates.suggestions.map((number) => correctByNumber(number, check, options)),
  };
}

function correctByNumber(
  { phone, fixes }: { phone: Phone; fixes: readonly Fix[] },
  check: QueryCheck,
  options: PhoneOptions,
): Correction<PhoneFacts> {
  const { e164, raw } = phone.notations;
  const { texts, numberField, prefixField } = check.query;
  const isWhole = numberField === prefixField;
  const correctedTexts = isWhole
    ? { [numberField]: e164 }
    : { prefix: `+${phone.callingCode}`, number: raw };
  const allFixes = wholeFixes(
    withoutDetours([...repairsOf(check), ...fixes]),
    texts,
    correctedTexts,
  );
  return toValidCorrection({ phone, fixes: allFixes }, options);
}

function toValidCorrection(
  { phone, fixes }: { phone: Phone; fixes: readonly Fix[] },
  options: PhoneOptions,
): Correction<PhoneFacts> {
  const data = phoneFactsOf({ text: phone.notations.e164 }, phone, options);
  return { isValid: true, data, errors: [], fixes: [...fixes] };
}

/** With fewer digits behind the prefix, the removed text was a part of the number. */
const LEAST_DIGITS = 5;

/**
 * The number with all repairs of its text, even if it is still invalid; `undefined` if nothing
 * needs repair.
 */
function correctByRepairs(
  check: QueryCheck,
  options: PhoneOptions,
): Correction<PhoneFacts> | undefined {
  const { query, phone, isRejected, isValid } = check;
  const repairs = repairsOf(check);
  if (isValid || repairs.length === 0) return undefined;
  if (options.isFormatOnly) return correctFormat(check, [], options);
  if (phone !== null && !isRejected) return correctByNumber({ phone, fixes: [] }, check, options);
  const { international, numberField, prefixField } = query;
  const code = international === null ? undefined : callingCodeOf(international);
  if (international === null || code === undefined || !hasPrefixSign(query)) return undefined;
  if (international.length - code.length < LEAST_DIGITS) return undefined;
  const texts: PhoneTexts =
    numberField === prefixField
      ? { [numberField]: `+${international}` }
      : { prefix: `+${code}`, number: nationalDigits(international) };
  return correctByTexts(check, texts, repairs, options);
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

function checkQuery(query: PhoneQuery, { allowed }: PhoneOptions) {
  const { international, isReadable, numberField, prefixField } = query;
  const code = international === null ? undefined : callingCodeOf(international);
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
    unfixableFindings.push(
      phoneFinding(problem, problem === "prefixUnknown" ? prefixField : numberField),
    );
  }
  if (isNotAllowed) unfixableFindings.push(phoneFinding("prefixNotAllowed", prefixField));
  const errors = [...findings.map(({ finding }) => finding), ...unfixableFindings];
  const isRejected = isNotAllowed && phone !== null;
  return { query, phone, isRejected, findings, errors, isValid: !errors.some(isFatalFinding) };
}

/**
 * The trunk prefix in an international number: +44 020 … Behind a prefix in its own field it is
 * correct, if the country has it.
 */
function trunkFindings(
  { mayHaveTrunk, numberField, international }: PhoneQuery,
  phone: Phone | null,
): FixableFinding[] {
  if (phone === null || international === null) return [];
  const { notations } = phone;
  if (
    `+${international}` === notations.e164 ||
    (mayHaveTrunk && parsePhone(international) !== null)
  )
    return [];
  const sent = nationalDigits(international);
  const isInFront = sent.endsWith(notations.raw);
  const from = isInFront ? sent.slice(0, -notations.raw.length) : sent;
  const fixes = [
    partFix("FORMAT", "NUMBER", { field: numberField, from, to: isInFront ? null : notations.raw }),
  ];
  return [{ finding: phoneFinding("trunk", numberField), fixes, isFormatting: true }];
}

function correctFormat(check: QueryCheck, otherFixes: readonly Fix[], options: PhoneOptions) {
  const firstFixes = [...formatFixesOf(check), ...otherFixes];
  if (firstFixes.length === 0) return undefined;
  const texts = applyFixes(check.query.texts, firstFixes);
  // The trunk prefix shows only behind a plus sign.
  const secondFixes = formatFixesOf(checkQuery(readQuery(texts), options));
  return correctByTexts(
    check,
    applyFixes(texts, secondFixes),
    [...firstFixes, ...secondFixes],
    options,
  );
}

function formatFixesOf({ query, findings }: QueryCheck): Fix[] {
  // A letter typed for a digit counts as a digit only once corrected.
  const isThere = ({ data }: Fix) => query.text.includes(data.valueFrom ?? "");
  return findings.flatMap(({ isFormatting, fixes }) => (isFormatting ? fixes.filter(isThere) : []));
}

function correctByTexts(
  { query }: QueryCheck,
  texts: PhoneTexts,
  fixes: readonly Fix[],
  options: PhoneOptions,
): Correction<PhoneFacts> {
  const rereadQuery = readQuery(texts);
  const { phone, isValid, errors } = checkQuery(rereadQuery, options);
  return {
    isValid,
    data: phoneFactsOf(rereadQuery, isValid ? phone : null, options),
    errors,
    fixes: wholeFixes(fixes, query.texts, texts),
  };
}

type SentNumber = Pick<PhoneQuery, "text"> & Partial<PhoneQuery>;

/** An invalid number has only the country of its prefix. */
function phoneFactsOf(
  { text, international = null }: SentNumber,
  phone: Phone | null,
  options: PhoneOptions,
): PhoneFacts {
  if (phone === null)
    return unknownPhoneFacts(
      text,
      options,
      international === null ? null : countryOfPrefix(international),
    );
  const { country, callingCode, lineType } = phone;
  return {
    text,
    phone,
    country: country === null ? null : { code: country, prefix: `+${callingCode}` },
    carrier: { ...(options.isExtended && { name: operatorOf(phone) }), type: lineType },
  };
}

export function unknownPhoneFacts(
  text: string,
  { isExtended }: Pick<PhoneOptions, "isExtended">,
  country: PhoneFacts["country"] = null,
): PhoneFacts {
  const carrier = isExtended ? { name: null, type: null } : {};
  return { text, phone: null, country, carrier };
}
