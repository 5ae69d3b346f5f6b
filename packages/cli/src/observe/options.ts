import {
  flagOption,
  isBaseUrl,
  parseArguments,
  readResponseAt,
  readWhole,
  textOption,
  UserError,
} from "../command-line.ts";
import { readGrade } from "../comparison/grades.ts";

export const help = `
Usage: data-validation observe <recording>
       data-validation observe --proxy <url> [--record <file>]
       data-validation observe --call <url> --at-most <number>

Checks the contract against a live service: confirmed and contradicted
assumptions, and statements that the service breaks. Words and names that the
contract does not have may be personal data: the report only counts them.

A recording is a HAR file, a file that --record wrote, or a folder of these.
--proxy forwards the calls of an application to the service until Ctrl+C.
--call sends the request examples of the contract, two per second.

Environment
  DATA_VALIDATION_KEY   API key for --call

Sources
  --response-at <keys>  place of the envelope in a response body that wraps it,
                        for example data.response
  --version-header <name>
                        response header with the version; without it, the one
                        whose name ends in api-version
  --contract <folder>   repository of the contract; without it, the contract in
                        this package
  --at-most <number>    maximum number of calls; without it, --call only counts

Recording
  --port <number>       port of the proxy (4020)
  --record <file>       adds each call to a file, with random stand-ins for
                        its values and without the key
  --keep-values         records the values as they are

Result
  --markdown <file>     writes the whole report
  --json <file>         writes it for a program
  --grade <grade>       lists assumptions of one grade of evidence: Observed,
                        Corroborated or Assumed
  --show-words          shows these words, and lets --apply write them; check
                        the report before you share it
  --apply               changes the sources in --contract where no decision is
                        needed
  --marks               --apply changes no source, and writes what was seen as
                        a ledger, openapi/evidence/<name>.json
  --ledger <name>       name of that ledger (recordings)
  --comparable          the recording is of a comparable service: a ledger of it
                        corroborates, and shows nothing of this service

Exit codes: 0 nothing is contradicted, 1 an assumption is contradicted,
2 wrong use or the command failed, 3 the service breaks a statement.
`.trim();

export type Options = ReturnType<typeof readOptions>;

const optionTypes = {
  proxy: textOption,
  call: textOption,
  port: { ...textOption, default: "4020" },
  record: textOption,
  "keep-values": flagOption,
  "at-most": textOption,
  "response-at": textOption,
  "version-header": textOption,
  contract: textOption,
  markdown: textOption,
  json: textOption,
  grade: textOption,
  ledger: { ...textOption, default: "recordings" },
  comparable: flagOption,
  apply: flagOption,
  marks: flagOption,
  "show-words": flagOption,
} as const;

/** Options that require another one. */
const needs = [
  ["record", "proxy"],
  ["keep-values", "record"],
  ["at-most", "call"],
  ["marks", "apply"],
  ["comparable", "marks"],
] as const;

export function readOptions(args: string[]) {
  const { values, argument: recording } = parseArguments("observe", args, optionTypes);
  const { proxy, call } = values;
  const [source, ...others] = [recording, proxy, call].filter((given) => given !== undefined);
  if (source === undefined || others.length > 0)
    throw new UserError("Give one source: a recording, --proxy <url> or --call <url>.");
  for (const [option, needed] of needs) {
    if (values[option] && !values[needed]) throw new UserError(`--${option} needs --${needed}.`);
  }
  if (recording === undefined && !isBaseUrl(source))
    throw new UserError(
      `--${proxy ? "proxy" : "call"} needs a base URL, for example https://api.example.com.`,
    );
  if (!/^[a-z\d][a-z\d-]*$/.test(values.ledger))
    throw new UserError("The name of a ledger has lower-case letters, digits and hyphens.");
  return {
    ...values,
    "response-at": readResponseAt(values["response-at"]),
    source,
    port: readWhole("port", values.port, 0, 65_535),
    grade: readGrade(values.grade),
    atMost: readWhole("at-most", values["at-most"]),
  };
}
