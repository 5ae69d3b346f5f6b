// Mock servers side by side, over every request example of version 2.1: the mix, each operation, the start, the first Prefer, memory
// under load and a while after it.
import { execFileSync } from "node:child_process";
import autocannon from "../tools/node_modules/autocannon/autocannon.js";
import { peers, type RunningPeer, type Sample, samples, start } from "./peers.ts";

const CONNECTIONS = 16;
const { ROUNDS = "5", SECONDS = "4" } = process.env;
const STARTS = 3;

/** Seconds of load before anything is counted: where two processors do all, V8 is done with compiling after a minute. */
const WARM_UP = 60;

/** The same before each round: while another server is under load, V8 drops what it compiled for one that nobody calls. */
const WARM_UP_AGAIN = 6;

/** Milliseconds after the load at which a server is at rest. */
const REST = 60_000;

execFileSync("node", ["packages/mock/build.ts"], { stdio: "inherit" });

const mix = samples("2.1");
const operations = [...new Set(mix.map(({ path }) => path))];
const first = mix.find(({ path }) => path === "/phone/validate") as Sample;
const preferred = { ...first, headers: { ...first.headers, prefer: "example=valid" } };

console.log(
  `${mix.length} requests in turn, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each, alternating; warmed up for ${WARM_UP} s, and for ${WARM_UP_AGAIN} s before each round.\n`,
);

const ready = new Map<string, number[]>();
const readyPreferred = new Map<string, number[]>();
for (let round = 0; round < STARTS; round += 1) {
  for (const peer of peers) {
    for (const [times, call] of [
      [ready, first],
      [readyPreferred, preferred],
    ] as const) {
      const running = await start(peer, call);
      note(times, peer.name, running.ready);
      await running.stop();
    }
  }
}

const servers = new Map<string, RunningPeer>();
for (const peer of peers) servers.set(peer.name, await start(peer, first));

const throughput = new Map<string, number[]>();
const latency = new Map<string, number[]>();
const processorTime = new Map<string, number[]>();
const busy = new Map<string, number[]>();
for (const [name, server] of servers) {
  const { non2xx, requests } = await load(server, mix, WARM_UP);
  if (non2xx > 0) console.log(`${name} refuses ${non2xx} of ${requests.total} requests.`);
}
for (let round = 0; round < Number(ROUNDS); round += 1) {
  for (const [name, server] of servers) {
    await load(server, mix, WARM_UP_AGAIN);
    const before = server.processorTime();
    const result = await load(server, mix, Number(SECONDS));
    const taken = server.processorTime() - before;
    note(throughput, name, result.requests.average);
    note(latency, name, result.latency.p99);
    note(processorTime, name, taken / result.requests.total);
    busy.set(name, [server.memory()]);
  }
}

const rows: [string, ...number[]][] = [];
for (const path of operations) {
  const requests = mix.filter((sample) => sample.path === path);
  const rates: number[] = [];
  for (const server of servers.values()) rates.push((await load(server, requests, 1)).requests.average);
  rows.push([path, ...rates, (rates[0] ?? 0) / (rates[1] ?? 1), (rates[0] ?? 0) / (rates[2] ?? 1)]);
}

await new Promise((resolve) => setTimeout(resolve, REST));
const rest = new Map([...servers].map(([name, server]) => [name, [server.memory()]]));

table(
  "The mix, and the process",
  ["requests/s", "CPU µs each", "p99 ms", "start ms", "Prefer ms", "MiB busy", "MiB at rest"],
  peers.map(({ name }) => [
    name,
    ...[throughput, processorTime, latency, ready, readyPreferred, busy, rest].map((figures) =>
      median(figures.get(name)),
    ),
  ]),
);
console.log(
  `prism / ours, CPU ${(1 / Number(ratio(processorTime, "prism"))).toFixed(2)}; ours / prism, throughput ${ratio(throughput, "prism")}; ours / bare ${ratio(throughput, "bare")}; ours / scalar ${ratio(throughput, "scalar")}`,
);
console.log(
  `ours / bare, start ${ratio(ready, "bare")}, with the first Prefer ${ratio(readyPreferred, "bare")}; ours / prism, memory ${ratio(busy, "prism")} under load and ${ratio(rest, "prism")} at rest\n`,
);

table("Each operation, requests/s", [...peers.map(({ name }) => name), "of bare", "of prism"], rows);
for (const server of servers.values()) await server.stop();

const { createMock } = await import("../../packages/mock/src/mock.ts");
createMock();
const begin = performance.now();
createMock();
console.log(`A second createMock() in a process takes ${(performance.now() - begin).toFixed(2)} ms.`);

function load(server: RunningPeer, requests: Sample[], duration: number): Promise<autocannon.Result> {
  return autocannon({ url: server.url, requests, connections: CONNECTIONS, duration });
}

function note(figures: Map<string, number[]>, name: string, value: number): void {
  figures.set(name, [...(figures.get(name) ?? []), value]);
}

function median(values: number[] = []): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median of the ratios of each round: what slows the machine down for a while slows all of a round. */
function ratio(figures: Map<string, number[]>, peer: string): string {
  const theirs = figures.get(peer) ?? [];
  return median(figures.get("ours")?.map((value, round) => value / (theirs[round] ?? Number.NaN))).toFixed(2);
}

function table(title: string, columns: string[], rows: (string | number)[][]): void {
  const cell = (value: string | number) =>
    (typeof value === "string" ? value : value.toFixed(value < 100 ? 2 : 0)).padStart(12);
  console.log(`${title}\n${"".padEnd(20)}${columns.map(cell).join("")}`);
  for (const [name, ...values] of rows) console.log(`${String(name).padEnd(20)}${values.map(cell).join("")}`);
  console.log();
}
