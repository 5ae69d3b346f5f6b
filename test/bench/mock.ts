// The mock server beside Prism and a bare Node server, over every request example of version 2.1 in turn; and what the ideas bring that make it quick.
import { execFileSync } from "node:child_process";
import autocannon from "../tools/node_modules/autocannon/autocannon.js";
import { compareIdeas } from "./ideas.ts";
import { median, peers, type RunningPeer, type Sample, samples, start } from "./peers.ts";

const CONNECTIONS = 16;
/** Rounds, seconds of each, and seconds of load before anything is counted, the same for each server. */
const { ROUNDS = "5", SECONDS = "2", WARM_UP = "10" } = process.env;

execFileSync("node", ["packages/mock/build.ts"], { stdio: "inherit" });

const mix = samples("2.1");
const first = mix.find(({ path }) => path === "/phone/validate") as Sample;
const figures = ["requests/s", "CPU µs each", "p99 ms"] as const;
const noted = new Map<string, Record<(typeof figures)[number], number[]>>();
const servers = new Map<string, RunningPeer>();

for (const peer of peers) {
  noted.set(peer.name, { "requests/s": [], "CPU µs each": [], "p99 ms": [] });
  servers.set(peer.name, await start(peer, first));
}

console.log(
  `${mix.length} requests in turn, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each, alternating, after ${WARM_UP} s of load.\n`,
);
for (const [name, server] of servers) {
  const { non2xx, requests } = await load(server, Number(WARM_UP));
  if (non2xx > 0) console.log(`${name} refuses ${non2xx} of ${requests.total} requests.`);
}
for (let round = 0; round < Number(ROUNDS); round += 1) {
  for (const [name, server] of servers) {
    const before = server.processorTime();
    const { requests, latency } = await load(server, Number(SECONDS));
    const figures = noted.get(name);
    figures?.["requests/s"].push(requests.average);
    figures?.["CPU µs each"].push((server.processorTime() - before) / requests.total);
    figures?.["p99 ms"].push(latency.p99);
  }
}
for (const server of servers.values()) await server.stop();

const cells = (values: readonly (string | number)[]) => values.map((value) => String(value).padStart(12)).join("");
console.log(`${" ".repeat(20)}${cells(figures)}`);
for (const [name, of] of noted)
  console.log(name.padEnd(20) + cells(figures.map((figure) => median(of[figure]).toFixed(2))));
console.log(
  `ours / prism: requests ${ratio("requests/s", "prism")}, CPU ${ratio("CPU µs each", "prism")}, p99 ${ratio("p99 ms", "prism")}; ours / bare: requests ${ratio("requests/s", "bare")}, CPU ${ratio("CPU µs each", "bare")}\n`,
);
await compareIdeas();

function load(server: RunningPeer, duration: number): Promise<autocannon.Result> {
  return autocannon({ url: server.url, requests: mix, connections: CONNECTIONS, duration });
}

/** The median of the ratios of each round: what slows the machine down for a while slows all of a round. */
function ratio(figure: (typeof figures)[number], peer: string): string {
  const [ours, theirs] = ["ours", peer].map((name) => noted.get(name)?.[figure] ?? []);
  return median(ours?.map((value, round) => value / (theirs?.[round] ?? Number.NaN)) ?? []).toFixed(2);
}
