import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** Titles that cannot be understood in a list of failed tests, each with the advice. */
const rules: { advice: string; isBroken: (title: string) => boolean }[] = [
  {
    advice: "Write what the test shows beside the placeholder.",
    isBroken: (title) => /^(?:%[sjidfo#]|\$(?!statement$|sentence$)[\w.]+)$/.test(title),
  },
  {
    advice: "Name the row instead of its number.",
    isBroken: (title) => /%#/.test(title),
  },
  {
    // A placeholder, an option or a name in code may begin in lower case.
    advice: "Begin with a capital letter.",
    isBroken: (title) => /^(?:§[\d.]+ )*(?![a-z]+[A-Z])\p{Ll}/u.test(title),
  },
  {
    advice: "Write a whole statement instead of the end of another one.",
    isBroken: (title) => /^(?:And|But|Of which|That (?:is|are|gives?)|Nor) /i.test(title),
  },
  {
    advice: "Write what the program does: only people hear, want, say or know.",
    isBroken: (title) => /(?<!\$)\b(?:hears?|wants?|says?|said|knows?|tells?|told)\b/.test(title),
  },
  {
    advice: "Shorten it to 100 characters.",
    isBroken: (title) => title.length > 100,
  },
];

const testFunctions = ["test", "it", "describe"];
const files = globSync("test/**/*.{test,check,fuzz,mutants}.ts", {
  exclude: (name) => name.endsWith("node_modules"),
});

test("Each title of a test can be understood alone", () => {
  const found = files.flatMap((file) => findTitles(file, readFileSync(file, "utf8")));
  expect(found).toEqual([]);
});

test.each([
  ['test("%s", run)', "beside the placeholder"],
  ['test.each(rows)("$what", run)', "beside the placeholder"],
  ['test.each(rows)("A failure has advice: %#", run)', "instead of its number"],
  ['test.each([["a"]])("of %s has a sample", run)', "a capital letter"],
  ['test("§5.3 a key is tried", run)', "a capital letter"],
  ['describe("A list", () => { test("but for names", run); })', "a capital letter"],
  ['test("And nothing else is rated", run)', "a whole statement"],
  ['test("The mock says what it has", run)', "what the program does"],
  [`test("${"Long ".repeat(21)}", run)`, "100 characters"],
])("An unclear title is found: %s", (program, advice) => {
  expect(findTitles("a.test.ts", program)).toEqual([expect.stringContaining(advice)]);
});

test.each([
  'test("§5.3 A key is tried", run)',
  'test("--help lists each command", run)',
  'test.each(rows)("$path has each field", run)',
  'test.each(rows)("$statement", run)',
  'test("throwOnError throws", run)',
  'expect(test("%s")).toBe("that is no title")',
])("A clear title is not reported: %s", (program) => {
  expect(findTitles("a.test.ts", program)).toEqual([]);
});

/** The unclear titles of a program, with their lines. */
function findTitles(file: string, program: string): string[] {
  const source = ts.createSourceFile(file, program, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const title = titleOf(node);
    const broken = title && rules.find(({ isBroken }) => isBroken(title.text));
    if (broken) {
      const { line } = source.getLineAndCharacterOfPosition(title.getStart(source));
      found.push(`${file}:${line + 1}: "${title.text}". ${broken.advice}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The title of a call such as `test("…", run)` or `describe.each(rows)("…", run)`. */
function titleOf(node: ts.Node): ts.StringLiteralLike | undefined {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return undefined;
  let callee: ts.Node = node.expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee))
    callee = callee.expression;
  if (!ts.isIdentifier(callee) || !testFunctions.includes(callee.text)) return undefined;
  const [title] = node.arguments;
  return title && ts.isStringLiteralLike(title) ? title : undefined;
}
