import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "#scripts/lib/free-port.ts";
import { lineOf, mistakes, withMistake } from "../lint/mistakes.ts";
import { copyRepository } from "../support/copy.ts";
import { post } from "../support/post.ts";

/** Milliseconds until a line that does not come is an error. */
const PATIENCE = 110_000;

const copy = copyRepository();
let child: ChildProcess;
let lines: AsyncIterator<string>;

/** Starts a command in the copy; its lines come from one terminal, as a reader sees them. */
function start(script: string, port: number): void {
  const args = [script, "--port", String(port)];
  child = spawn(process.execPath, args, { cwd: copy, stdio: ["ignore", "pipe", "pipe"] });
  const terminal = new PassThrough();
  child.stdout?.pipe(terminal, { end: false });
  child.stderr?.pipe(terminal, { end: false });
  child.once("close", () => terminal.end());
  lines = createInterface({ input: terminal })[Symbol.asyncIterator]();
}

async function stop(): Promise<void> {
  // A command that ended by itself does not close once more.
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGINT");
  await once(child, "close");
}

/** The lines that the command prints up to one that fits. An error has those that it printed instead. */
async function until(last: Pick<RegExp, "test">): Promise<string[]> {
  const printed: string[] = [];
  const limit = once(AbortSignal.timeout(PATIENCE), "abort").then(() => "late" as const);
  for (;;) {
    const next = await Promise.race([lines.next(), limit]);
    if (next === "late" || next.done) {
      const what = next === "late" ? `No line fits ${last}` : "The command ended";
      throw new Error(`${what}. It printed:\n${printed.join("\n")}`);
    }
    printed.push(next.value);
    if (last.test(next.value)) return printed;
  }
}

// What a person sees who has just cloned the project.
describe("npm start", () => {
  beforeAll(() => start("scripts/start.ts", 0));
  afterAll(stop);

  test("has the documentation when it prints the address", async () => {
    const url =
      /http:\/\/127\.0\.0\.1:\d+/.exec((await until(/http:\/\/127/)).at(-1) ?? "")?.[0] ?? "";
    expect(await (await fetch(url)).text()).toContain("<h1");
  });
});

// Each test saves a file as an editor does, and waits for the lines that the command prints.
describe("npm run dev", () => {
  const contract = "openapi/2.1/phone/validate.yaml";
  let url: string;
  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    start("scripts/dev.ts", port);
    await until(/Ctrl\+C stops it\./);
  });
  afterAll(stop);

  test("makes the bundle of a saved contract, starts the mock with it, and names what the specification does not state", async () => {
    edit(contract, "        default: e164\n", "        default: e123\n");
    const printed = await untilChecked();
    expect(printed.join("\n")).toMatch(
      /^openapi\/2\.1\/phone\/validate\.yaml:\d+:\d+: .*\(2\.3 Phone validation/m,
    );
    expect(readFileSync(join(copy, "generated/openapi/2.1.yaml"), "utf8")).toContain(
      "default: e123",
    );
    expect(await numberFull()).toBe("+420 607 123 456");
  });

  test("prints the place of a name that the code does not know yet, as an error of the compiler", async () => {
    edit(contract, "      carrier: {", "      operator: {");
    await until(/^packages\/mock\/src\/sandbox\/phone\/\S+\.ts\(\d+,\d+\): error TS/);
    edit(contract, "      operator: {", "      carrier: {");
    await untilChecked();
  });

  test("prints the place where a contract is no YAML, and the mock goes on as it was", async () => {
    edit(contract, "schemas:\n", "schemas: [\n");
    const printed = await until(/validate\.yaml:\d+/);
    expect(printed.join("\n")).not.toMatch(/^\s+at /m);
    await until(/Ctrl\+C stops it\./);
    expect(await numberFull()).toBe("+420 607 123 456");
    edit(contract, "schemas: [\n", "schemas:\n");
    await untilChecked();
  });

  /** Takes the last mistake back: with the next one, so that both are one round. */
  let undo = () => {};
  test.each([...mistakes.yaml, ...mistakes.files])(
    "outlives $what, and names its line",
    async (mistake) => {
      undo();
      const { file, message } = mistake;
      const path = join(copy, file);
      const text = readFileSync(path, "utf8");
      undo = () => writeFileSync(path, text);
      const changed = withMistake(text, mistake);
      writeFileSync(path, changed);
      const place = `${lineOf(mistake, changed)}:`;
      const printed = await until({
        test: (line) => line.trim().startsWith(place) && line.includes(message),
      });
      expect(printed.some((line) => line.startsWith(file))).toBe(true);
      expect(printed.join("\n")).not.toMatch(/^\s+at /m);
      await until(/Ctrl\+C stops it\./);
      expect(await numberFull()).toBe("+420 607 123 456");
    },
  );

  test("goes on with the next saved file", async () => {
    undo();
    edit(contract, "default: e123", "default: e164");
    await untilChecked();
    expect(await numberFull()).toBe("+420607123456");
  });

  test("starts the mock again when one of its files is saved, and nothing else", async () => {
    edit("packages/mock/src/cli/greeting.ts", "Ctrl+C stops it.", "Saved.");
    const printed = await until(/Saved\./);
    expect(printed.filter((line) => /^(artifacts|contract|types)/.test(line))).toEqual([]);
  });

  /** The findings of a round, up to its end: the artifacts are made, and each check has a result, whatever that is. */
  async function untilChecked(): Promise<string[]> {
    await until(/^artifacts {2}generated\/ +ok/);
    const printed: string[] = [];
    const isResult = (line: string) => /^(contract|types) .* (ok|failed) +[\d.]+ s$/.test(line);
    while (printed.filter(isResult).length < 2) printed.push(...(await until({ test: isResult })));
    return printed;
  }

  /** The notation of a number that the mock returns when no option asks for one. */
  async function numberFull(): Promise<string> {
    const body = { request: { query: { numberFull: "+420607123456" } } };
    const response = await post(`${url}/phone/validate`, body);
    const { result } = (await response.json()) as { result: { data: { numberFull: string } } };
    return result.data.numberFull;
  }
});

/** Replaces a passage of a file in the copy. */
function edit(file: string, passage: string, other: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(passage);
  writeFileSync(path, text.replace(passage, other));
}
