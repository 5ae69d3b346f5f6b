import { readFileSync } from "node:fs";
import { readBundles, versions } from "@data-validation/contract-files/bundles";
import { walk } from "@data-validation/openapi-document/document";
import { markOf } from "@data-validation/openapi-document/marks";
import { expect, test } from "vitest";
import { collectAssumptions, listAssumptions } from "#scripts/assumptions.ts";

const bundles = readBundles("generated");
const all = collectAssumptions(bundles);

test.each(bundles)(
  "The list of assumptions has every mark x-assumed of version $info.version",
  (bundle) => {
    const marks: string[] = [];
    walk(bundle, (node, pointer) => {
      const mark = markOf(node);
      // What was observed is no assumption any more.
      if (mark && mark.name !== "x-observed") marks.push(pointer);
    });
    const listed = all
      .filter((each) => each.versions.includes(bundle.info.version))
      .map(({ pointer }) => pointer);
    expect(listed.toSorted()).toEqual(marks.toSorted());
  },
);

test("Every assumption about a schema is that of a field of an operation, and stands beside its reason", () => {
  const lines = readFileSync("generated/assumptions.md", "utf8").split("\n");
  for (const { pointer, field, operations, why } of all.filter((each) =>
    each.pointer.includes("/schemas/"),
  )) {
    expect(operations, pointer).not.toEqual([]);
    const isListed = lines.some((line) => line.includes(field) && line.includes(why));
    expect(isListed, pointer).toBe(true);
  }
});

test("What traffic showed stands in the list with its evidence, and is no assumption any more", () => {
  const observed = structuredClone(bundles);
  for (const { components } of observed) {
    const customId = components.schemas.CustomId as Record<string, unknown>;
    delete customId["x-assumed"];
    customId["x-observed"] = "2026-01-30, seen 34 times";
  }
  expect(collectAssumptions(observed)).toHaveLength(all.length - 1);
  expect(listAssumptions(observed)).toContain(
    `| \`request.customId\` | Observed. | all | ${versions().join(", ")} | 2026-01-30, seen 34 times |`,
  );
  const isObserved = JSON.stringify(bundles).includes('"x-observed"');
  expect(listAssumptions(bundles).includes("Evidence")).toBe(isObserved);
});

test("A mark that two versions have in common is in the list once, with both", () => {
  expect(all.filter(({ pointer }) => pointer === "/components/schemas/Finding")).toMatchObject([
    { versions: versions(), field: "result.errors[]", extent: "place" },
  ]);
});
