import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** The files of a folder and the folders in it, by their paths from there. */
export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}
