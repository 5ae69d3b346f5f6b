import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { versions } from "../../generated/versions.ts";
import { serveMock } from "../../packages/mock/src/node/serve.ts";
import autocannon from "../tools/node_modules/autocannon/autocannon.js";
import { sendGenerated } from "./generated.ts";

const CONNECTIONS = 200;
const SECONDS = 30;
const STARTS = 100;
const STALLED = 50;

/** One request of each operation of each version: its first example. */
const requests = versions.flatMap((version) => {
  const { paths } = JSON.parse(readFileSync(`generated/openapi/${version}.json`, "utf8")) as {
    paths: Record<
      string,
      { post: { requestBody: { content: { "application/json": { examples: Record<string, { value: object }> } } } } }
    >;
  };
  return Object.entries(paths).map(([path, { post }]) => ({
    method: "POST" as const,
    path,
    headers: { authorization: "Bearer soak", "content-type": "application/json", "api-version": version },
    body: JSON.stringify(Object.values(post.requestBody.content["application/json"].examples)[0]?.value),
  }));
});

const failures: string[] = [];

const report = (what: string, figures: string, holds: boolean) => {
  if (!holds) failures.push(what);
  console.log(`${holds ? "holds" : "FAILS"}  ${what.padEnd(64)} ${figures}`);
};

const megabytes = () => {
  global.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

await generated();
await underLoad();
await besideStalledClients();
await startsAndStops();
process.exitCode = failures.length > 0 ? 1 : 0;

/** Requests made from the contract, a million unless SOAK_REQUESTS says otherwise. */
async function generated(): Promise<void> {
  execFileSync("node", ["packages/mock/build.ts"], { stdio: "inherit" });
  const total = Number(process.env.SOAK_REQUESTS ?? 1_000_000);
  const { sent, seconds, statuses, violations, hangs, ...memory } = await sendGenerated(total);
  for (const violation of violations.slice(0, 5)) console.log(`       ${violation}`);
  const faults = Object.entries(statuses).filter(([status]) => Number(status) >= 500);
  report(
    `${sent} generated requests get answers within the contract`,
    `${JSON.stringify(statuses)}, ${violations.length} outside of it, ${Math.round(seconds)} s`,
    violations.length === 0 && faults.length === 0 && sent > 0,
  );
  report("each of them gets one", `${hangs} hang or are cut`, hangs === 0);
  const { early, late, residentEarly, residentLate } = memory;
  report(
    "the process does not grow",
    `${early.toFixed(1)} MiB live after a tenth, ${late.toFixed(1)} after the last; resident ${residentEarly.toFixed(0)} and ${residentLate.toFixed(0)}`,
    early > 0 && late - early < 10 && residentLate - residentEarly < 64,
  );
}

/** Many connections at once, every operation of both versions: no error, and no more memory at the end than after the first part. */
async function underLoad(): Promise<void> {
  const mock = await serveMock();
  const load = (duration: number) => autocannon({ url: mock.url, requests, connections: CONNECTIONS, duration });
  await load(5);
  const before = megabytes();
  const result = await load(SECONDS);
  const growth = megabytes() - before;
  await mock.close();
  const { errors, timeouts, non2xx, latency } = result;
  report(
    `${CONNECTIONS} connections for ${SECONDS} s get no error`,
    `${result["2xx"]} answers, ${errors + timeouts + non2xx} errors, p99 ${latency.p99} ms`,
    errors + timeouts + non2xx === 0 && result["2xx"] > 0,
  );
  report("memory stays flat under that load", `${growth.toFixed(1)} MiB more heap`, growth < 20);
}

/** Clients that send half a request and then nothing keep nobody else waiting. */
async function besideStalledClients(): Promise<void> {
  const mock = await serveMock();
  const { port, hostname } = new URL(mock.url);
  const stalled = Array.from({ length: STALLED }, () => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    socket.write(
      'POST /email/validate HTTP/1.1\r\nHost: mock\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"req',
    );
    return socket;
  });
  const { latency, errors, non2xx } = await autocannon({ url: mock.url, requests, connections: 10, duration: 5 });
  for (const socket of stalled) socket.destroy();
  await mock.close();
  report(
    `${STALLED} clients that stall do not stall others`,
    `p99 ${latency.p99} ms`,
    latency.p99 < 250 && errors + non2xx === 0,
  );
}

/** A mock that was closed leaves nothing behind. */
async function startsAndStops(): Promise<void> {
  const first = await serveMock();
  await first.close();
  const [handles, heap] = [process.getActiveResourcesInfo().length, megabytes()];
  const begin = performance.now();
  for (let round = 0; round < STARTS; round += 1) {
    const mock = await serveMock();
    await fetch(`${mock.url}/email/validate`, { method: "POST" }).then((response) => response.text());
    await mock.close();
  }
  const time = (performance.now() - begin) / STARTS;
  await new Promise((resolve) => setTimeout(resolve, 100));
  const left = process.getActiveResourcesInfo().length - handles;
  report(`${STARTS} starts and stops leak no handle`, `${left} left, ${time.toFixed(0)} ms each`, left <= 0);
  report("and no memory", `${(megabytes() - heap).toFixed(1)} MiB more heap`, megabytes() - heap < 20);
}
