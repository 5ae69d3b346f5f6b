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

const repeated = "Begin otherwise than the group, since a report has both titles.";

const unreadable = "Name the row in words: undefined, a function or an expression names nothing.";

const testFunctions = ["test", "it", "describe"];
const files = globSync("test/**/*.{test,check,fuzz,mutants}.ts", {
  exclude: (name) => name.endsWith("node_modules"),
});

test("Each title of a test can be understood by itself", () => {
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
  ['test.each([["a", undefined]])("%s is read as %s", run)', "Name the row in words"],
  ['test.for([["a", /b/]] as const)("%s is read as %j", run)', "Name the row in words"],
  ['test.each([() => 1, 2])("Reads %s", run)', "Name the row in words"],
  ['test.each<Row>([{ read: function () {} }])("Reads $read", run)', "Name the row in words"],
  ['describe("A list", () => { test("A list is read", run); })', "otherwise than the group"],
  ['describe("A %s", () => { test("A list is read", run); })', "otherwise than the group"],
  [`test("${"Long ".repeat(21)}", run)`, "100 characters"],
])("An unclear title is found: %s", (program, advice) => {
  expect(findTitles("a.test.ts", program)).toEqual([expect.stringContaining(advice)]);
});

test.each([
  'test("§5.3 A key is tried", run)',
  'test("--help lists each command", run)',
  'test.each(rows)("$path has each field", run)',
  'test.each(rows)("$statement", run)',
  'test.each([["a", undefined]])("%s is read", run)',
  'test.each([{ name: "a", read: /b/ }])("100%% of $name is read", run)',
  'test("throwOnError throws", run)',
  'describe("%s of a list", () => { test("A list is read", run); })',
  'describe("A list", () => { test("A listed file is read", run); })',
  'expect(test("%s")).toBe("that is no title")',
])("A clear title is not reported: %s", (program) => {
  expect(findTitles("a.test.ts", program)).toEqual([]);
});

/** The unclear titles of a program, with their lines. */
function findTitles(file: string, program: string): string[] {
  const source = ts.createSourceFile(file, program, ts.ScriptTarget.Latest, true);
  const findings: string[] = [];
  const visit = (node: ts.Node, group = ""): void => {
    const title = titleOf(node);
    const isRepeated = group !== "" && `${title?.text} `.startsWith(`${group} `);
    const advice =
      title && (isRepeated ? repeated : adviceFor(title.text, rowsOf(node as ts.CallExpression)));
    if (advice) {
      const { line } = source.getLineAndCharacterOfPosition(title.getStart(source));
      findings.push(`${file}:${line + 1}: "${title.text}". ${advice}`);
    }
    const inner = title?.text.replace(/ ?[%$].*/, "");
    ts.forEachChild(node, (child) => visit(child, inner ?? group));
  };
  visit(source);
  return findings;
}

/** What is wrong with a title, as advice; undefined for a clear one. */
function adviceFor(title: string, rows: ts.Expression[]): string | undefined {
  const isUnreadable = rows.some((row) => shownIn(title, row).some(isWithoutWords));
  return (
    rules.find(({ isBroken }) => isBroken(title))?.advice ?? (isUnreadable ? unreadable : undefined)
  );
}

/** The rows of a call such as `test.each([…])("…", run)`, as far as they are written there. */
function rowsOf({ expression: each }: ts.CallExpression): ts.Expression[] {
  const table = ts.isCallExpression(each) ? each.arguments[0] : undefined;
  const rows = table && withoutTypes(table);
  return rows && ts.isArrayLiteralExpression(rows) ? [...rows.elements] : [];
}

/** The value of `value as const` or `value satisfies Type`. */
function withoutTypes(node: ts.Expression): ts.Expression {
  const isTyped = ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
  return isTyped ? withoutTypes(node.expression) : node;
}

/** The values of a row that its title shows. */
function shownIn(title: string, row: ts.Expression): (ts.Node | undefined)[] {
  const value = withoutTypes(row);
  const names = [...title.matchAll(/\$(\w+)/g)].map(([, name]) => name);
  if (ts.isObjectLiteralExpression(value) && names.length > 0)
    return value.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) && names.includes(property.name.getText())
        ? property.initializer
        : [],
    );
  const count = title.match(/(?<!%)%[sdifjoO]/g)?.length ?? 0;
  const values = ts.isArrayLiteralExpression(value) ? value.elements : [value];
  return values.slice(0, count);
}

/** Whether a value is shown without a word for it: as `undefined` or as code. */
function isWithoutWords(value: ts.Node | undefined): boolean {
  if (value === undefined) return false;
  if (ts.isIdentifier(value)) return value.text === "undefined";
  return (
    ts.isArrowFunction(value) ||
    ts.isFunctionExpression(value) ||
    ts.isRegularExpressionLiteral(value)
  );
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
