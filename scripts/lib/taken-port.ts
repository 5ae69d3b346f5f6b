import { spawnSync } from "node:child_process";
import { UserError } from "./command.ts";
import { freePort } from "./free-port.ts";

/** What lists the listener of a port, and how the name and the number of its process are read from the list. */
const lists: [command: string, args: (port: number) => string[], pattern: RegExp][] = [
  ["ss", (port) => ["-ltnpH", `sport = :${port}`], /"(?<name>[^"]+)",pid=(?<pid>\d+)/],
  ["lsof", (port) => ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fpc"], /^p(?<pid>\d+)\nc(?<name>.*)$/m],
];

/** Checks that a server can listen on a port, before work is done that needs it; otherwise names the process that has it, where that is known. */
export async function checkPort(port: number, host: string): Promise<void> {
  try {
    await freePort(port, host);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") return;
    throw new UserError(
      `Port ${port} is taken${holderOf(port)}. Choose another one: npm start -- --port ${port + 1}, or 0 for any that is free.`,
    );
  }
}

/** The process that listens on a port, in words; empty if this machine does not show it. */
function holderOf(port: number): string {
  for (const [command, args, pattern] of lists) {
    const { stdout } = spawnSync(command, args(port), { encoding: "utf8" });
    const { name, pid } = pattern.exec(stdout ?? "")?.groups ?? {};
    if (name !== undefined) return ` by ${name} (process ${pid})`;
  }
  return "";
}
