/** A town with its postal code in one cell: the values of both, as far as the cell has them. */
export interface ZipAndCity {
  zip?: string;
  city?: string;
}

/**
 * Postal codes beside a town: `186 00`, `00-590`, `10115`, `D-10115`, `1012 AB`, `62704-1234`,
 * `SW1A 1AA`.
 */
const ZIP =
  /(?<![\p{L}\d-])(?:[A-Z]{1,2}-)?(?:\d{3} ?\d{2}|\d{2}-\d{3}|\d{5}-\d{4}|\d{4} ?[A-Z]{2}|\d{4,6}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})(?![\p{L}\d-])/u;
const SEPARATOR = /[\s,;/–-]/;

/** Divides `186 00 Praha 8` and `Praha 8, 186 00`. */
export function divideZipAndCity(cell: string): ZipAndCity {
  const zip = ZIP.exec(cell)?.[0];
  const city = trimAround(zip === undefined ? cell : withoutZip(cell, zip));
  return { ...(zip !== undefined && { zip }), ...(city !== "" && { city }) };
}

/** Brackets around the postal code go with it. */
function withoutZip(cell: string, zip: string): string {
  return cell.includes(`(${zip})`) ? cell.replace(`(${zip})`, " ") : cell.replace(zip, " ");
}

/** In one pass: an expression for the end of a text takes the square of its length. */
function trimAround(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && SEPARATOR.test(text[start] ?? "")) start += 1;
  while (end > start && SEPARATOR.test(text[end - 1] ?? "")) end -= 1;
  return text.slice(start, end);
}

/** The cell of a town with its postal code. */
export function joinZipAndCity({ zip, city }: { zip?: unknown; city?: unknown }): string {
  return [zip, city].filter((value) => typeof value === "string" && value !== "").join(" ");
}
