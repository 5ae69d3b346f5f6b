import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { freePort } from "@data-validation/tooling/processes/free-port";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { mistakeLineOf, mistakes, withMistake } from "../lint/mistakes.ts";
import { copyRepository } from "../support/copy.ts";
import { post } from "../support/post.ts";

/** Milliseconds until a line that does not come is an error. */
const LONGEST_LINE_WAIT = 110_000;

const copy = copyRepository();
let child: ChildProcessByStdio<null, Readable, null>;
let lines: AsyncIterator<string>;

/**
 * Starts a command in the copy; its output and errors are one stream, so that their order is that
 * of a terminal.
 */
function start(script: string, port: number): void {
  const args = [process.execPath, script, "--port", String(port)];
  child = spawn("sh", ["-c", 'exec "$@" 2>&1', "sh", ...args], {
    cwd: copy,
    stdio: ["ignore", "pipe", "inherit"],
  });
  lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
}

async function stop(): Promise<void> {
  // A command that ended by itself does not close once more.
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGINT");
  await once(child, "close");
}

/**
 * The lines that the command prints up to one that fits. An error has those that it printed
 * instead.
 */
async function until(last: Pick<RegExp, "test">): Promise<string[]> {
  const printed: string[] = [];
  const limit = once(AbortSignal.timeout(LONGEST_LINE_WAIT), "abort").then(() => "late" as const);
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
test("The command npm start has the documentation when it prints the address", async () => {
  start("scripts/start.ts", 0);
  onTestFinished(stop);
  const url =
    /http:\/\/127\.0\.0\.1:\d+/.exec((await until(/http:\/\/127/)).at(-1) ?? "")?.[0] ?? "";
  expect(await (await fetch(url)).text()).toContain("<h1");
});

const emptyModule = "export {};\n";

/** What an editor, `sed -i` or Git does when it saves a file. */
const waysToSave: Record<string, (file: string) => void> = {
  "in a new folder": (file) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, emptyModule);
  },
  "in place": (file) => writeFileSync(file, emptyModule),
  "by renaming another one": saveByRenaming,
  "by renaming another one again": saveByRenaming,
  "after it was deleted": (file) => {
    rmSync(file);
    writeFileSync(file, emptyModule);
  },
  "three times": (file) => {
    for (const one of [emptyModule, `${emptyModule}\n`, emptyModule]) writeFileSync(file, one);
  },
  "beside temporary files": (file) => {
    for (const name of [".module.ts.swp", "module.ts~", "4913"])
      writeFileSync(join(dirname(file), name), emptyModule);
    setTimeout(() => writeFileSync(file, emptyModule), 500);
  },
};

function saveByRenaming(file: string): void {
  writeFileSync(`${file}.tmp`, emptyModule);
  renameSync(`${file}.tmp`, file);
}

// Each test saves a file like an editor, and reads the output of the round.
describe("The command npm run dev", () => {
  const contract = "openapi/2.1/phone/validate.yaml";
  const greeting = "packages/mock/src/cli/greeting.ts";
  let url: string;
  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    start("scripts/dev.ts", port);
    await round();
  });
  afterAll(stop);

  test("The mock starts with a saved contract, and unstated nodes are listed", async () => {
    edit(contract, "        default: e164\n", "        default: e123\n");
    expect(await round()).toMatch(
      /^.*2\.1 phoneValidate, request request\.options\.numberFormat: .*\(2\.3 Phone validation/m,
    );
    expect(readFileSync(join(copy, "generated/openapi/2.1.yaml"), "utf8")).toContain(
      "default: e123",
    );
    expect(await numberFull()).toBe("+420 607 123 456");
  });

  test("The place of an unknown name is printed, as an error of the compiler", async () => {
    edit(contract, "      carrier: {", "      operator: {");
    expect(await round()).toMatch(
      /^packages\/mock\/src\/sandbox\/phone\/\S+\.ts\(\d+,\d+\): error TS/m,
    );
  });

  test("The checks end when a file is saved, and the last state is checked once", async () => {
    edit(contract, "      operator: {", "      carrier: {");
    await until(/^artifacts {2}generated\/ +ok/);
    await until(/Ctrl\+C stops it\./);
    edit(greeting, "Ctrl+C stops it.", "Ctrl+C ends it.");
    const printed = await round();
    expect(printed).toContain("Ctrl+C ends it.");
    expect(printed.match(/^types .* ok +[\d.]+ s$/gm)).toHaveLength(1);
  });

  /**
   * The texts before a group of mistakes. They are restored with the next change, so that both are
   * one round.
   */
  const before = new Map<string, string>();
  function restore(): void {
    for (const [file, text] of before) writeFileSync(join(copy, file), text);
    before.clear();
  }

  test.each(["yaml", "files"] as const)(
    "Mistakes of the kind %s end nothing, and their lines are named",
    async (kind) => {
      restore();
      for (const mistake of mistakes[kind]) {
        const path = join(copy, mistake.file);
        const text = readFileSync(path, "utf8");
        if (!before.has(mistake.file)) before.set(mistake.file, text);
        writeFileSync(path, withMistake(text, mistake));
      }
      const printed = await round();
      const lines = printed.split("\n").map((line) => line.trim());
      const unnamed = mistakes[kind].filter((mistake) => {
        const { file, message } = mistake;
        const place = `${mistakeLineOf(mistake, readFileSync(join(copy, file), "utf8"))}:`;
        const isNamed = lines.some((line) => line.startsWith(place) && line.includes(message));
        return !isNamed || !lines.some((line) => line.startsWith(file));
      });
      expect(unnamed, printed).toEqual([]);
      expect(printed).not.toMatch(/^\s+at /m);
      expect(await numberFull()).toBe("+420 607 123 456");
    },
  );

  test("The next saved file is taken after mistakes", async () => {
    restore();
    edit(contract, "default: e123", "default: e164");
    await round();
    expect(await numberFull()).toBe("+420607123456");
  });

  test.each(Object.entries(waysToSave))(
    "The mock starts once, and nothing else, if a file is saved %s",
    async (_, save) => {
      save(join(copy, "packages/mock/src/new/folder/module.ts"));
      const printed = await round();
      expect(printed.match(/^Saved: .*/gm)).toEqual([
        "Saved: packages/mock/src/new/folder/module.ts",
      ]);
      expect(printed.match(/^ +Ctrl\+C ends it\./gm)).toHaveLength(1);
      expect(printed).not.toMatch(/^(artifacts|contract|types)/m);
    },
  );

  /** What the command prints up to the end of a round. */
  async function round(): Promise<string> {
    return (await until(/^Waiting for the next saved file\.$/)).join("\n");
  }

  /** The default notation of a number in the mock's responses. */
  async function numberFull(): Promise<string> {
    const body = { request: { query: { numberFull: "+420607123456" } } };
    const response = await post(`${url}/phone/validate`, body);
    const { result } = (await response.json()) as { result: { data: { numberFull: string } } };
    return result.data.numberFull;
  }
});

/** Replaces a passage of a file in the copy. */
function edit(file: string, passage: string, replacement: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(passage);
  writeFileSync(path, text.replace(passage, replacement));
}
