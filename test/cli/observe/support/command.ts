import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import { run as runCommand } from "../../../../packages/cli/src/observe/run.ts";

/** How the command ended, and what it printed. */
export interface CommandResult {
  code: number | null;
  output: string;
  errors: string;
}

/** Starts the command from its sources. */
export function start(words: string[], environment: Record<string, string> = {}): ChildProcess {
  const command = fileURLToPath(new URL("../../../../packages/cli/bin/data-validation.js", import.meta.url));
  return spawn(process.execPath, [command, "observe", ...words], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, DATA_VALIDATION_KEY: undefined, ...environment },
  });
}

/** Runs the command in this process, which is quicker. */
export async function runHere(words: string[]): Promise<CommandResult> {
  const lines = { log: [] as string[], error: [] as string[] };
  const log = vi.spyOn(console, "log").mockImplementation((line) => void lines.log.push(line));
  const error = vi.spyOn(console, "error").mockImplementation((line) => void lines.error.push(line));
  try {
    return { code: await runCommand(words), output: lines.log.join("\n"), errors: lines.error.join("\n") };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}

/** Runs the command to its end. */
export async function run(words: string[], environment: Record<string, string> = {}): Promise<CommandResult> {
  const child = start(words, environment);
  const [output, errors] = await Promise.all([
    text(child.stdout as never),
    text(child.stderr as never),
    once(child, "close"),
  ]);
  return { code: child.exitCode, output, errors };
}
