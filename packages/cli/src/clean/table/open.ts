import { basename } from "node:path";
import { UserError } from "../../command-line.ts";
import { isWorkbook } from "./file-format.ts";
import { openTextTable, type Table } from "./table.ts";

/** Opens a table: a sheet of a workbook, CSV or NDJSON. */
export async function openInput(file: string, encoding?: string, sheet?: string): Promise<Table> {
  if (isWorkbook(file)) {
    const { openSheet } = await import("./workbook.ts");
    return openSheet(file, sheet);
  }
  if (sheet !== undefined)
    throw new UserError(`${basename(file)} has no sheets: --sheet is for workbooks (.xlsx).`);
  return openTextTable(file, encoding);
}
