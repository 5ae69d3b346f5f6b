// npm run suite -- clean: what batches promise, at the size at which it counts. A table of 100,000 rows is cleaned against the mock, which refuses a
// share of the calls (429); a run is interrupted, another one killed, and both go on; and the sizes of the entries in a page.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { createMock } from "../../../packages/mock/src/index.ts";

const ROWS = Number(process.argv[2] ?? 100_000);
/** One call in so many is refused; a share of a fifth of a per cent, as when an API is used near its limit. */
const REFUSED = 500;

const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "bulk-"));

/** The mock behind a server that counts, and refuses now and then. */
async function serve() {
  const mock = createMock();
  const counts = { answered: 0, refused: 0, seen: new Map<string, number>() };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if ((counts.answered + counts.refused + 1) % REFUSED === 0) {
      counts.refused += 1;
      response.writeHead(429, { "retry-after": "0", "service-api-version": "2.1", "content-type": "application/json" });
      return void response.end('{"errors":[]}');
    }
    counts.answered += 1;
    const { email } = JSON.parse(body).request.query;
    counts.seen.set(email, (counts.seen.get(email) ?? 0) + 1);
    const answer = await mock.fetch(
      new Request(`http://localhost${request.url}`, {
        method: "POST",
        headers: request.headers as Record<string, string>,
        body,
      }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { counts, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

execFileSync("npm", ["run", "build", "--workspace", "packages/client"], { cwd: root, stdio: "ignore" });
const { counts, server, url } = await serve();

try {
  await cleanAll(Math.ceil(ROWS / 10));
  await cleanAll(ROWS);
  await stopAndGoOn("interrupted with Ctrl-C", "SIGINT");
  await stopAndGoOn("killed", "SIGKILL");
  await printSizes();
} finally {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
}

function writeTable(name: string, rows: number): string {
  const file = join(folder, name);
  const lines = Array.from(
    { length: rows },
    (_, index) => `${index},${name}-${index}@company.example,"note ""${index}"""`,
  );
  writeFileSync(file, `id,email,note\n${lines.join("\n")}\n`);
  return file;
}

/** Starts the command; its peak of memory is what the system says of the process. */
function start(file: string): { command: ChildProcess; peak: () => number } {
  const environment = { ...process.env, DATA_VALIDATION_KEY: "key", DATA_VALIDATION_URL: url };
  // With a heap of 64 MB: what needs memory for each row ends here.
  const words = [
    "--max-old-space-size=64",
    "--max-semi-space-size=2",
    join(root, "packages/client/dist/cli.js"),
    "clean",
    file,
    "--concurrency",
    "16",
  ];
  const command = spawn(process.execPath, words, { env: environment, stdio: ["ignore", "ignore", "pipe"] });
  let peak = 0;
  const watch = setInterval(() => {
    try {
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${command.pid}/status`, "utf8")) ?? [];
      peak = Math.max(peak, Number(kilobytes ?? 0));
    } catch {}
  }, 200);
  command.once("exit", () => clearInterval(watch));
  return { command, peak: () => peak };
}

function reset(): void {
  Object.assign(counts, { answered: 0, refused: 0 });
  counts.seen.clear();
}

async function countRows(file: string): Promise<{ rows: number; whole: number }> {
  let rows = 0;
  let whole = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    rows += 1;
    if (/@company\.example,valid,|,invalid,/.test(line)) whole += 1;
  }
  return { rows: rows - 1, whole };
}

async function cleanAll(rowsIn: number): Promise<void> {
  reset();
  const file = writeTable(`all${rowsIn}.csv`, rowsIn);
  const begun = Date.now();
  const { command, peak } = start(file);
  const [code] = await once(command, "exit");
  const { rows, whole } = await countRows(file.replace(".csv", ".clean.csv"));
  const seconds = (Date.now() - begun) / 1000;
  console.log(`\n${number(rowsIn)} rows, one call in ${REFUSED} refused (429)`);
  show("rows in, rows out, rows with an answer", `${number(rowsIn)}, ${number(rows)}, ${number(whole)}`);
  show("calls made, of which refused", `${number(counts.answered + counts.refused)}, ${number(counts.refused)}`);
  show(
    "peak memory of the process, its heap at most 64 MB",
    peak() ? `${Math.round(peak() / 1024)} MB` : "not known on this system",
  );
  show("rows a second", number(Math.round(rowsIn / seconds)));
  expect(
    code === 0 && rows === rowsIn && whole === rowsIn && counts.answered === rowsIn,
    "every row is there and was paid for once",
  );
}

async function stopAndGoOn(how: string, signal: NodeJS.Signals): Promise<void> {
  reset();
  const rows = Math.min(ROWS, 5000);
  const file = writeTable(`${signal.toLowerCase()}.csv`, rows);
  const { command } = start(file);
  while (counts.answered < rows / 2) await new Promise((resolve) => setTimeout(resolve, 5));
  command.kill(signal);
  await once(command, "exit");
  const before = counts.answered;
  const again = start(file);
  const [code] = await once(again.command, "exit");
  const out = await countRows(file.replace(".csv", ".clean.csv"));
  const twice = [...counts.seen.values()].filter((times) => times > 1).length;
  console.log(`\n${number(rows)} rows, ${how} in the middle, and started again`);
  show("rows out, rows with an answer", `${number(out.rows)}, ${number(out.whole)}`);
  show(
    "calls before, after, for a row that was paid for",
    `${number(before)}, ${number(counts.answered - before)}, ${number(twice)}`,
  );
  expect(code === 0 && out.rows === rows && out.whole === rows, "every row is there");
  // Whoever is killed cannot write down what is under way: at most the rows that are held at the same time.
  expect(
    twice <= (signal === "SIGKILL" ? 16 * 4 : 0),
    "no row is paid for twice, but what was under way when it was killed",
  );
}

/** What each entry adds to a page, minified and compressed, beside openapi-fetch alone. */
async function printSizes(): Promise<void> {
  const size = async (contents: string) => {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: join(root, "packages/client") },
      bundle: true,
      minify: true,
      format: "esm",
      platform: "browser",
      target: "es2022",
      write: false,
    });
    return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
  };
  const bare = await size('import create from "openapi-fetch"; globalThis.api = create({ baseUrl: "/api" });');
  const core = await size(
    'import { createClient } from "./src/index.ts"; globalThis.api = createClient({ baseUrl: "/api" });',
  );
  console.log("\nBytes in a page, minified and gzipped");
  show("openapi-fetch alone", number(bare));
  show("this client, and over openapi-fetch", `${number(core)}, ${number(core - bare)}`);
  for (const entry of ["batch", "search", "migrate"])
    show(`./${entry} alone`, number(await size(`import * as all from "./src/${entry}.ts"; globalThis.all = all;`)));
  expect(core - bare <= 2000, "the core is at most 2 kB over openapi-fetch");
}

function show(what: string, value: string): void {
  console.log(`  ${what.padEnd(52)} ${value}`);
}

function number(value: number): string {
  return value.toLocaleString("en");
}

function expect(holds: boolean, what: string): void {
  console.log(`  ${holds ? "holds: " : "FAILED:"} ${what}`);
  if (!holds) process.exitCode = 1;
}
