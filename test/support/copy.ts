import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { linkModules } from "#scripts/lib/link-modules.ts";
import { newFolder } from "./folder.ts";

/** A folder with a copy of the repository and what is installed, but without artifacts that are not committed. */
export function copyRepository(): string {
  const copy = newFolder();
  const words = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const listed = execFileSync("git", words, { encoding: "utf8" }).split("\0");
  for (const file of listed.filter(
    (name) => name !== "" && existsSync(name) && statSync(name).isFile(),
  )) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  linkModules(copy);
  return copy;
}
