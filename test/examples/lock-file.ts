import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "@data-validation/tooling/identity";

interface Lock {
  packages: Record<string, { version?: string; resolved?: string }>;
  [field: string]: unknown;
}

/** The lock file of an example; undefined if it has none. */
export function readLock(folder: string): Lock | undefined {
  const file = join(folder, "package-lock.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/**
 * A lock file without our own packages and the host of the others, since our tarballs change with
 * each build until they are published. npm adds them during an installation, and keeps the versions
 * of all others.
 *
 * @param manifest - The package.json of the lock file.
 */
export function withoutOwn(lock: Lock, manifest: Manifest, scope: string): Lock {
  const { name, dependencies, devDependencies } = manifest;
  const engines = manifest.engines as object;
  const packages = Object.entries(lock.packages)
    .filter(([path]) => path !== "" && !path.includes(`node_modules/${scope}/`))
    .map(([path, { resolved, ...entry }]) => [path, entry]);
  const root = { name, dependencies, devDependencies, engines };
  return { ...lock, name, packages: Object.fromEntries([["", root], ...packages]) };
}

/**
 * The packages that were installed in another version than the lock file names, or without being in
 * it; ours are not compared.
 */
export function findStrayed(lock: Lock, installed: Lock, scope: string): string[] {
  return Object.entries(installed.packages).flatMap(([path, { version }]) => {
    if (path === "" || path.includes(`node_modules/${scope}/`)) return [];
    const locked = lock.packages[path]?.version;
    return locked === version ? [] : [`${path}: ${version} instead of ${locked ?? "none"}`];
  });
}
