import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readBundles } from "@data-validation/contract-files/bundles";
import { readKeyedTable } from "@data-validation/contract-files/keyed-table";
import {
  errorRemedies,
  findingRemedies,
  otherFindingRemedies,
} from "@data-validation/contract-files/remedies";
import { expect, test } from "vitest";
import { newFolder } from "../support/folder.ts";

const bundles = readBundles("generated");
const operations = bundles.flatMap(({ paths }) =>
  Object.values(paths).map(({ post }) => post.operationId),
);
const errors = Object.keys(errorRemedies(bundles));
const findings = Object.keys(findingRemedies(bundles));

test.each([
  ["docs/content/keywords.yaml", {}, operations, "phoneValidate"],
  [
    "docs/content/remedies.yaml",
    { section: "errors" },
    errors,
    "REQUEST RATE_LIMIT TOO_MANY_REQUESTS",
  ],
  ["docs/content/remedies.yaml", { section: "findings" }, findings, "VALUE INVALID DOMAIN_DNS"],
])(
  "A misspelt key of %s stops the build with its line, and so does the row that is missing",
  (file, section, words, key) => {
    const text = readFileSync(file, "utf8");
    const copy = join(
      newFolder({ "table.yaml": text.replace(`${key}:`, `${key}X:`) }),
      "table.yaml",
    );
    const line = text.slice(0, text.indexOf(`${key}:`)).split("\n").length;
    expect(() => readKeyedTable(copy, words, section)).toThrow(
      `${copy}:${line}: The contract has no ${key}X. Correct the key, or delete the row.`,
    );
    expect(() => readKeyedTable(copy, words, section)).toThrow(
      `There is no row for ${key}. Write one.`,
    );
  },
);

test("A finding without an example has a row too, and its values are those of the contract", () => {
  const others = Object.keys(otherFindingRemedies(bundles));
  expect(others).toContain("SYNTAX INVALID NUMBER");
  expect(findings.filter((name) => others.includes(name))).toEqual([]);
});
