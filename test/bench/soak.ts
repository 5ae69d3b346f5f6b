// npm run suite -- soak: load, and many starts and stops: errors, and whether memory or handles
// grow.
import { versions } from "@data-validation/generated/versions";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { reportStatement } from "../support/report.ts";
import autocannon from "../tools/node_modules/autocannon/autocannon.js";
import { benchCalls } from "./peers.ts";

const CONNECTIONS = 200;
const SECONDS = 30;
const STARTS = 100;

const mix = versions.flatMap((version) => benchCalls(version));

const megabytes = () => {
  global.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

await underLoad();
await startsAndStops();

/**
 * Many parallel connections, every request example of both versions: no error, and at the end no
 * more memory than after the first part.
 */
async function underLoad(): Promise<void> {
  await using mock = await serveMock();
  const load = (duration: number) =>
    autocannon({ url: mock.url, requests: mix, connections: CONNECTIONS, duration });
  await load(5);
  const before = megabytes();
  const result = await load(SECONDS);
  const growth = megabytes() - before;
  const failed = result.errors + result.timeouts + result.non2xx;
  const figures = `${result["2xx"]} responses, ${failed} errors, p99 ${result.latency.p99} ms`;
  reportStatement(
    `${CONNECTIONS} connections for ${SECONDS} s get no error: ${figures}`,
    failed === 0 && result["2xx"] > 0,
  );
  reportStatement(
    `memory stays flat under that load: ${growth.toFixed(1)} MiB more heap`,
    growth < 20,
  );
}

/** A mock that was closed leaves nothing behind. */
async function startsAndStops(): Promise<void> {
  const once = async () => {
    await using mock = await serveMock();
    await (await fetch(`${mock.url}/email/validate`, { method: "POST" })).text();
  };
  await once();
  const handles = process.getActiveResourcesInfo().length;
  const heap = megabytes();
  for (let round = 0; round < STARTS; round += 1) await once();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const left = process.getActiveResourcesInfo().length - handles;
  reportStatement(`${STARTS} starts and stops leak no handle: ${left} left`, left <= 0);
  const growth = megabytes() - heap;
  reportStatement(`and no memory: ${growth.toFixed(1)} MiB more heap`, growth < 20);
}
