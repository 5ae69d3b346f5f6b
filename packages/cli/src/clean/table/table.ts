import { basename } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isObject } from "@data-validation/common/object";
import { type CsvError, parse } from "csv-parse";
import { parse as parseAll } from "csv-parse/sync";
import { UserError } from "../../command-line.ts";
import { formatNumber } from "../../format.ts";
import { type Encoding, recogniseEncoding, streamText } from "./encoding.ts";

export interface Table {
  file: string;
  encoding: Encoding;
  kind: "csv" | "ndjson" | "xlsx";
  /** Columns in their order; of NDJSON, the fields of the first rows. */
  columns: string[];
  /** The text up to the end of the header; empty for NDJSON. */
  head: string;
  delimiter: string;
  lineEnd: string;
  /** Name of the sheet of a workbook. */
  sheet?: string;
  /** How many cells of the sheet are formulas: their values count. */
  formulas?: number;
  /** The rows of a workbook, which is in memory as a whole. */
  workbook?: Workbook;
}

export interface Workbook {
  sheets: number;
  rows(): Iterable<TableRow>;
  /** Adds cells after the header's, or after those of a row. */
  addHeader(added: string[]): void;
  addCells(row: TableRow, added: string[]): void;
  save(): Promise<Uint8Array>;
}

export interface TableRow {
  /** Its first line, from 1. */
  line: number;
  /** Its text without the end of the line, with as many cells as the header has. */
  raw: string;
  /** Its values by column; undefined for an empty line and a row that cannot be read. */
  values?: Record<string, string>;
  problem?: string;
}

/** A record as the parser reads it. */
type TableRecord = { cells: string[]; raw: string; line: number };

const delimiters = [",", ";", "\t", "|"];
const LINE_END = /\r\n|\n|\r/;
/** More than this is most likely an open quotation mark. */
const LONGEST_ROW = 1024 * 1024;
/** Length of the sample from which the delimiter is detected. */
const SAMPLE_LENGTH = 64 * 1024;

/** An object that is nested deeper than this is not a record of a person or company. */
const DEEPEST_OBJECT = 100;

const csvOptions = {
  relax_quotes: true,
  relax_column_count: true,
  record_delimiter: ["\r\n", "\n", "\r"],
  max_record_size: LONGEST_ROW,
};

export async function openTextTable(file: string, namedEncoding?: string): Promise<Table> {
  const encoding = recogniseEncoding(file, namedEncoding);
  let sample = "";
  for await (const piece of streamText(file, encoding)) {
    sample += piece;
    if (sample.length >= SAMPLE_LENGTH) break;
  }
  const lineEnd = LINE_END.exec(sample)?.[0] ?? "\n";
  if (/\.(ndjson|jsonl)$/i.test(file))
    return {
      file,
      encoding,
      kind: "ndjson",
      columns: fieldsIn(sample, file),
      head: "",
      delimiter: "\n",
      lineEnd,
    };
  const delimiter = /^\s*sep=(.)[\r\n]/i.exec(sample)?.[1] ?? guessDelimiter(sample);
  const table: Table = { file, encoding, kind: "csv", columns: [], head: "", delimiter, lineEnd };
  await readHeader(table, sample);
  return table;
}

/** The fields of the objects in a sample of NDJSON. */
function fieldsIn(sample: string, file: string): string[] {
  if (sample.trimStart().startsWith("["))
    throw new UserError(
      `${basename(file)} is one JSON array. Write one object a line: jq -c '.[]' file.json`,
    );
  const objects = sample.split(LINE_END).map((line) => flatten(readObject(line) ?? {}) ?? {});
  return [...new Set(objects.flatMap((object) => Object.keys(object)))];
}

async function readHeader(table: Table, sample: string): Promise<void> {
  const name = basename(table.file);
  for await (const { cells, raw } of readRecords(table)) {
    table.head += raw;
    if (isBeforeHeader(cells, raw)) {
      table.head += table.lineEnd;
      continue;
    }
    // A line break inside the header does not end the line.
    table.lineEnd =
      LINE_END.exec(sample.slice(sample.indexOf(raw) + raw.length))?.[0] ?? table.lineEnd;
    table.columns = cells.map((cell) => cell.trim());
    break;
  }
  if (table.columns.length === 0) throw new UserError(`${name} has no header.`);
  rejectRepeatedColumns(table.columns, name);
}

/** @throws UserError for a name that two columns of a file or a sheet have */
export function rejectRepeatedColumns(columns: readonly string[], name: string): void {
  const twice = columns.find((column, index) => column !== "" && columns.indexOf(column) !== index);
  if (twice !== undefined)
    throw new UserError(
      `Two columns of ${name} are called ${twice}. Rename one of them in the header.`,
    );
}

export async function* readRows(
  table: Table,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<TableRow, void, undefined> {
  let isInHead = table.kind === "csv";
  let rows = 0;
  for (const row of table.workbook?.rows() ?? []) {
    if (++rows > limit) return;
    yield row;
  }
  if (table.workbook) return;
  for await (const record of readRecords(table)) {
    if (isInHead) isInHead = isBeforeHeader(record.cells, record.raw);
    else if (++rows > limit) return;
    else yield toRow(record, table);
  }
}

function toRow(record: TableRecord, table: Table): TableRow {
  const { cells, raw, line } = record;
  if (cells.every((cell) => cell.trim() === "")) return { line, raw };
  return table.kind === "ndjson" ? toRowOfObject(record) : toRowOfCells(record, table);
}

function toRowOfObject({ raw, line }: TableRecord): TableRow {
  const object = readObject(raw);
  if (!object) return { line, raw, problem: "no JSON object" };
  const values = flatten(object);
  return values
    ? { line, raw, values }
    : { line, raw, problem: `nested deeper than ${DEEPEST_OBJECT} levels` };
}

function toRowOfCells(
  { cells, raw, line }: TableRecord,
  { columns, file, delimiter }: Table,
): TableRow {
  const isHeader =
    cells.length === columns.length && cells.every((cell, index) => cell.trim() === columns[index]);
  if (isHeader)
    throw new UserError(`Line ${line} of ${basename(file)} is the header again. Remove that line.`);
  // Excel omits empty cells at the end of a row; other programs add one.
  const missing = delimiter.repeat(Math.max(0, columns.length - cells.length));
  const extra = delimiter.repeat(Math.max(0, cells.length - columns.length));
  if (!raw.endsWith(extra) || cells.slice(columns.length).some((cell) => cell !== ""))
    return { line, raw, problem: `${cells.length} cells, and the header has ${columns.length}` };
  const values = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""]));
  return { line, raw: raw.slice(0, raw.length - extra.length) + missing, values };
}

async function* readRecords({
  file,
  encoding,
  kind,
  delimiter,
}: Table): AsyncGenerator<TableRecord> {
  // NDJSON is parsed as a table with one column and without quotation marks.
  const parser = parse({
    ...csvOptions,
    delimiter,
    raw: true,
    quote: kind === "csv" ? '"' : false,
  });
  // An error here is reported by the loop below.
  pipeline(Readable.from(streamText(file, encoding)), parser).catch(() => {});
  let line = 1;
  try {
    for await (const { record, raw } of parser as AsyncIterable<{
      record: string[];
      raw: string;
    }>) {
      const text = raw.replace(/[\r\n]+$/, "");
      yield { cells: record, raw: text, line };
      line += text.split(LINE_END).length;
    }
  } catch (error) {
    const { code } = error as CsvError;
    const row = `The row in line ${line} of ${basename(file)}`;
    if (code === "CSV_QUOTE_NOT_CLOSED")
      throw new UserError(`${row} opens a quotation mark. Close or remove it.`);
    if (code !== "CSV_MAX_RECORD_SIZE") throw error;
    const limit = `${formatNumber(LONGEST_ROW)} characters`;
    throw new UserError(
      `${row} is longer than ${limit}. Shorten it, or close the quotation mark that it opens.`,
    );
  }
}

/** Whether a record precedes the header: an empty line, or `sep=;` of Excel. */
function isBeforeHeader(cells: string[], raw: string): boolean {
  return cells.every((cell) => cell.trim() === "") || /^\s*sep=.$/i.test(raw);
}

/**
 * The delimiter with which most rows have as many cells as the header; of several, the one with
 * most cells.
 */
function guessDelimiter(text: string): string {
  const sample = text.length < SAMPLE_LENGTH ? text : text.slice(0, text.search(/[\r\n][^\r\n]*$/));
  const score = (delimiter: string) => {
    const [header = [], ...rows] = readSample(sample, delimiter).filter((cells) =>
      cells.some((cell) => cell.trim() !== ""),
    );
    const alike = rows.filter((cells) => cells.length === header.length).length;
    return header.length < 2 ? 0 : (alike + 1) / (rows.length + 1) + header.length / 1e4;
  };
  return delimiters.reduce((best, one) => (score(one) > score(best) ? one : best));
}

/** The first records of a sample, to the first fault: it may end within quotation marks. */
function readSample(sample: string, delimiter: string): string[][] {
  const records: string[][] = [];
  const add = (record: string[]) => {
    records.push(record);
    return record;
  };
  try {
    parseAll(sample, { ...csvOptions, delimiter, to: 50, on_record: add });
  } catch {
    // The records before the fault decide, and reading the table reports it.
  }
  return records;
}

function readObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The texts and numbers of an object by their paths: `contact.email`; undefined for an object that
 * is nested too deep.
 */
function flatten(value: object): Record<string, string> | undefined {
  const pairs: [path: string, text: string][] = [];
  const add = (object: object, path: string, depth: number): boolean =>
    depth <= DEEPEST_OBJECT &&
    Object.entries(object).every(([key, member]) => {
      if (typeof member === "object" && member !== null)
        return add(member, `${path}${key}.`, depth + 1);
      if (typeof member !== "boolean") pairs.push([path + key, String(member ?? "")]);
      return true;
    });
  return add(value, "", 1) ? Object.fromEntries(pairs) : undefined;
}
