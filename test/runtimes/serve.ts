import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort, isListening } from "@data-validation/tooling/processes/free-port";

/**
 * Runs a server on a free port, until it is disposed of.
 *
 * @param wordsOf - Makes the command's arguments from the port, which is also in the environment.
 */
export async function serve(
  cwd: string,
  wordsOf: (port: number) => [file: string, ...args: string[]],
) {
  const port = await freePort();
  const [file, ...args] = wordsOf(port);
  const env = { ...process.env, PORT: String(port), BUN_PORT: String(port) };
  const server = spawn(file, args, { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
  while (!(await isListening(port))) {
    if (server.exitCode !== null) throw new Error(`${file} ended before it listened.`);
    await setTimeout(50);
  }
  return {
    url: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      server.kill();
      await once(server, "exit");
    },
  };
}

/** Serves a worker, one file of a folder, with the command of workerd; it may call any address. */
export function serveWorkerd(program: string, folder: string, script: string) {
  return serve(folder, (port) => {
    const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker), (name = "internet", network = (allow = ["private", "public"]))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const worker :Workerd.Worker =
  (modules = [(name = "worker", esModule = embed "${script}")], compatibilityDate = "2025-10-01");
`;
    writeFileSync(join(folder, "config.capnp"), config);
    return [program, "serve", "config.capnp"];
  });
}
