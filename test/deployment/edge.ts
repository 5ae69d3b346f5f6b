import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import ts from "typescript";

const call = {
  method: "POST",
  headers: { authorization: "Bearer test", "content-type": "application/json" },
  body: JSON.stringify({ request: { query: { numberFull: "+420607123456" } } }),
};

/**
 * Builds the worker as `wrangler deploy` would, and runs it in workerd.
 *
 * @param project - A project in which the package is installed, with the files of packages/mock/deployment.
 * @param tools - The folder in which wrangler is installed.
 * @returns A line for what was seen.
 */
export async function tryEdgeWorker(project: string, tools: string): Promise<string[]> {
  const wrangler = join(tools, "node_modules/wrangler/bin/wrangler.js");
  const { default: bin } = createRequire(join(tools, "tools.js"))("workerd") as { default: string };
  const output = join(project, "worker");
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" };
  const deploy = ["deploy", "--dry-run", "--outdir", output, "--config", join(project, "wrangler.jsonc")];
  await promisify(execFile)(process.execPath, [wrangler, ...deploy], { cwd: project, env });
  const files = readdirSync(output, { recursive: true, encoding: "utf8" })
    .map((name) => join(output, name))
    .filter((path) => statSync(path).isFile() && !path.endsWith(".map") && !path.endsWith(".md"));
  const size = gzipSync(Buffer.concat(files.map((path) => readFileSync(path)))).length;

  const { config: settings } = ts.readConfigFile(join(project, "wrangler.jsonc"), ts.sys.readFile);
  writeFileSync(join(output, "config.capnp"), config(settings.compatibility_date));
  const started = performance.now();
  const workerd = spawn(bin, ["serve", "config.capnp", "--control-fd=3"], {
    cwd: output,
    stdio: ["ignore", "ignore", "inherit", "pipe"],
  });
  try {
    const url = `http://127.0.0.1:${await portOf(workerd)}/phone/validate`;
    const response = await fetch(url, call);
    const first = performance.now() - started;
    const { result } = (await response.json()) as { result: { isValid: boolean } };
    if (response.status !== 200 || !result.isValid) throw new Error(`The worker answered ${response.status}.`);
    const refused = await fetch(url, { method: "POST" });
    if (refused.status !== 401) throw new Error(`Without a key, the worker answered ${refused.status}.`);
    const seconds = `${first.toFixed(0)} ms after the start of workerd`;
    return [`the worker has ${(size / 1000).toFixed(0)} kB gzipped, and gave its first answer ${seconds}`];
  } finally {
    workerd.kill();
    await once(workerd, "exit");
  }
}

/** The port that workerd chose, as it says on its control channel. */
async function portOf(workerd: ChildProcess): Promise<number> {
  for await (const line of createInterface({ input: workerd.stdio[3] as Readable })) {
    const message = JSON.parse(line) as { event: string; port?: number };
    if (message.event === "listen" && message.port) return message.port;
  }
  throw new Error("workerd ended before it listened.");
}

const config = (compatibilityDate: string) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.js")],
  compatibilityDate = "${compatibilityDate}",
);
`;
