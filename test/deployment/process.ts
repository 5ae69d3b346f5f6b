import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

const bin = join(import.meta.dirname, "../../packages/mock/bin/data-validation-mock.js");

/** The command of the mock as a process of its own. */
export interface MockProcess extends AsyncDisposable {
  url: string;
  process: ChildProcess;
  /** The lines of its standard output. */
  lines: string[];
}

/** Starts the command on a free port, and waits until it listens. */
export async function startMock(args: string[]): Promise<MockProcess> {
  const child = spawn(process.execPath, [bin, "--port", "0", "--log", "json", ...args]);
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  for await (const line of createInterface({ input: child.stderr })) {
    const { url, message } = JSON.parse(line);
    if (url === undefined) throw new Error(`The mock did not start: ${message}`);
    child.stderr.resume();
    return {
      url,
      process: child,
      lines,
      async [Symbol.asyncDispose]() {
        if (child.exitCode !== null) return;
        child.kill("SIGKILL");
        await once(child, "exit");
      },
    };
  }
  throw new Error("The mock ended before it listened.");
}

/** Validates an e-mail address with a key; the status of the response. */
export async function callValidate(url: string, key = "test"): Promise<number> {
  const response = await fetch(`${url}/email/validate`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ request: { query: { email: "jana.kadlecova@seznam.cz" } } }),
  });
  await response.arrayBuffer();
  return response.status;
}
