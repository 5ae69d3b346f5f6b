import { parseArgs } from "node:util";
import { Output } from "./output.ts";

/** A user's mistake (an invalid contract, a missing file): printed as a sentence, without a stack trace. */
export class UserError extends Error {
  override name = "UserError";
}

/** The values of a script's own options. */
type Options = Record<string, string | undefined>;

/**
 * Runs a script as a command: `--help` prints the text given, `--out <folder>` chooses where artifacts go, and a {@link UserError} ends
 * the process with its message and exit code 1.
 *
 * @param body - Takes where the artifacts go, the positional arguments and the options.
 * @param names - The script's own options; each takes a value.
 */
export async function command(
  help: string,
  body: (given: { output: Output; words: string[]; options: Options }) => Promise<void> | void,
  names: string[] = [],
): Promise<void> {
  try {
    const { values, positionals } = parse(help, names);
    const { help: wantsHelp, out, ...options } = values;
    if (wantsHelp) {
      console.log(help.trim());
      return;
    }
    await body({ output: new Output(out, console.log), words: positionals, options });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message.trimEnd());
    process.exitCode = 1;
  }
}

function parse(help: string, names: string[]) {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        ...Object.fromEntries(names.map((name) => [name, { type: "string" } as const])),
        help: { type: "boolean", short: "h" },
        out: { type: "string", default: "generated" },
      },
    });
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${help.trim()}`);
  }
}
