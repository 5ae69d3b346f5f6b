import { type NumberError, type NumberKind, numberError } from "../countries/numbers.ts";
import { critical, type Finding, type FindingKind } from "../shared/finding.ts";
import { type Fix, type FixKind, fix } from "../shared/fix.ts";
import { agrees, type Format, type Missing } from "./comparison.ts";
import { type FieldMatch, isBlank } from "./fields.ts";

/** What is wrong with a field, whose value another record may have. */
export function findingsOf(match: FieldMatch, isKnown: boolean): Finding[] {
  const { field, outcome, missing } = match;
  if (isBlank(match)) return [critical(["VALUE", "EMPTY", null], [field], "The value is empty.")];
  const findings = formatFindings(match);
  if (missing)
    findings.push(
      critical(["SYNTAX", "VALUE_PART_MISSING", missing], [field], missingTexts[missing]),
    );
  const isComplete = agrees(match) || (outcome === "name" && missing !== undefined);
  return isComplete ? findings : [...findings, valueFinding(match, isKnown)];
}

function valueFinding({ field, outcome, isNumberUnknown }: FieldMatch, isKnown: boolean): Finding {
  const invalid: FindingKind = ["VALUE", "INVALID", null];
  if (isNumberUnknown)
    return critical(["VALUE", "INVALID", "NUMBER"], [field], "The number is not known.");
  if (outcome === "name")
    return critical(invalid, [field], "The value is another name of the known one.");
  if (outcome === "typo")
    return critical(invalid, [field], "The value is not known. It is close to a known one.");
  if (!isKnown) return critical(invalid, [field], "The value is not known.");
  return critical(
    ["VALUE", "INVALID_COMBINATION", null],
    [field],
    "The value does not belong to the other values.",
  );
}

export function formatFindings({ field, sent, formats, formatted }: FieldMatch): Finding[] {
  return formats.map((format) => {
    const isLonger = format === "WHITESPACES" && formatted.length > sent.length;
    const text = isLonger ? "The value lacks white space." : formatTexts[format];
    return critical(
      ["FORMAT", "CHARACTERS", format === "CHARACTERS" ? null : format],
      [field],
      text,
    );
  });
}

const formatTexts: Record<Format, string> = {
  WHITESPACES: "The value has superfluous white space.",
  CASE_SENSITIVITY: "The value is in the wrong case.",
  DIACRITICS: "The diacritics or special letters are not those of the name.",
  CHARACTERS: "The value has superfluous punctuation or words.",
};

const missingTexts: Record<Missing, string> = {
  PREFIX: "The letters at the beginning of the value are missing.",
  LEGAL_FORM: "The name lacks its legal form.",
};

/** What is wrong with a number as such: nothing if it can be of one of some kinds. Without letters, it is taken with those of each. */
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
  const [kind, text] = errorFindings[error];
  return [critical(kind, [field], text)];
}

const errorFindings: Record<NonNullable<NumberError>, readonly [FindingKind, string]> = {
  characters: [["SYNTAX", "CHARACTERS", null], "The value has characters that no such number has."],
  tooShort: [["SYNTAX", "VALUE_LENGTH", "TOO_SHORT"], "The number has too few digits."],
  tooLong: [["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], "The number has too many digits."],
  checksum: [["SYNTAX", "INVALID", "NUMBER"], "The check digit does not fit the other digits."],
};

export function formatFixes({ field, sent, formats, formatted }: FieldMatch): Fix[] {
  const [format] = formats;
  return format === undefined
    ? []
    : [fix(["FORMAT", "CHANGED", format], { field, from: sent, to: formatted })];
}

/** The changes from a field to the value of a record, first of the formatting; the record may have more of the number. */
export function fixesOf(match: FieldMatch, value: string | null, isCompleted: boolean): Fix[] {
  const { field, sent, formatted, missing, parts } = match;
  if (agrees(match) && missing === undefined) {
    const isLonger = isCompleted && parts.some(({ name }) => name === "number");
    const completed = fix(["VALUE", "VALUE_PART_ADDED", null], {
      field,
      from: formatted,
      to: value,
    });
    return isLonger ? [...formatFixes(match), completed] : formatFixes(match);
  }
  if (value === null) return [fix(["VALUE", "REMOVED", null], { field, from: sent, to: null })];
  return [...formatFixes(match), fix(valueFixKind(match), { field, from: formatted, to: value })];
}

function valueFixKind({ outcome, missing, isNumberUnknown }: FieldMatch): FixKind {
  if (isNumberUnknown) return ["VALUE", "VALUE_PART_CHANGED", null];
  if (outcome === "typo") return ["VALUE", "VALUE_CHANGED", "TYPO"];
  return missing === undefined
    ? ["VALUE", "VALUE_CHANGED", null]
    : ["SYNTAX", "VALUE_PART_ADDED", missing];
}
