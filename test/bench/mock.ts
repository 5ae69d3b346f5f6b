// The mock server beside Prism and a bare Node server, over every request example of version 2.1: the mix, each operation, the start and
// the memory under load; and what the ideas bring that make it quick.
import { execFileSync } from "node:child_process";
import autocannon from "../tools/node_modules/autocannon/autocannon.js";
import { compareIdeas } from "./ideas.ts";
import { median, peers, type RunningPeer, renewed, type Sample, samples, start } from "./peers.ts";

const CONNECTIONS = 16;
const { ROUNDS = "5", SECONDS = "2" } = process.env;
const STARTS = 3;

/** Seconds of load before anything is counted, the same for each server. */
const WARM_UP = 10;

execFileSync("node", ["packages/mock/build.ts"], { stdio: "inherit" });

const mix = samples("2.1");
const operations = [...new Set(mix.map(({ path }) => path))];
const first = mix.find(({ path }) => path === "/phone/validate") as Sample;
const figures = ["requests/s", "CPU µs each", "p99 ms", "start ms", "MiB busy"] as const;
const noted = new Map<string, Record<(typeof figures)[number], number[]>>();
const servers = new Map<string, RunningPeer>();

for (const peer of peers) {
  noted.set(peer.name, { "requests/s": [], "CPU µs each": [], "p99 ms": [], "start ms": [], "MiB busy": [] });
  for (let round = 1; round <= STARTS; round += 1) {
    const running = await start(peer, first);
    noted.get(peer.name)?.["start ms"].push(running.ready);
    if (round === STARTS) servers.set(peer.name, running);
    else await running.stop();
  }
}

console.log(
  `${mix.length} requests in turn, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each, alternating, after ${WARM_UP} s of load.\n`,
);
for (const [name, server] of servers) {
  const { non2xx, requests } = await load(server, mix, WARM_UP);
  if (non2xx > 0) console.log(`${name} refuses ${non2xx} of ${requests.total} requests.`);
}
for (let round = 0; round < Number(ROUNDS); round += 1) {
  for (const [name, server] of servers) {
    const before = server.processorTime();
    const { requests, latency } = await load(server, mix, Number(SECONDS));
    const figures = noted.get(name);
    figures?.["requests/s"].push(requests.average);
    figures?.["CPU µs each"].push((server.processorTime() - before) / requests.total);
    figures?.["p99 ms"].push(latency.p99);
    figures?.["MiB busy"].push(server.memory());
  }
}
table(
  ["", ...figures],
  [...noted].map(([name, of]) => [name, ...figures.map((figure) => median(of[figure]))]),
);
console.log(
  `ours / prism: requests ${ratio("requests/s", "prism")}, CPU ${ratio("CPU µs each", "prism")}, p99 ${ratio("p99 ms", "prism")}; ours / bare: requests ${ratio("requests/s", "bare")}, CPU ${ratio("CPU µs each", "bare")}\n`,
);

/** What to send in turn: the requests of each operation, and the mix with texts that no server has seen before. */
const fresh = mix.map((sample) => ({ ...sample, setupRequest: () => renewed(sample) }));
const others = operations.map((path) => [path, mix.filter((sample) => sample.path === path)] as const);
const rows: [string, ...number[]][] = [];
for (const [name, requests] of [...others, ["mix of new texts", fresh] as const]) {
  const costs: number[] = [];
  for (const peer of ["ours", "prism"]) {
    const server = servers.get(peer) as RunningPeer;
    const before = server.processorTime();
    const { requests: answered } = await load(server, requests, requests === fresh ? Number(SECONDS) : 1);
    costs.push((server.processorTime() - before) / answered.total);
  }
  rows.push([name, ...costs, (costs[1] ?? 0) / (costs[0] ?? 1)]);
}
table(["CPU µs each", "ours", "prism", "× prism"], rows);
for (const server of servers.values()) await server.stop();
await compareIdeas();

function load(server: RunningPeer, requests: readonly Sample[], duration: number): Promise<autocannon.Result> {
  return autocannon({ url: server.url, requests: [...requests], connections: CONNECTIONS, duration });
}

/** The median of the ratios of each round: what slows the machine down for a while slows all of a round. */
function ratio(figure: (typeof figures)[number], peer: string): string {
  const [ours, theirs] = ["ours", peer].map((name) => noted.get(name)?.[figure] ?? []);
  return median(ours?.map((value, round) => value / (theirs?.[round] ?? Number.NaN)) ?? []).toFixed(2);
}

function table([title = "", ...columns]: string[], rows: (string | number)[][]): void {
  const cell = (value: string | number) =>
    (typeof value === "string" ? value : value.toFixed(value < 100 ? 2 : 0)).padStart(12);
  console.log(`${title.padEnd(20)}${columns.map(cell).join("")}`);
  for (const [name, ...values] of rows) console.log(`${String(name).padEnd(20)}${values.map(cell).join("")}`);
  console.log();
}
