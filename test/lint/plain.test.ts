import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Shapes that the formatter does not change, each with its replacement. */
const shapes = [
  {
    advice: "Initialize one variable per statement.",
    shape: /\b(?:const|let) \[\s*\w+,[\w\s,]*\] = \[(?!\.\.\.)/g,
  },
  { advice: "Write a list of words as an array.", shape: /["`]\s*\.split\(" "\)/g },
  { advice: "Wrap the comment at 120 characters.", shape: /^ *(?:\/\/|\/?\*) .{140,}$/gm },
];

const folders = "{docs,examples,openapi,packages,scripts,sdk,shared,test}";
const files = globSync(`${folders}/**/*.{ts,js,mjs}`, {
  exclude: (name) => /(^|\/)(node_modules|dist|plain\.test\.ts)$/.test(name),
});

test("A statement initializes one variable, a list is not a text, and a comment is not a long line", () => {
  const found = files.flatMap((file) => findShapes(file, readFileSync(file, "utf8")));
  expect(found).toEqual([]);
});

test.each([
  ["const [first, second] = [1, 2];", "a.ts:1: Initialize one variable per statement."],
  [
    "let [\n  first,\n  second,\n] = [1, 2].map(String);",
    "a.ts:1: Initialize one variable per statement.",
  ],
  ['\nrun("a b".split(" "));', "a.ts:2: Write a list of words as an array."],
  ['run(\n  `a b`\n    .split(" "),\n);', "a.ts:2: Write a list of words as an array."],
  [`// ${"long ".repeat(29)}`, "a.ts:1: Wrap the comment at 120 characters."],
])("%j is found", (text, finding) => {
  expect(findShapes("a.ts", text)).toEqual([finding]);
});

/** The statements of a program with one of these shapes, with their lines. */
function findShapes(file: string, text: string): string[] {
  return shapes.flatMap(({ advice, shape }) =>
    [...text.matchAll(shape)].map(({ index }) => {
      const line = text.slice(0, index).split("\n").length;
      return `${file}:${line}: ${advice}`;
    }),
  );
}
