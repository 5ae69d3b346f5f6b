import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Copy } from "../support/copy.ts";
import { EVERYTHING, type Mistake, mistakes } from "./mistakes.ts";

const work = new Copy();
// The artifacts of this checkout, which are fresh: linting the contract needs some of them, and makes none.
cpSync("generated", join(work.folder, "generated"), { recursive: true });
afterAll(() => work.remove());

// A group at once, because starting the linters takes longer than what they do.
test.each(Object.entries(mistakes))(
  "npm run lint names the file and line of each mistake, once, and nothing else: %s",
  (_group, made) => {
    const originals = made.map(({ file }) => ({ file, text: read(file) }));
    made.forEach(make);
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/lint.ts", "contract"], {
      cwd: work.folder,
      encoding: "utf8",
      env: { ...process.env, GITHUB_ACTIONS: "" },
    });
    const printed = stderr.trim().split("\n");
    const expected = made.map(({ file, line, message }) => `${file}:${lineOf(read(file), line)}: ${message}`);
    for (const { file, text } of originals.toReversed()) writeFileSync(join(work.folder, file), text);

    expect(printed.map((line) => line.replace(/^(\S+:\d+):\d+:/, "$1:")).toSorted(), stdout).toEqual(
      expected.toSorted(),
    );
    expect(status).toBe(1);
  },
);

function read(file: string): string {
  return readFileSync(join(work.folder, file), "utf8");
}

function make({ what, file, from, to }: Mistake): void {
  const text = read(file);
  expect(text, what).toContain(from);
  writeFileSync(join(work.folder, file), from === EVERYTHING ? to : text.replace(from, () => to));
}

/** The line, from 1, on which a text stands first. */
function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split("\n").length;
}
