import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Shapes that the formatter does not change, each with its replacement. */
const shapes = [
  {
    advice: "Initialize one variable per statement.",
    shape: /\b(?:const|let) \[\s*\w+,[\w\s,]*\] = \[(?!\.\.\.)/g,
  },
  { advice: "Write a list of words as an array.", shape: /["`]\s*\.split\(" "\)/g },
];

/**
 * A comment wider than the formatter's lines. A suppression is one line, and an example of code may
 * be long.
 */
const wideComment = {
  advice: "Wrap the comment at 100 characters.",
  shape: /^(?=.{101}) *(?:\/\/ (?!biome-ignore)|\/?\*+ (?!@example|.*(?:[;{]|…)$)).*$/gm,
};

/** Modules that write comments of other languages, or of generated code. */
const WRITERS = /^(?:sdk\/\w+\/write|scripts\/artifacts\/(?:client\/[\w-]+|versions))\.ts$/;

/**
 * Names of a module's constants. Tests have local names at the top, and `defaults` has those of the
 * options.
 */
const constants = [
  {
    advice: "Name a constant number, text or expression in CONSTANT_CASE.",
    shape:
      /^(?:export )?const [a-z]\w*(?:: [^=\n]+)? =\s+(?:-?\d[\d_.]*;|"[^"\n]*";|`[^`]*`;|\/(?![/*]).*\/[a-z]*;|new RegExp\()/gm,
  },
  {
    advice: "Name a list, a set or an object in camelCase.",
    shape: /^(?:export )?const [A-Z][A-Z\d_]+(?:: [^=\n]+)? =\s+(?:\{|\[|new (?:Set|Map)\b)/gm,
  },
];

const folders = "{docs,examples,openapi,packages,scripts,sdk,shared,test}";
const files = globSync(["*.{ts,js}", `${folders}/**/*.{ts,js,mjs}`], {
  exclude: (name) => /(^|\/)(node_modules|dist|plain\.test\.ts)$/.test(name),
});

test("A statement initializes one variable, and a list is not a text", () => {
  const found = files.flatMap((file) => findShapes(file, readFileSync(file, "utf8")));
  expect(found).toEqual([]);
});

test("A comment is as wide as the code", () => {
  const own = files.filter((file) => !WRITERS.test(file));
  const found = own.flatMap((file) => findShapes(file, readFileSync(file, "utf8"), [wideComment]));
  expect(found).toEqual([]);
});

test("The name of a constant shows whether it is a literal", () => {
  const modules = files.filter(
    (file) => !/^(?:test|examples|docs\/samples)\/|\/defaults\.ts$/.test(file),
  );
  const found = modules.flatMap((file) => findShapes(file, readFileSync(file, "utf8"), constants));
  expect(found).toEqual([]);
});

test.each([
  ["const limit = 20;", "CONSTANT_CASE"],
  ['export const path: Path = "/a";', "CONSTANT_CASE"],
  ["const word =\n  /\\w+/gu;", "CONSTANT_CASE"],
  ["const WORDS = [1];", "camelCase"],
  ["const WORDS: Set<string> = new Set();", "camelCase"],
])("A constant under the wrong kind of name is found: %j", (text, expected) => {
  expect(findShapes("a.ts", text, constants).join()).toContain(expected);
});

test.each([
  ["const [first, second] = [1, 2];", "a.ts:1: Initialize one variable per statement."],
  [
    "let [\n  first,\n  second,\n] = [1, 2].map(String);",
    "a.ts:1: Initialize one variable per statement.",
  ],
  ['\nrun("a b".split(" "));', "a.ts:2: Write a list of words as an array."],
  ['run(\n  `a b`\n    .split(" "),\n);', "a.ts:2: Write a list of words as an array."],
  [`// ${"long ".repeat(29)}`, "a.ts:1: Wrap the comment at 100 characters."],
])("An avoided shape is found: %j", (text, finding) => {
  expect(findShapes("a.ts", text, [...shapes, wideComment])).toEqual([finding]);
});

/** The statements of a program with one of these shapes, with their lines. */
function findShapes(file: string, text: string, sought = shapes): string[] {
  return sought.flatMap(({ advice, shape }) =>
    [...text.matchAll(shape)].map(({ index }) => {
      const line = text.slice(0, index).split("\n").length;
      return `${file}:${line}: ${advice}`;
    }),
  );
}
