import { existsSync, lstatSync, readFileSync, realpathSync, statSync } from "node:fs";
import type { Fetch, Retry } from "@data-validation/client";
import type { Write } from "@data-validation/client/internal/journal/files";
import { didYouMean } from "@data-validation/common/did-you-mean";
import {
  flagOption,
  parseArguments,
  readResponseAt,
  readService,
  readWholeNumber,
  textOption,
  UserError,
} from "../command-line.ts";
import { readCallOptions } from "./call-options.ts";
import { addedColumns } from "./cells.ts";
import { chooseTasks, columnOptions, readKinds, readNamedColumns } from "./choose.ts";
import type { RecognisedColumn } from "./columns/recognise.ts";
import { kindNouns } from "./data-kinds.ts";
import { REPORT_TITLE } from "./report/page.ts";
import { sampleCells } from "./sample.ts";
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

export type Plan = Awaited<ReturnType<typeof makePlan>>;

const texts = { type: "string", multiple: true, default: [] as string[] } as const;
const optionTypes = {
  "base-url": textOption,
  "response-at": textOption,
  out: textOption,
  ...columnOptions,
  only: textOption,
  option: texts,
  details: flagOption,
  report: textOption,
  "report-values": flagOption,
  yes: flagOption,
  prefix: { type: "string", multiple: true },
  "number-format": textOption,
  language: textOption,
  concurrency: { ...textOption, default: "8" },
  rate: textOption,
  price: textOption,
  "keep-credits": textOption,
  limit: textOption,
  encoding: textOption,
  sheet: textOption,
  "dry-run": flagOption,
  "retry-failed": flagOption,
  force: flagOption,
} as const;

type OptionValues = ReturnType<typeof parseArguments<typeof optionTypes>>["values"];

export async function makePlan(args: string[], { env = process.env }: CommandEnvironment) {
  const { values, argument } = parseArguments("clean", args, optionTypes);
  const input = readInput(argument);
  const encoding = readEncoding(values.encoding);
  const options = readCallOptions(values);
  const rate = readRate(values.rate);
  const isDry = values["dry-run"];
  const url = values["base-url"];
  const service = isDry
    ? { baseUrl: url ?? env.DATA_VALIDATION_URL ?? "", apiKey: "" }
    : readService(env, url);
  const limit = readWholeNumber("limit", values.limit);
  const table = await openInput(input, encoding, values.sheet);
  return {
    table,
    ...(await readColumns(table, values, limit)),
    out: readOutputFile(input, values.out),
    options,
    hasDetails: values.details,
    /** The file of the page for people. */
    report: readReportFile(values.report, input, values.force),
    hasValues: values["report-values"],
    /** Whether to skip the question before the first call. */
    skipsQuestion: values.yes,
    concurrency: readWholeNumber("concurrency", values.concurrency),
    rate,
    price: readAmount("price", values.price),
    keepCredits: readAmount("keep-credits", values["keep-credits"]),
    limit,
    isDry,
    isForced: values.force,
    retriesFailed: values["retry-failed"],
    versionHeader: env.DATA_VALIDATION_VERSION_HEADER,
    responseAt: readResponseAt(values["response-at"], env),
    ...service,
  };
}

/** The columns to clean, those that the user named, and the first rows for samples. */
async function readColumns(table: Table, values: OptionValues, limit: number) {
  const named = readNamedColumns(values);
  checkNamed(named, table);
  const { cells, rows } = await sampleCells(table, limit);
  const tasks = chooseTasks(table, cells, named, readKinds(values.only));
  checkTasks(tasks, table, values.details);
  return { tasks, cells, rows, named: new Set(named.map(({ column }) => column)) };
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

function readRate(given: string | undefined): number {
  const rate = Number(given ?? "Infinity");
  if (!(rate > 0)) throw new UserError(`--rate needs a number over 0, not ${given}.`);
  return rate;
}

/** Reads an option that takes a number of credits, which may be a fraction. */
function readAmount(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  throw new UserError(`--${name} needs a number of credits, not ${value}.`);
}

function readOutputFile(input: string, given = input.replace(/(\.\w+)?$/, ".clean$1")): string {
  // All links to a file share its journal and lock.
  const out = existsSync(given) && lstatSync(given).isSymbolicLink() ? realpathSync(given) : given;
  for (const file of [out, ...Object.values(filesBeside(out))]) rejectInput(file, input);
  return out;
}

/** A report of an earlier run may be replaced; any other file needs `--force`. */
function readReportFile(
  file: string | undefined,
  input: string,
  isForced: boolean,
): string | undefined {
  if (file === undefined) return undefined;
  if (!/\.html?$/i.test(file))
    throw new UserError(`--report needs a file that ends in .html, not ${file}.`);
  rejectInput(file, input);
  if (existsSync(file) && !isForced && !readFileSync(file, "utf8").includes(REPORT_TITLE))
    throw new UserError(
      `${file} exists and is not a report. Name another file, or overwrite it with --force.`,
    );
  return file;
}

/** The files of a run beside its output. */
export function filesBeside(out: string) {
  const journal = `${out}.journal`;
  return {
    journal,
    partial: `${out}.partial`,
    lock: `${journal}.lock`,
    reserve: `${journal}.reserve`,
  };
}

function rejectInput(file: string, input: string): void {
  if (!existsSync(file)) return;
  const one = statSync(file);
  const other = statSync(input);
  if (one.isDirectory()) throw new UserError(`${file} is a folder. Name a file with --out.`);
  if (one.dev === other.dev && one.ino === other.ino)
    throw new UserError(
      `${file} is the input itself. Name another file with --out: the input is never overwritten.`,
    );
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
