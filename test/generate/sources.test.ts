import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkSources } from "../../scripts/lib/sources.ts";

let folder: string;
const write = (name: string, text: string) => writeFileSync(join(folder, "openapi", name), text);
const check = () => checkSources([join(folder, "openapi/root.yaml")], join(folder, "openapi"));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sources-"));
  mkdirSync(join(folder, "openapi"));
  writeFileSync(join(folder, "secret.md"), "not for publication");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("References inside the folder of the contract are accepted, also recursive schemas", () => {
  write("root.yaml", 'a: { $ref: "other.yaml#/tree" }');
  write("other.yaml", 'tree: { properties: { child: { $ref: "#/tree" } } }');
  expect(check).not.toThrow();
});

test.each([
  ["a file of the machine", "description: { $ref: /etc/hostname }", "leads out of openapi/"],
  ["a file beside the contract", "description: { $ref: ../secret.md }", "leads out of openapi/"],
  ["another host", 'description: { $ref: "https://other.example/x.yaml" }', "leads to another host"],
  ["a missing file", "description: { $ref: missing.md }", "leads to a file that does not exist"],
])("A reference to %s is refused", (_what, text, why) => {
  write("root.yaml", text);
  expect(check).toThrow(why);
});

test("A reference through a symbolic link out of the contract is refused", () => {
  symlinkSync(join(folder, "secret.md"), join(folder, "openapi/link.md"));
  write("root.yaml", "description: { $ref: link.md }");
  expect(check).toThrow("leads out of openapi/");
});

test("A reference that leads back to itself ends in a sentence", () => {
  write("root.yaml", 'a: { $ref: "#/b" }\nb: { $ref: "#/a" }');
  expect(check).toThrow(/root\.yaml: \$ref: #\/b leads back to itself/);
});

test("A file that repeats itself by aliases beyond measure ends in a sentence with its line", () => {
  const levels = Array.from(
    { length: 12 },
    (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level}, `.repeat(9)}]`,
  );
  write("root.yaml", ["a0: &a0 [x]", ...levels].join("\n"));
  expect(check).toThrow(/root\.yaml:\d+: .*alias/);
});
