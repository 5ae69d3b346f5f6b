import {
  flag,
  isBaseUrl,
  parseWords,
  readResponseAt,
  readWhole,
  text,
  UserError,
} from "../command-line.ts";
import { readGrade } from "../observe/report/grades.ts";

export const help = `
Usage: data-validation verify <base URL> [options]

Checks whether a server does what the specification of the API states: each
rule has a section, the sentence, its calls, and what must hold between their
responses. A rule reads stated names only, and no data of a certain service.

  holds      the responses show the sentence
  broken     the responses contradict it
  not shown  what the sentence is about was not seen, in several tries

Environment
  DATA_VALIDATION_KEY      API key; or --api-key <key>. It is in no output.

Rules
  --list                   lists the rules, and makes no call
  --section <number>       rules of a section; may be given several times
  --version <number>       rules about 2.0 or 2.1 alone
  --assumed                lists the assumptions of the contract that the
                           responses contradict, and adds all with their grades
                           to --json; they never fail the run
  --grade <grade>          with --assumed: assumptions of one grade of evidence,
                           Observed, Corroborated or Assumed

Calls (they may be billed; the highest number is printed beforehand)
  --at-most <number>       maximum number of calls, retries included
  --rate <number>          calls per second, at most
  --time-limit <minutes>   ends the run; at most 30, which is the default
  --version-header <name>  response header with the version; without it, the
                           one whose name ends in -api-version
  --response-at <keys>     place of the envelope in a response that has it in an
                           object, for example response; or the environment
                           variable DATA_VALIDATION_RESPONSE_AT

Result
  --strict                 fails if a rule is not shown
  --junit <file>           report for a CI server
  --json <file>            report for a program
  --markdown <file>        report for people

HTTP 429, HTTP 5xx, and lost connections are retried three times; a rule without
a response is not shown. An HTTP 401 or 402 to the key ends the run.

Exit codes: 0 nothing is broken, 1 a rule is broken (with --strict: or not
shown), 2 wrong use, no service at the base URL, ended early by the service, or
nothing was shown, 4 nothing is broken, but a limit of calls or time left rules
out.
`.trim();

export type Options = ReturnType<typeof readOptions>;

export function readOptions(words: string[], env: Record<string, string | undefined>) {
  const { values, word: baseUrl = "" } = parseWords("verify", words, {
    "api-key": text,
    list: flag,
    section: { type: "string", multiple: true },
    version: text,
    assumed: flag,
    grade: text,
    "at-most": text,
    rate: text,
    "time-limit": text,
    "version-header": text,
    "response-at": text,
    strict: flag,
    junit: text,
    json: text,
    markdown: text,
  });
  if (!values.list && !isBaseUrl(baseUrl))
    throw new UserError("Give the base URL of the server, for example https://api.example.com.");
  if (values.grade !== undefined && !values.assumed)
    throw new UserError("--grade needs --assumed.");
  const apiKey = (values["api-key"] ?? env.DATA_VALIDATION_KEY ?? "").trim();
  if (!values.list && !apiKey)
    throw new UserError(
      "Put the API key into the environment variable DATA_VALIDATION_KEY, or give it as --api-key.",
    );
  const responseAt = readResponseAt(values["response-at"], env);
  return {
    ...{ ...values, baseUrl, apiKey, responseAt },
    grade: readGrade(values.grade),
    atMost: readWhole("at-most", values["at-most"]),
    rate: readWhole("rate", values.rate),
    timeLimit: readWhole("time-limit", values["time-limit"]),
  };
}
