import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { didYouMean } from "@data-validation/common/did-you-mean";
import { currentVersion, versions } from "@data-validation/generated/versions";
import {
  type ArgumentMistake,
  findArgumentMistake,
} from "@data-validation/tooling/argument-mistake";
import { failureStatuses, optionRules } from "../options.ts";
import { UsageError } from "../usage-error.ts";
import {
  pathKindAt,
  readDelay,
  readFault,
  readRateLimit,
  readSeconds,
  readWholeNumber,
} from "./option-values.ts";

export type RunOptions = Omit<ReturnType<typeof readOptions>, "show" | "warnings">;

interface Option {
  takes?: string;
  short?: string;
  default?: string;
  help: string;
}

const options = {
  port: {
    takes: "number",
    short: "p",
    default: "4010",
    help: "port to listen on; 0 takes a free one",
  },
  host: { takes: "address", default: "127.0.0.1", help: "address to listen on" },
  "admin-host": {
    takes: "host,…",
    help: "names by which others may reach /_mock/, beside localhost",
  },
  "admin-origin": {
    takes: "origin,…",
    help: "pages that may call /_mock/ as well, for example http://localhost:6006",
  },
  "no-auth": { help: "accept calls without a key" },
  proxy: { help: "put the proxy of the client in front: pages call without a key" },
  strict: { help: "reject fields and values that the contract does not name" },
  data: {
    takes: "file.json",
    help: "companies, addresses, mailboxes, names … of your own; watched",
  },
  replay: { takes: "file.ndjson", help: "replay the responses of a recording" },
  "replay-only": { help: "return 404 for other calls (with --replay)" },
  record: {
    takes: "file.ndjson",
    help: "record the calls and responses of a real service (with --upstream)",
  },
  mask: { help: "record a random stand-in for each value of a person (with --record)" },
  upstream: { takes: "url", help: "base URL of the service that is recorded" },
  delay: { takes: "ms|ms-ms", help: "delay every response, for example 200 or 100-800" },
  fail: { takes: "status:share", help: "fail a share of the calls, for example 503:0.1" },
  "rate-limit": {
    takes: "calls/unit",
    help: "calls of a key per s, m or h, for example 10/s; beyond it a 429",
  },
  credit: { takes: "number", help: "successes of a key; beyond them a 402" },
  docs: { takes: "folder", help: "folder to serve at /, for example a site with the reference" },
  drain: {
    takes: "seconds",
    default: "0",
    help: "accept calls for so long after SIGTERM, while /_mock/ready is 503",
  },
  verbose: { help: "write a line for each call" },
  log: {
    takes: "lines|json",
    help: "format of these lines (implies --verbose); json writes JSON lines only, to both streams",
  },
  "log-query": { help: "write the query, and the values in reasons and warnings, to these lines" },
  "log-address": { help: "write the address that a call came from to these lines" },
  "version-header": {
    takes: "name",
    help: "the response header that states the version, under its real name",
  },
  "response-at": {
    takes: "keys",
    help: "place of the envelope in a response, for example response or data.response",
  },
  catalogue: { help: "print the companies, addresses and mail servers that the mock knows" },
  version: { help: "print the version of the mock" },
  help: { short: "h", help: "print this text" },
} as const satisfies Record<string, Option>;

type OptionName = keyof typeof options;

const optionEntries = Object.entries(options) as [OptionName, Option][];
const PLACE = "keys with a dot between them, response or data.response";
const PREFIX = "DATA_VALIDATION_MOCK_";

/** The options that end the command; no environment variable sets them. */
const endingOptions = ["help", "version", "catalogue"] as const;

const isEndingOption = (name: OptionName) => endingOptions.some((one) => one === name);

const variableOf = (name: OptionName) => PREFIX + name.toUpperCase().replaceAll("-", "_");

export function helpText(): string {
  const lines = optionEntries.map(([name, { takes, short, default: preset, help }]) => {
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

/** @throws {@link UsageError} with the mistake */
export function readOptions(args: string[], environment: Environment) {
  const values = parseOptions(args);
  // An empty key is a mistake, not the top of the body.
  if (values["response-at"] === "") throw new UsageError(`--response-at takes ${PLACE}, not "".`);
  const reader = createReader(values, environment);
  const { read, value, flag, existing, list } = reader;
  return {
    port:
      read("port", "a whole number from 0 to 65535", (text) => readWholeNumber(text, 65_535)) ?? 0,
    host: value("host") ?? "",
    adminHosts: list("admin-host"),
    adminOrigins: list("admin-origin"),
    delay: read("delay", "milliseconds, 200 or 100-800", readDelay),
    fault: read(
      "fail",
      `a status of the contract (${failureStatuses.join(", ")}) and a share, 503:0.1`,
      readFault,
    ),
    rateLimit: read("rate-limit", "a number of calls per s, m or h, 10/s", readRateLimit),
    credit: read("credit", "a whole number", (text) => readWholeNumber(text)),
    authentication: !flag("no-auth"),
    proxy: flag("proxy"),
    strict: flag("strict"),
    docs: existing("docs", "folder"),
    data: existing("data", "file"),
    ...readRecordings(reader),
    drain: read("drain", "seconds from 0 to 3600, 6 or 0.5", readSeconds) ?? 0,
    logQuery: flag("log-query"),
    logAddress: flag("log-address"),
    versionHeader: value("version-header"),
    responseAt: read("response-at", PLACE, (text) =>
      optionRules.responseAt.allows(text) ? text : undefined,
    ),
    log:
      read("log", "lines or json", (text) => logFormats.find((one) => one === text)) ??
      (flag("verbose") ? "lines" : undefined),
    show: endingOptions.find((name) => flag(name)),
    warnings: misspeltVariables(environment),
  };
}

type OptionReader = ReturnType<typeof createReader>;

/** Reads options: from the command line, else from the environment, else the default. */
function createReader(values: OptionValues, environment: Environment) {
  const read = <Value>(
    name: OptionName,
    expected: string,
    parse: (text: string) => Value | undefined,
  ): Value | undefined => {
    const { default: preset }: Option = options[name];
    const variable = variableOf(name);
    const argument = values[name] === true ? "1" : values[name];
    const text = (argument ?? (isEndingOption(name) ? "" : environment[variable])) || preset;
    const parsed = text === undefined ? undefined : parse(text);
    if (text === undefined || parsed !== undefined) return parsed;
    throw new UsageError(
      `${argument === undefined ? variable : `--${name}`} takes ${expected}, not "${text}".`,
    );
  };
  const value = (name: OptionName) => read(name, "a text", String);
  return {
    read,
    value,
    flag: (name: OptionName) => read(name, "1 or 0", (text) => flagValues[text]) ?? false,
    existing: (name: OptionName, kind: "file" | "folder") =>
      read(name, `an existing ${kind}`, (path) => (pathKindAt(path) === kind ? path : undefined)),
    list: (name: OptionName) =>
      (value(name) ?? "")
        .split(",")
        .map((item) => item.trim().toLowerCase())
        .filter(Boolean),
  };
}

function readRecordings({ read, value, flag, existing }: OptionReader) {
  const record = value("record");
  const upstream = read("upstream", "a URL, https://api.example", (text) =>
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined,
  );
  const replay = existing("replay", "file");
  const mask = flag("mask");
  const replayOnly = flag("replay-only");
  if ((record === undefined) !== (upstream === undefined)) {
    throw new UsageError(
      "--record and --upstream go together: --record calls.ndjson --upstream https://api.example.",
    );
  }
  if (mask && record === undefined) throw new UsageError("--mask goes with --record <file>.");
  if (replayOnly && replay === undefined)
    throw new UsageError("--replay-only goes with --replay <file>.");
  return {
    replay: replay && readFileSync(replay, "utf8"),
    replayOnly,
    record: record && upstream ? { file: record, upstream, mask } : undefined,
  };
}

const flagValues: Record<string, boolean> = { 0: false, 1: true, false: false, true: true };

const logFormats = ["lines", "json"] as const;

type Environment = Record<string, string | undefined>;
type OptionValues = Record<string, string | true | undefined>;

function parseOptions(args: string[]): OptionValues {
  const types = Object.fromEntries(
    optionEntries.map(([name, { takes, short }]) => [
      name,
      { type: takes ? ("string" as const) : ("boolean" as const), ...(short && { short }) },
    ]),
  );
  const mistake = findArgumentMistake(args, types);
  if (mistake) throw new UsageError(explainMistake(mistake));
  const { values, positionals } = parseArgs({ args, options: types, allowPositionals: true });
  if (positionals.length > 0) throw new UsageError(`Unexpected argument '${positionals[0]}'.`);
  return values as OptionValues;
}

function explainMistake({ kind, option, message }: ArgumentMistake): string {
  if (kind === "unexpected value") return message;
  if (kind === "missing value") {
    const { takes }: Option = options[option.slice(2) as OptionName];
    return `${option} takes a value: ${option} <${takes}>.`;
  }
  const quoted = Object.keys(options).map((name) => `'--${name}'`);
  return message + didYouMean(`'--${option.replace(/^-+/, "")}'`, quoted);
}

/** Also for a command line with mistakes. */
export function isJsonLog(args: string[], environment: Environment): boolean {
  const { log } = parseArgs({ args, options: { log: { type: "string" } }, strict: false }).values;
  return (typeof log === "string" ? log : environment[variableOf("log")]) === "json";
}

function misspeltVariables(environment: Environment): string[] {
  const variables = optionEntries
    .filter(([name]) => !isEndingOption(name))
    .map(([name]) => variableOf(name));
  const misspeltNames = Object.keys(environment).filter(
    (name) => name.startsWith(PREFIX) && !variables.includes(name),
  );
  return misspeltNames.map(
    (name) => `The environment variable ${name} sets nothing.${didYouMean(name, variables)}`,
  );
}
