import { countCalls } from "./count.ts";
import { makePlan } from "./plan.ts";
import { describe } from "./report.ts";
import { runPlan } from "./run.ts";
import { type CommandEnvironment, type Terminal, UserError } from "./terminal.ts";

export const help = `
Usage: npx @data-validation/cli clean <file> [options]

Validates the e-mail addresses, phone numbers and names of a table, and writes the same rows with what came of it in new columns: the
corrected value, the proposal, a suggestion and the findings. Takes CSV (with a header) and NDJSON. The key comes from the environment
variable DATA_VALIDATION_KEY. A run that was interrupted goes on where it stopped when it is started again in the same way.

  --base-url <address>    address of the API; or the environment variable DATA_VALIDATION_URL
  --out <file>            where to write (contacts.csv becomes contacts.clean.csv)
  --email <column>        a column of e-mail addresses; may be given several times
  --phone <column>        a column of phone numbers; may be given several times
  --name <column>         a column of whole names
  --first-name <column>   a column of first names, and
  --surname <column>      one of surnames: validated together
                          Without any of these five, the columns are guessed from the header and shown.
  --prefix <prefix>       a prefix to try for phone numbers without one, such as +420; may be given several times
  --number-format <name>  raw, national, e123 or e164 (e164)
  --language <code>       language of names: en, cs, sk or pl (cs)
  --concurrency <number>  calls at the same time (8)
  --encoding <name>       encoding of the file, such as windows-1250 (utf-8); the output is UTF-8
  --format <name>         csv or ndjson, where the name of the file does not tell
  --dry-run               count the rows and the calls, and make none
  --force                 start again, and overwrite what there is
  --help                  this text

Ends with exit code 0 when every row was written, 1 when it stopped before, 2 when it could not begin, 130 when it was interrupted.
`.trim();

/**
 * Runs the command with the words after `clean`.
 *
 * @returns its exit code
 */
export async function clean(
  words: string[],
  terminal: Terminal,
  surroundings: CommandEnvironment = {},
): Promise<number> {
  try {
    const plan = await makePlan(words, surroundings);
    if (!plan) {
      terminal.out(`${help}\n`);
      return 0;
    }
    for (const line of describe(plan)) terminal.err(`${line}\n`);
    if (!plan.isDry) return await runPlan(plan, terminal, surroundings);
    await countCalls(plan, terminal);
    return 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    terminal.err(`${error.message}\n`);
    return 2;
  }
}
