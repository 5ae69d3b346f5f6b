import { existsSync, lstatSync, readFileSync, realpathSync, statSync } from "node:fs";
import {
  flagOption,
  type parseArguments,
  readBaseUrl,
  readResponseAt,
  readService,
  readVersionHeader,
  readWholeNumber,
  textOption,
  UserError,
} from "../command-line.ts";
import { readCallOptions } from "./call-options.ts";
import { columnOptions } from "./choose.ts";
import { REPORT_TITLE } from "./report/page.ts";

const texts = { type: "string", multiple: true, default: [] as string[] } as const;
export const cleanOptions = {
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

export type OptionValues = ReturnType<typeof parseArguments<typeof cleanOptions>>["values"];

export type CleanSettings = ReturnType<typeof readSettings>;

export function readSettings(
  values: OptionValues,
  input: string,
  env: Record<string, string | undefined>,
) {
  const isDry = values["dry-run"];
  const url = values["base-url"];
  // A dry run has no key, and may have no base URL.
  const service = isDry ? { baseUrl: readBaseUrl(env, url), apiKey: "" } : readService(env, url);
  return {
    ...service,
    options: readCallOptions(values),
    /** Calls per second at most; infinite without a limit. */
    rate: readRate(values.rate),
    /** Rows at most; infinite without a limit. */
    limit: readWholeNumber("limit", values.limit),
    hasDetails: values.details,
    /** The file of the cleaned table. */
    out: readOutputFile(input, values.out),
    /** The file of the page for people. */
    report: readReportFile(values.report, input, values.force),
    /** Whether that page has values of the table. */
    hasValues: values["report-values"],
    /** Whether to skip the question before the first call. */
    skipsQuestion: values.yes,
    concurrency: readWholeNumber("concurrency", values.concurrency),
    /** Credits per call, if the user named them. */
    price: readAmount("price", values.price),
    /** Credits of the day to leave. */
    keepCredits: readAmount("keep-credits", values["keep-credits"]),
    /** Whether to make no calls. */
    isDry,
    /** Whether files that are no output of a run are overwritten. */
    isForced: values.force,
    /** Whether calls that failed in an earlier run are made again. */
    retriesFailed: values["retry-failed"],
    versionHeader: readVersionHeader(undefined, env),
    responseAt: readResponseAt(values["response-at"], env),
  };
}

function readRate(value: string | undefined): number {
  const rate = Number(value ?? "Infinity");
  if (!(rate > 0)) throw new UserError(`--rate needs a number over 0, not ${value}.`);
  return rate;
}

/** Reads an option that takes a number of credits, which may be a fraction. */
function readAmount(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  throw new UserError(`--${name} needs a number of credits, not ${value}.`);
}

function readOutputFile(input: string, path = input.replace(/(\.\w+)?$/, ".clean$1")): string {
  // All links to a file share its journal and lock.
  const out = existsSync(path) && lstatSync(path).isSymbolicLink() ? realpathSync(path) : path;
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
  const fileStats = statSync(file);
  const inputStats = statSync(input);
  if (fileStats.isDirectory()) throw new UserError(`${file} is a folder. Name a file with --out.`);
  if (fileStats.dev === inputStats.dev && fileStats.ino === inputStats.ino)
    throw new UserError(
      `${file} is the input itself. Name another file with --out: the input is never overwritten.`,
    );
}
