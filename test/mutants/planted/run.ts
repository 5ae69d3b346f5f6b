import { spawnSync } from "node:child_process";
import { basename, join, relative } from "node:path";
import { command } from "@data-validation/tooling/command";
import { createVitest, type TestSpecification, type Vitest } from "vitest/node";
import { installedCommand } from "#scripts/lib/installed.ts";
import { copyRepository } from "../../support/copy.ts";
import { type Planted, plant, planted } from "./mistakes.ts";

const help = `
Usage: npm run suite -- planted [<room> …] [--every <n>]

Plants the mistakes of planted.yaml in a copy of the repository, one at a time, and counts those that a test notices: the tests related to the
file, and the checks of the room that run nightly. Rooms: ${[...new Set(planted.map(({ room }) => room))].join(", ")}.

  --every <n>  every nth mistake of a room (1)
  --tests <t>  room: only the tests of the room itself, in minutes; a mistake that survives may be noticed by others (all)
`;

/** The shares that must be noticed by npm test, and with the nightly suites. */
const LEAST = { test: 0.9, nightly: 0.95 };

const languages = ["python", "go", "php", "java"];

/** Tests that start linters, browsers or many processes: no planted mistake is left to them alone. */
const slow = /\/test\/(lint\/|docs\/browser|cli\/crash|contract\/prism)/;

/** Tests of rooms whose files are read, and not imported. */
const readers: Record<string, RegExp> = {
  docs: /\/test\/(docs|specification)\//,
  ...Object.fromEntries(languages.map((name) => [name, /\/test\/(generate\/sdk|generators)/])),
};

/** The tests of `npm test` that may notice a mistake, in groups: those that are likely to notice it come first. */
async function testsOf(
  { room, file }: Planted,
  vitest: Vitest,
  isRoomOnly: boolean,
): Promise<TestSpecification[][]> {
  const reader = readers[room];
  vitest.config.related = reader ? undefined : [join(vitest.config.root, file)];
  const found = await vitest.getRelevantTestSpecifications();
  const all = found.filter(
    ({ moduleId }) => !slow.test(moduleId) && (reader?.test(moduleId) ?? true),
  );
  const words = basename(file)
    .split(/\W/)
    .filter((word) => word.length > 2);
  const isNear = ({ moduleId }: TestSpecification) =>
    words.some((word) => basename(moduleId).includes(word));
  const isInRoom = ({ moduleId }: TestSpecification) => moduleId.includes(`/test/${room}/`);
  const rank = (one: TestSpecification) => (isNear(one) ? 0 : 1) + (isInRoom(one) ? 0 : 2);
  const groups = Map.groupBy(all, rank);
  const limit = isRoomOnly && !reader ? 2 : Infinity;
  return [...groups]
    .filter(([one]) => one < limit)
    .toSorted(([a], [b]) => a - b)
    .map(([, group]) => group);
}

/** The tests that fail, or undefined if all pass. */
async function failureOf(
  tests: TestSpecification[][],
  vitest: Vitest,
): Promise<string | undefined> {
  for (const group of tests) {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(group);
    const failed = testModules.find((one) => one.state() === "failed");
    if (failed || unhandledErrors.length > 0) return failed?.relativeModuleId ?? "an error";
  }
  return undefined;
}

/** The arguments of Vitest that run the nightly checks of a room; undefined if it has none. */
function checksOf({ room }: Planted): string[] | undefined {
  const checks = ["run", "--config", "test/support/checks.config.ts", "--bail", "1"];
  if (languages.includes(room)) return [...checks, "test/generators/sdk"];
  return room === "docs" ? [...checks, "docs/site", "docs/reader"] : undefined;
}

/** Whether the nightly checks of a room pass. */
function passes(words: string[], cwd: string): boolean {
  const [file, ...first] = installedCommand("vitest");
  const settings = { cwd, stdio: "ignore", timeout: 600_000 } as const;
  return spawnSync(file, [...first, ...words], settings).status === 0;
}

interface Counts {
  planted: number;
  test: number;
  nightly: number;
}

/** Tests that fail without a mistake, and so notice none. They are named at the end. */
const flawed = new Set<string>();

/** Says who notices a mistake: a test of `npm test`, or the nightly checks. */
async function judge(
  mistake: Planted,
  vitest: Vitest,
  isRoomOnly: boolean,
): Promise<keyof Counts | undefined> {
  const { root } = vitest.config;
  const path = join(root, mistake.file);
  const tests = await testsOf(mistake, vitest, isRoomOnly);
  const sound = tests.map((group) =>
    group.filter(({ moduleId }) => !flawed.has(relative(root, moduleId))),
  );
  const remove = plant(mistake, root);
  vitest.invalidateFile(path);
  const failed = await failureOf(sound, vitest);
  const checks = failed === undefined && !isRoomOnly ? checksOf(mistake) : undefined;
  const isNoticedLater = checks !== undefined && !passes(checks, root);
  remove();
  vitest.invalidateFile(path);
  const same = sound.flat().filter(({ moduleId }) => relative(root, moduleId) === failed);
  if (failed !== undefined && (await failureOf([same], vitest)) !== undefined) {
    flawed.add(failed);
    return judge(mistake, vitest, isRoomOnly);
  }
  const who = failed ?? (isNoticedLater ? "nightly" : "NOT NOTICED");
  console.log(`${who}: ${mistake.file}: ${mistake.promise}`);
  if (failed !== undefined) return "test";
  return isNoticedLater ? "nightly" : undefined;
}

await command(
  help,
  ["every", "tests"],
  async ({ words, options: { every = "1", tests = "all" } }) => {
    const cwd = copyRepository();
    spawnSync(process.execPath, ["scripts/generate.ts"], { cwd, stdio: "ignore" });
    process.chdir(cwd);
    // The artifacts of the copy are made once: a mistake in a script is not one in them.
    process.env.BUNDLES = "generated";
    // A mistake may let a test wait for ever.
    const settings = { root: cwd, watch: false, bail: 1, testTimeout: 30_000, reporters: [{}] };
    const vitest = await createVitest("test", settings);
    await vitest.standalone();
    const rooms = new Map<string, Counts>();
    for (const [room, own] of Map.groupBy(planted, (mistake) => mistake.room)) {
      if (words.length > 0 && !words.includes(room)) continue;
      const counts = { planted: 0, test: 0, nightly: 0 };
      for (const mistake of own.filter((_, index) => index % Number(every) === 0)) {
        const noticed = await judge(mistake, vitest, tests === "room");
        counts.planted += 1;
        if (noticed === "test") counts.test += 1;
        if (noticed !== undefined) counts.nightly += 1;
      }
      rooms.set(room, counts);
    }
    await vitest.close();
    for (const name of flawed) console.log(`fails without a mistake: ${name}`);
    console.table(Object.fromEntries(rooms));
    const sum = (name: keyof Counts) =>
      [...rooms.values()].reduce((all, counts) => all + counts[name], 0);
    const isEnough =
      sum("test") >= LEAST.test * sum("planted") &&
      sum("nightly") >= LEAST.nightly * sum("planted");
    if (!isEnough) process.exitCode = 1;
  },
);
