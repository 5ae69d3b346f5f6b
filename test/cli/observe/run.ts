import { execFileSync } from "node:child_process";
import * as observe from "@data-validation/cli/internal/observe/command";
import { copyRepository } from "../../support/copy.ts";
import { newFolder, writeIn } from "../../support/folder.ts";
import type { ServerEdit } from "../../support/other-server/edit.ts";
import { runHere } from "../support/terminal.ts";
import { asLines, exampleCalls, plantedOf, traffic } from "./support/traffic.ts";

/**
 * Shows that --apply makes a change that is ready to commit: in a copy of the repository, each
 * recording is applied, the artifacts are generated, lint and the tests of the contract pass, and a
 * second run changes nothing. Words of the command line name other tests.
 */
const recordings: Record<string, { differences: ServerEdit[]; options?: string[] }> = {
  "confirms everything, with a ledger": {
    differences: [],
    options: ["--write-ledger", "recordings"],
  },
  "new fields": { differences: plantedOf(/^field/) },
  "other types": { differences: plantedOf(/^type/) },
  "forty differences": { differences: plantedOf() },
};

const folders = ["specification", "contract", "completeness", "generate", "lint", "mock"].map(
  (name) => `test/${name}`,
);
const tests = process.argv.length > 2 ? process.argv.slice(2) : folders;
/** The request examples, and one call that fails. */
const calls = [...exampleCalls, { path: "/company/get", body: { request: { query: {} } } }];

for (const [name, { differences, options = ["--apply"] }] of Object.entries(recordings)) {
  const recording = writeIn(
    newFolder(),
    "recording.ndjson",
    await asLines(await traffic(differences, calls)),
  );
  const copy = copyRepository();
  const run = (file: string, ...rest: string[]) =>
    execFileSync(file, rest, { cwd: copy, stdio: ["ignore", "ignore", "inherit"] });
  /** Applies the recording to the copy; returns the command's output. */
  const apply = async () => {
    const { code, err } = await runHere(observe, [recording, "--contract", copy, ...options]);
    if (code === 2) throw new Error(err);
    return err;
  };
  // Tests of the copy read what git lists.
  run("git", "init", "--quiet");
  run("git", "add", "--all");
  run("npm", "run", "generate");
  process.stdout.write(`\n${name}: ${await apply()}`);
  for (const step of ["generate", "examples", "generate", "lint"]) run("npm", "run", step);
  run("npx", "vitest", "run", ...tests);
  const again = await apply();
  if (!again.startsWith("0 files changed"))
    throw new Error(`A second run changes something: ${again}`);
  process.stdout.write("Lint and tests pass, and a second run changes nothing.\n");
}
