import { readdirSync, readFileSync } from "node:fs";
import type { Manifest } from "./identity.ts";

export const packageFolders = () => readdirSync("packages").map((name) => `packages/${name}`);

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
}
