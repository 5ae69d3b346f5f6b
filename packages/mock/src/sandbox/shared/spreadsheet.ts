import { withoutSpreadsheetNotation } from "@data-validation/common/spreadsheet";

/**
 * A number of more than three digits before a spreadsheet turned it into a decimal or an exponent.
 * In a shorter one, the dot may be a separator: the postal code 186.00.
 */
export function undoSpreadsheetNumber(text: string): string | undefined {
  const digits = withoutSpreadsheetNotation(text);
  return digits !== undefined && /\d[\d ]{3}/.test(digits) ? digits : undefined;
}

/** A calling code turned into a decimal: 420.0. */
export function undoDecimalCode(prefix: string): string {
  return prefix.replace(/^(\s*\+?\d{1,3})[.,]0\s*$/, "$1");
}
