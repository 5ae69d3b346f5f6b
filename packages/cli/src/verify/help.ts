export const help = `
Usage: data-validation verify <base URL> [options]

Checks whether a server follows the specification of the API. Each rule has a
number, a sentence, its calls, and a relation between their responses. Rules
read stated names only, and expect no specific data.

  holds      the responses show the sentence
  broken     the responses contradict the sentence
  not shown  several calls showed neither

Environment
  DATA_VALIDATION_KEY      API key; or --api-key <key>. Never printed.

Rules
  --list                   lists the rules, and makes no call
  --section <number>       rules with this number of --list; can be repeated
  --version <number>       only rules about 2.0 or 2.1
  --assumed                lists the assumptions of the contract that the
                           responses contradict, and adds all with their grades
                           to --json; they never fail the run
  --grade <grade>          with --assumed: assumptions of one grade of evidence,
                           Observed, Corroborated or Assumed

Calls (may be billed; their maximum number is printed first)
  --at-most <number>       maximum number of calls, retries included
  --rate <number>          calls per second, at most
  --time-limit <minutes>   ends the run; at most 30, which is the default
  --version-header <name>  response header with the version; without it, the
                           one whose name ends in -api-version
  --response-at <keys>     place of the envelope in a response that wraps it,
                           for example response; or the environment variable
                           DATA_VALIDATION_RESPONSE_AT

Result
  --strict                 fails if a rule is not shown
  --junit <file>           report for a CI server
  --json <file>            report for a program
  --markdown <file>        report for people

HTTP 429, HTTP 5xx and lost connections are retried three times. A rule without
a response is not shown. A path that returns HTTP 429 with a delay of over a
minute is not called again. HTTP 401 or 402 for the key ends the run.

Exit codes: 0 nothing is broken, 1 a rule is broken (with --strict: or not
shown), 2 wrong use, no service at the base URL, ended early by the service, or
nothing was shown, 4 nothing is broken, but a limit of calls or time left rules
out.
`.trim();
