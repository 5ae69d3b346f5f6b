import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { currentVersion, versions } from "../../../../generated/versions.ts";
import type { Delay, Fault } from "../injected-faults.ts";
import { UsageError } from "../options.ts";
import { statusesOf } from "../problem.ts";

/** What the command was told. */
export interface CommandOptions {
  port: number;
  host: string;
  delay: Delay | undefined;
  fault: Fault | undefined;
  seed: number;
  newKeyMilliseconds: number;
  authentication: boolean;
  strict: boolean;
  admin: boolean | undefined;
  docs: string | undefined;
  hasOwnDocs: boolean;
  log: "lines" | "json" | undefined;
  workers: number | "auto";
  show: "help" | "version" | "catalogue" | undefined;
}

/** An option of the command: what it takes, and what its line of help says. */
interface Option {
  takes?: string;
  short?: string;
  default?: string;
  /** Whether an environment variable can set it. */
  isSetting: boolean;
  help: string;
}

const options = {
  port: {
    takes: "number",
    short: "p",
    default: "4010",
    isSetting: true,
    help: "port to listen on; 0 takes a free one",
  },
  host: { takes: "address", default: "127.0.0.1", isSetting: true, help: "address to listen on" },
  "no-auth": { isSetting: true, help: "answer calls without a key, too" },
  strict: { isSetting: true, help: "refuse fields and values that the contract does not name" },
  delay: { takes: "ms|ms-ms", isSetting: true, help: "let every answer wait, for example 200 or 100-800" },
  fail: { takes: "status:share", isSetting: true, help: "let a share of the calls fail, for example 503:0.1" },
  seed: {
    takes: "number",
    default: "1",
    isSetting: true,
    help: "what --delay and --fail draw from; the same seed draws the same",
  },
  "new-key": {
    takes: "ms",
    default: "60000",
    isSetting: true,
    help: "how long the key test-new is refused from its first use on",
  },
  docs: { takes: "folder", isSetting: true, help: "documentation to serve at / in place of its own" },
  admin: { isSetting: true, help: "let others than this machine script the mock at /_mock/" },
  workers: {
    takes: "n|auto",
    default: "1",
    isSetting: true,
    help: "processes that share the port; auto is one for each core",
  },
  verbose: { isSetting: true, help: "write a line for each call" },
  log: { takes: "lines|json", isSetting: true, help: "how to write it (implies --verbose)" },
  catalogue: { isSetting: false, help: "print what the mock's world holds, and end" },
  version: { isSetting: false, help: "print the version of the mock, and end" },
  help: { short: "h", isSetting: false, help: "print this text, and end" },
} as const satisfies Record<string, Option>;

const entries = Object.entries(options) as [keyof typeof options, Option][];

/** The environment variable of an option. */
function variable(name: string): string {
  return `DATA_VALIDATION_MOCK_${name.toUpperCase().replaceAll("-", "_")}`;
}

/** The text of `--help`. */
export function helpText(): string {
  const lines = entries.map(([name, { takes, short, default: preset, help }]) => {
    const flag = `${short ? `-${short}, ` : "    "}--${name}${takes ? ` <${takes}>` : ""}`;
    return `  ${flag.padEnd(30)}${help}${preset ? ` (default ${preset})` : ""}`;
  });
  return `Usage: data-validation-mock [options]

A mock server of the Data Validation API, versions ${versions.join(" and ")}. Answers follow from the request.

Options:
${lines.join("\n")}

Each of them but the last three can be set in the environment, for example ${variable("port")}=8080 or ${variable("no-auth")}=1.
`;
}

/**
 * Reads the command line and, for what it leaves out, the environment.
 *
 * @throws {@link UsageError} that says what is wrong, or the error of Node's `parseArgs`
 */
export function readOptions(args: string[], environment: Record<string, string | undefined>): CommandOptions {
  const { values } = parseArgs({
    args,
    options: Object.fromEntries(
      entries.map(([name, { takes, short }]) => [
        name,
        { type: takes ? ("string" as const) : ("boolean" as const), ...(short && { short }) },
      ]),
    ),
  });
  const named = (name: keyof typeof options) =>
    values[name] === undefined && environment[variable(name)] ? variable(name) : `--${name}`;
  const value = (name: keyof typeof options): string | undefined => {
    const { isSetting, default: preset }: Option = options[name];
    const given = values[name] as string | undefined;
    return given ?? (isSetting ? environment[variable(name)] : undefined) ?? preset;
  };
  const flag = (name: keyof typeof options): boolean => {
    const { isSetting }: Option = options[name];
    if (values[name] === true) return true;
    const text = isSetting ? environment[variable(name)] : undefined;
    if (text === undefined || text === "" || text === "0" || text === "false") return false;
    if (text === "1" || text === "true") return true;
    throw new UsageError(`${variable(name)} takes 1 or 0, not "${text}".`);
  };
  const number = (name: keyof typeof options, most: number): number => {
    const text = value(name) ?? "";
    if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
    throw new UsageError(`${named(name)} takes a whole number from 0 to ${most}, not "${text}".`);
  };
  const docs = value("docs");
  return {
    port: number("port", 65_535),
    host: value("host") ?? "",
    delay: readDelay(named("delay"), value("delay")),
    fault: readFault(named("fail"), value("fail")),
    seed: number("seed", Number.MAX_SAFE_INTEGER),
    newKeyMilliseconds: number("new-key", Number.MAX_SAFE_INTEGER),
    authentication: !flag("no-auth"),
    strict: flag("strict"),
    admin: flag("admin") ? true : undefined,
    docs: docs === undefined ? ownDocs() : readFolder(named("docs"), docs),
    hasOwnDocs: docs === undefined,
    log: readLog(named("log"), value("log"), flag("verbose")),
    workers: readWorkers(named("workers"), value("workers") ?? ""),
    show: flag("help") ? "help" : flag("version") ? "version" : flag("catalogue") ? "catalogue" : undefined,
  };
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
  const statuses = statusesOf(currentVersion).filter((known) => known >= 400);
  if (!statuses.includes(Number(status))) {
    throw new UsageError(`${name} takes a status of the contract (${statuses.join(", ")}), not ${status}.`);
  }
  return { status: Number(status), rate: Number(rate) };
}

function readFolder(name: string, folder: string): string {
  if (!existsSync(folder)) throw new UsageError(`${name}: there is no folder ${folder}.`);
  return folder;
}

/** The documentation that comes along: in the package beside this code, in the workshop under generated/. */
function ownDocs(): string | undefined {
  const candidates = ["../docs", "./docs", "../../../../generated/docs"];
  return candidates.map((path) => fileURLToPath(new URL(path, import.meta.url))).find((path) => existsSync(path));
}

function readLog(name: string, form: string | undefined, isVerbose: boolean): CommandOptions["log"] {
  if (form === undefined) return isVerbose ? "lines" : undefined;
  if (form !== "lines" && form !== "json") throw new UsageError(`${name} takes lines or json, not "${form}".`);
  return form;
}

function readWorkers(name: string, text: string): number | "auto" {
  if (text === "auto") return text;
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new UsageError(`${name} takes a number of processes, 1 to 999, or auto, not "${text}".`);
}
