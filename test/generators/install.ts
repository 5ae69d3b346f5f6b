import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run, toolsFolder } from "./run.ts";

const folder = toolsFolder;
const stamp = join(folder, "node_modules", ".installed");

/** Installs the tools of package-lock.json beside this file, unless just those are there. */
export default async function install(): Promise<void> {
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing the tools that the contract is tried with. This takes a minute, the first time.");
  await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder]);
  writeFileSync(stamp, lock);
}
