// A million requests made from the contract, in order and broken, against the mock as it is published, in a process of its own: answers
// outside the contract, 5xx, hangs, and whether its memory grows. SOAK_REQUESTS sends another number.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import type { Readable } from "node:stream";
import fc from "fast-check";
import { versions } from "../../generated/versions.ts";
import { type Received, violationsOf } from "../contract/violations.ts";
import { broken, type RawRequest, readBundle, requests } from "../support/requests.ts";

/** What the run found. */
export interface RunResult {
  sent: number;
  seconds: number;
  statuses: Record<string, number>;
  /** Answers that the contract does not allow, the first of them in words. */
  violations: string[];
  hangs: number;
  /** MiB that live in the process after a tenth of the requests and at the end, when all garbage is collected. */
  early: number;
  late: number;
  /** Resident MiB of the process at the same moments. */
  residentEarly: number;
  residentLate: number;
}

const LANES = 32;

/**
 * V8 lets the part of the heap grow that new objects are made in, up to 128 MiB and for minutes, and collects the rest when it likes.
 * With a fixed size, and all garbage collected before it is read, what a process has more is what it did not let go.
 */
const MEASURABLE = [
  "--max-semi-space-size=8",
  "--expose-gc",
  "--import",
  new URL("report-memory.js", import.meta.url).href,
];

const BATCH = 5000;

/** Milliseconds after which an answer is taken to never come. */
const TIMEOUT = 10_000;

/** Sends the requests, with a line of progress every ten seconds. */
export async function sendGenerated(total: number): Promise<RunResult> {
  const mock = spawn(process.execPath, [...MEASURABLE, "packages/mock/dist/cli/main.js", "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const [greeting] = (await once(mock.stdout as Readable, "data")) as [Buffer];
  const port = Number(/:(\d+)/.exec(String(greeting))?.[1]);
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  const found: RunResult = {
    sent: 0,
    seconds: 0,
    statuses: {},
    violations: [],
    hangs: 0,
    early: 0,
    late: 0,
    residentEarly: 0,
    residentLate: 0,
  };
  const arbitraries = versions.map((version) => {
    const bundle = readBundle(version);
    const valid = requests(bundle).map(({ path, value }): RawRequest => ({ path, body: JSON.stringify(value) }));
    return { version, arbitrary: fc.oneof(valid, requests(bundle).chain(broken)) };
  });
  const start = performance.now();
  let reported = start;
  for (let seed = 1; found.sent < total; seed += 1) {
    for (const { version, arbitrary } of arbitraries) {
      const batch = fc.sample(arbitrary, { numRuns: Math.min(BATCH, total - found.sent), seed });
      const lanes = Array.from({ length: LANES }, async (_, lane) => {
        for (let index = lane; index < batch.length; index += LANES) await examine(version, batch[index] as RawRequest);
      });
      await Promise.all(lanes);
      found.sent += batch.length;
      if (found.early === 0 && found.sent >= total / 10) [found.early, found.residentEarly] = await memoryOf(mock);
      if (performance.now() - reported > 10_000) {
        reported = performance.now();
        console.log(
          `       ${found.sent} of ${total} sent, ${Math.round((found.sent * 1000) / (reported - start))} a second`,
        );
      }
    }
  }
  found.seconds = (performance.now() - start) / 1000;
  [found.late, found.residentLate] = await memoryOf(mock);
  agent.destroy();
  mock.kill();
  await once(mock, "exit");
  return found;

  async function examine(version: string, sent: RawRequest): Promise<void> {
    const response = await send(version, sent);
    if (!response) {
      found.hangs += 1;
      return;
    }
    found.statuses[response.status] = (found.statuses[response.status] ?? 0) + 1;
    const faults = await violationsOf(version, sent.path, response);
    if (faults.length > 0) found.violations.push(`${version} ${sent.path} ${String(sent.body)}: ${faults.join(" ")}`);
  }

  function send(version: string, sent: RawRequest, isRepeated = false): Promise<Received | undefined> {
    const { path, body } = sent;
    return new Promise((resolve) => {
      const giveUp = ({ message }: Error) => {
        console.log(`       no answer to ${version} ${path} ${String(body)}: ${message}`);
        resolve(undefined);
      };
      const headers = { authorization: "Bearer soak", "content-type": "application/json", "api-version": version };
      const options = { port, path, method: "POST", agent, headers, timeout: TIMEOUT };
      const call = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", giveUp);
        response.on("end", () => {
          const { statusCode = 0, headers } = response;
          resolve({
            status: statusCode,
            headers: { get: (name) => String(headers[name.toLowerCase()] ?? "") || null },
            json: () => JSON.parse(Buffer.concat(chunks).toString()) as unknown,
          });
        });
      });
      call.on("timeout", () => call.destroy(new Error(`nothing came in ${TIMEOUT} ms`)));
      call.on("error", (error: NodeJS.ErrnoException) => {
        // Connections lie idle while a batch is made up; the server may close one at the moment at which a request is put on it.
        const isStale = call.reusedSocket && error.code === "ECONNRESET" && !isRepeated;
        if (isStale) resolve(send(version, sent, true));
        else giveUp(error);
      });
      call.end(body);
    });
  }
}

/** MiB that live in a process that can be measured, and that it has of the system's memory. */
async function memoryOf(mock: ChildProcess): Promise<[live: number, resident: number]> {
  mock.send("memory");
  const [{ heapUsed, external, rss }] = (await once(mock, "message")) as [NodeJS.MemoryUsage];
  return [(heapUsed + external) / 2 ** 20, rss / 2 ** 20];
}
