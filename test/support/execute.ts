import { type ExecFileException, execFile } from "node:child_process";
import { promisify } from "node:util";

/** The last characters of an output that a message shows. */
const SHOWN = 5000;

/**
 * Runs a command, and returns its output of any length; a failure throws an error whose message has
 * the end of the output.
 */
export async function execute(
  file: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) {
  try {
    return await promisify(execFile)(file, args, { maxBuffer: 2 ** 28, ...options });
  } catch (error) {
    const failure = error as ExecFileException;
    // Node's message has the errors of the command, and many programs print theirs elsewhere.
    if (failure.stdout) failure.message += `\n${failure.stdout.slice(-SHOWN)}`;
    throw failure;
  }
}
