import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { getOrInsert } from "@data-validation/common/get-or-insert";
import { expect, test } from "vitest";

/** What a module imports from this repository, types included. */
const imported = /\b(?:from|import)\s*\(?\s*"([.#@][^"]+)"/g;

/** What two modules are in, or are themselves, below the last folder that both are in. */
function neighboursOf(importer: string, target: string): [string, string] {
  const importerParts = importer.split("/");
  const targetParts = target.split("/");
  const depth = importerParts.findIndex((name, index) => name !== targetParts[index]);
  return [importerParts.slice(0, depth + 1).join("/"), targetParts.slice(0, depth + 1).join("/")];
}

/**
 * The path of an imported module from the root of the repository; for a package, its folder and any
 * name.
 */
function pathOf(importer: string, specifier: string): string {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(importer), specifier);
  if (specifier.startsWith("#")) return specifier.slice(1);
  const [scope, name, ...innerParts] = specifier.split("/");
  if (scope !== "@data-validation") return "";
  const room = ["packages", "shared"].find((folder) => existsSync(`${folder}/${name}`)) ?? "";
  return posix.join(room, name ?? "", ...innerParts, "index");
}

/** Whether imports lead from a folder to another one beside it, directly or through others. */
function reaches(from: string, to: string, imports: Imports, passed = new Set<string>()): boolean {
  if (from === to) return true;
  if (passed.has(from)) return false;
  passed.add(from);
  return [...(imports.get(from) ?? [])].some(([next]) => reaches(next, to, imports, passed));
}

/** The folders that a folder imports, each with the place of an import. */
type Imports = Map<string, Map<string, string>>;

const files = execFileSync("git", ["ls-files", "*.ts"], { encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((name) => existsSync(name));
const imports: Imports = new Map();
/**
 * The place of an import, by what imports and what is imported: two folders, two files, or one of
 * each.
 */
const neighbours = new Map<string, string>();
for (const file of files)
  for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(imported)) {
    const path = pathOf(file, specifier);
    const [from, to] = neighboursOf(file, path);
    const place = `${file}: "${specifier}"`;
    neighbours.set(`${from} ${to}`, place);
    const areFolders = from !== file && to !== path;
    if (areFolders) getOrInsert(imports, from, () => new Map()).set(to, place);
  }

test("No text climbs three folders, since a move would break it without an error", () => {
  const climbing = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) => (/(?:\.\.\/){3,}/.test(line) ? `${file}:${index + 1}` : [])),
  );
  expect(climbing).toEqual([]);
});

test("No folder leads back to itself by imports, so each can be read before those that import it", () => {
  const circles = [...imports].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, place]) =>
      reaches(to, from, imports) ? `${from} imports ${to}, in ${place}` : [],
    ),
  );
  expect(circles).toEqual([]);
});

test("No folder and file beside it import each other, so one of them can be read first", () => {
  const mutual = [...neighbours].filter(([pair]) =>
    neighbours.has(pair.split(" ").toReversed().join(" ")),
  );
  expect(mutual.map(([, place]) => place)).toEqual([]);
});

test("No command imports another command: what several need has a folder of its own", () => {
  const isCommand = (folder: string) =>
    folder.startsWith("packages/cli/src/") && existsSync(`${folder}/command.ts`);
  const commands = [...imports].filter(([from]) => isCommand(from));
  const crossed = commands.flatMap(([, targets]) =>
    [...targets].flatMap(([to, place]) => (isCommand(to) ? place : [])),
  );
  expect(crossed).toEqual([]);
});
