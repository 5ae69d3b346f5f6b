import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { versions } from "@data-validation/generated/versions";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentOf, startPrism } from "#scripts/prism/start.ts";
import { bundleOf } from "../support/contract-bundles.ts";
import { listen } from "../support/listen.ts";
import {
  type ExamplePair,
  faultsBehindProxy,
  faultsOfExamples,
  faultsWithoutKey,
  findDisagreements,
  publishedPairs,
} from "./example-server.ts";
import { invalidRequests, validRequests } from "./generated-requests.ts";

// Prism's own command is an independent reader of the published documents: as a mock server, and as
// a proxy that validates our responses.
const running = new AsyncDisposableStack();
let ours: string;
/** The address of npm run prism. */
let prism: string;
let command: ChildProcess;
beforeAll(async () => {
  ours = running.use(await serveMock()).url;
  const words = ["scripts/prism.ts", "--port", "0"];
  const started = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  command = started;
  running.defer(() => void started.kill());
  prism = await addressOf(started.stdout);
});
afterAll(() => running.disposeAsync());

/** Waits for the address that npm run prism prints. */
async function addressOf(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, url] = /^Prism, versions .*: {2}(\S+)$/.exec(line) ?? [];
    if (url === undefined) continue;
    output.resume();
    return url;
  }
  throw new Error("npm run prism ended before it served anything.");
}

describe.each(versions)("Prism, version %s", (version) => {
  const bundle = bundleOf(version);
  const valid = validRequests(bundle, 50);
  const broken = invalidRequests(bundle);
  const invalid = broken.slice(0, 50);
  const pairs = publishedPairs(version);
  let proxy: string;

  beforeAll(async () => {
    const words = ["proxy", documentOf(version), ours, "--errors", "--verboseLevel", "silent"];
    proxy = running.use(await startPrism(words)).url;
  });

  test("Prism returns the response of each published pair to its request", async () => {
    expect(await faultsOfExamples(prism, pairs)).toEqual([]);
  });

  test("Prism rejects a request of each operation without a key as the contract does", async () => {
    expect(await faultsWithoutKey(prism, pairs)).toEqual([]);
  });

  test("The generated requests are of every operation and of every kind of violation", () => {
    const paths = Object.keys(bundle.paths);
    expect([valid.length, invalid.length]).toEqual([50, 50]);
    for (const requests of [valid, invalid])
      expect(new Set(requests.map(({ path }) => path)).size).toBe(paths.length);
    expect(new Set(invalid.map(({ kind }) => kind))).toEqual(
      new Set(broken.map(({ kind }) => kind)),
    );
  });

  test("Prism accepts and rejects generated requests as our mock does", async () => {
    expect(await findDisagreements([prism, ours], version, [...valid, ...invalid])).toEqual([]);
  });

  test("Prism finds no fault in our mock's responses and errors", async () => {
    const ofPaths = [...Map.groupBy(pairs, ({ path }) => path).values()];
    const few = ofPaths.flatMap((own) => [own[0] as ExamplePair, own.at(-1) as ExamplePair]);
    expect(await faultsBehindProxy(proxy, version, few)).toEqual([]);
    for (const status of [401, 403, 429, 500, 503]) {
      const headers = { prefer: `code=${status}` };
      const found = await faultsBehindProxy(proxy, version, few.slice(0, 1), headers, status);
      expect(found).toEqual([]);
    }
  });
});

test("The command npm run prism ends with success when it is stopped", async () => {
  command.kill("SIGTERM");
  expect((await once(command, "exit"))[0]).toBe(0);
  await expect(fetch(prism)).rejects.toThrow();
});

test("The tests notice a false Prism: one that ends", async () => {
  const program = [process.execPath, "--eval", "process.exit()"];
  await expect(startPrism(["mock", "any.yaml"], { program })).rejects.toThrow(
    "Prism ended before it listened: prism mock any.yaml",
  );
});

test.each(versions)(
  "The tests notice a false Prism: one that returns 200 to everything, in version %s",
  async (version) => {
    const server = createServer((_, response) => {
      const headers = { "content-type": "application/json", "service-api-version": version };
      response.writeHead(200, headers).end("{}");
    });
    await using always = await listen(server);
    const { url } = always;
    const pairs = publishedPairs(version).slice(0, 5);
    expect((await faultsOfExamples(url, pairs)).length).toBeGreaterThanOrEqual(5);
    expect(await faultsWithoutKey(url, pairs)).toContain(`${pairs[0]?.path}: HTTP 200`);
    const invalid = invalidRequests(bundleOf(version)).slice(0, 5);
    expect(await findDisagreements([url, url], version, invalid)).toHaveLength(5);
  },
);
