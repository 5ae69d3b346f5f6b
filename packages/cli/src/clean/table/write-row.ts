import { stringify } from "csv-stringify/sync";
import type { Table, TableRow } from "./table.ts";

/** A row without values stays unchanged. */
export function writeRow(
  { raw, values }: TableRow,
  added: Record<string, string>,
  table: Table,
): string {
  if (!values) return raw;
  if (table.kind === "csv")
    return raw + table.delimiter + writeCells(Object.values(added).map(makeHarmless), table);
  const open = raw.trimEnd().slice(0, -1).trimEnd();
  return `${open}${open.endsWith("{") ? "" : ","}${JSON.stringify(added).slice(1, -1)}}`;
}

/** The text before the first row, with columns added to the header. */
export function writeHead(table: Table, added: string[]): string {
  const mark = table.encoding.hasMark || table.encoding.name !== "utf-8" ? "\ufeff" : "";
  if (table.kind === "ndjson") return mark;
  return `${mark}${table.head}${table.delimiter}${writeCells(added, table)}${table.lineEnd}`;
}

function writeCells(cells: string[], { delimiter }: Table): string {
  return stringify([cells], { delimiter, record_delimiter: "", quoted_match: /^\s|\s$|[\r\n]/ });
}

/**
 * Keeps a spreadsheet from executing a cell as a formula. Phone numbers also begin with a plus sign
 * and are exempt.
 */
function makeHarmless(cell: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^\+[\d ]+$/.test(cell) ? `'${cell}` : cell;
}
