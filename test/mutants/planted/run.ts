import { spawnSync } from "node:child_process";
import { runScript, UserError } from "@data-validation/tooling/command";
import { packageLanguages } from "#scripts/sdk.ts";
import { chosenOf } from "../../support/chosen.ts";
import { copyRepository } from "../../support/copy.ts";
import type { TestFailure } from "./judge.ts";
import { type PlantedMistake, plantedMistakes, plantMistake } from "./mistakes.ts";
import { endOfOwnTests, isNoticedNightly } from "./nightly.ts";
import { hang, Tests } from "./tests.ts";

const help = `
Usage: npm run suite -- planted [<room> …] [--every <n>] [--tests room] [--nightly none]

Plants the mistakes of planted.yaml in a copy of the repository, one at a time, and counts those that a test notices: the tests related to the
file, and the checks of the room that run nightly. Rooms: ${[...new Set(plantedMistakes.map(({ room }) => room))].join(", ")}.

  --every <n>      every nth mistake of a room (1)
  --tests room     only the tests of the room itself; a mistake that survives may be noticed by others (all)
  --nightly none   without the nightly checks (all)
`;

/** The shares that must be noticed by npm test, and with the nightly suites. */
const LEAST = { test: 0.9, nightly: 0.95 };

/** Milliseconds that the own tests of a package may take in any case. */
const LEAST_LIMIT = 15_000;

/** The languages that npm test leaves to the nightly suites. */
const nightlyOnly = ["java"];

interface Counts {
  planted: number;
  "noticed by npm test": number;
  "noticed nightly": number;
  survivors: number;
}

const none: Counts = {
  planted: 0,
  "noticed by npm test": 0,
  "noticed nightly": 0,
  survivors: 0,
};

interface Verdict {
  /** The test of npm test that fails. */
  test?: string;
  isNoticed: boolean;
}

/** What is run for each mistake. */
interface Extent {
  /** Milliseconds that the own tests of a package may take. */
  limit: number;
  isRoomOnly: boolean;
  isNightly: boolean;
}

/** Returns who notices a mistake: a test of `npm test`, the nightly checks, or nobody. */
async function judge(
  mistake: PlantedMistake,
  npmTest: Tests,
  cwd: string,
  extent: Extent,
): Promise<Verdict> {
  const { file, room } = mistake;
  const remove = plantMistake(mistake, cwd);
  try {
    const question = { file, room, isRoomOnly: extent.isRoomOnly };
    const failure = packageLanguages[room]
      ? await failureOfPackage(room, cwd, extent.limit, remove)
      : await npmTest.firstFailure(question);
    if (failure === undefined)
      return { isNoticed: extent.isNightly && (await isNoticedNightly(room, cwd, remove)) };
    remove();
    // A test that fails without the mistake too has not noticed it.
    const { test } = failure;
    const isFlawed =
      failure === hang
        ? await npmTest.areSlow(question)
        : !failure.isSound && (await npmTest.firstFailure({ ...question, test })) !== undefined;
    if (isFlawed) return judge(mistake, npmTest, cwd, extent);
    return nightlyOnly.includes(room) ? { isNoticed: true } : { test, isNoticed: true };
  } finally {
    remove();
  }
}

/**
 * The failure of the own tests of a package, which `npm test` runs. Tests that end late without the
 * mistake too have not failed.
 */
async function failureOfPackage(
  language: string,
  cwd: string,
  limit: number,
  remove: () => void,
): Promise<TestFailure | undefined> {
  const end = await endOfOwnTests(language, cwd, limit);
  if (end === "passed") return undefined;
  const failure = { test: "own tests of the package", isSound: true };
  if (end === "failed") return failure;
  remove();
  if ((await endOfOwnTests(language, cwd, limit)) === "passed") return failure;
  throw new UserError(`The machine is too busy for the tests of the package in ${language}.`);
}

async function judgeRoom(
  mistakes: PlantedMistake[],
  npmTest: Tests,
  cwd: string,
  extent: Extent,
): Promise<Counts> {
  const counts = { ...none };
  for (const mistake of mistakes) {
    const start = performance.now();
    const { test, isNoticed } = await judge(mistake, npmTest, cwd, extent);
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

/**
 * Whether enough is noticed in the rooms that ran, and by `npm test` in all of them; for another
 * room, all its planted mistakes count as noticed.
 */
function isEnough(rooms: Record<string, Counts>, chosen: [string, PlantedMistake[]][]): boolean {
  const isShare = (least: number, name: keyof Counts, among: [string, Counts][]) => {
    const sum = (one: keyof Counts) => among.reduce((all, [, counts]) => all + counts[one], 0);
    return sum(name) >= least * sum("planted");
  };
  const isTested = (room: string) => !nightlyOnly.includes(room);
  const judgedRooms = Object.entries(rooms);
  const unjudgedRooms = chosen
    .filter(([room]) => !rooms[room])
    .map(([room, { length }]): [string, Counts] => {
      const noticed = isTested(room) ? length : 0;
      return [room, { ...none, planted: length, "noticed by npm test": noticed }];
    });
  const tested = judgedRooms.filter(([room]) => isTested(room));
  return (
    [tested, [...judgedRooms, ...unjudgedRooms]].every((among) =>
      isShare(LEAST.test, "noticed by npm test", among),
    ) && isShare(LEAST.nightly, "noticed nightly", judgedRooms)
  );
}

await runScript(
  help,
  ["every", "tests", "nightly"],
  async ({ args, options: { every = "1", tests = "all", nightly = "all" } }) => {
    const chosenNames = chosenOf([...new Set(plantedMistakes.map(({ room }) => room))], args);
    const cwd = copyRepository();
    spawnSync(process.execPath, ["scripts/generate.ts"], { cwd, stdio: "ignore" });
    // The artifacts of the copy are made once: a mistake in a script is not one in them.
    process.env.KEEP_ARTIFACTS = "1";
    const npmTest = new Tests(cwd);
    const isRoomOnly = tests === "room";
    const extent = { isRoomOnly, isNightly: !isRoomOnly && nightly === "all" };
    const rooms: Record<string, Counts> = {};
    const chosen = [...Map.groupBy(plantedMistakes, ({ room }) => room)].map(
      ([room, mistakes]): [string, PlantedMistake[]] => [
        room,
        mistakes.filter((_, index) => index % Number(every) === 0),
      ],
    );
    for (const [room, mistakes] of chosen) {
      if (!chosenNames.includes(room)) continue;
      const start = performance.now();
      if (packageLanguages[room] && (await endOfOwnTests(room, cwd)) !== "passed")
        throw new UserError(`The package in ${room} fails its own tests without a mistake.`);
      // A mistake that keeps tests from ending would cost minutes.
      const limit = LEAST_LIMIT + 2 * (performance.now() - start);
      rooms[room] = await judgeRoom(mistakes, npmTest, cwd, { ...extent, limit });
    }
    await npmTest.end();
    console.table(rooms);
    if (!isEnough(rooms, chosen)) process.exitCode = 1;
  },
);
