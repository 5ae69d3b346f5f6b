import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/**
 * A hash of the names and the contents of files, in any order.
 *
 * @param root - The folder that the names are relative to.
 * @param files - Names of files that exist.
 */
export function fingerprint(root: string, files: string[]): string {
  const hash = createHash("sha256");
  for (const file of files.toSorted()) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(resolve(root, file)));
    hash.update("\0");
  }
  return hash.digest("hex");
}
