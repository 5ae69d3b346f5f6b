import type { Finding } from "../shared/finding.ts";
import { type Fix, fix, partFix } from "../shared/fix.ts";
import { type PhoneProblem, phoneFinding } from "./findings.ts";
import { parseWithZero } from "./number.ts";
import { callingCodeOf } from "./prefixes.ts";
import { type PhoneFlaw, readTypedNumber } from "./typed-number.ts";

/** The texts of a query by their fields: one with the whole number, or a prefix and a number. */
export type PhoneTexts = Readonly<Record<string, string>>;

export interface PhoneOptions {
  /** Calling codes in the order to try. */
  preferred: readonly string[];
  /** The allowed calling codes; `undefined` for all. */
  allowed: readonly string[] | undefined;
  isExtended: boolean;
  /** ISO 3166-1 alpha-2. */
  clientCountry: string | undefined;
  isFormatOnly: boolean;
}

/** A finding about the text of a number, and the changes that correct it. */
export interface FixableFinding {
  finding: Finding;
  fixes: Fix[];
  /** Whether all changes are of notation. */
  isFormatting: boolean;
}

export interface PhoneQuery {
  texts: PhoneTexts;
  text: string;
  digits: string;
  /** The digits from the calling code on; `null` if there is no prefix. */
  international: string | null;
  /** The digits without a prefix, where nothing introduces one. */
  national: string;
  isReadable: boolean;
  findings: FixableFinding[];
  /** Whether a trunk prefix is allowed: behind a prefix in its own field. */
  mayHaveTrunk: boolean;
  /** The fields of the prefix and the number; one field in the combined form. */
  prefixField: string;
  numberField: string;
}

export function readQuery(texts: PhoneTexts): PhoneQuery {
  const { prefix, number } = texts;
  if (prefix !== undefined && number !== undefined)
    return readPrefixAndNumber(texts, prefix, number);
  const [field = "", text = ""] = Object.entries(texts)[0] ?? [];
  return readField(texts, field, text);
}

function readField(texts: PhoneTexts, field: string, text: string): PhoneQuery {
  const { digits, international, flaws } = readTypedNumber(text);
  const findings = findingsOfFlaws(flaws, field);
  if (digits === "" && findings.length === 0) findings.push(fixableFinding("empty", field));
  return {
    texts,
    text,
    digits,
    international,
    national: digits,
    isReadable: digits !== "" && flaws.every(({ problem }) => problem !== "letters"),
    findings,
    mayHaveTrunk: false,
    prefixField: field,
    numberField: field,
  };
}

/** The prefix may lack its plus sign, and the number may have a prefix of its own. */
function readPrefixAndNumber(
  texts: PhoneTexts,
  prefixText: string,
  numberText: string,
): PhoneQuery {
  const number = readField(texts, "number", numberText);
  const prefix = readField(texts, "prefix", prefixText);
  const text = prefixText + numberText;
  const query: PhoneQuery = { ...number, text, mayHaveTrunk: true, prefixField: "prefix" };
  if (!number.isReadable) return query;
  const codeInNumber = callingCodeOf(number.international);
  const isBlank = /^[\s\p{Cf}]*$/u.test(prefixText);
  const code = prefix.international ?? prefix.digits;
  if (callingCodeOf(code) !== code || !prefix.isReadable)
    return withWrongPrefix(query, prefix, codeInNumber, isBlank ? null : prefixText);
  const unsignedPrefix = {
    ...fixableFinding("plusMissing", "prefix"),
    fixes: [plusFix("prefix")],
    isFormatting: true,
  };
  const prefixFindings =
    prefix.international === null ? [...prefix.findings, unsignedPrefix] : prefix.findings;
  const findings = [...prefixFindings, ...number.findings];
  const digits = prefix.digits + number.digits;
  if (codeInNumber === undefined)
    return { ...query, digits, international: code + number.digits, findings };
  const isNumberWrong =
    codeInNumber === number.international ||
    (codeInNumber !== code && parseWithZero(number.international ?? "") === null);
  return {
    ...query,
    digits,
    findings: [...findings, prefixInNumber(codeInNumber, code, isNumberWrong)],
    mayHaveTrunk: false,
  };
}

/**
 * A query with a missing (`text` is null) or unknown prefix; `codeInNumber` replaces it.
 */
function withWrongPrefix(
  query: PhoneQuery,
  prefix: PhoneQuery,
  codeInNumber: string | undefined,
  text: string | null,
): PhoneQuery {
  const unknownPrefix = fixableFinding(text === null ? "prefixMissing" : "prefixUnknown", "prefix");
  const prefixFindings = prefix.isReadable || text === null ? [unknownPrefix] : prefix.findings;
  const findings = [...prefixFindings, ...query.findings];
  // The number may be in the field of the prefix, and the prefix in that of the number.
  if (codeInNumber === query.international)
    return { ...query, international: null, national: prefix.digits, findings };
  const [wrongPrefix] = prefixFindings;
  if (codeInNumber === undefined || wrongPrefix === undefined)
    return { ...query, international: null, findings };
  wrongPrefix.fixes = [
    prefixFix("prefix", text, `+${codeInNumber}`),
    prefixFix("number", `+${codeInNumber}`, null),
  ];
  return { ...query, findings, mayHaveTrunk: false };
}

/**
 * The finding about a prefix in the number, which no correction removes if the number behind it is
 * missing or, with another prefix, not valid.
 */
function prefixInNumber(
  codeInNumber: string,
  code: string,
  isNumberWrong: boolean,
): FixableFinding {
  const removal = prefixFix("number", `+${codeInNumber}`, null);
  const change = prefixFix("prefix", `+${code}`, `+${codeInNumber}`);
  const isSame = codeInNumber === code;
  const prefixFinding = isSame
    ? fixableFinding("prefixTwice", "number")
    : fixableFinding("prefixConflict", "prefix", "number");
  if (isNumberWrong) return prefixFinding;
  return { ...prefixFinding, fixes: isSame ? [removal] : [change, removal] };
}

function fixableFinding(problem: PhoneProblem, ...fields: string[]): FixableFinding {
  return { finding: phoneFinding(problem, ...fields), fixes: [], isFormatting: false };
}

/** The flaws of a text, one finding per kind. */
function findingsOfFlaws(flaws: readonly PhoneFlaw[], field: string): FixableFinding[] {
  const byProblem = new Map<PhoneProblem, FixableFinding>();
  for (const flaw of flaws) {
    const flawFinding = byProblem.get(flaw.problem) ?? fixableFinding(flaw.problem, field);
    byProblem.set(flaw.problem, flawFinding);
    flawFinding.fixes.push(...fixesOfFlaw(flaw, field));
    flawFinding.isFormatting = flaw.problem === "plusMissing";
  }
  return [...byProblem.values()];
}

function fixesOfFlaw({ problem, text, repaired }: PhoneFlaw, field: string): Fix[] {
  if (repaired === undefined) return [];
  const change = { field, from: text || null, to: repaired };
  if (problem === "plusMissing") return [partFix("FORMAT", "PLUS_SIGN", change)];
  return [partFix("SYNTAX", problem === "lookalike" ? "TYPO" : "CHARACTERS", change)];
}

export function plusFix(field: string): Fix {
  return partFix("FORMAT", "PLUS_SIGN", { field, from: null, to: "+" });
}

/** A change of the prefix: in a part of the number, or in the whole field if it has its own. */
export function prefixFix(field: string, from: string | null, to: string | null): Fix {
  const group = from === null || to === null ? "SYNTAX" : "VALUE";
  if (field !== "prefix") return partFix(group, "PREFIX", { field, from, to });
  return fix([group, from === null ? "ADDED" : "CHANGED", "PREFIX"], { field, from, to });
}

export function applyFixes(texts: PhoneTexts, fixes: readonly Fix[]): PhoneTexts {
  const changed = Object.entries(texts).map(([field, text]) => {
    const fixesOfField = fixes.filter(({ data }) => (data.typeFrom ?? data.type) === field);
    // A removed zero takes its brackets with it.
    const applied = fixesOfField.reduce(
      (line, { data: { valueFrom, value } }) => line.replace(valueFrom ?? "", value ?? ""),
      text,
    );
    return [field, applied.replace(/\p{Ps}\p{Pe} ?/u, "").trim()];
  });
  return Object.fromEntries(changed);
}
