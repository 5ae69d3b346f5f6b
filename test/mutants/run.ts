import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const help = `
Usage: npm run test:mutants [-- contract|mock [--mutate <files>]]

Makes deliberate mistakes, one at a time, and counts those that the tests notice.

  contract  in the contract, against test/specification alone: at least 95 %. Takes two minutes.
  mock      in the mock, by Stryker: at least 85 %. Takes an hour for all of it, minutes for some files:
            npm run test:mutants -- mock --mutate "packages/mock/src/sandbox/phone/*.ts"

Without a word, both. What was not noticed is listed in dist/mutants/.
`;

const [what, ...rest] = process.argv.slice(2);
const folder = import.meta.dirname;

/** Runs a command of this repository, and gives its exit code. */
function run(command: string, ...args: string[]): number {
  return spawnSync(command, args, { stdio: "inherit" }).status ?? 1;
}

/** Installs Stryker, unless just the release of package-lock.json is there. */
function install(): number {
  const stamp = join(folder, "node_modules", ".installed");
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return 0;
  console.log("Installing Stryker. This takes a minute, the first time.");
  const code = run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder);
  if (code === 0) writeFileSync(stamp, lock);
  return code;
}

const runs: Record<string, () => number> = {
  contract: () => run("vitest", "run", "--config", "test/mutants/vitest.config.ts"),
  mock: () =>
    install() ||
    run(join(folder, "node_modules", ".bin", "stryker"), "run", "test/mutants/mock/stryker.config.mjs", ...rest),
};

if (what === "--help" || (what !== undefined && !Object.hasOwn(runs, what))) {
  console.log(help.trim());
  process.exitCode = what === "--help" ? 0 : 1;
} else {
  const chosen = what === undefined ? Object.values(runs) : [runs[what]];
  process.exitCode = Math.max(...chosen.map((start) => start?.() ?? 1));
}
