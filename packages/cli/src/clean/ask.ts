import { createInterface } from "node:readline/promises";
import { type Terminal, UserError } from "../command-line.ts";
import type { Plan } from "./plan.ts";
import { describeUnlikeColumns } from "./screen.ts";
import type { Survey } from "./survey.ts";

/**
 * Whether to make the calls. A terminal asks once; `--yes` skips the question.
 * Elsewhere, cells that do not match their column's field are an error before any call.
 */
export async function isConfirmed(
  plan: Plan,
  survey: Survey,
  terminal: Terminal,
): Promise<boolean> {
  if (plan.skipsQuestion || survey.calls === 0) return true;
  if (terminal.ask) {
    const typed = await terminal.ask(
      `Make ${survey.calls === 1 ? "this call" : "these calls"}? [y/N] `,
    );
    return /^y(es)?$/i.test(typed.trim());
  }
  const [sentence] = describeUnlikeColumns(plan);
  if (sentence === undefined) return true;
  throw new UserError(
    `${sentence} Name the right column, see data-validation clean --help, or send it as it is with --yes.`,
  );
}

/** Undefined without a terminal. */
export function askOnTerminal(): Terminal["ask"] {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  return async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return await lines.question(question);
    } finally {
      lines.close();
    }
  };
}
