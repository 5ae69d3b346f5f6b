import type { ColumnCells } from "./columns/cell-looks.ts";
import { readRows, type Table } from "./table/table.ts";

/** Filled cells per column, and rows, in a sample. */
const SAMPLE_SIZE = 200;

/** The first filled cells of each column, and the first rows. */
export interface Sample {
  cells: ColumnCells;
  rows: Record<string, string>[];
}

/** Reads until each column has enough cells, so a column without cells is certainly empty. */
export async function sampleCells(table: Table, limit: number): Promise<Sample> {
  const cells = new Map<string, string[]>(table.columns.map((column) => [column, []]));
  const rows: Record<string, string>[] = [];
  let unfinished = table.columns.length;
  for await (const { values = {} } of readRows(table, limit)) {
    keepRow(rows, values);
    for (const [column, cellText] of Object.entries(values)) {
      // A later object of NDJSON may have further fields.
      if (!cells.has(column)) unfinished += 1;
      const cellsOfColumn = cells.get(column) ?? [];
      cells.set(column, cellsOfColumn);
      const cell = cellText.trim();
      if (cell === "" || cellsOfColumn.length >= SAMPLE_SIZE) continue;
      cellsOfColumn.push(cell);
      if (cellsOfColumn.length === SAMPLE_SIZE) unfinished -= 1;
    }
    if (unfinished === 0) break;
  }
  return { cells, rows };
}

function keepRow(rows: Record<string, string>[], values: Record<string, string>): void {
  if (rows.length < SAMPLE_SIZE && Object.keys(values).length > 0) rows.push(values);
}
