import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The files below paths that Git tracks or would add; none outside of a repository. */
export function presentFiles(...paths: string[]): string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", ...paths];
  const { stdout } = spawnSync("git", args, { encoding: "utf8" });
  return [...new Set((stdout ?? "").split("\0"))].filter((file) => file !== "" && existsSync(file));
}
