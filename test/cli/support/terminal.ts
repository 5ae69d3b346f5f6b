import { type Command, runCommand } from "@data-validation/cli/internal/command-line";

/** A terminal that stores the output of a command. */
export function keepingTerminal(isTerminal = false) {
  const printed = { out: "", err: "" };
  return {
    printed,
    isTerminal,
    out(text: string): void {
      printed.out += text;
    },
    err(text: string): void {
      printed.err += text;
    },
    draw(text: string): void {
      printed.err += text;
    },
  };
}

/** Runs a command in this process, and returns its output. */
export async function runHere(command: Command, args: string[]) {
  const terminal = keepingTerminal();
  return { code: await runCommand(command, args, terminal), ...terminal.printed };
}
