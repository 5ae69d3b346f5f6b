import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { lay, type Snippet } from "./corpus.ts";
import { type ReportLine, runMigrate } from "./measure.ts";

const client = join(import.meta.dirname, "../../../packages/client/src/index.ts");

/**
 * Runs snippets as they are and as the command leaves them, against a mock.
 *
 * @param folder - An empty folder to work in.
 * @param base - Where the mock listens.
 * @returns for each, what it gave before and after `--write`, and how much the report listed that was not edited
 */
export async function compareBehaviour(snippets: readonly Snippet[], folder: string, base: string) {
  const listed: number[] = [];
  for (const [index, snippet] of snippets.entries()) {
    const [before, after] = [join(folder, "before", String(index)), join(folder, "after", String(index))];
    mkdirSync(before, { recursive: true });
    lay(snippet, before);
    cpSync(before, after, { recursive: true });
    const { hits } = JSON.parse((await runMigrate(after, "--write", "--json")).out) as { hits: ReportLine[] };
    listed.push(hits.filter(({ action }) => action !== "edited").length);
  }
  const sides = ["before", "after"].map((side) => runAll(snippets, join(folder, side), base));
  const [before, after] = (await Promise.all(sides)) as [unknown[], unknown[]];
  return snippets.map((_, index) => ({ before: before[index], after: after[index], listed: listed[index] ?? 0 }));
}

async function runAll(snippets: readonly Snippet[], folder: string, base: string): Promise<unknown[]> {
  const run = snippets.map(({ files, runs = "" }, index) => {
    for (const file of files.map(({ name }) => join(folder, String(index), name))) {
      // The client's own sources replace the installed package.
      writeFileSync(file, readFileSync(file, "utf8").replace('from "@data-validation/client"', `from "${client}"`));
    }
    return join(folder, String(index), runs);
  });
  const list = join(folder, "list.json");
  writeFileSync(list, JSON.stringify(run));
  const words = ["--disable-warning=ExperimentalWarning", join(import.meta.dirname, "run-snippets.ts"), base, list];
  const { stdout } = await promisify(execFile)(process.execPath, words, { maxBuffer: 20_000_000 });
  return JSON.parse(stdout);
}
