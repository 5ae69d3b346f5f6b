import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./files.ts";

/** The contract and the pipeline; the versions of its tools are in the lock file. */
const folders = ["openapi", "scripts"];
const record = "generated/made-from.txt";

/** Generates the artifacts if they are not fresh. In a process of its own, so that no module of the caller has read the old ones. */
export function refresh(root = "."): void {
  if (isFresh(root)) return;
  const { status } = spawnSync(process.execPath, ["scripts/generate.ts", "committed"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether the artifacts, also those that are not committed, belong to the present contract and pipeline. */
export function isFresh(root = "."): boolean {
  const file = join(root, record);
  return existsSync(file) && readFileSync(file, "utf8") === fingerprint(root);
}

/** To be called before artifacts are written: an interrupted run must not count as complete. */
export function markStale(): void {
  rmSync(record, { force: true });
}

/** To be called when all artifacts are written. */
export function markFresh(): void {
  writeFileSync(record, fingerprint("."));
}

function fingerprint(root: string): string {
  const hash = createHash("sha256");
  const files = folders.flatMap((folder) => filesIn(join(root, folder)).map((name) => `${folder}/${name}`));
  for (const file of [...files.toSorted(), "package-lock.json"].filter((name) => existsSync(join(root, name)))) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(join(root, file)));
    hash.update("\0");
  }
  return hash.digest("hex");
}
