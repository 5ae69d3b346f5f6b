import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { readIdentity } from "@data-validation/tooling/identity";
import { expect, test } from "vitest";
import { readHelps } from "../support/helps.ts";

const commands = [...readHelps().keys()].filter((file) => dirname(file) === "scripts");

test.each(commands.map((file) => basename(file)))("The command %s has a help", (script) => {
  const { code, output } = run(script, "--help");
  expect([code, output.split("\n")[0]]).toEqual([0, expect.stringMatching(/^Usage: /)]);
});

const example = `${readIdentity().scope.slice(1)}-client`;

test.each([
  ["breaking.ts no-such-commit", "There is no commit no-such-commit here."],
  ["docs.ts --out nowhere", "There is no nowhere/strict/2.0.json. Run first: npm run generate"],
  ["sdk.ts", "Name one language.\n\nUsage: npm run sdk"],
  ["sdk.ts python java --out dist/sdk", "Name one language."],
  ["sdk.ts cobol", "Unknown language cobol. Languages: python, go, java, php."],
  [
    "sdk.ts python --out dist/sdk --name a/b",
    `"a/b" is not a valid name of a Python package. An example: ${example}`,
  ],
  [
    "sdk.ts python",
    "generated has other files. Choose a new folder with --out, or that of an earlier run.",
  ],
  ["sdk.ts python --out package.json", "package.json is a file. Choose a folder with --out."],
  ["sdk.ts python --output dist/sdk", "Unknown option '--output'."],
])("A mistake is a sentence without a stack trace: %s", (line, message) => {
  const [script = "", ...args] = line.split(" ");
  const { code, output } = run(script, ...args);
  expect([code, output]).toEqual([1, expect.stringContaining(message)]);
  expect(output).not.toMatch(/^\s+at /m);
});

test("A mistake in the list of suites is a line with its file and number", () => {
  const folder = mkdtempSync(join(tmpdir(), "commands-"));
  mkdirSync(join(folder, "test"));
  writeFileSync(join(folder, "test", "suites.yaml"), "unit:\n  run: [vitest\n");
  const { status, stderr } = spawnSync(process.execPath, [resolve("test/suite.ts")], {
    cwd: folder,
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^test\/suites\.yaml:\d+: .*\n$/);
});

/** Runs a script, and returns its exit code and its output. */
function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join("scripts", script), ...args],
    {
      encoding: "utf8",
    },
  );
  return { code: status, output: stdout + stderr };
}
