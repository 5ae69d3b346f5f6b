import { symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { Sources } from "../../scripts/lib/contract/sources.ts";
import { newFolder, writeIn } from "../support/folder.ts";

let folder: string;
const write = (name: string, text: string) => writeIn(folder, `openapi/1.0/${name}`, text);
const sources = () => new Sources([join(folder, "openapi/1.0/root.yaml")], join(folder, "openapi"));
const check = () =>
  sources().findings.map(({ file, line, column, message }) => `${basename(file)}:${line}:${column}: ${message}`);
const root = 'openapi: 3.1.0\ninfo: { version: "1.0" }\nsecurity: []';

beforeEach(() => {
  folder = newFolder({ "secret.md": "not for publication", "openapi/1.0/root.yaml": "" });
  symlinkSync(join(folder, "secret.md"), join(folder, "openapi/1.0/link.md"));
});

test("References inside the folder of the contract are accepted, also recursive schemas", () => {
  write("root.yaml", `${root}\na: { $ref: "other.yaml#/tree" }`);
  write("other.yaml", 'tree: { properties: { child: { $ref: "#/tree" } } }');
  expect(check()).toEqual([]);
});

test("A response or a schema that no reference leads to is named", () => {
  write("root.yaml", `${root}\na: { $ref: "other.yaml#/responses/Known" }`);
  write("other.yaml", "schemas: { Lonely: {} }\nresponses:\n  Known: {}\n  Forgotten: {}");
  const found = sources().unused();
  expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    "1: Nothing refers to Lonely. Use it, or delete it.",
    "4: Nothing refers to Forgotten. Use it, or delete it.",
  ]);
});

test("A step of a workflow whose operation does not exist is named", () => {
  write("root.yaml", `${root}\na: { operationId: known }`);
  write("flow.yaml", "arazzo: 1.0.1\nworkflows:\n  - operationId: known\n  - operationId: unknown");
  const found = sources().unknownOperations();
  expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    "4: No operation is named unknown. Correct it.",
  ]);
});

/** Twelve lists, each with the one before it nine times. */
const bomb = Array.from({ length: 12 }, (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level}, `.repeat(9)}]`);

const leadsOut = "leads out of openapi/. Move the file into it.";

test.each([
  ["A reference to a file of the machine", "a: { $ref: /etc/hostname }", `4:6: $ref: /etc/hostname ${leadsOut}`],
  ["A reference to a file beside", "a: { $ref: ../../secret.md }", `4:6: $ref: ../../secret.md ${leadsOut}`],
  ["A reference through a symbolic link", "a: { $ref: link.md }", `4:6: $ref: link.md ${leadsOut}`],
  ["A value outside", "a:\n  externalValue: /etc/passwd", `5:3: externalValue: /etc/passwd ${leadsOut}`],
  [
    "A reference to another host",
    'a: { $ref: "https://other.example/x" }',
    "4:6: $ref: https://other.example/x leads to another host. Copy what it leads to into openapi/, and refer to it there.",
  ],
  ["A loop", 'a: { $ref: "#/b" }\nb: { $ref: "#/a" }', "4:6: $ref: #/b leads back to itself. Let it lead to a schema."],
  [
    "A file that repeats itself by aliases",
    ["a0: &a0 [x]", ...bomb].join("\n"),
    "1:1: An alias repeats what it stands in, or aliases multiply. Write out what they repeat.",
  ],
])("%s is refused with its line", (_what, text, finding) => {
  write("root.yaml", `${root}\n${text}`);
  expect(check()[0]).toBe(`root.yaml:${finding}`);
});
