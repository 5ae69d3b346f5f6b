import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
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
  const { code, output, errors } = await runTool(...call);
  return code === 0 ? "" : `${output}${errors}`.trim();
}

/** Runs a command-line tool of the development dependencies with this Node. */
export async function runTool(
  name: keyof typeof packages,
  args: string[],
  env: Record<string, string> = {},
) {
  const [file, ...first] = installedCommand(packages[name], name);
  const child = spawn(file, [...first, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    // Keeps Redocly from contacting its vendor and the registry.
    env: {
      ...process.env,
      ...env,
      REDOCLY_TELEMETRY: "off",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
      REDOCLY_SUPPRESS_NOTIFICATIONS: "true",
    },
  });
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { code: child.exitCode, output, errors };
}
