import { closeSync, fsyncSync, openSync, rmSync } from "node:fs";
import { type Write, writeAll } from "@data-validation/client/internal/journal/files";
import type { Table, TableRow, Workbook } from "./table.ts";
import { writeHead, writeRow } from "./write-row.ts";

interface RowWriter {
  add(row: TableRow, added: Record<string, string>): void;
  end?(): Promise<void>;
}

/** Writes a table with added columns to a new file, durably. An incomplete file is removed. */
export async function writeTable(
  file: string,
  table: Table,
  added: string[],
  write: Write | undefined,
  fill: (writer: RowWriter) => Promise<void>,
): Promise<void> {
  rmSync(file, { force: true });
  const descriptor = openSync(file, "wx");
  try {
    const put = (bytes: Uint8Array) => writeAll(descriptor, bytes, write);
    const writer = table.workbook
      ? sheetWriter(table.workbook, added, put)
      : textWriter(table, added, put);
    await fill(writer);
    await writer.end?.();
    fsyncSync(descriptor);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

function textWriter(table: Table, columns: string[], put: (bytes: Uint8Array) => void): RowWriter {
  put(Buffer.from(writeHead(table, columns)));
  return {
    add: (row, added) => put(Buffer.from(writeRow(row, added, table) + table.lineEnd)),
  };
}

function sheetWriter(
  workbook: Workbook,
  columns: string[],
  put: (bytes: Uint8Array) => void,
): RowWriter {
  workbook.addHeader(columns);
  return {
    add(row, added) {
      if (row.values) workbook.addCells(row, Object.values(added));
    },
    end: async () => put(await workbook.save()),
  };
}
