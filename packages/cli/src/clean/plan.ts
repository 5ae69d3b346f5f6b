import { existsSync, lstatSync, realpathSync, statSync } from "node:fs";
import type { Fetch, Retry } from "../../../client/src/index.ts";
import type { Write } from "../../../client/src/journal/files.ts";
import {
  didYouMean,
  flag,
  parseWords,
  readResponseAt,
  readService,
  readWhole,
  text,
  UserError,
} from "../command-line.ts";
import { fieldOf, valuesOf } from "../contract.ts";
import { isEncoding } from "./encoding.ts";
import { openTable, type Table } from "./table.ts";
import { addedColumns, type CallOptions, guessTasks, single, type Task } from "./tasks.ts";

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
const words = {
  "base-url": text,
  "response-at": text,
  out: text,
  email: texts,
  phone: texts,
  name: texts,
  "first-name": text,
  surname: text,
  prefix: { type: "string", multiple: true },
  "number-format": text,
  language: text,
  concurrency: { ...text, default: "8" },
  rate: text,
  limit: text,
  encoding: text,
  "dry-run": flag,
  "retry-failed": flag,
  force: flag,
} as const;

export async function makePlan(given: string[], { env = process.env }: CommandEnvironment) {
  const { values, word: input } = parseWords("clean", given, words);
  if (input === undefined)
    throw new UserError("Name a file to clean: data-validation clean contacts.csv");
  if (!existsSync(input) || !statSync(input).isFile())
    throw new UserError(`There is no file ${input}.`);
  const { encoding } = values;
  if (encoding !== undefined && !isEncoding(encoding))
    throw new UserError(`There is no encoding ${encoding}. Try utf-8, windows-1250 or iso-8859-2.`);
  const rate = Number(values.rate ?? "Infinity");
  if (!(rate > 0)) throw new UserError(`--rate needs a number over 0, not ${values.rate}.`);
  const options = {
    phone: {
      preferredPrefixes: values.prefix,
      numberFormat: choice("number-format", values, "/phone/validate", "numberFormat"),
    },
    name: { dataLanguage: choice("language", values, "/name/validate", "dataLanguage") },
  } as CallOptions;
  const isDry = values["dry-run"];
  const url = values["base-url"];
  const service = isDry
    ? { baseUrl: url ?? env.DATA_VALIDATION_URL ?? "", apiKey: "" }
    : readService(env, url);
  const table = await openTable(input, encoding);
  const chosen = chooseTasks(values);
  const tasks = chosen.length > 0 ? chosen : guessTasks(table.columns);
  checkTasks(tasks, table);
  return {
    table,
    out: outputOf(input, values.out),
    tasks,
    isGuessed: chosen.length === 0,
    options,
    concurrency: readWhole("concurrency", values.concurrency),
    rate,
    limit: readWhole("limit", values.limit),
    isDry,
    isForced: values.force,
    retriesFailed: values["retry-failed"],
    versionHeader: env.DATA_VALIDATION_VERSION_HEADER,
    responseAt: readResponseAt(values["response-at"], env),
    ...service,
  };
}

function outputOf(input: string, given = input.replace(/(\.\w+)?$/, ".clean$1")): string {
  // All links to a file share its journal and lock.
  const out = existsSync(given) && lstatSync(given).isSymbolicLink() ? realpathSync(given) : given;
  for (const file of [out, ...filesBeside(out)]) refuseInput(file, input);
  return out;
}

export function filesBeside(out: string): [journal: string, partial: string, lock: string] {
  return [`${out}.journal`, `${out}.partial`, `${out}.journal.lock`];
}

type Values = ReturnType<typeof parseWords<typeof words>>["values"];

function choice(
  name: "number-format" | "language",
  given: Values,
  path: string,
  option: string,
): string | undefined {
  const value = given[name];
  const known = valuesOf(fieldOf(path, "options", option));
  if (value === undefined || known.includes(value)) return value;
  throw new UserError(
    `--${name} takes ${known.join(", ")}, not ${value}.${didYouMean(value, known)}`,
  );
}

function refuseInput(file: string, input: string): void {
  if (!existsSync(file)) return;
  const one = statSync(file);
  const other = statSync(input);
  if (one.isDirectory()) throw new UserError(`${file} is a folder. Name a file with --out.`);
  if (one.dev === other.dev && one.ino === other.ino)
    throw new UserError(
      `${file} is the input itself. Name another file with --out: the input is never overwritten.`,
    );
}

function chooseTasks({ email, phone, name, "first-name": first, surname }: Values): Task[] {
  const parts = [first, surname].filter((column) => column !== undefined);
  const pair: Task[] =
    parts.length === 2
      ? [{ kind: "name", columns: parts, label: "name" }]
      : parts.map(single("name"));
  return [
    ...email.map(single("email")),
    ...phone.map(single("phone")),
    ...name.map(single("name")),
    ...pair,
  ];
}

function checkTasks(tasks: Task[], { columns, kind }: Table): void {
  const list = columns.filter(Boolean).join(", ") || "none";
  if (tasks.length === 0)
    throw new UserError(
      `No column looks like e-mail addresses, phone numbers or names. Say which: --email, --phone, --name. Columns: ${list}.`,
    );
  for (const column of tasks.flatMap((task) => task.columns)) {
    if (kind === "ndjson" || columns.includes(column)) continue;
    const guess = didYouMean(column, columns.filter(Boolean));
    throw new UserError(`There is no column ${column}.${guess} Columns: ${list}.`);
  }
  const added = tasks.flatMap(addedColumns);
  const old = added.find((column) => columns.includes(column));
  if (old !== undefined)
    throw new UserError(`There is a column ${old} already: was this file cleaned before?`);
  const twice = added.find((column, index) => added.indexOf(column) !== index);
  if (twice !== undefined)
    throw new UserError(
      `The column ${twice} would be added twice. Name each column once, and not both --name name and --first-name with --surname.`,
    );
}
