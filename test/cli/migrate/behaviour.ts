import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { lay, type Snippet } from "./corpus.ts";
import { type ReportLine, runMigrate } from "./measure.ts";

/** What a snippet gave when it was run, before and after `--write`. */
export interface Behaviour {
  snippet: Snippet;
  before: unknown;
  after: unknown;
  /** What the report listed that was not edited. */
  listed: ReportLine[];
}

const client = join(import.meta.dirname, "../../../packages/client/src/index.ts");

/**
 * Runs snippets as they are and as the command leaves them, against a mock.
 *
 * @param folder - An empty folder to work in.
 * @param base - Where the mock listens.
 */
export async function compareBehaviour(
  snippets: readonly Snippet[],
  folder: string,
  base: string,
): Promise<Behaviour[]> {
  const listed: ReportLine[][] = [];
  for (const [index, snippet] of snippets.entries()) {
    const [before, after] = [join(folder, "before", String(index)), join(folder, "after", String(index))];
    mkdirSync(before, { recursive: true });
    lay(snippet, before);
    cpSync(before, after, { recursive: true });
    const { out } = await runMigrate(after, "--write", "--json");
    listed.push((JSON.parse(out).hits as ReportLine[]).filter(({ action }) => action !== "edited"));
  }
  const [before, after] = await Promise.all(
    ["before", "after"].map((side) => runAll(snippets, join(folder, side), base)),
  );
  return snippets.map((snippet, index) => ({
    snippet,
    before: before?.[index],
    after: after?.[index],
    listed: listed[index] ?? [],
  }));
}

async function runAll(snippets: readonly Snippet[], folder: string, base: string): Promise<unknown[]> {
  const files = snippets.map(({ runs = "" }, index) => join(folder, String(index), runs));
  for (const [index, { files }] of snippets.entries()) {
    for (const { name } of files) {
      const file = join(folder, String(index), name);
      // The client's own sources in the place of the installed package.
      writeFileSync(file, readFileSync(file, "utf8").replace('from "@data-validation/client"', `from "${client}"`));
    }
  }
  const list = join(folder, "list.json");
  writeFileSync(list, JSON.stringify(files));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", join(import.meta.dirname, "run-snippets.ts"), base, list],
    { maxBuffer: 20_000_000 },
  );
  return JSON.parse(stdout);
}
