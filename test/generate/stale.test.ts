import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generate } from "../../scripts/generate.ts";
import { Output } from "../../scripts/lib/output.ts";

const fresh = mkdtempSync(join(tmpdir(), "generated-"));

// Everything is made from the contract; on a busy machine that takes its time.
beforeAll(() => generate(new Output(fresh)), 120_000);
afterAll(() => rmSync(fresh, { recursive: true }));

// They come from an earlier run, so this is also the test that two runs give the same bytes.
test("The committed artifacts are, byte for byte, those that the contract makes; if not, npm run generate makes them", () => {
  const committed = filesIn("generated").filter((file) => !/^(docs|data)\/|^made-from/.test(file));
  const files = new Set([...filesIn(fresh), ...committed]);
  expect([...files].filter((file) => read(fresh, file) !== read("generated", file))).toEqual([]);
});

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** The text of an artifact; undefined when it is not there. */
function read(folder: string, file: string): string | undefined {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
