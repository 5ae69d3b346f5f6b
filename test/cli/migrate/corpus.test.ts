import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { describe, expect, test } from "vitest";
import { newFolder } from "../../support/folder.ts";
import { lay, readCorpus, type Snippet } from "./corpus.ts";
import { measure, type ReportLine, runMigrate } from "./measure.ts";

const snippets = readCorpus();
const client = resolve("packages/client/src/index.ts");

describe("finds and edits in what people write what it must, all that is followed from a call, leaves the rest byte for byte, and does nothing the second time", () => {
  test.each(snippets.map((snippet) => ({ ...snippet, snippet })))(
    "$family: $title",
    async ({ snippet }) => {
      expect(await measure(snippet, newFolder())).toEqual({
        missed: [],
        wrong: [],
        isUnstable: false,
      });
    },
  );
});

describe("what runs gives the same before and after --write, or what may differ was listed", async () => {
  const runnable = snippets
    .filter(({ runs }) => runs !== undefined)
    .map((snippet, index) => ({ ...snippet, index }));
  await using mock = await serveMock();
  const all = await compareBehaviour(runnable, newFolder(), mock.url);

  test.each(runnable)("$family: $title", ({ index }) => {
    const { before, after, listed = 0 } = all[index] ?? {};
    expect(before, "it runs in version 2.0").toHaveProperty("value");
    if (listed === 0) expect(after).toEqual(before);
  });
});

/**
 * Runs snippets as they are and as the command leaves them, against a mock.
 *
 * @param folder - An empty folder to work in.
 * @param base - Where the mock listens.
 * @returns for each, what it gave before and after `--write`, and how much the report listed that was not edited
 */
async function compareBehaviour(snippets: readonly Snippet[], folder: string, base: string) {
  const listed: number[] = [];
  for (const [index, snippet] of snippets.entries()) {
    const before = join(folder, "before", String(index));
    const after = join(folder, "after", String(index));
    mkdirSync(before, { recursive: true });
    lay(snippet, before);
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
  const results: unknown[] = [];
  for (const [index, { files, runs = "" }] of snippets.entries()) {
    for (const file of files.map(({ name }) => join(folder, String(index), name))) {
      // The client's own sources replace the installed package.
      writeFileSync(
        file,
        readFileSync(file, "utf8").replace('from "@data-validation/client"', `from "${client}"`),
      );
    }
    try {
      const { run } = await import(pathToFileURL(join(folder, String(index), runs)).href);
      results.push({ value: (await run(base)) ?? null });
    } catch (error) {
      results.push({ error: (error as Error).message });
    }
  }
  return JSON.parse(JSON.stringify(results));
}
