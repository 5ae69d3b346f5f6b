import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Words that the texts of this project do not use, with what they say instead. */
const terms: [RegExp, string][] = [
  [/\banswer(s|ed|ing)?\b/i, "response, return, respond"],
  [/\b(be|is|are|was|were) told\b|\btells\b/i, "unknown, shows, describes"],
  [/\bcomes? into question\b/i, "is included"],
  [/\bceased? to exist\b/i, "terminated"],
  [/\bnull when\b/i, "`null` if"],
  [/\b(nobody|somebody)\b/i, "the subject, or the passive voice"],
  [/\bmeant for\b/i, "for"],
  [/\bin place of\b/i, "instead of, replaces"],
  [/\b(sent whole|sent apart|taken apart|prefix apart)\b/i, "as one string, components"],
  [/\bhow (deep|strictly|much is)\b/i, "depth, strictness, level of detail"],
  [/\bin order\b(?! to)/i, "valid"],
  [/(?<!-)\brefuse[sd]?\b/i, "rejected, removed, an error"],
  [/\bmend\b|\bgives back\b/i, "correct, returns"],
  [/\blost readers\b/i, "404 page"],
  [/\brepeat the request\b|\bwhat to repeat\b/i, "retry"],
  [/\bfor the moment\b/i, "temporarily"],
  [/\blikeliest\b/i, "best match"],
  [/\bthrow-away\b/i, "disposable"],
  [/\bhuman being/i, "person, sole trader"],
  [/\bsays? so\b|\bthat there is not\b/i, "the fact itself"],
];

/** What users read, as it is written by hand. The responses of examples are what the mock returns. */
const texts = [
  "openapi/**/*.{yaml,md}",
  "docs/content/**/*.md",
  "docs/*.md",
  "*.md",
  "{packages,examples}/{,*/,*/deployment/}README.md",
  "scripts/*.ts",
];

/** Rooms whose comments and titles of tests use the terms too. */
const rooms =
  "{docs,scripts,packages/{cli,client}/src,packages/mock/src/{cli,control,data,node,replay},test/{completeness,contract,docs,lint,specification,support}}/**/*.ts";

const files = texts.flatMap((pattern) => globSync(pattern)).filter((file) => !/CHANGELOG\.md$/.test(file));

test.each(files)("%s uses the terms of the field", (file) => {
  expect(findTerms(partOf(file, readFileSync(file, "utf8")))).toEqual([]);
});

test("Comments and titles of tests use the terms of the field", () => {
  const found = globSync(rooms).flatMap((file) =>
    findTerms(commentsOf(readFileSync(file, "utf8"))).map((term) => `${file}, ${term}`),
  );
  // The list itself.
  expect(found.filter((term) => !term.startsWith("test/lint/terms.test.ts"))).toEqual([]);
});

test("a term is found in prose and not in code", () => {
  expect(findTerms("The answer.\n`null when`\n```\nanswer\n```\nThe response.")).toHaveLength(1);
});

/** The part of a file that users read: of a script its help, of a file of examples everything before the responses. */
function partOf(file: string, text: string): string {
  if (file.endsWith(".ts")) return /^const help = `\n([\s\S]*?)^`;$/m.exec(text)?.[1] ?? "";
  return file.endsWith(".examples.yaml") ? (text.split(/^responses:$/m)[0] ?? "") : text;
}

/** The lines of a program that are comments or titles of tests; the others are empty. */
function commentsOf(program: string): string {
  const isText = (line: string) => /^\s*(\/\/|\/?\*)|^\s*(test|describe)(\.\w+)*(\([^)]*\))?\(\s*["`]/.test(line);
  return program.replaceAll(/^.*$/gm, (line) => (isText(line) ? line : ""));
}

/** The lines of a text that use one of the {@link terms}; code in Markdown does not count. */
function findTerms(text: string): string[] {
  const prose = text
    .replace(/^ *```[\s\S]*?^ *```$/gm, (code) => code.replace(/[^\n]/g, ""))
    .replace(/`[^`\n]*`/g, "``");
  return prose.split("\n").flatMap((line, index) =>
    terms.flatMap(([term, instead]) => {
      const [found] = term.exec(line) ?? [];
      return found === undefined ? [] : [`line ${index + 1}: "${found}"; write: ${instead}`];
    }),
  );
}
