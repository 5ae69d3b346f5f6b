import { cpSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { linkModules } from "#scripts/lib/link-modules.ts";
import { presentFiles } from "#scripts/lib/present-files.ts";
import { newFolder } from "./folder.ts";

/**
 * A folder with a copy of the repository and what is installed, but without artifacts that are not
 * committed.
 */
export function copyRepository(): string {
  const copy = newFolder();
  for (const file of presentFiles().filter((name) => statSync(name).isFile())) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  linkModules(copy);
  return copy;
}
