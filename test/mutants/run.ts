import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { runScript, UserError } from "@data-validation/tooling/command";
import { installedCommand } from "@data-validation/tooling/processes/installed";
import { type MutantRoom, mutantRooms } from "./rooms.ts";

const roomNames = Object.keys(mutantRooms);

const help = `
Usage: npm run suite -- mutants [contract | gates | ${roomNames.join(" | ")}] [--in <names>] [--every <n>] [--day <n>] [--tests <names>]

Makes deliberate mistakes, one at a time, and counts those that the tests notice.

  contract         in the contract, with only the tests of the specification: at least 99 %
  gates            in each line of the mock that decides whether a correction is certain, by Stryker: at least 90 %, in about ten minutes
  ${roomNames.join(", ").padEnd(15)}  in a room, by Stryker, in lines that change every day

  --in <names>     only these folders and files of the room, apart by commas: sandbox/phone,sandbox/gate.ts; "." for the files beside the folders
  --every <n>      every nth stripe of ten lines; 1 takes them all
  --day <n>        which of these stripes: each day has others, and n days have them all (today)
  --tests <names>  only tests whose path in test/ begins with one of these, apart by commas: mock/certain,mock/outcomes

Without a word, all.
`;

const STRYKER = "test/tools/node_modules/@stryker-mutator/core/bin/stryker.js";
/** Lines that are taken or left together. */
const STRIPE = 10;

/** The files that decide whether a correction is certain, and the tests that check them. */
const gates = globSync("packages/mock/src/sandbox/{gate,*/keeps-*}.ts").toSorted();
const testsOfGates = "mock/certain/gate,mock/certain/symmetry,mock/outcomes";

/** The files of a room, or those in some of its folders. */
function filesOf({ source, outside }: MutantRoom, parts: readonly string[] | undefined): string[] {
  const folderOf = (name: string) => name.split("/").slice(0, -1).join("/") || ".";
  const isIn = (name: string) =>
    parts?.some((part) => folderOf(name) === part || name === part) ?? true;
  return globSync(`${source}**/*.ts`)
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !outside?.test(file) && isIn(file.slice(source.length)))
    .toSorted();
}

/** The lines in which Stryker makes mistakes. */
function linesOf(files: readonly string[], every: number, day: number): string[] {
  return files.flatMap((file, index) => {
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

interface Trial {
  room: string;
  lines: readonly string[];
  /** The percentage that must be noticed. */
  least: number;
  tests?: string;
}

/** Tries mistakes in a room, and fails where fewer are noticed than the least percentage. */
function tryRoom({ room, lines, least, tests = "" }: Trial): void {
  run([process.execPath, STRYKER, "run", "test/mutants/stryker.config.mjs"], {
    MUTANTS_ROOM: room,
    MUTATE: JSON.stringify(lines),
    LEAST: String(least),
    TESTS: tests,
  });
}

function tryContract(): void {
  const checks = ["--config", "test/support/checks.config.ts", "test/mutants"];
  run([...installedCommand("vitest"), "run", ...checks]);
}

const MILLISECONDS_OF_A_DAY = 86_400_000;
const today = Math.floor(Date.now() / MILLISECONDS_OF_A_DAY);

await runScript(help, ["in", "every", "day", "tests"], ({ args, options }) => {
  const { every, day = String(today), tests } = options;
  const suites = ["contract", "gates", ...roomNames];
  const chosen = args.length === 0 ? suites : args;
  if (chosen.some((name) => !suites.includes(name))) throw new UserError(help.trim());
  if (every !== undefined && !/^[1-9]\d?$/.test(every))
    throw new UserError(`--every takes a number from 1 to 99, not ${every}.`);
  if (!/^\d{1,6}$/.test(day)) throw new UserError(`--day takes a number, not ${day}.`);
  if (chosen.includes("contract")) tryContract();
  if (chosen.includes("gates"))
    tryRoom({
      room: "mock",
      lines: linesOf(gates, 1, 0),
      least: 90,
      tests: tests ?? testsOfGates,
    });
  for (const [name, room] of Object.entries(mutantRooms)) {
    if (!chosen.includes(name)) continue;
    const files = filesOf(room, options.in?.split(","));
    const lines = linesOf(files, Number(every ?? room.every), Number(day));
    if (lines.length === 0)
      throw new UserError(`No line of ${room.source} is taken: correct --in, or lower --every.`);
    const least = options.in === undefined ? room.least.room : room.least.part;
    tryRoom({ room: name, lines, least, tests });
  }
});
