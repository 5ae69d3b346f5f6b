import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { createMock } from "@data-validation/mock";
import { listen } from "../../support/listen.ts";
import { keepingTerminal } from "./terminal.ts";

const command = resolve("packages/cli/bin/data-validation.js");
const ending = resolve("test/cli/support/end-with-parent.ts");

/**
 * The mock behind a server that counts the responses to each value, and delays each like a remote
 * service.
 */
export async function countingServer({ delay = 0, rejectEach = Number.POSITIVE_INFINITY } = {}) {
  const mock = createMock({ delay: { least: delay, most: delay } });
  const responses = new Map<string, number>();
  const counts = { calls: 0, rejected: 0 };
  let onCall = () => {};
  const server = createServer(async (request, response) => {
    const body = await text(request);
    counts.calls += 1;
    onCall();
    if (counts.calls % rejectEach === 0) {
      counts.rejected += 1;
      response.writeHead(429, {
        "retry-after": "0",
        "service-api-version": "2.1",
        "content-type": "application/json",
      });
      return void response.end('{"errors":[]}');
    }
    const key = JSON.stringify(JSON.parse(body).request.query);
    responses.set(key, (responses.get(key) ?? 0) + 1);
    const { url: path = "", headers } = request;
    const upstream = await mock.handle({ method: "POST", path, headers, body });
    response.writeHead(upstream.status, upstream.headers).end(JSON.stringify(upstream.body));
  });
  return {
    ...(await listen(server)),
    counts,
    responses,
    /** Waits until so many calls came in all. */
    async reached(calls: number, otherwise: Promise<unknown>) {
      const reached = new Promise<void>((resolve) => {
        onCall = () => counts.calls >= calls && resolve();
        onCall();
      });
      await Promise.race([reached, otherwise]);
    },
  };
}

/**
 * Starts the command in a process of its own, which ends with this one: its calls would be retried
 * without a server.
 */
export function startClean(
  file: string,
  url: string,
  args: string[] = [],
  node: string[] = [],
  entry = command,
  environment: Record<string, string> = {},
) {
  const env = {
    ...process.env,
    ...environment,
    DATA_VALIDATION_KEY: "key",
    DATA_VALIDATION_URL: url,
  };
  const child = spawn(
    process.execPath,
    ["--import", ending, ...node, entry, "clean", file, ...args],
    { env, stdio: ["pipe", "pipe", "pipe", "ipc"] },
  );
  const { out, err, printed } = keepingTerminal();
  child.stdout?.on("data", out);
  child.stderr?.on("data", err);
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, printed, ended };
}
