import { symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { Source } from "#scripts/lib/contract/source.ts";
import { Sources } from "#scripts/lib/contract/sources.ts";
import { misnamed } from "#scripts/lib/contract/workflows.ts";
import { newFolder, writeIn } from "../support/folder.ts";

let folder: string;
const write = (name: string, text: string) => writeIn(folder, `openapi/1.0/${name}`, text);
const sources = () => new Sources([join(folder, "openapi/1.0/root.yaml")], join(folder, "openapi"));
const check = () =>
  sources().findings.map(
    ({ file, line, column, message }) => `${basename(file)}:${line}:${column}: ${message}`,
  );
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

test("A workflow that names an operation, an input or a field that does not exist is named", () => {
  const steps = [
    "{ operationId: known, payload: $inputs.key, outputs: { a: $response.body#/result/data } }",
    "{ operationId: known, payload: $inputs.kee, outputs: { a: $response.body#/result/date } }",
    "{ operationId: unknown }",
  ].map((step) => `\n      - ${step}`);
  write(
    "flow.yaml",
    `arazzo: 1.0.1\nworkflows:\n  - inputs: { properties: { key: {} } }\n    steps:${steps.join("")}`,
  );
  const schema = { properties: { result: { properties: { data: {} } } } };
  const post = {
    operationId: "known",
    responses: { 200: { content: { "application/json": { schema } } } },
  };
  const [workflow] = sources().workflows();
  const found = misnamed(workflow as Source, { paths: { "/known": { post } } } as never);
  expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    "6: The workflow has no input kee. Correct it.",
    "6: The response of known has no /result/date. Correct it.",
    "7: No operation is named unknown. Correct it.",
  ]);
});

/** Twelve lists, each with the one before it nine times. */
const bomb = Array.from(
  { length: 12 },
  (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level}, `.repeat(9)}]`,
);

const leadsOut = "leads out of openapi/. Move the file into it.";

test.each([
  [
    "A reference to a file of the machine",
    "a: { $ref: /etc/hostname }",
    `4:6: $ref: /etc/hostname ${leadsOut}`,
  ],
  [
    "A reference to a file beside",
    "a: { $ref: ../../secret.md }",
    `4:6: $ref: ../../secret.md ${leadsOut}`,
  ],
  ["A reference through a symbolic link", "a: { $ref: link.md }", `4:6: $ref: link.md ${leadsOut}`],
  [
    "A value outside",
    "a:\n  externalValue: /etc/passwd",
    `5:3: externalValue: /etc/passwd ${leadsOut}`,
  ],
  ["A reference to a folder", "a: { $ref: . }", "4:6: $ref: . is a folder. Correct the path."],
  [
    "A reference to another host",
    'a: { $ref: "https://other.example/x" }',
    "4:6: $ref: https://other.example/x leads to another host. Copy what it leads to into openapi/, and refer to it there.",
  ],
  [
    "A loop",
    'a: { $ref: "#/b" }\nb: { $ref: "#/a" }',
    "4:6: $ref: #/b leads back to itself. Correct one of them.",
  ],
  [
    "A file that repeats itself by aliases",
    ["a0: &a0 [x]", ...bomb].join("\n"),
    "1:1: An alias repeats what it stands in, or aliases multiply. Write out what they repeat.",
  ],
])("%s is rejected with its line", (_what, text, finding) => {
  write("root.yaml", `${root}\n${text}`);
  expect(check()[0]).toBe(`root.yaml:${finding}`);
});
