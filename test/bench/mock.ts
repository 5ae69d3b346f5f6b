// The mock server beside Prism and a bare Node server, over every request example of version 2.1 in
// turn.
import { execFileSync } from "node:child_process";
import autocannon from "../tools/node_modules/autocannon/autocannon.js";
import { type BenchCall, benchCalls, peers, renewCall, startPeer } from "./peers.ts";

const CONNECTIONS = 16;
/**
 * Rounds, seconds of each, and seconds of load before anything is counted, the same for each
 * server.
 */
const { ROUNDS = "5", SECONDS = "2", WARM_UP = "10" } = process.env;

execFileSync("node", ["scripts/build/mock.ts"], { stdio: "inherit" });

const mix = benchCalls("2.1");

console.log(
  `${mix.length} requests in turn, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each, alternating, after ${WARM_UP} s of load.\n×: the figure of the first server, divided by that of the row.`,
);
// Tests and pages repeat requests; our mock caches its results.
await compare("Requests that come again", Object.keys(peers), mix);
const fresh = mix.map((sample) => ({ ...sample, setupRequest: () => renewCall(sample) }));
await compare("Requests with texts never seen before", ["ours", "prism"], fresh);

/** Measures some servers in turn, and the first beside each other one. */
async function compare(title: string, names: string[], requests: BenchCall[]): Promise<void> {
  const load = (url: string, seconds: string) =>
    autocannon({
      url,
      requests: [...requests],
      connections: CONNECTIONS,
      duration: Number(seconds),
    });
  const servers = await Promise.all(names.map((name) => startPeer(name as keyof typeof peers)));
  const rounds = new Map(servers.map(({ name }) => [name, [] as Figures[]]));
  for (const { name, url } of servers) {
    const { non2xx, requests } = await load(url, WARM_UP);
    if (non2xx > 0) console.log(`${name} rejects ${non2xx} of ${requests.total} requests.`);
  }
  for (let round = 0; round < Number(ROUNDS); round += 1) {
    for (const { name, url } of servers) {
      const { requests, latency } = await load(url, SECONDS);
      rounds.get(name)?.push({ "requests/s": requests.average, "p99 ms": latency.p99 });
    }
  }
  for (const server of servers) await server[Symbol.asyncDispose]();

  const [ours = []] = rounds.values();
  const rows = [...rounds].map(([name, figuresOfRounds]) => {
    // Of each round, since what slows the machine down for a while slows all of a round.
    const ratio = (figure: keyof Figures) => {
      const middle = median(
        figuresOfRounds.map((values, round) => (ours[round]?.[figure] ?? 0) / values[figure]),
      );
      return Number.isFinite(middle) ? middle : "–";
    };
    const figures = {
      "requests/s": median(figuresOfRounds.map((values) => values["requests/s"])),
      "p99 ms": median(figuresOfRounds.map((values) => values["p99 ms"])),
    };
    return [name, { ...figures, "× requests/s": ratio("requests/s"), "× p99": ratio("p99 ms") }];
  });
  console.log(`\n${title}`);
  console.table(Object.fromEntries(rows));
}

type Figures = Record<"requests/s" | "p99 ms", number>;

/** The middle one of some figures, rounded. */
function median(values: number[]): number {
  return Number(
    (values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN).toFixed(2),
  );
}
