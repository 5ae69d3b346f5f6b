import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { getOrInsert } from "@data-validation/common/get-or-insert";
import ts from "typescript";
import { expect, test } from "vitest";

/** A name that a module declares at its top level. */
interface Declaration {
  name: string;
  file: string;
  isExported: boolean;
}

const publicLine = "export function lineOf() {}";
const privateLine = "function lineOf() {}";

test("An exported name has one meaning in its room, and one of shared/ has it everywhere", () => {
  const files = globSync("{packages/*/src,shared,scripts,docs,sdk,test}/**/*.ts", {
    exclude: (name) => /(^|\/)(node_modules|dist|profiles)$/.test(name),
  });
  const programs = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
  expect(findRepeatedNames(programs, findEntryPoints())).toEqual([]);
});

test.each([
  ["a local function", { "docs/a.ts": publicLine, "docs/b/c.ts": privateLine }],
  ["a type", { "docs/a.ts": publicLine, "docs/b/c.ts": "type lineOf = string;" }],
  ["a constant", { "sdk/a.ts": "const lineOf = 1;", "sdk/c.ts": "export const lineOf = 2;" }],
  ["a name of shared/", { "shared/a.ts": publicLine, "packages/mock/src/a.ts": privateLine }],
])("A second meaning is found beside an exported name: %s", (_, programs) => {
  const found = findRepeatedNames(new Map(Object.entries(programs)), []);
  expect(found).toEqual([`lineOf: ${Object.keys(programs).join(", ")}`]);
});

test.each([
  ["that no file exports", { "docs/a.ts": privateLine, "docs/b.ts": privateLine }],
  ["in different rooms", { "docs/a.ts": publicLine, "sdk/b.ts": publicLine }],
  ["with overloads", { "docs/a.ts": `export function lineOf(): void; ${publicLine}` }],
  ["in modules of one interface", { "docs/a/page.ts": publicLine, "docs/b/page.ts": publicLine }],
  ["in entry points of a package", { "docs/a.ts": publicLine, "docs/entry.ts": publicLine }],
])("A name may be repeated %s", (_, programs) => {
  const found = findRepeatedNames(new Map(Object.entries(programs)), ["docs/entry.ts"]);
  expect(found).toEqual([]);
});

/**
 * The names that have several meanings, each with its files.
 *
 * Files of one name in several folders are modules of one interface, and repeat its names.
 */
function findRepeatedNames(programs: ReadonlyMap<string, string>, entries: readonly string[]) {
  const findings: string[] = [];
  for (const [name, places] of groupByName(programs, entries)) {
    const isShared = places.some(({ file, isExported }) => isExported && roomOf(file) === "shared");
    const groups = isShared ? [places] : Map.groupBy(places, ({ file }) => roomOf(file)).values();
    for (const group of groups) {
      const files = [...new Set(group.map(({ file }) => file))];
      const isInterface = !isShared && new Set(files.map((file) => basename(file))).size === 1;
      if (files.length > 1 && !isInterface && group.some(({ isExported }) => isExported))
        findings.push(`${name}: ${files.join(", ")}`);
    }
  }
  return findings.sort();
}

/** The declarations of all modules but the entry points, by their names. */
function groupByName(programs: ReadonlyMap<string, string>, entries: readonly string[]) {
  const byName = new Map<string, Declaration[]>();
  for (const [file, program] of programs) {
    if (entries.includes(file)) continue;
    for (const declaration of findDeclarations(file, program))
      getOrInsert(byName, declaration.name, () => []).push(declaration);
  }
  return byName;
}

function findDeclarations(file: string, program: string): Declaration[] {
  const source = ts.createSourceFile(file, program, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    const isExported = modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return namesOf(statement).map((name) => ({ name, file, isExported }));
  });
}

/** The names that a statement declares. */
function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** The package or the folder that a file belongs to. */
function roomOf(file: string): string {
  const [folder = "", name] = file.split("/");
  return folder === "packages" ? `${folder}/${name}` : folder;
}

/** The sources of what a package publishes. Their exports are its interface, and may repeat. */
function findEntryPoints(): string[] {
  return globSync("packages/*/package.json").flatMap((manifest) => {
    const built = readFileSync(manifest, "utf8").matchAll(/"\.\/dist\/([\w/-]+)\.js"/g);
    return [...built].map(([, path]) => manifest.replace("package.json", `src/${path}.ts`));
  });
}
