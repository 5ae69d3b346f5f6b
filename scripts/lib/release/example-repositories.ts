import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { filesIn } from "@data-validation/tooling/files";
import { applyIdentity, type Identity } from "@data-validation/tooling/identity";
import { packageFolders, readManifest, writeManifest } from "@data-validation/tooling/manifests";
import { tarballOf } from "./own-packages.ts";

/**
 * Writes each example as a repository of its own, with the names of an identity. Unpublished
 * packages are included as tarballs.
 */
export function writeExampleRepositories(
  identity: Identity,
  packed: string,
  target: string,
  cwd = process.cwd(),
): void {
  rmSync(target, { recursive: true, force: true });
  const folders = readdirSync(join(cwd, "examples"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  for (const { name } of folders) writeExample(identity, packed, cwd, name, join(target, name));
}

function writeExample(
  identity: Identity,
  packed: string,
  cwd: string,
  example: string,
  to: string,
): void {
  cpSync(join(cwd, "examples", example), to, {
    recursive: true,
    filter: (file) => basename(file) !== "node_modules",
  });
  for (const file of filesIn(to)) {
    const path = join(to, file);
    writeFileSync(path, applyIdentity(readFileSync(path, "utf8"), identity));
  }
  const manifest = readManifest(to);
  for (const folder of packageFolders(cwd)) {
    const name = basename(folder);
    const scoped = `${identity.scope}/${name}`;
    for (const dependencies of [manifest.dependencies, manifest.devDependencies])
      if (dependencies?.[scoped])
        dependencies[scoped] = versionFor(identity, tarballOf(packed, name), join(cwd, folder), to);
  }
  writeManifest(to, manifest);
}

/**
 * The version of one of our packages for a package.json. Copies the tarball if the package is not
 * published.
 */
function versionFor({ published }: Identity, tarball: string, folder: string, to: string): string {
  if (published === "yes") return `^${readManifest(folder).version}`;
  mkdirSync(join(to, "packages"), { recursive: true });
  copyFileSync(tarball, join(to, "packages", basename(tarball)));
  return `file:packages/${basename(tarball)}`;
}
