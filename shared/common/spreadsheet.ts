/**
 * A number with the `.0` of programs that read a column as decimals; `,0` in Czech, Polish and
 * German.
 */
const DECIMAL = /^(\D*\d[\d ]*)[.,]0{1,2}\s*$/;

/** A long number as spreadsheets display and export it: 4.20607123456E+11, 6.07123456E+08. */
const EXPONENTIAL = /^(\s*\+?)(\d)(?:[.,](\d+))?E\+?(0?[1-9]\d{0,2})\s*$/i;

/**
 * The digits of a number that a spreadsheet turned into a decimal or an exponent, and its notation.
 * Undefined for any other text, and for an exponent that lost digits.
 */
export function withoutSpreadsheetNotation(text: string): string | undefined {
  const integer = DECIMAL.exec(text)?.[1];
  if (integer !== undefined) return integer;
  const [, before = "", firstDigit = "", fraction = "", power = ""] = EXPONENTIAL.exec(text) ?? [];
  const exponent = Number(power);
  if (firstDigit === "" || fraction.length < exponent) return undefined;
  return /^0*$/.test(fraction.slice(exponent))
    ? before + firstDigit + fraction.slice(0, exponent)
    : undefined;
}

/**
 * Whether a number with an exponent has fewer digits than the exponent. A spreadsheet drops
 * trailing zeros, so the number may or may not be complete.
 */
export function hasLostDigits(text: string): boolean {
  const [, , , fraction = "", power = ""] = EXPONENTIAL.exec(text) ?? [];
  return fraction.length < Number(power);
}
