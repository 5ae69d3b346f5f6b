/**
 * A number with the `.0` of programs that read a column as decimals; `,0` in Czech, Polish and
 * German.
 */
const DECIMAL = /^(\D*\d[\d ]{3,})[.,]0{1,2}(?=\s*$)/;

/** A long number as spreadsheets display and export it: 4.20607123456E+11. */
const EXPONENTIAL = /^(\s*\+?)(\d)(?:[.,](\d+))?E\+?(\d{1,2})(?=\s*$)/i;

/**
 * The digits of a number that a spreadsheet turned into a decimal or an exponent, and its notation.
 * Undefined for any other text, and for an exponent that lost digits.
 */
export function withoutSpreadsheetNotation(text: string): string | undefined {
  const integer = DECIMAL.exec(text)?.[1];
  if (integer !== undefined) return integer;
  const [, before = "", first = "", fraction = "", power = ""] = EXPONENTIAL.exec(text) ?? [];
  const exponent = Number(power);
  if (first === "" || exponent === 0 || fraction.length < exponent) return undefined;
  return /^0*$/.test(fraction.slice(exponent))
    ? before + first + fraction.slice(0, exponent)
    : undefined;
}

/**
 * A calling code turned into a decimal: 420.0. In a postal code, the dot may be a separator:
 * 186.00.
 */
export function withoutDecimal(prefix: string): string {
  return prefix.replace(/^(\s*\+?\d{1,3})[.,]0\s*$/, "$1");
}
