import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { command } from "@data-validation/tooling/command";
import { createVitest, type TestSpecification, type Vitest } from "vitest/node";
import { copyRepository } from "../../support/copy.ts";
import { type Planted, plant, planted } from "./mistakes.ts";
import { passesNightly } from "./nightly.ts";
import { testsOf } from "./related.ts";

const help = `
Usage: npm run suite -- planted [<room> …] [--every <n>] [--tests room] [--nightly none]

Plants the mistakes of planted.yaml in a copy of the repository, one at a time, and counts those that a test notices: the tests related to the
file, and the checks of the room that run nightly. Rooms: ${[...new Set(planted.map(({ room }) => room))].join(", ")}.

  --every <n>      every nth mistake of a room (1)
  --tests room     only the tests of the room itself; a mistake that survives may be noticed by others (all)
  --nightly none   without the nightly checks (all)
`;

/** The shares that must be noticed by npm test, and with the nightly suites. */
const LEAST = { test: 0.9, nightly: 0.95 };

/** The languages that need a compiler: npm test leaves their packages to the nightly suites. */
const nightlyOnly = ["go", "java"];

interface Counts {
  planted: number;
  "noticed by npm test": number;
  "noticed nightly": number;
  survivors: number;
}

/** What is run for each mistake. */
interface Extent {
  isRoomOnly: boolean;
  isNightly: boolean;
}

/** Tests that fail without a mistake too, and so notice none. */
const flawed = new Set<string>();

/** The first test that fails. */
async function failureOf(
  tests: TestSpecification[][],
  vitest: Vitest,
): Promise<TestSpecification | undefined> {
  // What test files share is made again: the documentation, for one, from the sources with the mistake.
  const folder = mkdtempSync(join(tmpdir(), "planted-"));
  process.env.TEST_RUN_FOLDER = folder;
  try {
    for (const group of tests) {
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(group);
      const failed = testModules.find((one) => one.state() === "failed");
      const found = group.find(({ moduleId }) => moduleId === failed?.moduleId);
      if (found || unhandledErrors.length > 0) return found ?? group[0];
    }
    return undefined;
  } finally {
    delete process.env.TEST_RUN_FOLDER;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether a test fails without a mistake too. To run it again also clears its failure, after which Vitest would run no further test. */
async function isFlawed(failed: TestSpecification, vitest: Vitest): Promise<boolean> {
  const isFailing = (await failureOf([[failed]], vitest)) !== undefined;
  if (isFailing) flawed.add(failed.moduleId);
  return isFailing;
}

/** Returns who notices a mistake: a test of `npm test`, the nightly checks, or nobody. */
async function judge(
  mistake: Planted,
  vitest: Vitest,
  extent: Extent,
): Promise<{ test?: string; isNoticed: boolean }> {
  const { root } = vitest.config;
  const path = join(root, mistake.file);
  const related = await testsOf(mistake, vitest, extent.isRoomOnly);
  const tests = related.map((group) => group.filter(({ moduleId }) => !flawed.has(moduleId)));
  const remove = plant(mistake, root);
  vitest.invalidateFile(path);
  const failed = await failureOf(tests, vitest);
  const isSilent = failed === undefined && extent.isNightly && !passesNightly(mistake, root);
  remove();
  vitest.invalidateFile(path);
  if (failed === undefined) return { isNoticed: isSilent };
  if (await isFlawed(failed, vitest)) return judge(mistake, vitest, extent);
  return { test: relative(root, failed.moduleId), isNoticed: true };
}

async function judgeRoom(mistakes: Planted[], vitest: Vitest, extent: Extent): Promise<Counts> {
  const counts = { planted: 0, "noticed by npm test": 0, "noticed nightly": 0, survivors: 0 };
  for (const mistake of mistakes) {
    const start = performance.now();
    const { test, isNoticed } = await judge(mistake, vitest, extent);
    counts.planted += 1;
    counts["noticed by npm test"] += Number(test !== undefined);
    counts["noticed nightly"] += Number(isNoticed);
    counts.survivors += Number(!isNoticed);
    const who = test ?? (isNoticed ? "nightly" : "NOT NOTICED");
    const seconds = Math.round((performance.now() - start) / 1000);
    const place = `${mistake.room} ${counts.planted} of ${mistakes.length}, ${seconds} s`;
    console.log(`${place}: ${who}: ${mistake.promise}`);
  }
  return counts;
}

function isEnough(rooms: Record<string, Counts>): boolean {
  const isShare = (least: number, name: keyof Counts, among: [string, Counts][]) => {
    const sum = (one: keyof Counts) => among.reduce((all, [, counts]) => all + counts[one], 0);
    return sum(name) >= least * sum("planted");
  };
  const all = Object.entries(rooms);
  const tested = all.filter(([room]) => !nightlyOnly.includes(room));
  return (
    isShare(LEAST.test, "noticed by npm test", tested) &&
    isShare(LEAST.nightly, "noticed nightly", all)
  );
}

await command(
  help,
  ["every", "tests", "nightly"],
  async ({ words, options: { every = "1", tests = "all", nightly = "all" } }) => {
    const cwd = copyRepository();
    spawnSync(process.execPath, ["scripts/generate.ts"], { cwd, stdio: "ignore" });
    process.chdir(cwd);
    // The artifacts of the copy are made once: a mistake in a script is not one in them.
    process.env.BUNDLES = "generated";
    // A mistake may let a test wait for ever.
    const settings = { root: cwd, watch: false, bail: 1, testTimeout: 30_000, reporters: [{}] };
    const vitest = await createVitest("test", settings);
    await vitest.standalone();
    const isRoomOnly = tests === "room";
    const extent = { isRoomOnly, isNightly: !isRoomOnly && nightly === "all" };
    const rooms: Record<string, Counts> = {};
    for (const [room, own] of Map.groupBy(planted, (mistake) => mistake.room)) {
      if (words.length > 0 && !words.includes(room)) continue;
      const chosen = own.filter((_, index) => index % Number(every) === 0);
      rooms[room] = await judgeRoom(chosen, vitest, extent);
    }
    await vitest.close();
    for (const name of flawed) console.log(`fails without a mistake: ${relative(cwd, name)}`);
    console.table(rooms);
    if (!isEnough(rooms)) process.exitCode = 1;
  },
);
