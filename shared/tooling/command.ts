import { parseArgs } from "node:util";
import { UserError } from "@data-validation/common/user-error";
import { findArgumentMistake } from "./argument-mistake.ts";
import { ArtifactFolder } from "./artifact-folder.ts";

export { UserError };

/**
 * Runs a script as a command. A {@link UserError} is printed, with exit code 1.
 *
 * @param names The options of the command, which take a value; `--help` and `--out` are options of
 *   every command.
 */
export async function runScript<Name extends string>(
  help: string,
  names: readonly Name[],
  body: (given: {
    output: ArtifactFolder;
    args: string[];
    options: Partial<Record<Name, string>>;
  }) => Promise<void> | void,
): Promise<void> {
  await withoutStackTrace(async () => {
    const { values, positionals } = parseOptions(help, names);
    const { help: wantsHelp, out, ...options } = values;
    if (wantsHelp) console.log(help.trim());
    else
      await body({
        output: new ArtifactFolder(out, console.log),
        args: positionals,
        options: options as Partial<Record<Name, string>>,
      });
  });
}

/**
 * Runs the body of a command. Its {@link UserError} is printed without a stack trace, with exit
 * code 1.
 */
export async function withoutStackTrace(body: () => Promise<void> | void): Promise<void> {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message.trimEnd());
    process.exitCode = 1;
  }
}

function parseOptions(help: string, names: readonly string[]) {
  const args = process.argv.slice(2);
  const options = {
    ...Object.fromEntries(names.map((name) => [name, { type: "string" } as const])),
    help: { type: "boolean", short: "h" },
    out: { type: "string", default: "generated" },
  } as const;
  const mistake = findArgumentMistake(args, options);
  if (mistake) throw new UserError(`${mistake.message}\n\n${help.trim()}`);
  return parseArgs({ args, allowPositionals: true, options });
}
