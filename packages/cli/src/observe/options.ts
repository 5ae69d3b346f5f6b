import { parseWords, UserError } from "../command-line.ts";

export const help = `
Usage: data-validation observe <recording>                     a HAR, NDJSON or JSON of pairs, a run of Postman or Bruno, or a folder
       data-validation observe --proxy <url> [--port <n>]      records between an application and the service, until Ctrl+C
       data-validation observe --call <url> --at-most <n>      sends the contract's own request examples

Holds the contract of the Data Validation API against the service: which guesses are right, which are wrong, and which promises the
service breaks. No value of a request or a response is shown or kept.

Sources
  --har <file>            the same as the file alone, and refused when it is no HAR
  --response-at <keys>    where the envelope is in a response body that wraps it, for example data.response
  --request-at <keys>     the same for request bodies
  --contract <folder>     a checkout of the contract's repository; otherwise the contract that this command carries

Proxy
  --port <n>              port to listen on (4020)
  --host <address>        address to listen on (127.0.0.1)
  --record <file>         also writes the calls to a file, one a line, each value replaced by its shape; never the key
  --keep-values           writes the bodies as they are

Calls
  --at-most <n>           makes no more than n calls; without it, only says how many there would be
  --rate <n>              calls in a second (2)
  The API key is taken from the environment: DATA_VALIDATION_KEY.

Reports
  --markdown <file>       the whole report, for a pull request or the summary of a CI run
  --json <file>           the same for a program
  --quiet                 no progress and no summary
  --no-mock               does not ask the mock for the effect of options that were not sent (quicker; no defaults)

Changes of the contract
  --patch <file>          writes the smallest changes as a patch of the sources, for git apply
  --apply                 makes them in the sources of the checkout; comments and order are kept
  --stated                includes changes that take back something the specification states
  --marks                 includes x-observed in the place of x-assumed, where a guess is strongly confirmed

Exit codes: 0 nothing is contradicted, 1 an assumption is, 2 the service breaks a statement, 3 could not run.
`;

/** What the command is told. */
export interface Options {
  help: boolean;
  version: boolean;
  recording: string | undefined;
  isHar: boolean;
  proxy: string | undefined;
  call: string | undefined;
  port: number;
  host: string;
  record: string | undefined;
  keepValues: boolean;
  atMost: number | undefined;
  rate: number;
  responseAt: string | undefined;
  requestAt: string | undefined;
  contract: string | undefined;
  markdown: string | undefined;
  json: string | undefined;
  patch: string | undefined;
  quiet: boolean;
  useMock: boolean;
  apply: boolean;
  stated: boolean;
  marks: boolean;
}

/**
 * Reads the words of the command line.
 *
 * @throws {UserError} when they make no sense
 */
export function readOptions(words: string[]): Options {
  const { values, positionals } = parse(words);
  const options: Options = {
    help: values.help,
    version: values.version,
    recording: values.har ?? positionals[0],
    isHar: values.har !== undefined,
    proxy: values.proxy,
    call: values.call,
    port: integer("--port", values.port ?? "4020", 0, 65_535),
    host: values.host,
    record: values.record,
    keepValues: values["keep-values"],
    atMost: values["at-most"] === undefined ? undefined : integer("--at-most", values["at-most"], 1, 100_000),
    rate: positive("--rate", values.rate),
    responseAt: values["response-at"],
    requestAt: values["request-at"],
    contract: values.contract,
    markdown: values.markdown,
    json: values.json,
    patch: values.patch,
    quiet: values.quiet,
    useMock: !values["no-mock"],
    apply: values.apply,
    stated: values.stated,
    marks: values.marks,
  };
  if (options.help || options.version) return options;
  const sources = [options.recording, options.proxy, options.call].filter((source) => source !== undefined);
  if (sources.length !== 1 || positionals.length > 1 || (options.isHar && positionals.length > 0)) {
    throw new UserError(
      sources.length === 0
        ? `Say what to observe: a recording, --proxy <url> or --call <url>. See --help.`
        : "Give one source: a recording, --proxy <url> or --call <url>.",
    );
  }
  for (const [name, url] of [
    ["--proxy", options.proxy],
    ["--call", options.call],
  ] as const) {
    if (url !== undefined && !isAddress(url))
      throw new UserError(`${name} needs the address of the service, for example https://api.example.com.`);
  }
  if (options.record !== undefined && options.proxy === undefined) throw new UserError("--record goes with --proxy.");
  if (options.keepValues && options.record === undefined)
    throw new UserError("--keep-values goes with --record <file>.");
  if (options.atMost !== undefined && options.call === undefined) throw new UserError("--at-most goes with --call.");
  return options;
}

function parse(words: string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean", default: false } as const;
  return parseWords("observe", words, {
    help: { ...flag, short: "h" },
    version: flag,
    har: text,
    proxy: text,
    call: text,
    port: text,
    host: { ...text, default: "127.0.0.1" },
    record: text,
    "keep-values": flag,
    "at-most": text,
    rate: { ...text, default: "2" },
    "response-at": text,
    "request-at": text,
    contract: text,
    markdown: text,
    json: text,
    patch: text,
    quiet: flag,
    "no-mock": flag,
    apply: flag,
    stated: flag,
    marks: flag,
  });
}

function integer(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new UserError(`${name} needs a whole number from ${least} to ${most}.`);
  return value;
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= 1000)) throw new UserError(`${name} needs a number over 0 and up to 1000.`);
  return value;
}

function isAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
