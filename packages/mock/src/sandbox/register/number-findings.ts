import { type NumberError, type NumberKind, numberError } from "../countries/numbers.ts";
import { critical, type Finding, type FindingKind } from "../shared/finding.ts";

/** What is wrong with a number as such: nothing if it can be of one of some kinds. Without letters, it is taken with those of each. */
export function numberFindings(field: string, number: string, kinds: readonly NumberKind[]): Finding[] {
  const errors = kinds.map((kind) => numberError(kind, /^\d/.test(number) ? kind.prefix + number : number));
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
