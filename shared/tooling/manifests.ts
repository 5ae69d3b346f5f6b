import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "./identity.ts";

/** The folders of the packages of a checkout, from its root. */
export const packageFolders = (cwd = ".") =>
  readdirSync(join(cwd, "packages")).map((name) => `packages/${name}`);

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
}

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}
