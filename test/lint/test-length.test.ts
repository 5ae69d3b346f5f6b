import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** As Biome's limit for other functions, which would count a whole `describe`. */
const MAX_LINES = 40;

/** What groups tests: a callback of it has the lines of all of them. */
const groups = ["describe", "section"];

const files = globSync("test/**/*.{test,check}.ts", {
  exclude: (name) => name.endsWith("node_modules"),
});

test(`Each test and each helper beside it has at most ${MAX_LINES} lines`, () => {
  const found = files.flatMap((file) => findLong(file, readFileSync(file, "utf8")));
  expect(found).toEqual([]);
});

test.each([
  ["a test", (body: string) => `test("A call", async () => {${body}});`],
  ["a test of a table", (body: string) => `test.each([1, 2])("%i", (one) => {${body}});`],
  ["a test of a group", (body: string) => `describe("A", () => { it("B", () => {${body}}); });`],
  ["a statement", (body: string) => `section("1", (s) => s.statement("A", () => {${body}}));`],
  ["a helper", (body: string) => `async function help() {${body}}`],
  ["a method", (body: string) => `const helper = { help() {${body}} };`],
])("The length of %s is limited", (_what, write) => {
  expect(findLong("a.test.ts", write(linesOf(MAX_LINES)))).toEqual([]);
  expect(findLong("a.test.ts", write(linesOf(MAX_LINES + 1)))).toEqual([
    `a.test.ts:1: ${MAX_LINES + 1} lines. Divide it by subject, or name a part of it.`,
  ]);
});

test.each([
  'describe("A", () => {$});',
  'describe.each([1])("A", () => {$});',
  'describe.skipIf(missing)("A", () => {$});',
  'section("1", (section) => {$});',
])("The length of a group is not limited: %s", (program) => {
  expect(findLong("a.test.ts", program.replace("$", linesOf(MAX_LINES + 1)))).toEqual([]);
});

function linesOf(count: number): string {
  return `\n${"  call();\n".repeat(count)}`;
}

/** The functions of a program with too many lines. */
function findLong(file: string, program: string): string[] {
  const source = ts.createSourceFile(file, program, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const findings: string[] = [];
  const visit = (node: ts.Node): void => {
    const body = isFunction(node) && !isGroup(node) ? node.body : undefined;
    if (body) {
      const count = lineOf(body.end) - lineOf(body.getStart(source)) - 1;
      if (count > MAX_LINES)
        findings.push(
          `${file}:${lineOf(node.getStart(source)) + 1}: ${count} lines. ` +
            "Divide it by subject, or name a part of it.",
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

function isFunction(node: ts.Node): node is ts.FunctionLikeDeclaration & { body?: ts.Node } {
  return ts.isFunctionLike(node) && "body" in node;
}

/** Whether a function is a callback of a group, as in `describe.each(rows)("…", callback)`. */
function isGroup({ parent }: ts.Node): boolean {
  if (!ts.isCallExpression(parent)) return false;
  let callee: ts.Node = parent.expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee))
    callee = callee.expression;
  return ts.isIdentifier(callee) && groups.includes(callee.text);
}
