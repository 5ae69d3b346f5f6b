import { execFileSync } from "node:child_process";
import { UserError } from "../command.ts";
import { npmCommand } from "./installed.ts";

/**
 * Runs a command and returns its output; throws a {@link UserError} with the output if it fails.
 */
export function readOutput(file: string, args: string[], cwd = process.cwd()): string {
  try {
    return execFileSync(file, args, {
      cwd,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: 2 ** 28,
    });
  } catch (error) {
    const {
      code,
      stdout = "",
      stderr = "",
    } = error as { code?: string; stdout?: string; stderr?: string };
    if (code === "ENOENT") throw new UserError(`${file} is not installed.`);
    throw new UserError(`${file} ${args.join(" ")} failed:\n${stdout}${stderr}`);
  }
}

export function runNpm(args: string[], cwd = process.cwd()): string {
  const [file, ...first] = npmCommand();
  return readOutput(file, [...first, ...args], cwd);
}
