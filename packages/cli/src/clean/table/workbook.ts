// Loaded for workbooks only, since the library is large.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { didYouMean } from "@data-validation/common/did-you-mean";
import { type CellValue, openXlsx, type Sheet, saveXlsx } from "hucre/xlsx";
import { UserError } from "../../command-line.ts";
import { recogniseColumn } from "../columns/recognise.ts";
import { rejectRepeatedColumns, type Table, type TableRow, type Workbook } from "./table.ts";
import { measureArchive, TooLargeError } from "./zip.ts";

/** Bytes of the unpacked workbook. */
const LARGEST_WORKBOOK = 200 * 1024 * 1024;

/** The first filled row is the header. */
export async function openSheet(file: string, sheetName?: string): Promise<Table> {
  const bytes = readFileSync(file);
  const book = await readBook(file, bytes);
  const sheet = chooseSheet(book.sheets, file, sheetName);
  const headerIndex = sheet.rows.findIndex(isFilled);
  const columns = (sheet.rows[headerIndex] ?? []).map((cell) => cellText(cell).trim());
  // A note beside the table is kept: the added columns are to the right of it.
  while (columns.at(-1) === "" && !isFilled(sheet.rows.map((cells) => cells[columns.length - 1])))
    columns.pop();
  if (columns.length === 0)
    throw new UserError(`${sheet.name} of ${basename(file)} has no header.`);
  rejectRepeatedColumns(columns, sheet.name);
  const formulas = [...(sheet.cells?.values() ?? [])].filter(({ formula }) => formula).length;
  return {
    file,
    encoding: { name: "utf-8", hasMark: false },
    kind: "xlsx",
    columns,
    head: "",
    delimiter: "",
    lineEnd: "",
    sheet: sheet.name,
    ...(formulas > 0 && { formulas }),
    workbook: toWorkbook(book, sheet, headerIndex, columns),
  };
}

async function readBook(file: string, bytes: Buffer) {
  const name = basename(file);
  try {
    const entries = measureArchive(bytes, LARGEST_WORKBOOK);
    if (!entries.includes("xl/workbook.xml"))
      throw new UserError(
        `${name} is not an Excel workbook (.xlsx). Save it as .xlsx, or as CSV with UTF-8.`,
      );
    return await openXlsx(bytes);
  } catch (error) {
    if (error instanceof UserError) throw error;
    if (error instanceof TooLargeError)
      throw new UserError(
        `${name} unpacks to more than 200 MB. Save the sheet as CSV with UTF-8, which has no such limit.`,
      );
    throw new UserError(
      `${name} cannot be read as a workbook (${(error as Error).message}). Save it again, or as CSV with UTF-8.`,
    );
  }
}

/**
 * The named sheet, or the first one whose header has a known field, or the first one with cells.
 */
function chooseSheet(sheets: Sheet[], file: string, sheetName?: string): Sheet {
  const names = sheets.map(({ name }) => name);
  if (sheetName !== undefined) {
    const sheet = sheets.find(({ name }) => name === sheetName);
    if (sheet) return sheet;
    throw new UserError(
      `${basename(file)} has no sheet ${sheetName}.${didYouMean(sheetName, names)} Sheets: ${names.join(", ")}.`,
    );
  }
  const filled = sheets.filter(({ rows }) => rows.some(isFilled));
  const [first] = filled;
  if (!first) throw new UserError(`${basename(file)} has no sheet with cells.`);
  return filled.find(hasKnownHeader) ?? first;
}

function isFilled(cells: readonly (CellValue | undefined)[]): boolean {
  return cells.some((cell) => cellText(cell).trim() !== "");
}

function hasKnownHeader({ rows }: Sheet): boolean {
  return (rows.find(isFilled) ?? []).some((cell) => recogniseColumn(cellText(cell)) !== undefined);
}

function toWorkbook(
  book: Awaited<ReturnType<typeof openXlsx>>,
  sheet: Sheet,
  header: number,
  columns: string[],
): Workbook {
  const rowAt = (index: number): TableRow => {
    const cells = sheet.rows[index] ?? [];
    const line = index + 1;
    if (!isFilled(cells)) return { line, raw: "" };
    const values = Object.fromEntries(columns.map((column, at) => [column, cellText(cells[at])]));
    return { line, raw: "", values };
  };
  const addCells = (index: number, added: string[]) => {
    const row = sheet.rows[index] ?? [];
    row.splice(columns.length, added.length, ...added);
    sheet.rows[index] = row;
  };
  return {
    sheets: book.sheets.length,
    *rows() {
      for (let index = header + 1; index < sheet.rows.length; index += 1) yield rowAt(index);
    },
    addHeader: (added) => addCells(header, added),
    addCells: ({ line }, added) => addCells(line - 1, added),
    // The other sheets, formulas and formats are kept.
    save: () => saveXlsx(book),
  };
}

/**
 * The text of a cell as displayed: the value of a formula, a whole number without exponent, an ISO
 * date.
 */
function cellText(cell: CellValue | undefined): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, "");
  if (typeof cell === "number" && Number.isSafeInteger(cell)) return cell.toFixed(0);
  return String(cell);
}
