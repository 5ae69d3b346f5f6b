import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * Runs a command, and returns its output of any length; a failure throws an error with the output.
 */
export function execute(
  file: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) {
  return promisify(execFile)(file, args, { maxBuffer: 2 ** 28, ...options });
}
