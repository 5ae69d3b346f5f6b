import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import type { CommandOptions } from "./options.ts";
import { run as runHere } from "./run.ts";

/**
 * Serves a mock in several processes that share a port. Each has a state of its own (what a script wants, which calls came, when the key
 * `test-new` was first used), so that scripting is off.
 */
export async function run(options: CommandOptions, onListening: (url: string) => void): Promise<void> {
  const count = options.workers === "auto" ? availableParallelism() : options.workers;
  if (cluster.isWorker) {
    await runHere({ ...options, admin: false }, (url) => process.send?.({ url }));
    // A worker's channel to the primary process would keep it alive.
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => cluster.worker?.disconnect());
    return;
  }
  let isEnding = false;
  let isGreeted = false;
  const start = () => {
    const worker = cluster.fork();
    worker.on("message", ({ url }: { url: string }) => {
      if (!isGreeted) onListening(url);
      isGreeted = true;
    });
  };
  for (let index = 0; index < count; index += 1) start();
  cluster.on("exit", (_, code, signal) => {
    if (isEnding) return;
    if (!isGreeted) {
      // It did not start, and the others will not either; the worker has said why.
      isEnding = true;
      process.exitCode = code || 1;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
      return;
    }
    process.stderr.write(`data-validation-mock: a worker ended (${signal ?? code}); another one starts.\n`);
    start();
  });
  const end = () => {
    isEnding = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
}
