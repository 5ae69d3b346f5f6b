import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, statSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { newFolder } from "./folder.ts";

/** A folder, of a name if there is one, with a copy of the repository and what is installed, but without artifacts that are not committed. */
export function copyRepository(name = ""): string {
  const copy = join(newFolder(), name);
  const words = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const listed = execFileSync("git", words, { encoding: "utf8" }).split("\0");
  for (const file of listed.filter(
    (name) => name !== "" && existsSync(name) && statSync(name).isFile(),
  )) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  for (const folder of globSync("{.,packages/*}/node_modules"))
    symlinkSync(resolve(folder), join(copy, folder));
  return copy;
}
