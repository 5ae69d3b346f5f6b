import type { Cells } from "./columns/guess.ts";
import { readRows, type Table } from "./table.ts";

/** How many filled cells of a column are looked at. */
const LOOKED_AT = 200;

/** The first filled cells of each column. All rows are read until each column has enough, so that an empty column is known to be empty. */
export async function sampleCells(table: Table, limit: number): Promise<Cells> {
  const cells = new Map<string, string[]>(table.columns.map((column) => [column, []]));
  let open = table.columns.length;
  for await (const { values = {} } of readRows(table, limit)) {
    for (const [column, text] of Object.entries(values)) {
      // A later object of NDJSON may have further fields.
      if (!cells.has(column)) open += 1;
      const own = cells.get(column) ?? [];
      cells.set(column, own);
      const cell = text.trim();
      if (cell === "" || own.length >= LOOKED_AT) continue;
      own.push(cell);
      if (own.length === LOOKED_AT) open -= 1;
    }
    if (open === 0) break;
  }
  return cells;
}
