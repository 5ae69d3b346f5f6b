import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { UserError } from "@data-validation/tooling/command";
import { freePort, isListening } from "@data-validation/tooling/processes/free-port";
import { installedCommand } from "@data-validation/tooling/processes/installed";

/** Address at which the Prisms and the front listen. */
export const HOST = "127.0.0.1";

const prismCommand = installedCommand("@stoplight/prism-cli", "prism");

interface Settings {
  /** Takes each line that Prism prints. */
  onLine?: (line: string) => void;
  signal?: AbortSignal;
  /** The command to start; a test replaces it. */
  program?: readonly string[];
}

/**
 * Starts Prism's own command on a free port, and waits until it listens.
 *
 * @param args - Its arguments: `mock` or `proxy`, the document, and more.
 * @throws {@link UserError} if it ends before it listens.
 */
export async function startPrism(
  args: readonly string[],
  { onLine = () => {}, signal, program = prismCommand }: Settings = {},
) {
  const port = await freePort(0, HOST);
  const [file = "", ...first] = program;
  const all = [...first, ...args, "--host", HOST, "--port", String(port)];
  const child = spawn(file, all, {
    stdio: ["ignore", "pipe", "inherit"],
    ...(signal && { signal }),
  });
  createInterface(child.stdout).on("line", onLine);
  let hasEnded = false;
  // An aborted process emits an error, and so does a program that does not exist.
  const ended = once(child, "close").then(
    ([code, signal]) => `ended with ${code === null ? signal : `exit code ${code}`}`,
    ({ message }: Error) => `failed: ${message}`,
  );
  ended.then(() => {
    hasEnded = true;
  });
  while (!(await isListening(port))) {
    if (hasEnded) throw new UserError(`Prism ended before it listened: prism ${args.join(" ")}`);
    await setTimeout(50);
  }
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { url: `http://${HOST}:${port}`, ended, [Symbol.asyncDispose]: stop };
}

/** The published document of a version; Prism reads JSON a second faster than YAML. */
export const documentOf = (version: string) => `generated/openapi/${version}.json`;
