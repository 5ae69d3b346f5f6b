import { spawnSync } from "node:child_process";
import { basename } from "node:path";

/**
 * Commands that list the listener of a port, and where the number of its process is in the list.
 */
const listings = [
  {
    command: "ss",
    argsFor: (port: number) => ["-ltnpH", `sport = :${port}`],
    pattern: /\bpid=(\d+)/,
  },
  {
    command: "lsof",
    argsFor: (port: number) => ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fp"],
    pattern: /^p(\d+)$/m,
  },
];

/** Programs that run a file, whose name is more informative than theirs. */
const INTERPRETERS = /^(bun|deno|java|node|php|python|ruby)[\d.]*$/;

/**
 * Who has a port, as ` by node server.js (process 4321)`; an empty text where this machine does not
 * show it.
 */
export function describePortHolder(port: number): string {
  for (const { command, argsFor, pattern } of listings) {
    const [, pid] = pattern.exec(outputOf(command, argsFor(port))) ?? [];
    if (pid !== undefined) return ` by ${programOf(pid)}(process ${pid})`;
  }
  return "";
}

/**
 * The program of a process with the file that it runs, and none of its other arguments: they may be
 * secret.
 */
function programOf(pid: string): string {
  const [path = "", ...args] = outputOf("ps", ["-o", "args=", "-p", pid]).trim().split(/\s+/);
  if (path === "") return "";
  const program = basename(path);
  const file = INTERPRETERS.test(program) ? args.find((arg) => !arg.startsWith("-")) : undefined;
  return file === undefined ? `${program} ` : `${program} ${file} `;
}

function outputOf(command: string, args: string[]): string {
  return spawnSync(command, args, { encoding: "utf8" }).stdout ?? "";
}
