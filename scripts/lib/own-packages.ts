import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { filesIn, inTemporaryFolder } from "./files.ts";
import { type Identity, neutral, present } from "./identity.ts";
import { npm } from "./run.ts";

/** Packs every package of a checkout with the names of an identity. Creates the folder if it is missing. */
export async function packAs(
  identity: Identity,
  folder: string,
  cwd = process.cwd(),
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  npm(["pack", "--workspaces", "--pack-destination", folder], cwd);
  if (isDeepStrictEqual(identity, neutral)) return;
  for (const tarball of readdirSync(folder).filter((name) => name.endsWith(".tgz")))
    await rename(join(folder, tarball), identity, folder);
}

/** Replaces a tarball by one with the names of an identity in every text file. */
function rename(tarball: string, identity: Identity, folder: string): Promise<void> {
  return inTemporaryFolder(async (unpacked) => {
    execFileSync("tar", ["-xzf", "-", "-C", unpacked], { input: readFileSync(tarball) });
    rmSync(tarball);
    for (const name of filesIn(unpacked)) {
      const file = join(unpacked, name);
      const bytes = readFileSync(file);
      const isText = !bytes.includes(0);
      if (isText) writeFileSync(file, present(bytes.toString(), identity));
    }
    npm(["pack", "--ignore-scripts", "--pack-destination", folder], join(unpacked, "package"));
  });
}

/** The tarball of a package: `acme-client-1.0.0.tgz` for `client`. */
export function tarballOf(folder: string, name: string): string {
  const found = readdirSync(folder).find((file) =>
    new RegExp(`-${name}-\\d[^/]*\\.tgz$`).test(basename(file)),
  );
  if (found === undefined) throw new Error(`There is no tarball of ${name} in ${folder}.`);
  return join(folder, found);
}
