import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createMock } from "../../../packages/mock/src/index.ts";
import { serve } from "./serve.ts";
import { keepingTerminal } from "./terminal.ts";

const command = join(import.meta.dirname, "../../../packages/cli/bin/data-validation.js");

/** The mock behind a server that counts the responses to each value, and waits before each as a service far away does. */
export async function countingServer({ delay = 0, refuseEach = Number.POSITIVE_INFINITY } = {}) {
  const mock = createMock({ delay: { least: delay, most: delay } });
  const answered = new Map<string, number>();
  const counts = { calls: 0, refused: 0 };
  let onCall = () => {};
  const server = await serve(async (request, response) => {
    const body = await text(request);
    counts.calls += 1;
    onCall();
    if (counts.calls % refuseEach === 0) {
      counts.refused += 1;
      response.writeHead(429, { "retry-after": "0", "service-api-version": "2.1", "content-type": "application/json" });
      return void response.end('{"errors":[]}');
    }
    const key = JSON.stringify(JSON.parse(body).request.query);
    answered.set(key, (answered.get(key) ?? 0) + 1);
    const headers = request.headers as Record<string, string>;
    const answer = await mock.fetch(`http://localhost${request.url}`, { method: "POST", headers, body });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  });
  return {
    ...server,
    counts,
    answered,
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

type Server = Awaited<ReturnType<typeof countingServer>>;

/** Starts the command in a process of its own. */
export function startClean(file: string, url: string, words: string[] = [], node: string[] = [], entry = command) {
  const env = { ...process.env, DATA_VALIDATION_KEY: "key", DATA_VALIDATION_URL: url };
  const child = spawn(process.execPath, [...node, entry, "clean", file, ...words], { env });
  const { out, err, printed } = keepingTerminal();
  child.stdout.on("data", out);
  child.stderr.on("data", err);
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null }));
  return { child, printed, ended };
}

/**
 * Cleans a table in a process that is stopped again and again, each time after a number of calls, and started again.
 *
 * @param stops - The signal and, as a part of the rows, how many further calls come before it.
 */
export async function cleanWithStops(
  folder: string,
  rows: number,
  server: Server,
  stops: [signal: NodeJS.Signals, part: number][],
) {
  const file = join(folder, "people.csv");
  const values = Array.from({ length: rows }, (_, index) => `a${index}@company.example`);
  writeFileSync(file, `email\n${values.join("\n")}\n`);
  const failures: string[] = [];
  for (const [signal, part] of stops) {
    const before = repeated(server);
    const { child, ended, printed } = startClean(file, server.url);
    await server.reached(server.counts.calls + 1 + Math.floor(part * rows), ended);
    child.kill(signal);
    const { code } = await ended;
    const expected = signal === "SIGKILL" ? null : 128 + constants.signals[signal];
    if (code !== expected && code !== 0) failures.push(`${signal}: exit code ${code}, ${printed.err}`);
    const twice = repeated(server) - before;
    if (twice > 8) failures.push(`${twice} calls twice after ${signal}`);
  }
  const last = startClean(file, server.url, ["--force"]);
  const { code } = await last.ended;
  if (code !== 0) failures.push(`last run: exit code ${code}, ${last.printed.err}`);
  const output = readFileSync(join(folder, "people.clean.csv"), "utf8").trimEnd().split("\n").slice(1);
  const isWhole = output.every((line, index) => line.startsWith(`${values[index]},`) && line.split(",").length === 5);
  if (!isWhole || output.length !== rows) failures.push("the output is not whole");
  const kills = stops.filter(([signal]) => signal === "SIGKILL").length;
  return { failures, rows: output.length, twice: repeated(server), kills };
}

/** Calls that were answered before. */
function repeated({ answered }: Server): number {
  return [...answered.values()].reduce((sum, times) => sum + times - 1, 0);
}
