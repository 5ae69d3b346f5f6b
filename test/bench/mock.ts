import autocannon from "autocannon";
import { call, peers, type Running, start } from "./peers.ts";

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 20;
const STARTS = 5;

interface Figures {
  throughput: number[];
  p50: number[];
  p99: number[];
  ready: number[];
  memory: number[];
}

const figures = new Map<string, Figures>(
  peers.map(({ name }) => [name, { throughput: [], p50: [], p99: [], ready: [], memory: [] }]),
);

const note = (name: string, values: Partial<Record<keyof Figures, number>>) => {
  const own = figures.get(name) as Figures;
  for (const [key, value] of Object.entries(values)) own[key as keyof Figures].push(value);
};

console.log(
  `Mock servers: ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each, alternating; ${STARTS} starts each.`,
);

for (let round = 0; round < STARTS; round += 1) {
  for (const peer of peers) {
    const running = await start(peer);
    note(peer.name, { ready: running.ready });
    await running.stop();
  }
}

const servers = new Map<string, Running>();
for (const peer of peers) servers.set(peer.name, await start(peer));
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [name, { url, memory }] of servers) {
    const result = await autocannon({
      ...call,
      url: `${url}${call.path}`,
      connections: CONNECTIONS,
      duration: SECONDS,
    });
    if (result.non2xx > 0) throw new Error(`${name} refused ${result.non2xx} requests.`);
    // The first round warms up the compilers of all of them.
    if (round > 0) {
      const { p50, p99 } = result.latency;
      note(name, { throughput: result.requests.average, p50, p99, memory: memory() });
    }
  }
}
for (const server of servers.values()) await server.stop();

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
const ours = figures.get("ours") as Figures;

console.log(
  `\n${"".padEnd(10)}${["requests/s", "p50 ms", "p99 ms", "ready ms", "MiB"].map((title) => title.padStart(12)).join("")}`,
);
for (const [name, own] of figures) {
  const row = [own.throughput, own.p50, own.p99, own.ready, own.memory].map(median);
  console.log(name.padEnd(10) + row.map((value) => value.toFixed(value < 100 ? 1 : 0).padStart(12)).join(""));
}
for (const [name, own] of figures) {
  if (name === "ours") continue;
  const ratio = (key: keyof Figures) => median(ours[key]) / median(own[key]);
  const [throughput, ready, memory] = (["throughput", "ready", "memory"] as const).map((key) => ratio(key).toFixed(2));
  console.log(`\nours / ${name}: throughput ${throughput}, start to first answer ${ready}, memory ${memory}`);
}
