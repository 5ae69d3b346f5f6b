import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** A server in a process of its own, which ends with it. */
export interface Served extends AsyncDisposable {
  url: string;
}

/**
 * Serves a worker in workerd, which may call any address.
 *
 * @param program - The command of workerd.
 * @param script - The name of the worker's one file in the folder.
 */
export async function serveWorkerd(program: string, folder: string, script: string): Promise<Served> {
  writeFileSync(
    join(folder, "config.capnp"),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    (name = "internet", network = (allow = ["private", "public"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "${script}")],
  compatibilityDate = "2025-10-01",
);
`,
  );
  const workerd = spawn(program, ["serve", "config.capnp", "--control-fd=3"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit", "pipe"],
  });
  const port = await said(workerd.stdio[3] as Readable, /"event":"listen".*"port":(\d+)/);
  return {
    url: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      workerd.kill();
      await once(workerd, "exit");
    },
  };
}

/** Reads what a process says until a pattern is found, and gives its first group; what it says later is dropped. */
export function said(stream: Readable, pattern: RegExp): Promise<string> {
  let text = "";
  return new Promise((resolve, reject) => {
    stream.on("data", (chunk: Buffer) => {
      text += chunk;
      const [, found] = pattern.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
    stream.on("end", () => reject(new Error(`It ended before it listened: ${text}`)));
  });
}
