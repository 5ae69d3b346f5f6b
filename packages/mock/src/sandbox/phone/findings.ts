import { type Finding, type FindingKind, finding, type Severity } from "../shared/finding.ts";

/** Everything that can be wrong with a phone number. Grouping is a matter of taste (info); foreign digits are understood (warning). */
const catalogue = {
  separators: [
    ["FORMAT", "CHARACTERS", null],
    "The number has brackets, dashes, dots or slashes between its digits.",
    "info",
  ],
  whiteSpace: [
    ["FORMAT", "CHARACTERS", "WHITESPACES"],
    "The number has white space other than single spaces between groups of digits.",
    "info",
  ],
  foreignSigns: [
    ["FORMAT", "CHARACTERS", null],
    "The number has digits or a plus sign of another script than Latin.",
    "warning",
  ],
  plusMissing: [["FORMAT", "INVALID", "PLUS_SIGN"], "The international prefix must begin with one plus sign."],
  plusInside: [["SYNTAX", "VALUE_PART_POSITION", "PLUS_SIGN"], "The plus sign is not at the beginning of the number."],
  lookalike: [["SYNTAX", "CHARACTERS", null], "The number has letters that look like digits."],
  words: [["SYNTAX", "VALUE_PART_EXTRA", null], "The number has other text around it."],
  extension: [["SYNTAX", "VALUE_PART_EXTRA", null], "The number has an extension."],
  letters: [["SYNTAX", "CHARACTERS", null], "The value has characters that no phone number has."],
  empty: [["VALUE", "EMPTY", null], "The value is empty."],
  tooShort: [["SYNTAX", "VALUE_LENGTH", "TOO_SHORT"], "The number has too few digits for its prefix."],
  tooLong: [["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], "The number has too many digits for its prefix."],
  wrongLength: [["SYNTAX", "VALUE_LENGTH", null], "No number with this prefix has this many digits."],
  prefixMissing: [["SYNTAX", "VALUE_PART_MISSING", "PREFIX"], "The number has no international prefix."],
  prefixUnknown: [["VALUE", "INVALID", "PREFIX"], "No country has this international prefix."],
  prefixNotAllowed: [["VALUE", "NOT_ALLOWED", "PREFIX"], "The international prefix is not an allowed one."],
  prefixTwice: [["SYNTAX", "VALUE_PART_EXTRA", "PREFIX"], "The number has its international prefix twice."],
  prefixConflict: [
    ["VALUE", "INVALID_COMBINATION", "PREFIX"],
    "The number begins with another international prefix than the one sent beside it.",
  ],
  unassigned: [["VALUE", "INVALID", "NUMBER"], "The number is not assigned under this prefix."],
  trunk: [["FORMAT", "INVALID", "NUMBER"], "The number has digits that are dialled within its country only."],
} as const satisfies Record<string, readonly [kind: FindingKind, description: string, severity?: Severity]>;

export type PhoneProblem = keyof typeof catalogue;

export function phoneFinding(problem: PhoneProblem, ...fields: string[]): Finding {
  const [kind, description, severity = "critical"] = catalogue[problem];
  return finding(severity, kind, fields, description);
}
