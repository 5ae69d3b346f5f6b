import { toLine } from "../log.ts";
import { type MockServer, serveMock } from "../node/serve.ts";
import { limitYoungGeneration } from "./memory.ts";
import type { CommandOptions } from "./options.ts";

/** Serves a mock in this process until a signal ends it. */
export async function run(options: CommandOptions, onListening: (url: string) => void): Promise<MockServer> {
  const { port, host, delay, fault, seed, newKeyMilliseconds, authentication, strict, admin, docs, log } = options;
  const mock = await serveMock({
    port,
    host,
    seed,
    newKeyMilliseconds,
    authentication,
    strict,
    delay,
    fault,
    admin,
    docs,
    log: log && ((entry) => void process.stdout.write(`${log === "json" ? JSON.stringify(entry) : toLine(entry)}\n`)),
    onError: (error) => void process.stderr.write(`data-validation-mock: ${describe(error)}\n`),
  });
  onListening(mock.url);
  limitYoungGeneration();
  // A second signal ends the process at once, as Node does when nobody listens.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void mock.close());
  return mock;
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
