import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { once } from "@data-validation/common/once";
import { expect, test } from "vitest";

/** What a module imports from this repository, types included. */
const imported = /\b(?:from|import)\s*\(?\s*"([.#@][^"]+)"/g;

/** The folders of two modules below the last folder that both are in; undefined if one is not in such a folder. */
function foldersOf(importer: string, target: string): [string, string] | undefined {
  const one = importer.split("/");
  const other = target.split("/");
  const depth = one.findIndex((name, index) => name !== other[index]);
  const isInFolders = depth < one.length - 1 && depth < other.length - 1;
  if (!isInFolders) return undefined;
  return [one.slice(0, depth + 1).join("/"), other.slice(0, depth + 1).join("/")];
}

/** The path of an imported module from the root of the repository; for a package, its folder and any name. */
function pathOf(importer: string, specifier: string): string {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(importer), specifier);
  if (specifier.startsWith("#")) return specifier.slice(1);
  const [scope, name, ...rest] = specifier.split("/");
  if (scope !== "@data-validation") return "";
  const room = ["packages", "shared"].find((folder) => existsSync(`${folder}/${name}`)) ?? "";
  return posix.join(room, name ?? "", ...rest, "index");
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

const files = execFileSync("git", ["ls-files", "*.ts"], { encoding: "utf8" }).trim().split("\n");
const imports: Imports = new Map();
for (const file of files.filter((name) => existsSync(name)))
  for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(imported)) {
    const [from, to] = foldersOf(file, pathOf(file, specifier)) ?? [];
    if (from && to) once(imports, from, () => new Map()).set(to, `${file}: "${specifier}"`);
  }

test("No folder leads back to itself by imports, so each can be read before those that import it", () => {
  const circles = [...imports].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, place]) =>
      reaches(to, from, imports) ? `${from} imports ${to}, in ${place}` : [],
    ),
  );
  expect(circles).toEqual([]);
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
