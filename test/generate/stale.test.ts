import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesIn } from "../../scripts/lib/files.ts";
import { freshArtifacts } from "../support/fresh-artifacts.ts";

const fresh = await freshArtifacts();

// They come from an earlier run, so this is also the test that two runs give the same bytes.
test("The committed artifacts are, byte for byte, those that the contract makes; if not, npm run generate makes them", () => {
  const committed = filesIn("generated").filter((file) => !/^(docs|data)\/|^made-from/.test(file));
  const files = new Set([...filesIn(fresh), ...committed]);
  expect([...files].filter((file) => read(fresh, file) !== read("generated", file))).toEqual([]);
});

/** The text of an artifact; undefined when it is not there. */
function read(folder: string, file: string): string | undefined {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
