import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { command, UserError } from "@data-validation/tooling/command";
import { installedCommand } from "#scripts/lib/installed.ts";

const help = `
Usage: npm run suite -- mutants [contract | mock] [--room <names>] [--every <n>] [--tests <names>]

Makes deliberate mistakes, one at a time, and counts those that the tests notice.

  contract       in the contract, with the tests of the specification alone: at least 99 %
  mock           in the mock, by Stryker: at least 85 %, and 80 % in a room

  --room <names>   folders and files of packages/mock/src, apart by commas: sandbox/phone,sandbox/gate.ts; "." for the files beside the folders
  --every <n>      every nth stripe of ten lines (8); 1 takes them all
  --tests <names>  only tests whose path in test/ begins with one of these, apart by commas: mock/certain,mock/outcomes

Without a word, all.
`;

const source = "packages/mock/src/";
/** The adapters that servers and browsers of other people call, and the command: tests in other processes hold them. */
const elsewhere = /^packages\/mock\/src\/(msw|vite)\.ts$|\/(cli|node)\//;
/** Lines that are taken or left together. */
const STRIPE = 10;

/** The room of a file: its folder in packages/mock/src. */
function roomOf(file: string): string {
  return file.slice(source.length).split("/").slice(0, -1).join("/") || ".";
}

/** The lines in which Stryker makes mistakes. */
function linesOf(rooms: readonly string[] | undefined, every: number): string[] {
  const files = globSync(`${source}**/*.ts`).toSorted();
  const isIn = (file: string) =>
    rooms?.some((room) => roomOf(file) === room || file === source + room) ?? true;
  const chosen = files.filter((file) => !elsewhere.test(file) && isIn(file));
  return chosen.flatMap((file, index) => {
    const stripes = Math.ceil(readFileSync(file, "utf8").split("\n").length / STRIPE);
    return Array.from({ length: stripes }, (_, stripe) => stripe)
      .filter((stripe) => (stripe + index) % every === 0)
      .map((stripe) => `${file}:${stripe * STRIPE + 1}-${(stripe + 1) * STRIPE}`);
  });
}

function run(start: readonly string[], variables: Record<string, string> = {}): void {
  const [file = "", ...words] = start;
  const { status } = spawnSync(file, words, {
    stdio: "inherit",
    env: { ...process.env, ...variables },
  });
  if (status !== 0)
    throw new UserError("The mistakes could not be tried, or too few were noticed.");
}

await command(help, ["room", "every", "tests"], ({ words: [what], options }) => {
  const { room, every = "8", tests = "" } = options;
  if (what !== undefined && !["contract", "mock"].includes(what)) throw new UserError(help.trim());
  if (!/^[1-9]\d?$/.test(every))
    throw new UserError(`--every takes a number from 1 to 99, not ${every}.`);
  if (what === undefined || what === "contract")
    run([
      ...installedCommand("vitest"),
      "run",
      "--config",
      "test/support/checks.config.ts",
      "test/mutants",
    ]);
  if (what === "contract") return;
  const lines = linesOf(room?.split(","), Number(every));
  if (lines.length === 0) throw new UserError(`There is no room ${room} in ${source}.`);
  run(
    [
      ...installedCommand("@stryker-mutator/core", "stryker"),
      "run",
      "test/mutants/stryker.config.mjs",
    ],
    {
      MUTATE: JSON.stringify(lines),
      LEAST: room === undefined ? "85" : "80",
      TESTS: tests,
    },
  );
});
