import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { runScript, UserError } from "@data-validation/tooling/command";
import { installedCommand } from "@data-validation/tooling/processes/installed";

const help = `
Usage: npm run suite -- mutants [contract | gates | mock] [--room <names>] [--every <n>] [--day <n>] [--tests <names>]

Makes deliberate mistakes, one at a time, and counts those that the tests notice.

  contract       in the contract, with only the tests of the specification: at least 99 %
  gates          in each line that decides whether a correction is certain, by Stryker: at least 90 %, in about ten minutes
  mock           in the mock, by Stryker: at least 85 %, and 80 % in a room, in lines that change every day

  --room <names>   folders and files of packages/mock/src, apart by commas: sandbox/phone,sandbox/gate.ts; "." for the files beside the folders
  --every <n>      every nth stripe of ten lines (24); 1 takes them all
  --day <n>        which of these stripes: each day has others, and n days have them all (today)
  --tests <names>  only tests whose path in test/ begins with one of these, apart by commas: mock/certain,mock/outcomes

Without a word, all.
`;

const STRYKER = "test/tools/node_modules/@stryker-mutator/core/bin/stryker.js";
const source = "packages/mock/src/";
/**
 * The adapters for external servers, browsers and test runners, and the command: tests in other
 * processes cover them, and those of Vitest run at the same time, which Stryker does not allow.
 */
const elsewhere = /^packages\/mock\/src\/(jest|msw|playwright|vite|vitest)\.ts$|\/(cli|node)\//;
/** Lines that are taken or left together. */
const STRIPE = 10;

/** The room of a file: its folder in packages/mock/src. */
function roomOf(file: string): string {
  return file.slice(source.length).split("/").slice(0, -1).join("/") || ".";
}

/** The files that decide whether a correction is certain, and the tests that hold them. */
const gates = globSync(`${source}sandbox/{gate,*/keeps-*}.ts`).map((file) =>
  file.slice(source.length),
);
const testsOfGates = "mock/certain/gate,mock/certain/symmetry,mock/outcomes";

/** The lines in which Stryker makes mistakes. */
function linesOf(rooms: readonly string[] | undefined, every: number, day: number): string[] {
  const files = globSync(`${source}**/*.ts`).toSorted();
  const isIn = (file: string) =>
    rooms?.some((room) => roomOf(file) === room || file === source + room) ?? true;
  const chosen = files.filter((file) => !elsewhere.test(file) && isIn(file));
  return chosen.flatMap((file, index) => {
    const stripes = Math.ceil(readFileSync(file, "utf8").split("\n").length / STRIPE);
    return Array.from({ length: stripes }, (_, stripe) => stripe)
      .filter((stripe) => (stripe + index + day) % every === 0)
      .map((stripe) => `${file}:${stripe * STRIPE + 1}-${(stripe + 1) * STRIPE}`);
  });
}

function run(start: readonly string[], variables: Record<string, string> = {}): void {
  const [file = "", ...args] = start;
  const { status } = spawnSync(file, args, {
    stdio: "inherit",
    env: { ...process.env, ...variables },
  });
  if (status !== 0)
    throw new UserError("The mistakes could not be tried, or too few were noticed.");
}

/** Tries mistakes in the mock, and fails where fewer are noticed than the least percentage. */
function tryMock(lines: readonly string[], least: number, tests: string): void {
  run([process.execPath, STRYKER, "run", "test/mutants/stryker.config.mjs"], {
    MUTATE: JSON.stringify(lines),
    LEAST: String(least),
    TESTS: tests,
  });
}

const MILLISECONDS_OF_A_DAY = 86_400_000;
const today = Math.floor(Date.now() / MILLISECONDS_OF_A_DAY);

await runScript(help, ["room", "every", "day", "tests"], ({ args: [what], options }) => {
  const { room, every = "24", day = String(today), tests } = options;
  if (what !== undefined && !["contract", "gates", "mock"].includes(what))
    throw new UserError(help.trim());
  if (!/^[1-9]\d?$/.test(every))
    throw new UserError(`--every takes a number from 1 to 99, not ${every}.`);
  if (!/^\d{1,6}$/.test(day)) throw new UserError(`--day takes a number, not ${day}.`);
  if (what === undefined || what === "contract")
    run([
      ...installedCommand("vitest"),
      "run",
      "--config",
      "test/support/checks.config.ts",
      "test/mutants",
    ]);
  if (what === undefined || what === "gates")
    tryMock(linesOf(gates, 1, 0), 90, tests ?? testsOfGates);
  if (what !== undefined && what !== "mock") return;
  const lines = linesOf(room?.split(","), Number(every), Number(day));
  if (lines.length === 0) throw new UserError(`There is no room ${room} in ${source}.`);
  tryMock(lines, room === undefined ? 85 : 80, tests ?? "");
});
