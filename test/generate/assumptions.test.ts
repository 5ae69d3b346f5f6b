import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { collectAssumptions } from "../../scripts/assumptions.ts";
import { readBundle, versions } from "../../scripts/lib/bundles.ts";
import { walk } from "../../scripts/lib/openapi/document.ts";
import { markOf } from "../../scripts/lib/openapi/marks.ts";

const bundles = versions().map((version) => readBundle("generated", version));
const all = collectAssumptions(bundles);

test.each(bundles.map((bundle) => ({ bundle, version: bundle.info.version })))(
  "The list of assumptions has every mark x-assumed of version $version",
  ({ bundle, version }) => {
    const marks: string[] = [];
    walk(bundle, (node, pointer) => {
      const mark = markOf(node);
      // What was observed is no assumption any more.
      if (mark && mark.name !== "x-observed") marks.push(pointer);
    });
    const listed = all.filter((each) => each.versions.includes(version)).map(({ pointer }) => pointer);
    expect(listed.toSorted()).toEqual(marks.toSorted());
  },
);

test("Every assumption about a schema is that of a field of an operation, and is written in its section", () => {
  const text = readFileSync("generated/assumptions.md", "utf8");
  for (const { pointer, field, operations, why } of all.filter((each) => each.pointer.includes("/schemas/"))) {
    expect(operations, pointer).not.toEqual([]);
    expect(text).toContain(`| \`${field}\` |`);
    expect(text).toContain(why);
  }
});

test("A mark that two versions have in common is in the list once, with both", () => {
  expect(all.filter(({ pointer }) => pointer === "/components/schemas/Finding")).toMatchObject([
    { versions: versions(), field: "result.errors[]", extent: "place" },
  ]);
});
