// The mock server beside Prism and a bare Node server, over every request example of version 2.1 in turn.
import { execFileSync } from "node:child_process";
import autocannon from "../tools/node_modules/autocannon/autocannon.js";
import { median, type Peer, peers, type RunningPeer, renewed, type Sample, samples, start } from "./peers.ts";

const CONNECTIONS = 16;
/** Rounds, seconds of each, and seconds of load before anything is counted, the same for each server. */
const { ROUNDS = "5", SECONDS = "2", WARM_UP = "10" } = process.env;

execFileSync("node", ["packages/mock/build.ts"], { stdio: "inherit" });

const mix = samples("2.1");
const first = mix.find(({ path }) => path === "/phone/validate") as Sample;
const figures = ["requests/s", "CPU µs each", "p99 ms"];

console.log(
  `${mix.length} requests in turn, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each, alternating, after ${WARM_UP} s of load.\n×: the figure of the first server, divided by that of the row.`,
);
await compare("The mix", peers, mix);
const fresh = mix.map((sample) => ({ ...sample, setupRequest: () => renewed(sample) }));
const beside = peers.filter(({ name }) => name !== "bare");
await compare("Texts never seen before", beside, fresh);

/** Measures some servers in turn, and the first beside each other one. */
async function compare(title: string, some: readonly Peer[], requests: readonly Sample[]): Promise<void> {
  const load = ({ url }: RunningPeer, seconds: string) =>
    autocannon({ url, requests: [...requests], connections: CONNECTIONS, duration: Number(seconds) });
  const servers: (RunningPeer & { name: string; rounds: number[][] })[] = [];
  for (const peer of some) servers.push({ name: peer.name, rounds: [], ...(await start(peer, first)) });
  for (const server of servers) {
    const { non2xx, requests } = await load(server, WARM_UP);
    if (non2xx > 0) console.log(`${server.name} refuses ${non2xx} of ${requests.total} requests.`);
  }
  for (let round = 0; round < Number(ROUNDS); round += 1) {
    for (const server of servers) {
      const before = server.processorTime();
      const { requests, latency } = await load(server, SECONDS);
      server.rounds.push([requests.average, (server.processorTime() - before) / requests.total, latency.p99]);
    }
  }
  for (const server of servers) await server.stop();

  const [ours] = servers;
  console.log(`\n${row(title, [...figures, ...figures.map((figure) => `× ${figure.split(" ")[0]}`)])}`);
  for (const { name, rounds } of servers) {
    // Of each round, since what slows the machine down for a while slows all of a round.
    const ratios = rounds.map((values, round) => values.map((value, at) => (ours?.rounds[round]?.[at] ?? 0) / value));
    console.log(row(name, [...medians(rounds), ...(rounds === ours?.rounds ? [] : medians(ratios))]));
  }
}

/** The median of each figure. */
function medians(rounds: number[][]): string[] {
  const values = figures.map((_, at) => median(rounds.map((round) => round[at] ?? Number.NaN)));
  return values.map((value) => (Number.isFinite(value) ? value.toFixed(2) : "–"));
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(14)).join("");
}
