import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs a command to its end, and gives what it prints, however much; one that fails throws an error that has it. */
export function execute(
  file: string,
  words: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) {
  return promisify(execFile)(file, words, { maxBuffer: 2 ** 28, ...options });
}
