import { cpSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { presentFiles } from "@data-validation/tooling/present-files";
import { linkModules } from "#scripts/lib/link-modules.ts";
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
