import { parseArgs } from "node:util";
import { Output } from "./output.ts";

/** A user's mistake (an invalid contract, a missing file): printed as a sentence, without a stack trace. */
export class UserError extends Error {
  override name = "UserError";
}

/**
 * Runs a script as a command: `--help` prints the text given, `--out <folder>` chooses where artifacts go, and a {@link UserError} ends
 * the process with its message and exit code 1.
 *
 * @param help - Has a line for each of the script's own options; each takes a value.
 * @param body - Takes where the artifacts go, the positional arguments and the options.
 */
export async function command(
  help: string,
  body: (given: { output: Output; words: string[]; options: Partial<Record<string, string>> }) => Promise<void> | void,
): Promise<void> {
  const names = [...help.matchAll(/^ +--([\w-]+)/gm)].map(([, name = ""]) => name);
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        ...Object.fromEntries(names.map((name) => [name, { type: "string" } as const])),
        help: { type: "boolean", short: "h" },
        out: { type: "string", default: "generated" },
      },
    });
    const { help: wantsHelp, out, ...options } = values;
    if (wantsHelp) console.log(help.trim());
    else await body({ output: new Output(out, console.log), words: positionals, options });
  } catch (error) {
    if (!(error instanceof UserError || isOfParsing(error))) throw error;
    const { message } = error as Error;
    console.error(isOfParsing(error) ? `${message}\n\n${help.trim()}` : message.trimEnd());
    process.exitCode = 1;
  }
}

/** Whether an error is about an option that does not exist, or its value. */
export function isOfParsing(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException).code).startsWith("ERR_PARSE_ARGS");
}
