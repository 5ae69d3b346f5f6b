import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** A copy of the repository with what is installed, but without artifacts that are not committed. */
export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), "copy-"));

  constructor() {
    const words = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
    const listed = execFileSync("git", words, { encoding: "utf8" }).split("\0");
    for (const file of listed.filter((name) => name !== "" && existsSync(name) && statSync(name).isFile())) {
      mkdirSync(join(this.folder, dirname(file)), { recursive: true });
      cpSync(file, join(this.folder, file));
    }
    for (const folder of globSync("{.,packages/*}/node_modules"))
      symlinkSync(resolve(folder), join(this.folder, folder));
  }

  /** Removes the copy. */
  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
