import { type Dirent, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import ignore, { type Ignore } from "ignore";
import type { SourceFile } from "./file-kinds.ts";

export interface SkippedFile {
  /** Its path from the folder that was given, with slashes. */
  file: string;
  reason: string;
}

/** Folders of generated and third-party files. */
const OUTPUT =
  /^(bower_components|jspm_packages|dist|build|out|coverage|vendor|target|__pycache__|venv|site-packages)$/;
/** Folders outside of a program's source; too common to be listed. */
// biome-ignore format: a name a line would be a page.
const skippedFolders = new Set([
  "node_modules", ".git", ".hg", ".svn", ".idea", ".vscode", ".vs", ".cache", ".parcel-cache", ".turbo", ".nx",
  ".next", ".nuxt", ".output", ".svelte-kit", ".astro", ".angular", ".vercel", ".netlify", ".wrangler", ".yarn",
  ".pnpm-store", ".venv", ".tox", ".mypy_cache", ".pytest_cache", ".ruff_cache", ".gradle", ".terraform",
  ".nyc_output",
]);

type IgnoreRules = { base: string; rules: Ignore };

/**
 * Lists the files of a folder by name, without what git ignores, build output, packages and links.
 */
export function listFiles(root: string): {
  files: Pick<SourceFile, "file" | "path">[];
  skipped: SkippedFile[];
} {
  const top = realpathSync(root);
  const files: Pick<SourceFile, "file" | "path">[] = [];
  const skipped: SkippedFile[] = [];
  if (statSync(top).isFile()) return { files: [{ file: basename(root), path: top }], skipped };
  const nameOf = (path: string) => relative(top, path).split(sep).join("/");
  const visit = (folder: string, inherited: readonly IgnoreRules[]): void => {
    const folderRules = readRules(folder);
    const rules = folderRules ? [...inherited, folderRules] : inherited;
    const read = tryRead(() => readdirSync(folder, { withFileTypes: true }));
    if ("reason" in read) {
      skipped.push({ file: nameOf(folder), reason: read.reason });
      return;
    }
    const listedEntries = read.value.filter((entry) => !isIgnored(entry, folder, rules));
    for (const entry of listedEntries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      const reason = reasonToSkip(entry);
      if (reason) skipped.push({ file: nameOf(path), reason });
      else if (entry.isDirectory()) visit(path, rules);
      else if (entry.isFile()) files.push({ file: nameOf(path), path });
    }
  };
  visit(top, rulesAbove(top));
  return { files, skipped };
}

/** Whether an entry is skipped without a reason. */
function isIgnored(entry: Dirent, folder: string, rules: readonly IgnoreRules[]): boolean {
  const isFolder = entry.isDirectory();
  if (isFolder && skippedFolders.has(entry.name)) return true;
  let isOut = false;
  for (const { base, rules: patterns } of rules) {
    const name =
      relative(base, join(folder, entry.name)).split(sep).join("/") + (isFolder ? "/" : "");
    const { ignored, unignored } = patterns.test(name);
    isOut = ignored || (isOut && !unignored);
  }
  return isOut;
}

function reasonToSkip(entry: Dirent): string | undefined {
  if (entry.isDirectory())
    return OUTPUT.test(entry.name) ? "build output, or the code of others" : undefined;
  if (entry.isSymbolicLink()) return "a link";
  return entry.isFile() ? undefined : "not a regular file";
}

function readRules(folder: string): IgnoreRules | undefined {
  const file = join(folder, ".gitignore");
  // Reading a pipe would block.
  const read = tryRead(() =>
    statSync(file).isFile() ? ignore().add(readFileSync(file, "utf8")) : undefined,
  );
  return "value" in read && read.value ? { base: folder, rules: read.value } : undefined;
}

/** The rules of the folders above, up to the one that git begins in. */
function rulesAbove(folder: string): IgnoreRules[] {
  const allRules: IgnoreRules[] = [];
  const isRoot = (path: string) => "value" in tryRead(() => lstatSync(join(path, ".git")));
  if (isRoot(folder)) return [];
  for (let path = dirname(folder); ; path = dirname(path)) {
    const rules = readRules(path);
    if (rules) allRules.unshift(rules);
    if (isRoot(path)) return allRules;
    if (dirname(path) === path) return [];
  }
}

/** What was read, or why it cannot be read, in words. */
type ReadResult<Value> = { value: Value } | { reason: string };

export function tryRead<Value>(read: () => Value): ReadResult<Value> {
  try {
    return { value: read() };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isForbidden = code === "EACCES" || code === "EPERM";
    return {
      reason: isForbidden ? "it may not be read" : `it cannot be read (${code ?? "unknown"})`,
    };
  }
}
