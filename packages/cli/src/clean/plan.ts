import { existsSync, statSync } from "node:fs";
import { extname } from "node:path";
import { parseArgs } from "node:util";
import { type Format, readFormat } from "./rows.ts";
import { addedColumns, type CallOptions, guessTasks, single, type Task } from "./tasks.ts";
import { type CommandEnvironment, UserError } from "./terminal.ts";

/** All that a run needs to know. */
export interface Plan {
  input: string;
  out: string;
  encoding: string;
  format: Format;
  tasks: Task[];
  isGuessed: boolean;
  options: CallOptions;
  concurrency: number;
  isDry: boolean;
  isFresh: boolean;
  baseUrl: string;
  apiKey: string;
}

/**
 * Reads the words of the command line.
 *
 * @returns undefined when help is asked for
 * @throws {@link UserError}
 */
export async function makePlan(words: string[], { env = process.env }: CommandEnvironment): Promise<Plan | undefined> {
  const { values, positionals } = parseWords(words);
  if (values.help) return undefined;
  const [input, ...others] = positionals;
  if (input === undefined || others.length > 0) throw new UserError(`Name one file to clean. ${MORE}`);
  if (!existsSync(input) || !statSync(input).isFile()) throw new UserError(`There is no file ${input}.`);
  const encoding = values.encoding;
  if (!isEncoding(encoding)) throw new UserError(`There is no encoding ${encoding}; try utf-8 or windows-1250.`);
  const format = await readFormat(input, encoding, nameFormat(input, values.format));
  const chosen = chooseTasks(values);
  const tasks = chosen.length > 0 ? chosen : guessTasks(format.columns);
  checkTasks(tasks, format);
  const concurrency = Number(values.concurrency);
  if (!(concurrency >= 1)) throw new UserError("--concurrency must be a number from 1 on.");
  const isDry = values["dry-run"];
  const baseUrl = values["base-url"] ?? env.DATA_VALIDATION_URL ?? "";
  const apiKey = env.DATA_VALIDATION_KEY ?? "";
  if (!isDry && !/^https?:\/\//.test(baseUrl))
    throw new UserError("Say where the API is: --base-url https://…, or the environment variable DATA_VALIDATION_URL.");
  if (!isDry && !apiKey) throw new UserError("The environment variable DATA_VALIDATION_KEY must hold the API key.");
  return {
    input,
    out: values.out ?? defaultOut(input),
    encoding,
    format,
    tasks,
    isGuessed: chosen.length === 0,
    options: {
      phone: {
        preferredPrefixes: values.prefix,
        numberFormat: values["number-format"] as CallOptions["phone"]["numberFormat"],
      },
      name: { dataLanguage: values.language as CallOptions["name"]["dataLanguage"] },
    },
    concurrency,
    isDry,
    isFresh: values.force,
    baseUrl,
    apiKey,
  };
}

const MORE = "For help: npx @data-validation/cli clean --help";

function parseWords(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        "base-url": { type: "string" },
        out: { type: "string" },
        email: { type: "string", multiple: true, default: [] },
        phone: { type: "string", multiple: true, default: [] },
        name: { type: "string", multiple: true, default: [] },
        "first-name": { type: "string" },
        surname: { type: "string" },
        prefix: { type: "string", multiple: true },
        "number-format": { type: "string" },
        language: { type: "string" },
        concurrency: { type: "string", default: "8" },
        encoding: { type: "string", default: "utf-8" },
        format: { type: "string" },
        "dry-run": { type: "boolean", default: false },
        force: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    throw new UserError(`${(error as Error).message} ${MORE}`);
  }
}

function isEncoding(name: string): boolean {
  try {
    return !!new TextDecoder(name);
  } catch {
    return false;
  }
}

function nameFormat(input: string, given: string | undefined): Format["name"] {
  const name =
    given ?? { ".csv": "csv", ".tsv": "csv", ".txt": "csv", ".ndjson": "ndjson", ".jsonl": "ndjson" }[extname(input)];
  if (name === "csv" || name === "ndjson") return name;
  throw new UserError(`Say what ${input} is: --format csv, or --format ndjson.`);
}

function defaultOut(input: string): string {
  const extension = extname(input);
  return `${input.slice(0, input.length - extension.length)}.clean${extension}`;
}

type Values = ReturnType<typeof parseWords>["values"];

function chooseTasks({ email, phone, name, "first-name": first, surname }: Values): Task[] {
  const parts = [first, surname].filter((column) => column !== undefined);
  const pair: Task[] =
    parts.length === 2
      ? [{ kind: "name", columns: parts, label: "name" }]
      : parts.map((column) => single("name")(column));
  return [...email.map(single("email")), ...phone.map(single("phone")), ...name.map(single("name")), ...pair];
}

function checkTasks(tasks: Task[], { columns, name }: Format): void {
  const list = columns.join(", ") || "none";
  if (tasks.length === 0)
    throw new UserError(
      `No column looks like e-mail addresses, phone numbers or names. Say which: --email, --phone, --name. Columns: ${list}.`,
    );
  for (const column of tasks.flatMap((task) => task.columns)) {
    if (name === "csv" && !columns.includes(column))
      throw new UserError(`There is no column ${column}. Columns: ${list}.`);
  }
  for (const added of tasks.flatMap(addedColumns)) {
    if (columns.includes(added))
      throw new UserError(`There is a column ${added} already: was this file cleaned before?`);
  }
}
