import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SOURCE_CONDITION } from "../source-condition.ts";
import { installedCommand } from "./installed.ts";

const packages = {
  biome: "@biomejs/biome",
  eslint: "eslint",
  knip: "knip",
  redocly: "@redocly/cli",
  spectral: "@stoplight/spectral-cli",
  // The native compiler takes a quarter of the time. Programs that call the compiler need 5.x.
  tsc: "typescript-native",
  vitest: "vitest",
};

/** The output of a tool that fails; empty if it succeeds. */
export async function findingsOfTool(...call: Parameters<typeof runTool>): Promise<string> {
  return findingsOf(await runTool(...call));
}

/** The output of a file of this repository that fails; empty if it succeeds. */
export async function findingsOfScript(file: string, ...args: string[]): Promise<string> {
  const command = [process.execPath, `--conditions=${SOURCE_CONDITION}`, file, ...args];
  return findingsOf(await runCommand(command));
}

/** Runs a command-line tool of the development dependencies with this Node. */
export function runTool(
  name: keyof typeof packages,
  args: string[],
  env: Record<string, string> = {},
) {
  return runCommand([...installedCommand(packages[name], name), ...args], {
    ...env,
    // Keeps Redocly from contacting its vendor and the registry.
    REDOCLY_TELEMETRY: "off",
    REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    REDOCLY_SUPPRESS_NOTIFICATIONS: "true",
  });
}

async function runCommand([file = "", ...args]: string[], env: Record<string, string> = {}) {
  const child = spawn(file, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { code: child.exitCode, output, errors };
}

function findingsOf({ code, output, errors }: Awaited<ReturnType<typeof runCommand>>): string {
  return code === 0 ? "" : `${output}${errors}`.trim();
}
