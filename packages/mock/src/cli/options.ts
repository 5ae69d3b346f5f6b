import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { currentVersion, versions } from "../../../../generated/versions.ts";
import type { Delay, Fault } from "../faults.ts";
import { nearest } from "../near.ts";
import { failures } from "../options.ts";
import { UsageError } from "../usage-error.ts";

/** The options of the command. */
export interface CommandOptions {
  port: number;
  host: string;
  adminHosts: string[];
  delay: Delay | undefined;
  fault: Fault | undefined;
  authentication: boolean;
  strict: boolean;
  docs: string | undefined;
  /** The file with data of one's own. */
  data: string | undefined;
  /** The text of a recording to replay. */
  replay: string | undefined;
  replayOnly: boolean;
  /** The file to record to, and the base URL of the recorded service. */
  record: { file: string; upstream: string } | undefined;
  log: "lines" | "json" | undefined;
  show: "help" | "version" | "catalogue" | undefined;
  /** What may be a mistake, in sentences. */
  warnings: string[];
}

/** An option of the command: what it takes, and what its line of help says. */
interface Option {
  takes?: string;
  short?: string;
  default?: string;
  help: string;
}

const options = {
  port: { takes: "number", short: "p", default: "4010", help: "port to listen on; 0 takes a free one" },
  host: { takes: "address", default: "127.0.0.1", help: "address to listen on" },
  "admin-host": { takes: "host,…", help: "names by which others may reach /_mock/, beside localhost" },
  "no-auth": { help: "accept calls without a key" },
  strict: { help: "reject fields and values that the contract does not name" },
  data: { takes: "file.json", help: "companies, addresses, mailboxes, names … of your own; watched" },
  replay: { takes: "file.ndjson", help: "replay the responses of a recording" },
  "replay-only": { help: "return 404 for other calls (with --replay)" },
  record: { takes: "file.ndjson", help: "record the calls and responses of a real service (with --upstream)" },
  upstream: { takes: "url", help: "base URL of the service that is recorded" },
  delay: { takes: "ms|ms-ms", help: "delay every response, for example 200 or 100-800" },
  fail: { takes: "status:share", help: "fail a share of the calls, for example 503:0.1" },
  docs: { takes: "folder", help: "folder to serve at /, for example a site with the reference" },
  verbose: { help: "write a line for each call" },
  log: { takes: "lines|json", help: "format of these lines (implies --verbose)" },
  catalogue: { help: "print the companies, addresses and mail servers that the mock knows" },
  version: { help: "print the version of the mock" },
  help: { short: "h", help: "print this text" },
} as const satisfies Record<string, Option>;

type Name = keyof typeof options;

const entries = Object.entries(options) as [Name, Option][];
const PREFIX = "DATA_VALIDATION_MOCK_";

/** The options that end the command; no environment variable sets them. */
const shown = ["help", "version", "catalogue"] as const;

/** The environment variable of each option. */
const variables = new Map<string, Name>(
  entries
    .filter(([name]) => !(shown as readonly string[]).includes(name))
    .map(([name]) => [PREFIX + name.toUpperCase().replaceAll("-", "_"), name]),
);

/** The text of `--help`. */
export function helpText(): string {
  const lines = entries.map(([name, { takes, short, default: preset, help }]) => {
    const flag = `${short ? `-${short}, ` : "    "}--${name}${takes ? ` <${takes}>` : ""}`;
    return `  ${flag.padEnd(30)}${help}${preset ? ` (default ${preset})` : ""}`;
  });
  return `Usage: data-validation-mock [options]

A mock server of the Data Validation API, versions ${versions.join(" and ")}. Responses are computed from requests. Without api-version: ${currentVersion}.

Options:
${lines.join("\n")}

All but the last three are environment variables too: ${PREFIX}PORT=8080, ${PREFIX}NO_AUTH=1.
`;
}

/**
 * Reads the command line and, for what it leaves out, the environment.
 *
 * @throws {@link UsageError} that says what is wrong, or the error of Node's `parseArgs`
 */
export function readOptions(args: string[], environment: Record<string, string | undefined>): CommandOptions {
  const settings = new Settings(parse(args), environment);
  const { value, flag } = settings;
  const record = value("record");
  const upstream = value("upstream");
  if ((record === undefined) !== (upstream === undefined)) {
    throw new UsageError("--record and --upstream go together: --record calls.ndjson --upstream https://api.example.");
  }
  if (upstream !== undefined && !/^https?:$/.test(URL.canParse(upstream) ? new URL(upstream).protocol : "")) {
    throw new UsageError(`${settings.named("upstream")} takes a URL, https://api.example, not "${upstream}".`);
  }
  const replay = value("replay");
  if (flag("replay-only") && replay === undefined) throw new UsageError("--replay-only goes with --replay <file>.");
  const { adminHost, docs, data } = { adminHost: value("admin-host"), docs: value("docs"), data: value("data") };
  return {
    port: settings.number("port", 65_535),
    host: value("host") ?? "",
    adminHosts: (adminHost ?? "")
      .split(",")
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
    delay: readDelay(settings.named("delay"), value("delay")),
    fault: readFault(settings.named("fail"), value("fail")),
    authentication: !flag("no-auth"),
    strict: flag("strict"),
    docs: docs && existing(settings.named("docs"), docs, "folder"),
    data: data && existing(settings.named("data"), data, "file"),
    replay: replay && readFileSync(existing(settings.named("replay"), replay, "file"), "utf8"),
    replayOnly: flag("replay-only"),
    record: record === undefined || upstream === undefined ? undefined : { file: record, upstream },
    log: readLog(settings.named("log"), value("log"), flag("verbose")),
    show: shown.find((name) => flag(name)),
    warnings: misspelt(environment),
  };
}

type Values = Record<string, string | boolean | undefined>;

function parse(args: string[]): Values {
  const known = entries.map(([name, { takes, short }]) => [
    name,
    { type: takes ? ("string" as const) : ("boolean" as const), ...(short && { short }) },
  ]);
  try {
    return parseArgs({ args, options: Object.fromEntries(known) }).values as Values;
  } catch (error) {
    const [, wrong] = /^Unknown option '(--?[^']+)'/.exec((error as Error).message) ?? [];
    if (wrong === undefined) throw error;
    const near = nearest(
      wrong.replace(/^-+/, ""),
      entries.map(([name]) => name),
    );
    throw new UsageError(`Unknown option '${wrong}'.${near ? ` Did you mean '--${near}'?` : ""}`);
  }
}

/** The settings of the command line and, for what it leaves out, of the environment. */
class Settings {
  readonly #values: Values;
  readonly #environment: Record<string, string | undefined>;

  constructor(values: Values, environment: Record<string, string | undefined>) {
    this.#values = values;
    this.#environment = Object.fromEntries([...variables].map(([variable, name]) => [name, environment[variable]]));
  }

  /** An option by the name under which it was set. */
  named = (name: Name): string => {
    const isFromEnvironment = this.#values[name] === undefined && this.#environment[name];
    return isFromEnvironment ? `${PREFIX}${name.toUpperCase().replaceAll("-", "_")}` : `--${name}`;
  };

  value = (name: Name): string | undefined => {
    const { default: preset }: Option = options[name];
    return ((this.#values[name] as string | undefined) ?? this.#environment[name]) || preset;
  };

  flag = (name: Name): boolean => {
    if (this.#values[name] === true) return true;
    const text = this.#environment[name] ?? "";
    if (["", "0", "false"].includes(text)) return false;
    if (text === "1" || text === "true") return true;
    throw new UsageError(`${this.named(name)} takes 1 or 0, not "${text}".`);
  };

  number(name: Name, most: number): number {
    const text = this.value(name) ?? "";
    if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
    throw new UsageError(`${this.named(name)} takes a whole number from 0 to ${most}, not "${text}".`);
  }
}

/** Environment variables that look like ours and are none. */
function misspelt(environment: Record<string, string | undefined>): string[] {
  const strange = Object.keys(environment).filter((name) => name.startsWith(PREFIX) && !variables.has(name));
  return strange.map((name) => {
    const near = nearest(name, variables.keys());
    return `The environment variable ${name} sets nothing.${near ? ` Did you mean ${near}?` : ""}`;
  });
}

function readDelay(name: string, text: string | undefined): Delay | undefined {
  if (text === undefined) return undefined;
  const [, least, most = least] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(text) ?? [];
  if (least === undefined || Number(most) < Number(least)) {
    throw new UsageError(`${name} takes milliseconds, 200 or 100-800, not "${text}".`);
  }
  return { least: Number(least), most: Number(most) };
}

function readFault(name: string, text: string | undefined): Fault | undefined {
  if (text === undefined) return undefined;
  const [, status, rate] = /^(\d{3}):(0|1|0?\.\d+|1\.0+)$/.exec(text) ?? [];
  if (status === undefined) throw new UsageError(`${name} takes a status and a share, 503:0.1, not "${text}".`);
  if (failures.includes(Number(status))) return { status: Number(status), rate: Number(rate) };
  throw new UsageError(`${name} takes a status of the contract (${failures.join(", ")}), not ${status}.`);
}

function existing(name: string, path: string, kind: "file" | "folder"): string {
  if (!existsSync(path)) throw new UsageError(`${name}: there is no ${kind} ${path}.`);
  return path;
}

function readLog(name: string, form: string | undefined, isVerbose: boolean): CommandOptions["log"] {
  if (form === undefined) return isVerbose ? "lines" : undefined;
  if (form !== "lines" && form !== "json") throw new UsageError(`${name} takes lines or json, not "${form}".`);
  return form;
}
