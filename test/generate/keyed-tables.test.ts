import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findingRemedies, otherFindingRemedies } from "@data-validation/contract-files/remedies";
import { allOrNoneShape, readKeyedTable } from "@data-validation/tooling/keyed-table";
import {
  enumShape,
  listShape,
  mapShape,
  readTable,
  rowShape,
  textShape,
} from "@data-validation/tooling/table";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { rulesBeyondPrism } from "../contract/prism-rules.ts";
import { allBundles } from "../support/contract-bundles.ts";
import { newFolder } from "../support/folder.ts";

test.each<[file: string, key: string, section?: string]>([
  ["docs/content/keywords.yaml", "phoneValidate"],
  ["docs/content/words.yaml", "acceptContext"],
  ["docs/content/remedies.yaml", "REQUEST RATE_LIMIT TOO_MANY_REQUESTS", "errors"],
  ["docs/content/remedies.yaml", "VALUE INVALID DOMAIN_DNS", "findings"],
  ["docs/content/migration-effects.json", "/name/validate result.details"],
  ["sdk/errors.yaml", "RateLimit"],
])(
  "In %s, misspelling the key %s stops the build with its line, and so does the missing row",
  (file, key, section) => {
    const tableText = readFileSync(file, "utf8");
    const table = parse(tableText);
    const words = Object.keys(section === undefined ? table : table[section]);
    const copy = join(newFolder({ "table.yaml": tableText.replace(key, `${key}X`) }), "table.yaml");
    const line = tableText.slice(0, tableText.indexOf(key)).split("\n").length;
    const read = () =>
      readKeyedTable(copy, words, textShape, section === undefined ? {} : { section });
    expect(read).toThrow(`${copy}:${line}: There is no ${key}X. Correct the key, or delete it.`);
    expect(read).toThrow(`There is no ${key}. Write one.`);
  },
);

test.each([
  ["a: 1\nb: 2\na: 3\n", ":3: Map keys must be unique."],
  ["a: 1\nb:\n", ":2: b is empty. Fill it."],
  ["a: 1\nb: [\n", ":3: Flow sequence in block collection must be"],
  ["- a\n- b\n", ":1: The table must be object."],
])("The table %j stops the build with its line", (text, message) => {
  const file = join(newFolder({ "table.yaml": text }), "table.yaml");
  expect(() => readKeyedTable(file, ["a", "b"], textShape)).toThrow(file + message);
});

test.each([
  ["a: { en: x, cz: y, cs: z }\n", ":1: There is no cz. Correct the key, or delete it."],
  ["a: {}\nb:\n  en: x\n", ":2: There is no cs. Write one."],
  ["a: { en: x, cs: y, en: z }\n", ":1: Map keys must be unique."],
  ["a: { en: x, cs: }\n", ":1: cs is empty. Fill it."],
  ["a: {}\nb: x\n", ":2: b must be object."],
])("The columns of the table %j stop the build with their line", (text, message) => {
  const file = join(newFolder({ "table.yaml": text }), "table.yaml");
  const row = allOrNoneShape(["en", "cs"], textShape);
  const read = () => readKeyedTable(file, ["a"], row, { optional: ["b"] });
  expect(read).toThrow(file + message);
});

test.each([
  [
    "a: { kind: x, list: [1] }\nb: { knd: x, list: [1] }\n",
    ":2: There is no knd. Correct the key, or delete it.",
  ],
  ["a:\n  kind: x\n", ":1: There is no list. Write one."],
  ["a:\n  kind: z\n  list: [1]\n", ":2: z is not one of x, y."],
  ["a:\n  kind:\n  list: [1]\n", ":2: kind is empty. Fill it."],
  ["a:\n  kind: x\n  list:\n    - 1\n    - b\n", ":5: 1 must be integer."],
  ["a:\n  kind: x\n  kind: y\n  list: [1]\n", ":3: Map keys must be unique"],
  ["a: { kind: x, list: [] }\n", ":1: list must NOT have fewer than 1 items."],
  ["", ":1: The table is empty. Fill it."],
])("The table %j of rows with members stops its reader with its line", (text, message) => {
  const file = join(newFolder({ "table.yaml": text }), "table.yaml");
  const row = rowShape({ kind: enumShape(["x", "y"]), list: listShape({ type: "integer" }) });
  expect(() => readTable(file, mapShape(row))).toThrow(file + message);
});

test("A misspelt rule of those that Prism cannot show stops their reader with its line", () => {
  const file = join(
    newFolder({ "rules.yaml": "reason:\n  - 1 The servce validates\n" }),
    "rules.yaml",
  );
  expect(() => rulesBeyondPrism(file)).toThrow(`${file}:2: There is no 1 The servce validates.`);
  expect(rulesBeyondPrism().size).toBeGreaterThan(50);
});

test("A finding without an example has a row too, and its values are those of the contract", () => {
  const bundles = allBundles();
  const findings = Object.keys(findingRemedies(bundles));
  const others = Object.keys(otherFindingRemedies(bundles));
  expect(others).toContain("SYNTAX INVALID NUMBER");
  expect(findings.filter((name) => others.includes(name))).toEqual([]);
});
