import { execFile, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { describe, expect, test } from "vitest";
import { newFolder } from "../../support/folder.ts";
import { readCorpus, type Snippet, writeBefore } from "./corpus.ts";
import { measureSnippet, type ReportLine, runMigrate } from "./measure.ts";

const snippets = readCorpus();
const client = resolve("packages/client/src/index.ts");

/**
 * Programs that run other languages, by the ending of a file; undefined where the machine lacks
 * one.
 */
const programs = new Map(
  [
    [".php", "php"],
    [".py", "python3"],
  ].map(([ending = "", program = ""]) => {
    const { status } = spawnSync(program, ["--version"]);
    return [ending, status === 0 ? program : undefined] as const;
  }),
);
const missing = (file: string) => programs.has(extname(file)) && !programs.get(extname(file));

test.each(snippets.map((snippet) => ({ ...snippet, snippet })))(
  "Only marked names are edited, once: $family, $title",
  async ({ snippet }) => {
    expect(await measureSnippet(snippet, newFolder())).toEqual({
      missed: [],
      wrong: [],
      isUnstable: false,
    });
  },
);

test("Few places beside those to find are listed in the shapes of real code", async () => {
  let otherPlaces = 0;
  const shapes = snippets.filter(({ family }) => family === "shapes" || family === "further");
  for (const snippet of shapes) {
    const folder = newFolder();
    writeBefore(snippet, folder);
    const { hits } = JSON.parse((await runMigrate(folder, "--json")).out) as { hits: ReportLine[] };
    otherPlaces += hits.length - snippet.marks.length;
  }
  expect(otherPlaces).toBeLessThanOrEqual(1);
});

describe("The result of migrated code", async () => {
  const withRun = snippets.filter(({ runs }) => runs !== undefined);
  const runnable = withRun
    .filter(({ runs = "" }) => !missing(runs))
    .map((snippet, index) => ({ ...snippet, index }));
  const left = withRun.filter(({ runs = "" }) => missing(runs));
  for (const { family, title, runs } of left)
    test.skip(`${family}: ${title}: not run: ${extname(runs ?? "").slice(1)} missing`);
  await using mock = await serveMock();
  const behaviours = await compareBehaviour(runnable, newFolder(), mock.url);

  test.each(runnable)("Migrated code runs alike, or is listed: $family, $title", ({ index }) => {
    const { before, after, listed = 0 } = behaviours[index] ?? {};
    expect(before, "it runs in version 2.0").toHaveProperty("value");
    if (listed === 0) expect(after).toEqual(before);
  });
});

/**
 * Runs snippets before and after the command, against a mock.
 *
 * @param folder - An empty folder to work in.
 * @param base - The base URL of the mock.
 * @returns for each, the results before and after `--write`, and the number of listed places that
 *   were not edited
 */
async function compareBehaviour(snippets: readonly Snippet[], folder: string, base: string) {
  const listed: number[] = [];
  for (const [index, snippet] of snippets.entries()) {
    const before = join(folder, "before", String(index));
    const after = join(folder, "after", String(index));
    mkdirSync(before, { recursive: true });
    writeBefore(snippet, before);
    cpSync(before, after, { recursive: true });
    const { hits } = JSON.parse((await runMigrate(after, "--write", "--json")).out) as {
      hits: ReportLine[];
    };
    listed.push(hits.filter(({ action }) => action !== "edited").length);
  }
  const before = await runAll(snippets, join(folder, "before"), base);
  const after = await runAll(snippets, join(folder, "after"), base);
  return snippets.map((_, index) => ({
    before: before[index],
    after: after[index],
    listed: listed[index] ?? 0,
  }));
}

async function runAll(
  snippets: readonly Snippet[],
  folder: string,
  base: string,
): Promise<unknown[]> {
  const outcomes: unknown[] = [];
  for (const [index, { files, runs = "" }] of snippets.entries()) {
    for (const file of files.map(({ name }) => join(folder, String(index), name))) {
      // The client's own sources replace the installed package.
      const text = readFileSync(file, "utf8");
      const linked = text.replace('from "@data-validation/client"', `from "${client}"`);
      writeFileSync(file, file.endsWith(".ts") ? withoutTypes(linked) : linked);
    }
    try {
      outcomes.push({ value: await runOne(join(folder, String(index), runs), base) });
    } catch (error) {
      outcomes.push({ error: (error as Error).message });
    }
  }
  return JSON.parse(JSON.stringify(outcomes));
}

/** TypeScript as JavaScript, also of what Node does not remove, such as parameter properties. */
const withoutTypes = (text: string) => stripTypeScriptTypes(text, { mode: "transform" });

/** The result of a script's function `run`, or the output of a program. */
async function runOne(file: string, base: string): Promise<unknown> {
  const program = programs.get(extname(file));
  if (program !== undefined) return (await promisify(execFile)(program, [file, base])).stdout;
  const { run } = await import(pathToFileURL(file).href);
  return (await run(base)) ?? null;
}
