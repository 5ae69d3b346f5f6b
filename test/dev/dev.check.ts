import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../scripts/lib/free-port.ts";
import { Copy } from "../support/copy.ts";

// Each test saves a file as an editor does, and waits for the lines that the command prints.

const contract = "openapi/2.1/phone/validate.yaml";
const work = new Copy();
let dev: ChildProcess;
let lines: AsyncIterator<string>;
let url: string;

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  dev = spawn(process.execPath, ["scripts/dev.ts", "--port", String(port)], {
    cwd: work.folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  // One terminal, as a reader sees it.
  const terminal = new PassThrough();
  dev.stdout?.pipe(terminal, { end: false });
  dev.stderr?.pipe(terminal, { end: false });
  dev.once("close", () => terminal.end());
  lines = createInterface({ input: terminal })[Symbol.asyncIterator]();
  await untilChecked();
});

afterAll(async () => {
  dev.kill("SIGINT");
  await once(dev, "close");
  work.remove();
});

test("A saved contract makes the bundle and the types, starts the mock with them, and is linted", async () => {
  edit(contract, "        default: e164\n", "        default: e123\n");
  await untilChecked();
  expect(readFileSync(join(work.folder, "generated/openapi/2.1.yaml"), "utf8")).toContain("default: e123");
  expect(await numberFull()).toBe("+420 607 123 456");
});

test("A name that the code does not know yet is an error of the compiler, with its place", async () => {
  edit(contract, "      carrier: {", "      operator: {");
  await until(/^packages\/mock\/src\/sandbox\/phone\/\S+\.ts\(\d+,\d+\): error TS/);
  edit(contract, "      operator: {", "      carrier: {");
  await untilChecked();
});

test("A contract that is no YAML is told with its place, and the mock goes on as it was", async () => {
  edit(contract, "schemas:\n", "schemas: [\n");
  const printed = await until(/validate\.yaml:\d+/);
  expect(printed.join("\n")).not.toMatch(/^\s+at /m);
  expect(await numberFull()).toBe("+420 607 123 456");
  edit(contract, "schemas: [\n", "schemas:\n");
  await untilChecked();
});

test("A saved file of the mock starts the mock again, and nothing else", async () => {
  edit("packages/mock/src/cli/greeting.ts", "Ctrl+C stops it.", "Saved.");
  const printed = await until(/Saved\./);
  expect(printed.filter((line) => /^(artifacts|contract|types)/.test(line))).toEqual([]);
});

/** Replaces a passage of a file in the copy. */
function edit(file: string, passage: string, other: string): void {
  const path = join(work.folder, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(passage);
  writeFileSync(path, text.replace(passage, other));
}

/** The lines that the command prints up to one that fits. */
async function until(last: RegExp): Promise<string[]> {
  const printed: string[] = [];
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    printed.push(next.value);
    if (last.test(next.value)) return printed;
  }
  throw new Error(`The command ended.\n${printed.join("\n")}`);
}

/** Waits for the end of a round: artifacts made, and all checks passed, which come in any order. */
async function untilChecked(): Promise<void> {
  const checks = [/^contract {3}redocly .* ok/, /^contract {3}spectral .* ok/, /^types {6}tsc +ok/];
  await until(/^artifacts {2}generated\/ +ok/);
  const printed: string[] = [];
  while (!checks.every((check) => printed.some((line) => check.test(line)))) printed.push(...(await until(/ ok /)));
}

/** The notation of a number that the mock answers with when no option asks for one. */
async function numberFull(): Promise<string> {
  const response = await fetch(`${url}/phone/validate`, {
    method: "POST",
    headers: { authorization: "Bearer dev", "content-type": "application/json" },
    body: JSON.stringify({ request: { query: { numberFull: "+420607123456" } } }),
  });
  const { result } = (await response.json()) as { result: { data: { numberFull: string } } };
  return result.data.numberFull;
}
