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
  symlinkSync(join(folder, "secret.md"), join(folder, "openapi/link.md"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("References inside the folder of the contract are accepted, also recursive schemas", () => {
  write("root.yaml", 'a: { $ref: "other.yaml#/tree" }');
  write("other.yaml", 'tree: { properties: { child: { $ref: "#/tree" } } }');
  expect(check).not.toThrow();
});

/** Twelve lists, each with the one before it nine times. */
const bomb = Array.from({ length: 12 }, (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level}, `.repeat(9)}]`);

test.each([
  ["A reference to a file of the machine", "description: { $ref: /etc/hostname }", "leads out of openapi/"],
  ["A reference to a file beside the contract", "description: { $ref: ../secret.md }", "leads out of openapi/"],
  ["A reference through a symbolic link", "description: { $ref: link.md }", "leads out of openapi/"],
  ["A reference to another host", 'description: { $ref: "https://other.example/x" }', "leads to another host"],
  ["A reference to a missing file", "description: { $ref: missing.md }", "leads to a file that does not exist"],
  ["A circle", 'a: { $ref: "#/b" }\nb: { $ref: "#/a" }', /root\.yaml: \$ref: #\/b leads back to itself/],
  ["A file that repeats itself by aliases", ["a0: &a0 [x]", ...bomb].join("\n"), /root\.yaml:\d+: .*alias/],
])("%s is refused with a sentence", (_what, text, why) => {
  write("root.yaml", text);
  expect(check).toThrow(why);
});
