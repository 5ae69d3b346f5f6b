import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { record } from "../../../packages/cli/src/observe/proxy/record.ts";
import { serveMock } from "../../../packages/mock/src/node/index.ts";
import { asHar, toCall } from "./support/formats.ts";
import { createOtherService } from "./support/other-service.ts";
import { examples } from "./support/traffic.ts";

const help = `
Usage: npm run suite -- observe [--megabytes <n>]

Measures what the command promises of large recordings and of its proxy, and fails when it does not hold:
a recording of ten times the size takes the same memory, and the proxy adds less than two milliseconds to a call.

  --megabytes <n>  size of the large recording (1000)
`;

const { values } = parseArgs({
  options: { help: { type: "boolean" }, megabytes: { type: "string", default: "1000" } },
});
if (values.help) console.log(help.trim());
else {
  const isConstant = await measureMemory(Number(values.megabytes));
  const isQuick = await measureProxy();
  process.exitCode = isConstant && isQuick ? 0 : 1;
}

/** Reads a recording, and one of ten times its size, each in a process of its own, and compares the most memory that each took. */
async function measureMemory(megabytes: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "measure-"));
  try {
    const [small, large] = [await read(folder, megabytes / 10), await read(folder, megabytes)];
    const ratio = large / small;
    console.log(`Memory for ten times the size: ${ratio.toFixed(2)} of the memory`);
    return ratio < 1.5;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function read(folder: string, megabytes: number): Promise<number> {
  const file = join(folder, `${megabytes}.har`);
  await writeHar(file, megabytes * 1e6);
  const command = fileURLToPath(new URL("../../../packages/cli/bin/data-validation.js", import.meta.url));
  const atExit = 'process.on("exit", () => console.error(process.resourceUsage().maxRSS))';
  const start = performance.now();
  const words = [
    "--import",
    `data:text/javascript,${atExit}`,
    command,
    "observe",
    "--har",
    file,
    "--no-mock",
    "--quiet",
  ];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "inherit", "pipe"] });
  const [errors] = await Promise.all([text(child.stderr), once(child, "close")]);
  const memory = Number(errors.trim().split("\n").at(-1)) / 1000;
  if (child.exitCode !== 0 || Number.isNaN(memory)) throw new Error(`The recording was not read: ${errors}`);
  const seconds = (performance.now() - start) / 1000;
  const size = statSync(file).size / 1e6;
  console.log(
    `HAR of ${size.toFixed(0)} MB: ${seconds.toFixed(1)} s (${(size / seconds).toFixed(0)} MB/s), at most ${memory.toFixed(0)} MB of memory`,
  );
  rmSync(file);
  return memory;
}

/** Writes an archive as a browser exports it: calls of the API among pictures and scripts. */
async function writeHar(file: string, size: number): Promise<void> {
  const service = createOtherService([]);
  const calls = (await Promise.all(examples.slice(0, 50).map(service))).map(toCall);
  const [head = "", rest = ""] = asHar(calls).split('"entries":[');
  const entries = rest.slice(0, rest.lastIndexOf("]"));
  const picture = {
    request: { method: "GET", url: "https://shop.example/picture.png", headers: [] },
    response: {
      status: 200,
      headers: [],
      content: { encoding: "base64", text: Buffer.alloc(100_000, 7).toString("base64") },
    },
  };
  const block = `${entries},${JSON.stringify(picture)}`;
  const stream = createWriteStream(file);
  stream.write(`${head}"entries":[${block}`);
  for (let written = block.length; written < size; written += block.length) {
    if (!stream.write(`,${block}`)) await once(stream, "drain");
  }
  stream.end("]}}");
  await once(stream, "finish");
}

/** Makes the same call of our mock alone and through the proxy, in turns, and compares the medians. */
async function measureProxy(): Promise<boolean> {
  const mock = await serveMock();
  const settings = { contract: undefined, responseAt: undefined, requestAt: undefined, record: undefined };
  const proxy = await record({
    ...settings,
    name: "mock",
    target: mock.url,
    port: 0,
    host: "127.0.0.1",
    useMock: true,
    keepValues: false,
  });
  const alone: number[] = [];
  const proxied: number[] = [];
  for (let round = 0; round < 600; round++) {
    const pair = [await call(mock.url), await call(proxy.url)];
    // The first calls warm both up.
    if (round < 100) continue;
    alone.push(pair[0] as number);
    proxied.push(pair[1] as number);
  }
  await proxy.finish();
  await mock.close();
  const added = median(proxied) - median(alone);
  console.log(
    `Proxy: ${median(alone).toFixed(2)} ms alone, ${median(proxied).toFixed(2)} ms through it: ${added.toFixed(2)} ms added`,
  );
  return added < 2;
}

async function call(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/phone/validate`, {
    method: "POST",
    headers: { authorization: "Bearer measure", "content-type": "application/json" },
    body: JSON.stringify({ request: { query: { numberFull: "+420607123456" } } }),
  });
  await response.text();
  return performance.now() - start;
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] as number;
}
