/** A number with the `.0` that programs add which read a column as decimals; in Czech, Polish and German `,0`. */
const decimal = /^(\D*\d[\d ]{3,})[.,]0{1,2}(?=\s*$)/;

/** A number as spreadsheets show and export long ones: 4.20607123456E+11. */
const exponential = /^(\s*\+?)(\d)(?:[.,](\d+))?E\+?(\d{1,2})(?=\s*$)/i;

/**
 * The digits that a spreadsheet made a decimal or an exponent of, and what it is written as; undefined for any other text,
 * and for an exponent with fewer digits than the number had: these are lost.
 */
export function withoutSpreadsheetNotation(text: string): string | undefined {
  const integer = decimal.exec(text)?.[1];
  if (integer !== undefined) return integer;
  const [, before = "", first = "", fraction = "", power = ""] = exponential.exec(text) ?? [];
  const exponent = Number(power);
  if (first === "" || exponent === 0 || fraction.length < exponent) return undefined;
  return /^0*$/.test(fraction.slice(exponent))
    ? before + first + fraction.slice(0, exponent)
    : undefined;
}

/** A calling code that a spreadsheet made a decimal of: 420.0. A postal code may have such a dot: 186.00. */
export function withoutDecimal(prefix: string): string {
  return prefix.replace(/^(\s*\+?\d{1,3})[.,]0\s*$/, "$1");
}
