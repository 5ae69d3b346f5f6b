// A map of a room, or a comment, that names a file of before leads nowhere. No other test reads it.
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { escapePattern } from "@data-validation/common/text";
import { expect, test } from "vitest";

const rooms = [...globSync("packages/*/src"), "scripts", "docs", "test"];
const maps = rooms.map((room) => `${room}/README.md`);

/** Files, and folders with a slash at their end. */
const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const ignoredPaths = readFileSync(".gitignore", "utf8").split("\n");

test.each(maps)("Each file and folder that %s names is there", (map) => {
  expect(missingIn(map, readFileSync(map, "utf8"))).toEqual([]);
});

test.each([
  ["a file", "`damage.ts` restores", "damage.ts"],
  ["a folder", "`scripts/` reads", "scripts/"],
  ["the folder of another section", "## `migrate`: code\n\n`changes/` reads", "changes/"],
  ["a file at another place", "`clean/project.ts` reads", "clean/project.ts"],
])("A map of a room that names %s it does not have is found", (_, text, name) => {
  expect(missingIn("packages/cli/src/README.md", text)).toEqual([name]);
});

test.each([
  "`main.ts`, `clean/journal.ts` and `traffic/`",
  "## `migrate`: code\n\n`project.ts` reads, and `comparison/` counts",
  "`rules/*.ts` and `--option`, `/_mock/`, `Retry-After`",
])("A map of a room is not reported for what it has: %j", (text) => {
  expect(missingIn("packages/cli/src/README.md", text)).toEqual([]);
});

test("Each path from the root that a comment names is there", () => {
  const modules = files.filter((file) => /^(?!generated\/).*\.(?:ts|js)$/.test(file));
  const missing = modules.flatMap((file) =>
    pathsInComments(readFileSync(file, "utf8"))
      .filter((path) => !files.includes(path) && !path.startsWith("generated/"))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test("A path is read in a comment, not in code, and not within a longer path", () => {
  const lines = [
    "/** Made by scripts/data.ts, and read by docs/a/b.yaml. */",
    'const path = "test/c.ts"; // packages/d.ts',
    " * ./test/e.ts",
  ];
  expect(pathsInComments(lines.join("\n"))).toEqual(["scripts/data.ts", "docs/a/b.yaml"]);
});

/** The paths from the root of the repository in whole lines of comments. */
function pathsInComments(program: string): string[] {
  const path =
    /(?<![\w/.@-])(?:docs|openapi|packages|scripts|sdk|shared|test)\/[\w./-]+\.(?:js|json|md|ts|yaml)\b/g;
  const comments = program.split("\n").filter((line) => /^\s*(?:\/\/|\/?\*)/.test(line));
  return comments.flatMap((line) => [...line.matchAll(path)].map(([found]) => found));
}

/** The files and folders in a map of a room that the room does not have. */
function missingIn(map: string, text: string): string[] {
  const room = dirname(map);
  return text.split(/^(?=## )/m).flatMap((section) => {
    const [heading = ""] = section.match(/^## .*/) ?? [];
    const folders = namesIn(heading.replaceAll(/(\w)`/g, "$1/`"));
    const names = namesIn(section.slice(heading.length));
    const isThere = (name: string) => isBelow(room, folders, name) || isBeside(room, name);
    return names.filter((name) => !isThere(name));
  });
}

/** Names of files and folders, as Markdown writes them in code. */
function namesIn(text: string): string[] {
  const names = text.matchAll(/`((?:[\w.*-]|<\w+>)(?:[\w./*-]|<\w+>)*(?:\/|\.[a-z]+))`/g);
  return [...names].flatMap(([, name]) => name ?? []);
}

/**
 * Whether a room has a file or folder: anywhere, but in a section about some of its folders, in one
 * of them or at its beginning.
 */
function isBelow(room: string, folders: string[], name: string): boolean {
  const places = folders.length > 0 ? folders.map((folder) => `${folder}(?:.*/)?`) : ["(?:.*/)?"];
  return exists(`${escapePattern(room)}/(?:${["", ...places].join("|")})`, name);
}

/** Whether a file or folder is beside a room, among the artifacts, or made by a command. */
function isBeside(room: string, name: string): boolean {
  const beside = dirname(room) === "." ? "(?:generated/)?" : `${escapePattern(dirname(room))}/`;
  return exists(beside, name) || ignoredPaths.some((ignored) => `/${ignored}`.endsWith(`/${name}`));
}

/** Whether a file or folder is there; `*` and `<name>` stand for a part of a name. */
function exists(before: string, name: string): boolean {
  const pattern = escapePattern(name).replaceAll(/\\\*|<\w+>/g, "[^/]*");
  const place = new RegExp(`^${before}${pattern}${name.endsWith("/") ? "" : "$"}`);
  return files.some((file) => place.test(file));
}
