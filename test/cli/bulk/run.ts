// npm run suite -- clean [part …]: the guarantees of clean with large tables. Parts: memory, speed,
// kills, growth, distinct. Each response is durable before the next call, so memory and distinct
// take an hour or more on a slow disk: TMPDIR=/dev/shm keeps their tables in memory.
import { createReadStream, readFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { createClient } from "@data-validation/client";
import { runNpm } from "@data-validation/tooling/processes/run";
import { chosenOf } from "../../support/chosen.ts";
import { newFolder, writeIn } from "../../support/folder.ts";
import { reportStatement } from "../../support/report.ts";
import { countingServer, startClean } from "../support/crash.ts";

const ROWS = 100_000;
/** One call in so many is rejected (429), as when an API is used near its limit. */
const REJECT_EACH = 500;
/** How long the mock takes for a response, in milliseconds, where speed is measured. */
const DELAY = 50;
const WORKERS = 8;

const entry = resolve("packages/cli/dist/main.js");

const parts = { memory, speed, kills, growth, distinct };
const chosen = chosenOf(Object.keys(parts) as (keyof typeof parts)[], process.argv.slice(2));
runNpm(["run", "build", "--workspace", "packages/cli"]);
for (const name of chosen) {
  console.log(`\n${name} …`);
  const begun = performance.now();
  await parts[name]();
  console.log(`${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
}

function writeTable(rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, index) => `${index},a${index}@company.example,"note ""${index}"""\n`,
  );
  return writeIn(newFolder(), "table.csv", `id,email,note\n${lines.join("")}`);
}

/**
 * Cleans a table with a heap of 64 MB by default, which is too small for code with much memory per
 * row.
 */
async function measure(file: string, url: string, words: string[] = [], node = heapOf(64)) {
  const begun = performance.now();
  const { child, ended, printed } = startClean(file, url, words, node, entry);
  let peak = 0;
  const watch = setInterval(() => {
    try {
      const [, kilobytes] =
        /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? [];
      peak = Math.max(peak, Number(kilobytes ?? 0) / 1024);
    } catch {}
  }, 200);
  const code = await ended;
  clearInterval(watch);
  let whole = 0;
  const lines = createInterface({ input: createReadStream(file.replace(".csv", ".clean.csv")) });
  for await (const line of lines) if (/@company\.example,valid,|,invalid,/.test(line)) whole += 1;
  const seconds = (performance.now() - begun) / 1000;
  return { code, out: printed.out, err: printed.err, peak, whole, seconds };
}

function heapOf(megabytes: number): string[] {
  return [`--max-old-space-size=${megabytes}`, "--max-semi-space-size=2"];
}

/** The megabytes that were alive after the collections of each quarter of a run: their medians. */
function liveByQuarter(trace: string): number[] {
  const collections = [...trace.matchAll(/Mark-Compact \S+ \(\S+\) -> (\S+)/g)];
  const megabytes = collections.map(([, live]) => Number(live));
  const length = Math.ceil(megabytes.length / 4);
  return [0, 1, 2, 3].map((quarter) => {
    const sorted = megabytes.slice(quarter * length, (quarter + 1) * length).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  });
}

async function memory(): Promise<void> {
  const peaks: number[] = [];
  for (const rows of [Math.ceil(ROWS / 10), ROWS]) {
    const server = await countingServer({ rejectEach: REJECT_EACH });
    const table = writeTable(rows);
    const { code, err, peak, whole } = await measure(table, server.url, ["--concurrency", "16"]);
    const { calls, rejected } = server.counts;
    server.close();
    peaks.push(peak);
    console.log(
      `\n${rows} rows, ${calls} calls of which ${rejected} rejected, peak memory ${peak.toFixed(0)} MB`,
    );
    reportStatement(
      "every row is there and was paid for once",
      code === 0 && whole === rows && calls - rejected === rows,
      err,
    );
  }
  const more = (peaks[1] ?? 0) - (peaks[0] ?? 0);
  reportStatement(`ten times the rows need at most 40 MB more (${more.toFixed(0)} MB)`, more < 40);
}

async function speed(): Promise<void> {
  const rows = Math.max(2000, ROWS / 20);
  const server = await countingServer({ delay: DELAY });
  const allowed = await callsPerSecond(server.url, Math.ceil(rows / 5));
  const { seconds, whole, err } = await measure(writeTable(rows), server.url);
  server.close();
  const reached = rows / seconds;
  console.log(
    `\n${rows} rows, ${WORKERS} workers, a mock with ${DELAY} ms: ${reached.toFixed(0)} rows a second,`,
  );
  console.log(
    `${allowed.toFixed(0)} by bare calls with durable responses, ${(WORKERS * 1000) / DELAY} by arithmetic`,
  );
  const share = ((100 * reached) / allowed).toFixed(0);
  reportStatement(
    `at least 80 % of the bare calls (${share} %)`,
    whole === rows && reached >= 0.8 * allowed,
    err,
  );
}

/**
 * What service and disk allow on this machine at this time: as many loops as workers, of bare calls
 * whose responses are durable before the next one, as those of clean are.
 */
async function callsPerSecond(url: string, calls: number): Promise<number> {
  const api = createClient({ apiKey: "key", baseUrl: url });
  const begun = performance.now();
  await using file = await open(join(newFolder(), "responses"), "a");
  let left = calls;
  const loop = async () => {
    while (left-- > 0) {
      const { data } = await api.email.validate({ email: `b${left}@company.example` });
      await file.appendFile(`${JSON.stringify(data)}\n`);
      await file.datasync();
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, loop));
  return (calls * 1000) / (performance.now() - begun);
}

/**
 * A process that is killed 20 times pays twice for no more than the calls under way at each kill.
 */
async function kills(): Promise<void> {
  const rows = 500;
  const server = await countingServer({ delay: 20 });
  const repeated = () => [...server.responses.values()].reduce((sum, times) => sum + times - 1, 0);
  const file = writeTable(rows);
  let most = 0;
  for (let kill = 0; kill < 20; kill += 1) {
    const before = repeated();
    const { child, ended } = startClean(file, server.url, [], [], entry);
    await server.reached(server.counts.calls + 10, ended);
    child.kill("SIGKILL");
    await ended;
    most = Math.max(most, repeated() - before);
  }
  const { code, err, whole } = await measure(file, server.url, ["--force"]);
  // What a killed run lost shows in the next one.
  most = Math.max(most, Math.ceil(repeated() / 20));
  server.close();
  console.log(`\n${rows} rows, 20 kills, ${server.counts.calls} calls, ${repeated()} billed twice`);
  reportStatement(
    `a kill bills at most ${WORKERS} calls twice (${most})`,
    code === 0 && whole === rows && most <= WORKERS,
    err,
  );
}

/**
 * Memory with a million rows of 1,000 values, compared with a tenth of the rows, and in the second
 * half of the run.
 */
async function growth(): Promise<void> {
  const fewer = await measureRows(ROWS);
  const more = await measureRows(10 * ROWS);
  const peak = more.peak - fewer.peak;
  reportStatement(
    `1,000,000 rows of 1,000 values need at most 40 MB more than 100,000 (${peak.toFixed(0)} MB)`,
    peak < 40,
  );
  // In the first half, the table is read and the calls are made; then the output is written, row by
  // row.
  const [, , third = 0, last = 0] = more.live;
  const live = more.live.map((megabytes) => megabytes.toFixed(1)).join(", ");
  reportStatement(
    `what is alive in the heap does not grow: ${live} MB by quarter`,
    last - third < 1,
  );
}

async function measureRows(rows: number): Promise<{ peak: number; live: number[] }> {
  const server = await countingServer();
  const file = writeAddresses(rows, 1000);
  const words = ["--concurrency", "16"];
  const node = [...heapOf(256), "--trace-gc"];
  const { code, out, err, peak } = await measure(file, server.url, words, node);
  server.close();
  reportStatement(`${rows} rows of 1000 values are written`, code === 0, err);
  return { peak, live: liveByQuarter(out) };
}

/**
 * Memory with a million values, a call for each. No server: its responses take longer than the
 * command.
 */
async function distinct(): Promise<void> {
  const rows = Number(process.env.DISTINCT ?? 10 * ROWS);
  const file = writeAddresses(rows, rows);
  const preload = resolve("test/cli/bulk/preload.ts");
  const node = [...heapOf(256), "--import", preload];
  const words = ["--concurrency", "16"];
  const { code, out, err, peak, whole, seconds } = await measure(
    file,
    "http://a.test",
    words,
    node,
  );
  console.log(`\n${rows} values, ${seconds.toFixed(0)} s`);
  const isPaidOnce = out.includes(`${rows} calls`);
  reportStatement(
    "1,000,000 values are called once each, and written",
    code === 0 && isPaidOnce && whole === rows,
    err,
  );
  reportStatement(`1,000,000 values need at most 400 MB (${peak.toFixed(0)} MB)`, peak <= 400);
}

function writeAddresses(rows: number, values: number): string {
  const lines = Array.from({ length: rows }, (_, index) => `a${index % values}@company.example\n`);
  return writeIn(newFolder(), "table.csv", `email\n${lines.join("")}`);
}
