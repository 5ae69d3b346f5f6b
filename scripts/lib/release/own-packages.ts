import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { filesIn } from "@data-validation/tooling/files";
import { applyIdentity, type Identity, neutralIdentity } from "@data-validation/tooling/identity";
import { packageFolders, readManifest, writeManifest } from "@data-validation/tooling/manifests";
import { runNpm } from "@data-validation/tooling/processes/run";
import { packedManifest } from "./packed-manifest.ts";

/**
 * Packs packages of a checkout as they are published: with the names of an identity, and without
 * parts that only the checkout has.
 *
 * @param folder - The folder for the tarballs; created if it is missing.
 * @param paths - The packages; all published ones by default.
 */
export function packAs(
  identity: Identity,
  folder: string,
  cwd = process.cwd(),
  paths = packageFolders(cwd),
): void {
  mkdirSync(folder, { recursive: true });
  for (const path of paths) {
    const temporary = mkdtempSync(join(tmpdir(), "data-validation-"));
    try {
      runNpm(["pack", "--workspace", path, "--pack-destination", temporary], cwd);
      const input = readFileSync(tarballOf(temporary, basename(path)));
      execFileSync("tar", ["-xzf", "-", "-C", temporary], { input });
      makePublishable(join(temporary, "package"), identity);
      runNpm(
        ["pack", "--ignore-scripts", "--pack-destination", folder],
        join(temporary, "package"),
      );
    } finally {
      rmSync(temporary, { recursive: true, force: true });
    }
  }
}

function makePublishable(folder: string, identity: Identity): void {
  writeManifest(folder, packedManifest(readManifest(folder)));
  if (!isDeepStrictEqual(identity, neutralIdentity)) renameFiles(folder, identity);
}

function renameFiles(folder: string, identity: Identity): void {
  for (const name of filesIn(folder)) {
    const file = join(folder, name);
    const bytes = readFileSync(file);
    const isText = !bytes.includes(0);
    if (isText) writeFileSync(file, applyIdentity(bytes.toString(), identity));
  }
}

/** The tarball of a package: `acme-client-1.0.0.tgz` for `client`. */
export function tarballOf(folder: string, name: string): string {
  const fileName = readdirSync(folder).find((file) =>
    new RegExp(`-${name}-\\d[^/]*\\.tgz$`).test(basename(file)),
  );
  if (fileName === undefined) throw new Error(`There is no tarball of ${name} in ${folder}.`);
  return join(folder, fileName);
}
