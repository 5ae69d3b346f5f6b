import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findTerms } from "./terms.ts";

/** What users read, as it is written by hand. The responses of examples are what the mock returns. */
const texts = [
  "openapi/**/*.{yaml,md}",
  "docs/content/**/*.md",
  "docs/*.md",
  "*.md",
  "packages/{contract,client,cli}/README.md",
  "scripts/*.ts",
];

const files = texts.flatMap((pattern) => globSync(pattern)).filter((file) => !/CHANGELOG\.md$/.test(file));

test.each(files)("%s uses the terms of the field", (file) => {
  expect(findTerms(partOf(file, readFileSync(file, "utf8")))).toEqual([]);
});

test("a term is found in prose and not in code", () => {
  expect(findTerms("The answer.\n`null when`\n```\nanswer\n```\nThe response.")).toHaveLength(1);
});

/** The part of a file that users read: of a script its help, of a file of examples everything before the responses. */
function partOf(file: string, text: string): string {
  if (file.endsWith(".ts")) return /^const help = `\n([\s\S]*?)^`;$/m.exec(text)?.[1] ?? "";
  return file.endsWith(".examples.yaml") ? (text.split(/^responses:$/m)[0] ?? "") : text;
}
