import { type NumberError, type NumberKind, numberError } from "../countries/numbers.ts";
import { criticalFinding, type Finding, type FindingKind } from "../shared/finding.ts";
import { type Fix, type FixKind, fix } from "../shared/fix.ts";
import { type FormatMistake, isSameText, type Omission } from "./comparison.ts";
import { type FieldMatch, isBlankField, isHouseNumber } from "./fields.ts";
import { formatFixes } from "./format-fixes.ts";

const invalidValue: FindingKind = ["VALUE", "INVALID", null];

/**
 * The problems of a field that another record may have. A wrong value has no findings about its
 * formatting.
 */
export function fieldFindings(match: FieldMatch, isKnown: boolean): Finding[] {
  const { field, outcome, missing } = match;
  if (isBlankField(match))
    return [criticalFinding(["VALUE", "EMPTY", null], [field], "The value is empty.")];
  if (isNumberMissing(match)) {
    const kind: FindingKind = ["SYNTAX", "VALUE_PART_MISSING", "NUMBER"];
    return [...formatFindings(match), criticalFinding(kind, [field], "The number is missing.")];
  }
  const isPartMissing = missing !== undefined && (isSameText(match) || outcome === "name");
  if (!isSameText(match) && !isPartMissing) return [valueFinding(match, isKnown)];
  const findings = [...positionFindings(match), ...formatFindings(match)];
  for (const each of omissionsOf(match)) findings.push(omissionFinding(each, field));
  return findings;
}

/** Whether a line with a known street lacks its house number. */
export function isNumberMissing({ parts, isForeign, isNumberUnknown }: FieldMatch): boolean {
  const isMissing = parts.some((part) => isHouseNumber(part) && part.formatted === "");
  return isMissing && isNumberUnknown && isForeign !== true;
}

function positionFindings({ field, ordered }: FieldMatch): Finding[] {
  if (ordered === undefined) return [];
  const text = "The house number, or a half of it, is in the wrong place.";
  return [criticalFinding(["SYNTAX", "VALUE_PART_POSITION", null], [field], text)];
}

/** Each once. */
function omissionsOf({ parts, missing }: FieldMatch): Omission[] {
  const omissions = [missing, ...parts.map((part) => part.missing)];
  return [...new Set(omissions.flatMap((each) => each ?? []))];
}

function valueFinding(
  { field, outcome, isForeign, isNumberUnknown }: FieldMatch,
  isKnown: boolean,
): Finding {
  if (isForeign)
    return criticalFinding(invalidValue, [field], "The value is not one of this country.");
  if (isNumberUnknown)
    return criticalFinding(["VALUE", "INVALID", "NUMBER"], [field], "The number is not known.");
  if (outcome === "name")
    return criticalFinding(invalidValue, [field], "The value is another name of the known one.");
  if (outcome === "typo")
    return criticalFinding(
      invalidValue,
      [field],
      "The value is not known. It is close to a known one.",
    );
  if (!isKnown) return criticalFinding(invalidValue, [field], "The value is not known.");
  return criticalFinding(
    ["VALUE", "INVALID_COMBINATION", null],
    [field],
    "The value does not belong to the other values.",
  );
}

function omissionFinding(missing: Omission, field: string): Finding {
  const kind = { relatedTo: [field], description: null };
  if (missing === "DISTRICT")
    return { ...kind, group: "FORMAT", type: "INVALID", subtype: null, severity: "warning" };
  return criticalFinding(
    ["SYNTAX", "VALUE_PART_MISSING", missing],
    [field],
    omissionTexts[missing],
  );
}

const omissionTexts: Record<Exclude<Omission, "DISTRICT">, string> = {
  PREFIX: "The letters at the beginning of the value are missing.",
  LEGAL_FORM: "The name lacks its legal form.",
  NUMBER_PART: "A half of the house number is missing.",
};

function formatFindings({ field, sentText, formats, formatted }: FieldMatch): Finding[] {
  return formats.map((format) => {
    const isLonger = format === "WHITESPACES" && formatted.length > sentText.length;
    const description = isLonger ? "The value lacks white space." : formatTexts[format];
    const subtype = format === "CHARACTERS" ? null : format;
    return {
      group: "FORMAT",
      type: "CHARACTERS",
      subtype,
      severity: "warning",
      relatedTo: [field],
      description,
    };
  });
}

const formatTexts: Record<FormatMistake, string> = {
  WHITESPACES: "The value has superfluous white space.",
  CASE_SENSITIVITY: "The value is in the wrong case.",
  DIACRITICS: "The diacritics or special letters are not those of the name.",
  CHARACTERS: "The value has superfluous punctuation or words.",
};

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
  const kind: FindingKind = error === "characters" ? ["SYNTAX", "CHARACTERS", null] : invalidValue;
  return [criticalFinding(kind, [field], numberTexts[error])];
}

const numberTexts: Record<NonNullable<NumberError>, string> = {
  characters: "Characters not allowed in this number.",
  tooShort: "The number has too few digits.",
  tooLong: "The number has too many digits.",
  checksum: "The check digit does not fit the other digits.",
};

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
  const { field, sentText, formatted, missing, isForeign } = match;
  if (value === null)
    return isSameText(match)
      ? []
      : [fix(["VALUE", "REMOVED", null], { field, from: sentText, to: null })];
  if (isForeign && match.outcome !== "typo")
    return sentText === value
      ? []
      : [fix(["VALUE", "CHANGED", null], { field, from: sentText, to: value })];
  const isWrong = !isSameText(match) && (missing === undefined || match.outcome !== "name");
  if (isWrong) return valueFixes(match, value);
  if (missing === undefined) return formatFixes(match);
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
function valueFixes(
  { field, sentText, outcome, missing, parts }: FieldMatch,
  value: string,
): Fix[] {
  const isTypo = outcome === "typo" || parts.some((part) => part.outcome === "typo");
  const kind: FixKind = ["VALUE", "CHANGED", isTypo ? "TYPO" : null];
  const half = parts.find((part) => part.missing === "NUMBER_PART");
  if (missing !== "NUMBER_PART" || half === undefined)
    return sentText === value ? [] : [fix(kind, { field, from: sentText, to: value })];
  const between = value.replace(wholeNumberPattern(half.formatted), half.formatted);
  return [
    fix(kind, { field, from: sentText, to: between }),
    fix(fixKindOfOmission(missing), { field, from: between, to: value }),
  ];
}
