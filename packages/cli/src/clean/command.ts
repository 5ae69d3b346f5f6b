import { constants } from "node:os";
import type { Terminal } from "../command-line.ts";
import { askOnTerminal } from "./ask.ts";
import { explainFileError } from "./file-errors.ts";
import { type CommandEnvironment, makePlan } from "./plan.ts";
import { runPlan } from "./run.ts";

export { help } from "./help.ts";

/**
 * Cleans a table. The first signal ends the run after the calls under way, the second one at once.
 */
export async function run(args: string[], terminal: Terminal): Promise<number> {
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(128 + constants.signals[signal]);
      terminal.err("\nFinishing the calls under way. Press Ctrl+C again to end at once.\n");
      controller.abort(signal);
    });
  return clean(args, { ...terminal, ask: askOnTerminal() }, { signal: controller.signal });
}

export async function clean(
  args: string[],
  terminal: Terminal,
  environment: CommandEnvironment,
): Promise<number> {
  try {
    const plan = await makePlan(args, environment);
    return await runPlan(plan, terminal, environment);
  } catch (error) {
    throw explainFileError(error);
  }
}
