import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "@data-validation/tooling/files";
import { fingerprint } from "@data-validation/tooling/fingerprint";
import { SOURCE_CONDITION } from "@data-validation/tooling/source-condition";

/** Everything that the artifacts depend on, with the lock file for the versions of tools. */
export const sourceFolders = [
  "openapi",
  "generated/examples",
  "packages/mock/src/page",
  "scripts",
  "shared",
];
const RECORD = "generated/made-from.txt";

/**
 * Makes stale artifacts again, in a process of its own: modules of the caller may have read the old
 * ones.
 */
export function refreshArtifacts(root = "."): void {
  if (isFresh(root)) return;
  const args = [`--conditions=${SOURCE_CONDITION}`, "scripts/generate.ts", "committed"];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether all artifacts were made from the present contract and pipeline. */
export function isFresh(root = "."): boolean {
  const file = join(root, RECORD);
  return existsSync(file) && readFileSync(file, "utf8") === fingerprintOfSources(root);
}

/** Call it before artifacts are written, so that an interrupted run counts as stale. */
export function markStale(): void {
  rmSync(RECORD, { force: true });
}

/** Call it after all artifacts are written. */
export function markFresh(root = "."): void {
  writeFileSync(join(root, RECORD), fingerprintOfSources(root));
}

function fingerprintOfSources(root: string): string {
  const files = sourceFolders.flatMap((folder) =>
    filesIn(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const allFiles = [...files, "package-lock.json"];
  return fingerprint(
    root,
    allFiles.filter((name) => existsSync(join(root, name))),
  );
}
