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
  --write-ledger <name> writes what was seen as a ledger in --contract,
                        openapi/evidence/<name>.json
  --comparable          the recording is of a comparable service: a ledger of it
                        corroborates, and shows nothing of this service

Exit codes: 0 nothing is contradicted, 1 an assumption is contradicted,
2 wrong use or the command failed, 3 the service breaks a statement.
`.trim();
