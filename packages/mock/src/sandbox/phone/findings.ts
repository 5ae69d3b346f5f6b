import { type Finding, type FindingKind, finding, type Severity } from "../shared/finding.ts";
import { type Fix, fix, partFix } from "../shared/fix.ts";
import type { Flaw, FlawKind } from "./reading.ts";

/**
 * What each flaw of the text means for the number. How the digits are grouped is a matter of taste (info), foreign digits are
 * understood (warning), and what another system could misunderstand makes the number invalid (critical).
 */
const flawFindings: Record<FlawKind, ReturnType<typeof about>> = {
  separators: about(
    ["FORMAT", "CHARACTERS", null],
    "The number has brackets, dashes, dots or slashes between its digits.",
    "info",
  ),
  whiteSpace: about(
    ["FORMAT", "CHARACTERS", "WHITESPACES"],
    "The number has white space other than single spaces between groups of digits.",
    "info",
  ),
  foreignSigns: about(
    ["FORMAT", "CHARACTERS", null],
    "The number has digits or a plus sign of another script than Latin.",
    "warning",
  ),
  lead: about(["FORMAT", "INVALID", "PLUS_SIGN"], "The international prefix must begin with one plus sign."),
  plusInside: about(
    ["SYNTAX", "VALUE_PART_POSITION", "PLUS_SIGN"],
    "A plus sign belongs at the beginning of the number only.",
  ),
  lookalike: about(["SYNTAX", "CHARACTERS", null], "The number has letters that look like digits."),
  words: about(["SYNTAX", "VALUE_PART_EXTRA", null], "The number has other text around it."),
  extension: about(
    ["SYNTAX", "VALUE_PART_EXTRA", null],
    "The number has an extension, which is not part of a phone number.",
  ),
  letters: about(["SYNTAX", "CHARACTERS", null], "The value has characters that no phone number has."),
};

/** What a flaw of the text means, as a finding about the fields. */
export function flawFinding(kind: FlawKind, fields: readonly string[]): Finding {
  return flawFindings[kind](fields);
}

/** The change that repairs a flaw; undefined for a flaw that needs no repair, or that has none. */
export function flawFix(flaw: Flaw, field: string): Fix | undefined {
  switch (flaw.kind) {
    case "lead":
      return numberFix("FORMAT", "PLUS_SIGN", field, flaw.text === "" ? null : flaw.text, flaw.repaired);
    case "plusInside":
      return numberFix("SYNTAX", "PLUS_SIGN", field, flaw.text, null);
    case "lookalike":
      return numberFix("SYNTAX", "TYPO", field, flaw.text, flaw.repaired);
    case "words":
    case "extension":
      return numberFix("SYNTAX", "CHARACTERS", field, flaw.text, null);
    default:
      return undefined;
  }
}

/** A change of a part of the number: from a part or from nothing (null), to another part or to nothing (null). */
export function numberFix(group: string, subtype: string, field: string, from: string | null, to: string | null): Fix {
  return partFix(group, subtype, { field, from, to });
}

/** A change of the prefix: of a part of the number, or of the whole field where the query has the prefix apart. */
export function prefixFix(field: string, from: string | null, to: string | null): Fix {
  const group = from === null || to === null ? "SYNTAX" : "VALUE";
  if (field !== "prefix") return partFix(group, "PREFIX", { field, from, to });
  return fix([group, from === null ? "ADDED" : "VALUE_CHANGED", "PREFIX"], { field, from, to });
}

/** Findings about the number itself, once its text is understood: each from the fields that it is about. */
export const numberFindings = {
  empty: about(["VALUE", "EMPTY", null], "The value is empty."),
  textTooLong: about(["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], "The value is longer than any phone number."),
  tooShort: about(["SYNTAX", "VALUE_LENGTH", "TOO_SHORT"], "The number has too few digits for its prefix."),
  tooLong: about(["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], "The number has too many digits for its prefix."),
  wrongLength: about(["SYNTAX", "VALUE_LENGTH", null], "No number with this prefix has this many digits."),
  prefixMissing: about(["SYNTAX", "VALUE_PART_MISSING", "PREFIX"], "The number has no international prefix."),
  prefixUnknown: about(["VALUE", "INVALID", "PREFIX"], "No country has this international prefix."),
  prefixNotAllowed: about(
    ["VALUE", "NOT_ALLOWED", "PREFIX"],
    "The international prefix is not among the allowed ones.",
  ),
  prefixTwice: about(["SYNTAX", "VALUE_PART_EXTRA", "PREFIX"], "The number has its international prefix twice."),
  prefixConflict: about(
    ["VALUE", "INVALID_COMBINATION", "PREFIX"],
    "The number has another international prefix than the one beside it.",
  ),
  unassigned: about(["VALUE", "INVALID", "NUMBER"], "No number of this kind is assigned under this prefix."),
  trunkDigits: about(
    ["FORMAT", "INVALID", "NUMBER"],
    "The number has digits that are dialled within its country only, such as a leading 0.",
    "warning",
  ),
};

function about(kind: FindingKind, description: string, severity: Severity = "critical") {
  return (fields: readonly string[]): Finding => finding(severity, kind, fields, description);
}
