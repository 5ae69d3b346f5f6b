import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** How the command ended, and what it printed. */
export interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

/** Starts the command from its sources. */
export function start(words: string[], environment: Record<string, string> = {}): ChildProcess {
  const command = new URL("../../../packages/observe/bin/data-validation-observe.js", import.meta.url);
  return spawn(process.execPath, [command.pathname, ...words], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env.PATH, ...environment },
  });
}

/** Runs the command to its end. */
export async function run(words: string[], environment: Record<string, string> = {}): Promise<Ended> {
  const child = start(words, environment);
  const [output, errors] = await Promise.all([
    text(child.stdout as never),
    text(child.stderr as never),
    once(child, "close"),
  ]);
  return { code: child.exitCode, output, errors };
}
