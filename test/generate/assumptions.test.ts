import { readFileSync } from "node:fs";
import { firstSentence } from "@data-validation/common/text";
import { collectAssumptions } from "@data-validation/contract-files/assumptions";
import { listVersions } from "@data-validation/contract-files/bundles";
import { visitObjects } from "@data-validation/openapi-document/document";
import { markOf } from "@data-validation/openapi-document/marks";
import { expect, test } from "vitest";
import { allBundles } from "../support/contract-bundles.ts";

const bundles = allBundles();
const assumptions = collectAssumptions(bundles);

test.each(bundles)(
  "The list of assumptions has every mark x-assumed of version $info.version",
  (bundle) => {
    const marks: string[] = [];
    visitObjects(bundle, (node, pointer) => {
      const mark = markOf(node);
      if (mark) marks.push(pointer);
    });
    const listed = assumptions
      .filter((each) => each.versions.includes(bundle.info.version))
      .map(({ pointer }) => pointer);
    // A mark with several grades is listed once for each.
    expect([...new Set(listed)].toSorted()).toEqual(marks.toSorted());
  },
);

test("Every assumption about a schema is that of a field of an operation, and stands beside its reason", () => {
  const lines = readFileSync("generated/assumptions.md", "utf8").split("\n");
  for (const { pointer, field, operations, why } of assumptions.filter((each) =>
    each.pointer.includes("/schemas/"),
  )) {
    expect(operations, pointer).not.toEqual([]);
    const isListed = lines.some((line) => line.includes(field) && line.includes(why));
    expect(isListed, pointer).toBe(true);
  }
});

test("A mark of two versions is in the list once for operations of one grade, with both versions", () => {
  const findings = assumptions.filter(({ pointer }) => pointer === "/components/schemas/Finding");
  for (const { field, extent } of findings)
    expect({ field, extent }).toMatchObject({
      field: expect.stringMatching(/\berrors\[\]$/),
      extent: "place",
    });
  expect(new Set(findings.flatMap((row) => row.versions))).toEqual(new Set(listVersions()));
  const rows = findings.map(({ grade, operations }) => `${grade} ${operations}`);
  expect(new Set(rows).size).toBe(rows.length);
});

test.each([
  ["A value, e.g. a name. More.", "A value, e.g. a name."],
  ["In `api-version`. **Assumed:** More.", "In `api-version`."],
  ["Of version 2.1 (or 2.0).\n  More.", "Of version 2.1 (or 2.0)."],
  ["No full stop", "No full stop"],
])("The first sentence of %j is %j", (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
