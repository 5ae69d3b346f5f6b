// npm run suite -- soak: a million requests made from the contract, in order and broken (SOAK_REQUESTS sends another number), and load:
// responses outside the contract, 5xx, hangs, and whether memory grows.
import { connect } from "node:net";
import fc from "fast-check";
import { versions } from "../../generated/versions.ts";
import { createMock } from "../../packages/mock/src/index.ts";
import { serveMock } from "../../packages/mock/src/node/serve.ts";
import { violationsOf } from "../contract/violations.ts";
import { broken, type RawRequest, readBundle, requests } from "../support/requests.ts";
import autocannon from "../tools/node_modules/autocannon/autocannon.js";
import { samples } from "./peers.ts";

const { SOAK_REQUESTS = "1000000" } = process.env;
const LANES = 32;
const BATCH = 5000;
const CONNECTIONS = 200;
const SECONDS = 30;
const STARTS = 100;
const STALLED = 50;

const mix = versions.flatMap((version) => samples(version));

const report = (what: string, figures: string, holds: boolean) => {
  if (!holds) process.exitCode = 1;
  console.log(`${holds ? "holds" : "FAILS"}  ${what.padEnd(64)} ${figures}`);
};

const megabytes = () => {
  global.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

await generated(Number(SOAK_REQUESTS));
await underLoad();
await besideStalledClients();
await startsAndStops();

/** Sends generated requests, and compares the memory after the first tenth with that at the end. */
async function generated(total: number): Promise<void> {
  const mock = createMock();
  const faults: string[] = [];
  const examine = async (version: string, { path, body }: RawRequest) => {
    const headers = { authorization: "Bearer soak", "content-type": "application/json", "api-version": version };
    const found = await mock.fetch(`https://api.test${path}`, { method: "POST", headers, body }).then(
      async (response) => [
        ...(response.status < 500 ? [] : [`HTTP ${response.status}`]),
        ...(await violationsOf(version, path, response)),
      ],
      (error: Error) => [`no response: ${error}`],
    );
    faults.push(...found.map((fault) => `${version} ${path} ${body}: ${fault}`));
  };
  const arbitraries = versions.map((version) => {
    const values = requests(readBundle(version));
    const valid = values.map(({ path, value }): RawRequest => ({ path, body: JSON.stringify(value) }));
    return { version, arbitrary: fc.oneof(valid, values.chain(broken)) };
  });
  let sent = 0;
  let early = 0;
  for (let seed = 1; sent < total; seed += 1) {
    for (const { version, arbitrary } of arbitraries) {
      const batch = fc.sample(arbitrary, { numRuns: Math.min(BATCH, total - sent), seed }).values();
      const lane = async () => {
        for (const request of batch) await examine(version, request);
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      sent = Math.min(total, sent + BATCH);
    }
    if (early === 0 && sent >= total / 10) early = megabytes();
  }
  const growth = megabytes() - early;
  for (const fault of faults.slice(0, 5)) console.log(`       ${fault}`);
  report(
    `${sent} generated requests get responses that fit the contract`,
    `${faults.length} do not`,
    faults.length === 0,
  );
  report("the process does not grow", `${growth.toFixed(1)} MiB more heap than after a tenth`, growth < 10);
}

/** Many connections at once, every request example of both versions: no error, and no more memory at the end than after the first part. */
async function underLoad(): Promise<void> {
  await using mock = await serveMock();
  const load = (duration: number) => autocannon({ url: mock.url, requests: mix, connections: CONNECTIONS, duration });
  await load(5);
  const before = megabytes();
  const result = await load(SECONDS);
  const growth = megabytes() - before;
  const failed = result.errors + result.timeouts + result.non2xx;
  report(
    `${CONNECTIONS} connections for ${SECONDS} s get no error`,
    `${result["2xx"]} responses, ${failed} errors, p99 ${result.latency.p99} ms`,
    failed === 0 && result["2xx"] > 0,
  );
  report("memory stays flat under that load", `${growth.toFixed(1)} MiB more heap`, growth < 20);
}

/** Clients that send half a request and then nothing keep nobody else waiting. */
async function besideStalledClients(): Promise<void> {
  await using mock = await serveMock();
  const stalled = Array.from({ length: STALLED }, () => {
    const socket = connect(mock.port, "127.0.0.1").on("error", () => undefined);
    socket.write("POST /email/validate HTTP/1.1\r\nHost: mock\r\nContent-Length: 100\r\n\r\n{");
    return socket;
  });
  const { latency, errors, non2xx } = await autocannon({ url: mock.url, requests: mix, connections: 10, duration: 5 });
  for (const socket of stalled) socket.destroy();
  const holds = latency.p99 < 250 && errors + non2xx === 0;
  report(`${STALLED} clients that stall do not stall others`, `p99 ${latency.p99} ms`, holds);
}

/** A mock that was closed leaves nothing behind. */
async function startsAndStops(): Promise<void> {
  const once = async () => {
    await using mock = await serveMock();
    await (await fetch(`${mock.url}/email/validate`, { method: "POST" })).text();
  };
  await once();
  const [handles, heap] = [process.getActiveResourcesInfo().length, megabytes()];
  for (let round = 0; round < STARTS; round += 1) await once();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const left = process.getActiveResourcesInfo().length - handles;
  report(`${STARTS} starts and stops leak no handle`, `${left} left`, left <= 0);
  const growth = megabytes() - heap;
  report("and no memory", `${growth.toFixed(1)} MiB more heap`, growth < 20);
}
