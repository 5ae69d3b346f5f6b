import { globSync, readFileSync } from "node:fs";
import { helpText } from "@data-validation/mock/internal/cli/options";
import { expect, test } from "vitest";
import { readHelps } from "../support/helps.ts";
import { findTerms, personalVerbs } from "./terms.ts";

/** Texts for users, as far as they are hand-written. The responses of examples are the mock's. */
const patterns = [
  "openapi/**/*.{yaml,md}",
  "docs/content/**/*.md",
  "docs/*.md",
  "*.md",
  "{packages,examples}/{,*/,*/deployment/}README.md",
];

/** Rooms whose comments and titles of tests use the terms too. */
const rooms =
  "{docs,scripts,sdk,packages/{cli,client}/src,packages/mock/src,test/{completeness,contract,docs,lint,specification,support}}/**/*.ts";

const comment = /^\s*(\/\/|\/?\*)/;
const commentOrTitle = new RegExp(
  `${comment.source}|^\\s*(test|describe)(\\.\\w+)*(\\([^)]*\\))?\\(\\s*["\`]`,
);

const files = patterns
  .flatMap((pattern) => globSync(pattern))
  .filter((file) => !/CHANGELOG\.md$/.test(file));

test.each(files)("%s uses the terms of the field", (file) => {
  expect(findTerms(readFileSync(file, "utf8"))).toEqual([]);
});

test.each([["data-validation-mock", helpText()], ...readHelps()])(
  "The help of %s uses the terms of the field",
  (_, help) => {
    expect(findTerms(help)).toEqual([]);
  },
);

test("Comments and titles of tests use the terms of the field", () => {
  const findings = globSync(rooms).flatMap((file) =>
    findTerms(linesOf(readFileSync(file, "utf8"), commentOrTitle)).map(
      (term) => `${file}, ${term}`,
    ),
  );
  // The list itself.
  expect(findings.filter((term) => !term.startsWith("test/lint/terms."))).toEqual([]);
});

test("Comments describe no file or tool as a person", () => {
  const programs = globSync(
    "{docs,examples,openapi/rules,packages/*/src,scripts,sdk,shared,test}/**/*.{ts,js}",
    { exclude: (name) => name.endsWith("node_modules") },
  );
  const findings = programs.flatMap((file) =>
    findTerms(linesOf(readFileSync(file, "utf8"), comment), personalVerbs).map(
      (term) => `${file}, ${term}`,
    ),
  );
  expect(findings).toEqual([]);
});

test("A term is found in prose and not in code", () => {
  expect(findTerms("The answer.\n`null when`\n```\nanswer\n```\nThe response.")).toHaveLength(1);
});

/** The lines of a program that match a pattern; the others are empty. */
function linesOf(program: string, pattern: RegExp): string {
  return program.replaceAll(/^.*$/gm, (line) => (pattern.test(line) ? line : ""));
}
