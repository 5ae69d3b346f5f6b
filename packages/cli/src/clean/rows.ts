import { createReadStream } from "node:fs";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

/** A row of a file: its text as it stands there, and its values by their columns where it can be read. */
export interface Row {
  /** The line that it begins on, from 1. */
  line: number;
  raw: string;
  /** How far into the file it goes, in characters. */
  end: number;
  values?: Record<string, string | undefined>;
  /** Why it cannot be read. */
  problem?: string;
}

/** How a file writes its rows. */
export interface Format {
  name: "csv" | "ndjson";
  /** The columns of a table, in their order; of NDJSON, the fields of its first row. */
  columns: string[];
  /** The text of the header; undefined where there is none. */
  header: string | undefined;
  delimiter: string;
  /** What ends a line. */
  end: "\n" | "\r\n";
}

/** A value in quotes may go over so many lines; an open quote that goes on longer is a mistake in its own line. */
const MOST_LINES = 100;

/** Reads how a file writes its rows, from its first lines. */
export async function readFormat(file: string, encoding: string, name: Format["name"]): Promise<Format> {
  const lines = readLines(file, encoding);
  const first = await lines.next();
  await lines.return(undefined);
  const text = first.value ?? "";
  const end = text.endsWith("\r") ? "\r\n" : "\n";
  const header = text.replace(/\r$/, "");
  if (name === "ndjson") {
    const values = readObject(header);
    return { name, columns: Object.keys(flatten(values ?? {})), header: undefined, delimiter: "", end };
  }
  const delimiter = [",", ";", "\t", "|"].reduce((best, one) =>
    header.split(one).length > header.split(best).length ? one : best,
  );
  return { name, columns: readCells(header, delimiter), header, delimiter, end };
}

/** Goes through the rows of a file, a piece of it at a time. */
export async function* readRows(file: string, encoding: string, format: Format): AsyncGenerator<Row, void, undefined> {
  const lines = readLines(file, encoding);
  const waiting: string[] = [];
  let line = 0;
  let end = 0;
  const take = async (): Promise<string | undefined> => {
    return waiting.shift() ?? (await lines.next()).value;
  };
  if (format.header !== undefined) {
    await take();
    line += 1;
  }
  for (let text = await take(); text !== undefined; text = await take()) {
    line += 1;
    const parts = [text];
    if (format.name === "csv" && hasOpenQuote(text)) {
      while (hasOpenQuote(parts.join("\n")) && parts.length <= MOST_LINES) {
        const more = await take();
        if (more === undefined) break;
        parts.push(more);
      }
      // The quote is never closed, or by a quote of another row: what follows are rows of their own.
      if (readValues(textOf(parts), format).problem) waiting.unshift(...parts.splice(1));
    }
    const raw = textOf(parts);
    end += raw.length + 1;
    // An empty line is no row, and stays.
    yield raw === "" ? { line, raw, end, values: {} } : { line, raw, end, ...readValues(raw, format) };
    line += parts.length - 1;
  }
}

/** The text of a row with values added to it; a row that cannot be read stays as it is. */
export function writeRow({ raw, values }: Row, added: Record<string, string>, format: Format): string {
  if (!values || raw === "") return raw;
  if (format.name === "csv") return `${raw}${format.delimiter}${writeCells(Object.values(added), format.delimiter)}`;
  const members = JSON.stringify(added).slice(1, -1);
  const open = raw.trimEnd().slice(0, -1).trimEnd();
  return `${open}${open.endsWith("{") ? "" : ","}${members}}`;
}

/** The header with columns added to it; undefined where there is none. */
export function writeHeader(format: Format, added: string[]): string | undefined {
  return format.header === undefined
    ? undefined
    : `${format.header}${format.delimiter}${writeCells(added, format.delimiter)}`;
}

function writeCells(cells: string[], delimiter: string): string {
  return stringify([cells], { delimiter, record_delimiter: "", quoted_match: /^\s|\s$/ });
}

function readValues(raw: string, format: Format): Pick<Row, "values" | "problem"> {
  if (format.name === "ndjson") {
    const values = readObject(raw);
    return values ? { values: flatten(values) } : { problem: "it is no JSON object" };
  }
  try {
    const cells = readCells(raw, format.delimiter);
    if (cells.length !== format.columns.length)
      return { problem: `it has ${cells.length} values, and the header has ${format.columns.length}` };
    return { values: Object.fromEntries(format.columns.map((column, index) => [column, cells[index]])) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

function readCells(raw: string, delimiter: string): string[] {
  const [cells = []] = parse(raw, { delimiter, relax_column_count: true, bom: true }) as string[][];
  return cells;
}

function readObject(raw: string): object | undefined {
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The texts and numbers of an object by their paths: `contact.email`. */
function flatten(value: object, path = ""): Record<string, string> {
  const pairs = Object.entries(value).flatMap(([key, member]) => {
    if (typeof member === "object" && member !== null) return Object.entries(flatten(member, `${path}${key}.`));
    return member === null || typeof member === "boolean" ? [] : [[path + key, String(member)] as const];
  });
  return Object.fromEntries(pairs);
}

/** The text of a row without the end of its last line. */
function textOf(lines: string[]): string {
  return lines.join("\n").replace(/\r$/, "");
}

function hasOpenQuote(text: string): boolean {
  let isOpen = false;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) isOpen = !isOpen;
  return isOpen;
}

async function* readLines(file: string, encoding: string): AsyncGenerator<string, undefined, undefined> {
  // The mark of the byte order stays, for the program that wrote it.
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  let rest = "";
  for await (const chunk of createReadStream(file)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
  return undefined;
}
