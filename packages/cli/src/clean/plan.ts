import { existsSync, statSync } from "node:fs";
import type { Fetch, Retry } from "@data-validation/client";
import type { Write } from "@data-validation/client/internal/journal/files";
import { didYouMean } from "@data-validation/common/did-you-mean";
import { parseArguments, UserError } from "../command-line.ts";
import { addedColumns } from "./cells.ts";
import { chooseTasks, readKinds, readNamedColumns } from "./choose.ts";
import type { RecognisedColumn } from "./columns/recognise.ts";
import { kindNouns } from "./data-kinds.ts";
import { type Sample, sampleCells } from "./sample.ts";
import { type CleanSettings, cleanOptions, type OptionValues, readSettings } from "./settings.ts";
import { isEncoding } from "./table/encoding.ts";
import { openInput } from "./table/open.ts";
import type { Table } from "./table/table.ts";
import type { Task } from "./task.ts";

export interface CommandEnvironment {
  env?: Record<string, string | undefined>;
  fetch?: Fetch | undefined;
  /** Ends the run after the calls under way. */
  signal?: AbortSignal | undefined;
  write?: Write | undefined;
  /** Which calls are retried, or how often. */
  retry?: Retry | number | undefined;
}

export interface Plan extends CleanSettings, Sample {
  table: Table;
  tasks: Task[];
  namedColumns: ReadonlySet<string>;
}

export async function makePlan(
  args: string[],
  { env = process.env }: CommandEnvironment,
): Promise<Plan> {
  const { values, argument } = parseArguments("clean", args, cleanOptions);
  const input = readInput(argument);
  const encoding = readEncoding(values.encoding);
  const settings = readSettings(values, input, env);
  const table = await openInput(input, encoding, values.sheet);
  return { ...settings, table, ...(await readColumns(table, values, settings.limit)) };
}

/** The columns to clean, those that the user named, and the first rows for samples. */
async function readColumns(table: Table, values: OptionValues, limit: number) {
  const namedColumns = readNamedColumns(values);
  checkNamed(namedColumns, table);
  const { cells, rows } = await sampleCells(table, limit);
  const tasks = chooseTasks(table, cells, namedColumns, readKinds(values.only));
  checkTasks(tasks, table, values.details);
  return { tasks, cells, rows, namedColumns: new Set(namedColumns.map(({ column }) => column)) };
}

function readInput(input: string | undefined): string {
  if (input === undefined)
    throw new UserError("Name a file to clean: data-validation clean contacts.csv");
  if (!existsSync(input)) throw new UserError(`There is no file ${input}.`);
  if (!statSync(input).isFile()) throw new UserError(`${input} is not a file. Name a table.`);
  return input;
}

function readEncoding(encoding: string | undefined) {
  if (encoding === undefined || isEncoding(encoding)) return encoding;
  throw new UserError(`There is no encoding ${encoding}. Try utf-8, windows-1250 or iso-8859-2.`);
}

function checkTasks(tasks: Task[], { columns }: Table, hasDetails: boolean): void {
  if (tasks.length === 0) {
    const kinds = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
      Object.values(kindNouns),
    );
    throw new UserError(
      `No column looks like ${kinds}. Say which: --email, --phone, --name, --company, --street. Columns: ${listColumns(columns)}.${titleHint(columns)}`,
    );
  }
  const added = tasks.flatMap((task) => addedColumns(task, hasDetails));
  const old = added.find((column) => columns.includes(column));
  if (old !== undefined)
    throw new UserError(
      `There is a column ${old} already. Clean the original file, or rename the column.`,
    );
  const twice = added.find((column, index) => added.indexOf(column) !== index);
  if (twice !== undefined)
    throw new UserError(
      `The column ${twice} would be added twice. Name each column once, and not both --name name and --first-name with --surname.`,
    );
}

/** Advice for a table with a title above its header. */
function titleHint(columns: string[]): string {
  return columns.filter(Boolean).length === 1
    ? " If the header is in a lower line, delete the lines above it."
    : "";
}

function checkNamed(named: RecognisedColumn[], { columns, kind }: Table): void {
  for (const { column } of named) {
    if (kind === "ndjson" || columns.includes(column)) continue;
    const guess = didYouMean(column, columns.filter(Boolean));
    throw new UserError(`There is no column ${column}.${guess} Columns: ${listColumns(columns)}.`);
  }
}

function listColumns(columns: string[]): string {
  return columns.filter(Boolean).join(", ") || "none";
}
