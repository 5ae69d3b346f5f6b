import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { npmCommand } from "@data-validation/tooling/processes/installed";

/**
 * Installs the packages of the lock file of test/tools, unless they are installed: it takes
 * minutes. This process ends if the installation fails.
 */
export function installTools(): void {
  const lock = readFileSync("test/tools/package-lock.json", "utf8");
  const stamp = "test/tools/node_modules/.installed";
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  const [npm, ...first] = npmCommand();
  const quiet = ["--no-audit", "--no-fund", "--silent"];
  const args = [...first, "ci", "--prefix", "test/tools", "--ignore-scripts", ...quiet];
  const { status } = spawnSync(npm, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, lock);
}

if (import.meta.main) installTools();
