import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { apis, defaultApi } from "./apis.ts";
import type { Delay, Fault } from "./faults.ts";
import { type LogEntry, toLine } from "./log.ts";
import { createMock, type MockOptions } from "./mock.ts";

const HELP = `Usage: data-validation-mock [options]

A mock server of the Data Validation API, versions ${[...apis.keys()].join(" and ")}. Answers follow from the request.

Options:
  --port <number>         port to listen on (default 4010; 0 takes a free one)
  --host <address>        address to listen on (default 127.0.0.1)
  --delay <ms|ms-ms>      let every answer wait, for example 200 or 100-800
  --fail <status:share>   let a share of the requests fail, for example 503:0.1
  --seed <number>         what --delay and --fail draw from; the same seed draws the same (default 1)
  --new-key <ms>          how long the key test-new is refused from its first use on (default 60000)
  --docs <folder>         documentation to serve at / (default: the one that comes with the mock)
  --verbose               write a line for each request
  --log <lines|json>      how to write it (implies --verbose)
  --help                  show this text
`;

/** A mistake of the person at the keyboard: told in one line, without a stack trace. */
class UsageError extends Error {}

await main(process.argv.slice(2));

async function main(args: string[]): Promise<void> {
  try {
    const { options, isHelp } = readOptions(args);
    if (isHelp) return void process.stdout.write(HELP);
    const mock = await createMock(options);
    process.stdout.write(greet(mock.url, options.docs !== undefined));
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void mock.close());
  } catch (error) {
    process.stderr.write(`data-validation-mock: ${explain(error, args)}\n`);
    process.exitCode = 1;
  }
}

function readOptions(args: string[]): { options: MockOptions; isHelp: boolean } {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: "string", default: "4010" },
      host: { type: "string", default: "127.0.0.1" },
      delay: { type: "string" },
      fail: { type: "string" },
      seed: { type: "string", default: "1" },
      "new-key": { type: "string", default: "60000" },
      docs: { type: "string" },
      verbose: { type: "boolean", default: false },
      log: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const options: MockOptions = {
    port: readNumber("--port", values.port, 65_535),
    host: values.host,
    delay: readDelay(values.delay),
    fault: readFault(values.fail),
    seed: readNumber("--seed", values.seed, Number.MAX_SAFE_INTEGER),
    newKeyMilliseconds: readNumber("--new-key", values["new-key"], Number.MAX_SAFE_INTEGER),
    docs: readDocs(values.docs),
    log: readLog(values.verbose, values.log),
  };
  return { options, isHelp: values.help };
}

function readNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > most)
    throw new UsageError(`${name} takes a whole number from 0 to ${most}, not "${text}".`);
  return number;
}

function readDelay(text: string | undefined): Delay | undefined {
  if (text === undefined) return undefined;
  const [, least, most = least] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  if (least === undefined || Number(most) < Number(least)) {
    throw new UsageError(`--delay takes milliseconds, 200 or 100-800, not "${text}".`);
  }
  return { least: Number(least), most: Number(most) };
}

function readFault(text: string | undefined): Fault | undefined {
  if (text === undefined) return undefined;
  const [, status, rate] = /^(\d{3}):(0|1|0?\.\d+|1\.0+)$/.exec(text) ?? [];
  if (status === undefined) throw new UsageError(`--fail takes a status and a share, 503:0.1, not "${text}".`);
  const [operation] = defaultApi.operations.values();
  const statuses = [...(operation?.responses.keys() ?? [])].filter((known) => known >= 400);
  if (!statuses.includes(Number(status))) {
    throw new UsageError(`--fail takes a status of the contract (${statuses.join(", ")}), not ${status}.`);
  }
  return { status: Number(status), rate: Number(rate) };
}

function readDocs(folder: string | undefined): string | undefined {
  if (folder !== undefined) {
    if (!existsSync(folder)) throw new UsageError(`--docs: there is no folder ${folder}.`);
    return folder;
  }
  // In the package the documentation lies beside this file, in the workshop under generated/.
  const candidates = ["./docs", "../../../generated/docs"].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return candidates.find((candidate) => existsSync(candidate));
}

function readLog(isVerbose: boolean, form: string | undefined): MockOptions["log"] {
  if (form !== undefined && form !== "lines" && form !== "json")
    throw new UsageError(`--log takes lines or json, not "${form}".`);
  const write = form === "json" ? (entry: LogEntry) => JSON.stringify(entry) : toLine;
  if (isVerbose || form !== undefined) return (entry) => void process.stdout.write(`${write(entry)}\n`);
  return (entry) => {
    if (entry.violations.length > 0) process.stderr.write(`${toLine(entry)}\n`);
  };
}

function greet(url: string, hasDocs: boolean): string {
  const docs = hasDocs ? `  Documentation   ${url}/\n` : "";
  return `Data Validation API, mock of versions ${[...apis.keys()].join(" and ")}
${docs}  API             ${url}  (any key but the test keys is accepted)

  curl ${url}/phone/validate -H "Authorization: Bearer test" -H "Content-Type: application/json" \\
    -d '{"request":{"query":{"numberFull":"+420 607 123 456"}}}'

  Ctrl+C stops it.
`;
}

function explain(error: unknown, args: string[]): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return `the port is taken. Choose another one with --port, or 0 for any that is free.`;
  if (code === "EACCES") return `this port needs more rights than you have. Choose one above 1023 with --port.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `this machine has no such address. Choose another one with --host.`;
  if (error instanceof UsageError) return `${message} See --help.`;
  if (code?.startsWith("ERR_PARSE_ARGS")) return `${message.split("\n")[0]} See --help.`;
  return `it did not start (${args.join(" ")}): ${message}`;
}
