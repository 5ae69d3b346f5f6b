import { type NumberKind, numberError } from "../countries/numbers.ts";
import type { Finding } from "../shared/finding.ts";
import { type Fix, type FixKind, fix } from "../shared/fix.ts";
import { isSameText, type Omission } from "./comparison.ts";
import { type FieldMatch, isBlankField, isHouseNumber } from "./fields.ts";
import { type RegisterProblem, registerFinding } from "./findings.ts";
import { formatFixes } from "./format-fixes.ts";

/**
 * The problems of a field that another record may have. A wrong value has no findings about its
 * formatting.
 */
export function fieldFindings(match: FieldMatch, isKnown: boolean): Finding[] {
  const { field, ordered } = match;
  if (isBlankField(match)) return [registerFinding("empty", field)];
  if (isNumberMissing(match))
    return [...formatFindings(match), registerFinding("numberMissing", field)];
  if (isWrong(match)) return [registerFinding(problemOfValue(match, isKnown), field)];
  return [
    ...(ordered === undefined ? [] : [registerFinding("position", field)]),
    ...formatFindings(match),
    ...omissionsOf(match).map((omission) => registerFinding(omission, field)),
  ];
}

/** Whether a line with a known street lacks its house number. */
export function isNumberMissing({ parts, isForeign, isNumberUnknown }: FieldMatch): boolean {
  const isMissing = parts.some((part) => isHouseNumber(part) && part.formatted === "");
  return isMissing && isNumberUnknown && isForeign !== true;
}

/** Whether the value is another one, not only badly written or without a part. */
function isWrong(match: FieldMatch): boolean {
  return !isSameText(match) && (match.missing === undefined || match.outcome !== "name");
}

/** Each once. */
function omissionsOf({ parts }: FieldMatch): Omission[] {
  return [...new Set(parts.flatMap(({ missing }) => missing ?? []))];
}

function problemOfValue(
  { outcome, isForeign, isNumberUnknown }: FieldMatch,
  isKnown: boolean,
): RegisterProblem {
  if (isForeign) return "foreign";
  if (isNumberUnknown) return "numberUnknown";
  if (outcome === "name") return "otherName";
  if (outcome === "typo") return "typo";
  return isKnown ? "combination" : "unknown";
}

function formatFindings({ field, sentText, formats, formatted }: FieldMatch): Finding[] {
  const isLonger = formatted.length > sentText.length;
  return formats.map((format) =>
    registerFinding(format === "WHITESPACES" && isLonger ? "spaceMissing" : format, field),
  );
}

/**
 * The problems of a number itself; empty if it may be of one of the kinds. A number without letters
 * is checked with those of each kind.
 */
export function numberFindings(
  field: string,
  number: string,
  kinds: readonly NumberKind[],
): Finding[] {
  const errors = kinds.map((kind) =>
    numberError(kind, /^\d/.test(number) ? kind.prefix + number : number),
  );
  const [error = null] = errors;
  if (error === null || errors.includes(null)) return [];
  return [registerFinding(error, field)];
}

/**
 * The changes of a field to a record's value, as a chain: order, formatting, value, missing part.
 */
export function fieldFixes(match: FieldMatch, value: string | null): Fix[] {
  const { field, sentText, ordered } = match;
  if (ordered === undefined || value === null) return fixesOfOrdered(match, value);
  const kind: FixKind = ["SYNTAX", "VALUE_PART_CHANGED", null];
  const moved = fix(kind, { field, from: sentText, to: ordered });
  return [moved, ...fixesOfOrdered({ ...match, sentText: ordered }, value)];
}

function fixesOfOrdered(match: FieldMatch, value: string | null): Fix[] {
  const { field, sentText, formatted } = match;
  if (value === null)
    return isSameText(match)
      ? []
      : [fix(["VALUE", "REMOVED", null], { field, from: sentText, to: null })];
  if (isWrong(match)) return valueFixes(match, value);
  if (formatted === value) return formatFixes(match);
  const kinds = omissionsOf(match).map(fixKindOfOmission);
  const texts = [formatted, ...(kinds.length > 1 ? [withWholeNumber(match, value)] : []), value];
  const added = kinds.map((kind, at) =>
    fix(kind, { field, from: texts[at] ?? null, to: texts[at + 1] ?? null }),
  );
  return [...formatFixes(match), ...added];
}

/** A line with both halves of its house number, as in the value of a record. */
function withWholeNumber({ parts, formatted }: FieldMatch, value: string): string {
  const half = parts.find((part) => part.missing === "NUMBER_PART")?.formatted ?? "";
  const whole = wholeNumberPattern(half).exec(value)?.[0] ?? half;
  return formatted.replace(half, whole);
}

function wholeNumberPattern(half: string): RegExp {
  return new RegExp(String.raw`(?<=^|\s)\S*(?<![^\s/])${half}(?![^\s/,])[^\s,]*`, "u");
}

function fixKindOfOmission(missing: Omission): FixKind {
  return missing === "DISTRICT"
    ? ["FORMAT", "CHANGED", null]
    : ["SYNTAX", "VALUE_PART_ADDED", missing];
}

/** A wrong value is replaced in one step; its missing part is added in the next. */
function valueFixes({ field, sentText, parts }: FieldMatch, value: string): Fix[] {
  const isTypo = parts.some(({ outcome }) => outcome === "typo");
  const kind: FixKind = ["VALUE", "CHANGED", isTypo ? "TYPO" : null];
  const half = parts.find((part) => part.missing === "NUMBER_PART");
  if (half === undefined)
    return sentText === value ? [] : [fix(kind, { field, from: sentText, to: value })];
  const between = value.replace(wholeNumberPattern(half.formatted), half.formatted);
  return [
    fix(kind, { field, from: sentText, to: between }),
    fix(fixKindOfOmission("NUMBER_PART"), { field, from: between, to: value }),
  ];
}
