import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import ignore, { type Ignore } from "ignore";

/** A file or folder that was not looked at, and why. */
export interface SkippedFile {
  /** Its path from the folder that was given, with slashes. */
  file: string;
  reason: string;
}

/** A file to look at. */
export interface SourceFile {
  /** Its path from the folder that was given, with slashes. */
  file: string;
  /** Where it really is, on this machine. */
  path: string;
  size: number;
}

/** Folders that hold what tools wrote, or what others wrote. */
const OUTPUT = new Set(
  "node_modules bower_components jspm_packages dist build out coverage vendor target __pycache__ venv site-packages".split(
    " ",
  ),
);
/** Folders that are no part of a program's source; too usual to be named. */
const QUIET = new Set(
  "node_modules .git .hg .svn .idea .vscode .vs .cache .parcel-cache .turbo .nx .next .nuxt .output .svelte-kit .astro .angular .vercel .netlify .wrangler .yarn .pnpm-store .venv .tox .mypy_cache .pytest_cache .ruff_cache .gradle .terraform .nyc_output".split(
    " ",
  ),
);

interface Rules {
  /** The folder that the rules stand in. */
  base: string;
  rules: Ignore;
}

/**
 * Lists the files below a folder, in the order of their names: none that git ignores, none of build output or packages, none outside of
 * the folder, and none twice.
 */
export function listFiles(root: string): { files: SourceFile[]; skipped: SkippedFile[] } {
  const top = realpathSync(root);
  const files: SourceFile[] = [];
  const skipped: SkippedFile[] = [];
  const seen = new Set<string>();
  if (statSync(top).isFile()) {
    return { files: [{ file: basename(root), path: top, size: statSync(top).size }], skipped };
  }
  const nameOf = (path: string) => relative(top, path).split(sep).join("/");
  const visit = (folder: string, shown: string, inherited: readonly Rules[]): void => {
    const own = readRules(folder);
    const rules = own ? [...inherited, own] : inherited;
    const names = tryRead(() => readdirSync(folder).sort());
    if (typeof names === "string") {
      skipped.push({ file: nameOf(shown), reason: names });
      return;
    }
    for (const name of names) {
      const path = join(folder, name);
      const file = nameOf(join(shown, name));
      const reason = look(path, join(shown, name), file, name, rules);
      if (reason) skipped.push({ file, reason });
    }
  };
  const look = (
    path: string,
    shown: string,
    file: string,
    name: string,
    rules: readonly Rules[],
  ): string | undefined => {
    const info = tryRead(() => lstatSync(path));
    if (typeof info === "string") return info;
    const isFolder = info.isDirectory();
    if (QUIET.has(name) && isFolder) return undefined;
    if (isIgnored(path, isFolder, rules)) return undefined;
    if (info.isSymbolicLink()) {
      const real = tryRead(() => realpathSync(path));
      if (!real || (!real.startsWith("/") && !/^[A-Za-z]:/.test(real))) return "a link that leads nowhere";
      if (real !== top && !real.startsWith(top + sep)) return "a link that leads out of the folder";
      if (seen.has(real) || top === real || isOwnParent(real, path)) return undefined;
      // What it leads to is looked at where it really is.
      return undefined;
    }
    if (isFolder) {
      if (OUTPUT.has(name)) return "build output, or the code of others";
      visit(path, shown, rules);
      return undefined;
    }
    if (!info.isFile()) return "not a regular file";
    if (seen.has(path)) return undefined;
    seen.add(path);
    files.push({ file, path, size: info.size });
    return undefined;
  };
  visit(top, top, rulesAbove(top));
  return { files, skipped };
}

function isOwnParent(real: string, path: string): boolean {
  return path.startsWith(real + sep);
}

function isIgnored(path: string, isFolder: boolean, rules: readonly Rules[]): boolean {
  let isOut = false;
  for (const { base, rules: own } of rules) {
    const name = relative(base, path).split(sep).join("/") + (isFolder ? "/" : "");
    const { ignored, unignored } = own.test(name);
    isOut = ignored || (isOut && !unignored);
  }
  return isOut;
}

function readRules(folder: string): Rules | undefined {
  const file = join(folder, ".gitignore");
  // A pipe would be waited for.
  const rules = tryRead(() => (statSync(file).isFile() ? ignore().add(readFileSync(file, "utf8")) : undefined));
  return typeof rules === "string" || !rules ? undefined : { base: folder, rules };
}

/** The rules of the folders above, up to the one that git begins in. */
function rulesAbove(folder: string): Rules[] {
  const found: Rules[] = [];
  const isRoot = (path: string) => typeof tryRead(() => lstatSync(join(path, ".git"))) !== "string";
  if (isRoot(folder)) return [];
  for (let path = dirname(folder); ; path = dirname(path)) {
    const rules = readRules(path);
    if (rules) found.unshift(rules);
    if (isRoot(path)) return found;
    if (dirname(path) === path) return [];
  }
}

/** What a function gives, or why it failed, in words. */
function tryRead<Result>(read: () => Result): Result | string {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === "EACCES" || code === "EPERM" ? "it may not be read" : `it cannot be read (${code ?? "unknown"})`;
  }
}
