import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { collectAssumptions } from "../../scripts/assumptions.ts";
import { readBundle, versions } from "../../scripts/lib/bundles.ts";
import { walk } from "../../scripts/lib/openapi/document.ts";
import { markOf } from "../../scripts/lib/openapi/marks.ts";

test.each(versions())("The list of assumptions has every mark of version %s", (version) => {
  const marks: string[] = [];
  const list = readFileSync("generated/assumptions.md", "utf8");
  walk(readBundle("generated", version), (node, pointer) => markOf(node) && marks.push(pointer));
  expect(marks.filter((pointer) => !list.includes(`\`#${pointer}\``))).toEqual([]);
});

test("A mark that two versions have in common is in the list once, with both", () => {
  const bundles = versions().map((version) => readBundle("generated", version));
  const all = collectAssumptions(bundles);
  expect(all.filter(({ pointer }) => pointer === "/components/schemas/Finding")).toMatchObject([
    { versions: versions() },
  ]);
  expect(new Set(all.map(({ pointer, what, why }) => pointer + what + why)).size).toBe(all.length);
});
