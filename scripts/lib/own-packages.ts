import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { filesIn, inTemporaryFolder } from "./files.ts";
import { type Identity, neutral, present } from "./identity.ts";
import { npm } from "./run.ts";

/** Packs every package of a checkout under the names of an identity, into a folder that is created if missing. */
export async function packAs(identity: Identity, folder: string, cwd = process.cwd()): Promise<void> {
  mkdirSync(folder, { recursive: true });
  npm(["pack", "--workspaces", "--pack-destination", folder], cwd);
  if (Object.entries(neutral).every(([name, value]) => identity[name as keyof Identity] === value)) return;
  for (const tarball of readdirSync(folder).filter((name) => name.endsWith(".tgz")))
    await rename(join(folder, tarball), identity, folder);
}

/** Replaces a tarball by one with the names of an identity in every file. */
function rename(tarball: string, identity: Identity, folder: string): Promise<void> {
  return inTemporaryFolder(async (unpacked) => {
    execFileSync("tar", ["-xzf", "-", "-C", unpacked], { input: readFileSync(tarball) });
    rmSync(tarball);
    for (const file of filesIn(unpacked)) writeAs(identity, join(unpacked, file));
    npm(["pack", "--ignore-scripts", "--pack-destination", folder], join(unpacked, "package"));
  });
}

/** Writes the names of an identity into a text file; a binary file has none. */
function writeAs(identity: Identity, file: string): void {
  const bytes = readFileSync(file);
  if (bytes.includes(0)) return;
  const text = bytes.toString();
  const named = present(text, identity);
  if (named !== text) writeFileSync(file, named);
}

/** The tarball of a package in a folder of tarballs: `client` is in `acme-client-1.0.0.tgz`. */
export function tarballOf(folder: string, name: string): string {
  const found = readdirSync(folder).find((file) => new RegExp(`-${name}-\\d[^/]*\\.tgz$`).test(basename(file)));
  if (found === undefined) throw new Error(`There is no tarball of ${name} in ${folder}.`);
  return join(folder, found);
}
