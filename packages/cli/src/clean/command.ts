import { constants } from "node:os";
import type { Terminal } from "../command-line.ts";
import { askOnTerminal } from "./ask.ts";
import { explain } from "./files.ts";
import { type CommandEnvironment, makePlan } from "./plan.ts";
import { runPlan } from "./run.ts";

export const help = `
Usage: data-validation clean <file> [options]

Validates the e-mail addresses, phone numbers and names of a table, and writes
the same rows with new columns: the corrected value, the proposal, a suggestion
and the findings. Takes CSV with a header, and NDJSON. Equal values are sent
once.

Whatever ends a run, the same command continues it: each response is saved in
<output>.journal first, and is not paid again.

Environment
  DATA_VALIDATION_KEY     API key
  DATA_VALIDATION_URL     base URL of the API; or --base-url <url>
  DATA_VALIDATION_VERSION_HEADER
                          response header that states the version, if it is
                          not the only one that ends in -api-version

Columns (guessed from the header and shown, unless named)
  --email <column>        e-mail addresses; may be given several times
  --phone <column>        phone numbers; may be given several times
  --name <column>         full names; may be given several times
  --first-name <column>   first names, validated together with
  --surname <column>      surnames

Calls
  --dry-run               counts the rows and the calls, and makes none
  --limit <number>        cleans the first rows as a trial; a run without it
                          continues from there
  --retry-failed          makes the calls again that failed
  --rate <number>         maximum number of calls a second
  --concurrency <number>  number of calls at the same time (8)
  --prefix <prefix>       prefix to try for phone numbers without one, for
                          example +420; may be given several times
  --number-format <name>  raw, national, e123 or e164 (e164)
  --language <code>       language of names: en, cs, sk or pl (cs)

Files
  --out <file>            output (contacts.csv becomes contacts.clean.csv)
  --force                 overwrites an output that another program wrote
  --encoding <name>       encoding of the file, for example windows-1250 (utf-8,
                          or that of its byte order mark)

The output is UTF-8. New cells that a spreadsheet would run as a formula
(= + - @) begin with an apostrophe. Phone numbers stay as they are.

Exit codes: 0 all rows written, 1 stopped before the end, 2 wrong use or
unreadable file, 3 written, and some rows failed or cannot be read,
130 interrupted (129 and 143 by a signal).
`.trim();

/** Cleans a table. The first signal ends the run after the calls under way, the second one at once. */
export async function run(words: string[], terminal: Terminal): Promise<number> {
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(128 + constants.signals[signal]);
      terminal.err("\nFinishing the calls under way. Press Ctrl+C again to end at once.\n");
      controller.abort(signal);
    });
  return clean(words, { ...terminal, ask: askOnTerminal() }, { signal: controller.signal });
}

export async function clean(
  words: string[],
  terminal: Terminal,
  environment: CommandEnvironment,
): Promise<number> {
  try {
    const plan = await makePlan(words, environment);
    return await runPlan(plan, terminal, environment);
  } catch (error) {
    throw explain(error);
  }
}
