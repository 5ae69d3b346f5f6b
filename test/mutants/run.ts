import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { writeReport } from "./mock/report.ts";
import { rooms } from "./mock/rooms.ts";

const help = `
Usage: npm run suite -- mutants [contract | -- mock [--every <n>] [<room>...]]

Makes deliberate mistakes, one at a time, and counts those that the tests notice.

  contract  in the contract, against test/specification alone: at least 95 %. Takes two minutes.
  mock      in the mock, by Stryker: at least 85 %. Minutes for a room:
            ${rooms.join(", ")}

  --every <n>  tries every nth stripe of ten lines alone: 8 unless you say otherwise, which takes a quarter of an hour; 1 tries them all

Without a word, both. What was not noticed is listed in test/mutants/contract/report.md and test/mutants/mock/report.md,
which are committed. Of rooms that are left out, the report has what was found when they were last tried on this machine.
`;

/** The part of the mistakes in the mock that the tests have to notice, in percent. */
const ENOUGH = 85;

const {
  positionals: [what, ...chosen],
  values: { every = "8", help: isHelp = false },
} = parseArgs({ allowPositionals: true, options: { every: { type: "string" }, help: { type: "boolean" } } });
const folder = import.meta.dirname;

/** Runs a command of this repository, and gives its exit code. */
function run(command: string, args: string[], variables: Record<string, string> = {}): number {
  return spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...variables } }).status ?? 1;
}

/** Installs Stryker, unless just the release of package-lock.json is there. */
function install(): number {
  const stamp = join(folder, "node_modules", ".installed");
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return 0;
  console.log("Installing Stryker. This takes a minute, the first time.");
  const code = run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder]);
  if (code === 0) writeFileSync(stamp, lock);
  return code;
}

/** Tries the mistakes of rooms, and writes the report. */
function tryMock(): number {
  const code = install();
  if (code !== 0) return code;
  const failed = run(join(folder, "node_modules", ".bin", "stryker"), ["run", "test/mutants/mock/stryker.config.mjs"], {
    MUTANTS_ROOMS: (chosen.length > 0 ? chosen : rooms).join(" "),
    MUTANTS_SHARE: every,
  });
  if (failed !== 0) return failed;
  const { score, path } = writeReport(Number(every));
  console.log(`The tests notice ${score.toFixed(1)} % of the mistakes in the mock. ${path} lists the others.`);
  return score >= ENOUGH ? 0 : 1;
}

const runs: Record<string, () => number> = {
  contract: () => run("vitest", ["run", "--config", "test/mutants/vitest.config.ts"]),
  mock: tryMock,
};

const unknown = chosen.filter((room) => !rooms.includes(room));
if (isHelp || (what !== undefined && !Object.hasOwn(runs, what))) {
  console.log(help.trim());
  process.exitCode = isHelp ? 0 : 1;
} else if (!/^[1-9]\d?$/.test(every)) {
  console.error(`--every takes a number from 1 to 99, not ${every}.`);
  process.exitCode = 1;
} else if (unknown.length > 0) {
  console.error(`The mock has no room ${unknown.join(", ")}. There are: ${rooms.join(", ")}.`);
  process.exitCode = 1;
} else {
  const starts = what === undefined ? Object.values(runs) : [runs[what]];
  process.exitCode = Math.max(...starts.map((start) => start?.() ?? 1));
}
