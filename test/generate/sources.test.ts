import { symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import files, { type Finding } from "#openapi/rules/files.js";
import { workflowFindings } from "#scripts/lib/lint/workflow-findings.ts";
import { newFolder, writeIn } from "../support/folder.ts";

let folder: string;
const write = (name: string, text: string) => writeIn(folder, `openapi/1.0/${name}`, text);
const root = 'openapi: 3.1.0\ninfo: { version: "1.0" }\nsecurity: []';

/** What the rule about files finds, with the pointer or the line of each finding. */
function check(): string[] {
  const findings: string[] = [];
  class Source {
    readonly absoluteRef: string;
    constructor(absoluteRef: string) {
      this.absoluteRef = absoluteRef;
    }
  }
  const source = new Source(join(folder, "openapi/1.0/openapi.yaml"));
  const report = ({ message, location: { source, pointer, start } }: Finding) =>
    findings.push(`${basename(source.absoluteRef)} ${pointer ?? start?.line}: ${message}`);
  files().Root.leave({}, { location: { source }, report });
  return findings;
}

beforeEach(() => {
  folder = newFolder({ "secret.md": "not for publication", "openapi/1.0/openapi.yaml": root });
  symlinkSync(join(folder, "secret.md"), join(folder, "openapi/1.0/link.md"));
});

test("References inside the folder of the contract are accepted, also recursive schemas", () => {
  write("openapi.yaml", `${root}\na: { $ref: "other.yaml#/tree" }`);
  write("other.yaml", 'tree: { properties: { child: { $ref: "#/tree" } } }');
  expect(check()).toEqual([]);
});

test("A response or a schema that no reference leads to is named", () => {
  write("openapi.yaml", `${root}\na: { $ref: "other.yaml#/responses/Known" }`);
  write("other.yaml", "schemas: { Lonely: {} }\nresponses:\n  Known: {}\n  Forgotten: {}");
  expect(check()).toEqual([
    "other.yaml #/schemas: Nothing refers to schemas. Use it, or delete it.",
    "other.yaml #/responses/Forgotten: Nothing refers to Forgotten. Use it, or delete it.",
  ]);
});

test("Unknown and unused names of a workflow are reported with their lines", () => {
  const workflow = `workflows:
  - inputs: { properties: { key: {} } }
    steps:
      - { stepId: a, operationId: known, requestBody: { payload: { kind: $inputs.key } }, outputs: { a: $response.body#/result/data } }
      - { stepId: b, operationId: known, requestBody: { payload: { kin: $inputs.kee } }, outputs: { b: $response.body#/result/date } }
      - { stepId: c, operationId: unknown, requestBody: { payload: { kind: $steps.a.outputs.a } } }`;
  writeIn(folder, "flows/flow.arazzo.yaml", workflow);
  const schema = { properties: { result: { properties: { data: {} } } } };
  const post = {
    operationId: "known",
    requestBody: { content: { "application/json": { schema: { properties: { kind: {} } } } } },
    responses: { 200: { content: { "application/json": { schema } } } },
  };
  const found = workflowFindings({ paths: { "/known": { post } } } as never, join(folder, "flows"));
  expect(found.map((finding) => finding.replace(join(folder, "flows/"), ""))).toEqual([
    "flow.arazzo.yaml:5: The workflow has no $inputs.kee. Correct it.",
    "flow.arazzo.yaml:5: Nothing uses $steps.b.outputs.b. Use or delete it.",
    "flow.arazzo.yaml:5: The request of known has no kin. Correct it.",
    "flow.arazzo.yaml:5: The response of known has no /result/date. Correct it.",
    "flow.arazzo.yaml:6: There is no operation unknown. Correct it.",
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
    `#/a/$ref: $ref: /etc/hostname ${leadsOut}`,
  ],
  [
    "A reference to a file beside",
    "a: { $ref: ../../secret.md }",
    `#/a/$ref: $ref: ../../secret.md ${leadsOut}`,
  ],
  [
    "A reference through a symbolic link",
    "a: { $ref: link.md }",
    `#/a/$ref: $ref: link.md ${leadsOut}`,
  ],
  [
    "A value outside",
    "a:\n  externalValue: /etc/passwd",
    `#/a/externalValue: externalValue: /etc/passwd ${leadsOut}`,
  ],
  [
    "A reference to a folder",
    "a: { $ref: . }",
    "#/a/$ref: $ref: . is a folder. Write the path of a file.",
  ],
  [
    "A reference to another host",
    'a: { $ref: "https://other.example/x" }',
    "#/a/$ref: $ref: https://other.example/x leads to another host. Copy its target into openapi/, and refer to it there.",
  ],
  [
    "A file that repeats itself by aliases",
    ["a0: &a0 [x]", ...bomb].join("\n"),
    "1: An alias repeats what it stands in, or aliases multiply. Write out what they repeat.",
  ],
])("%s is rejected with its line", (_what, text, finding) => {
  write("openapi.yaml", `${root}\n${text}`);
  expect(check()[0]).toBe(`openapi.yaml ${finding}`);
});
