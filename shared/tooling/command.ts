import { parseArgs } from "node:util";
import { Output } from "./output.ts";

/** A mistake of the user, such as an invalid contract or a missing file. It is printed without a stack trace. */
export class UserError extends Error {
  override name = "UserError";
}

/** Runs a script as a command. The help declares its options, which take a value; a {@link UserError} is printed, with exit code 1. */
export async function command(
  help: string,
  body: (given: {
    output: Output;
    words: string[];
    options: Partial<Record<string, string>>;
  }) => Promise<void> | void,
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
    const usage = isOfParsing(error) ? `\n\n${help.trim()}` : "";
    console.error(error.message.trimEnd() + usage);
    process.exitCode = 1;
  }
}

/** Whether an error of `parseArgs` is about an unknown option or its value. */
export function isOfParsing(error: unknown): error is Error {
  return (
    error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")
  );
}
