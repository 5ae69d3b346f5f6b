import { spawnSync } from "node:child_process";
import { command } from "@data-validation/tooling/command";
import { installedCommand } from "#scripts/lib/installed.ts";
import { copyRepository } from "../../support/copy.ts";
import { type Planted, plant, planted } from "./mistakes.ts";

const help = `
Usage: npm run suite -- planted [<room> …] [--every <n>]

Plants the mistakes of planted.yaml in a copy of the repository, one at a time, and counts those that a test notices: the tests related to the
file, and the checks of the room that run nightly. Rooms: ${[...new Set(planted.map(({ room }) => room))].join(", ")}.

  --every <n>  every nth mistake of a room (1)
`;

/** The shares that must be noticed by npm test, and with the nightly suites. */
const LEAST = { test: 0.9, nightly: 0.95 };

const languages = ["python", "go", "php", "java"];
const vitest = installedCommand("vitest");

/** The arguments of Vitest that run the tests of npm test that are related to a file. Sources of other languages are imported by none. */
function testsOf({ room, file }: Planted): string[] {
  if (languages.includes(room)) return ["run", "test/generate/sdk", "test/generators"];
  if (room === "docs") return ["run", "test/docs", "test/specification/sentences"];
  return ["related", "--run", file];
}

/** The arguments of Vitest that run the nightly checks of a room; undefined if it has none. */
function checksOf({ room }: Planted): string[] | undefined {
  const checks = ["run", "--config", "test/support/checks.config.ts"];
  if (languages.includes(room)) return [...checks, "test/generators/sdk"];
  return room === "docs" ? [...checks, "docs/site", "docs/reader"] : undefined;
}

/** Whether a run of tests passes. */
function passes(words: string[], cwd: string): boolean {
  const [file, ...first] = vitest;
  // The artifacts of the copy are made once: a mistake in a script is not one in them.
  const env = { ...process.env, BUNDLES: "generated" };
  const { status } = spawnSync(file, [...first, ...words, "--bail", "1"], {
    ...{ cwd, env, stdio: "ignore", timeout: 600_000 },
  });
  return status === 0;
}

interface Counts {
  planted: number;
  test: number;
  nightly: number;
}

function judge(
  mistake: Planted,
  cwd: string,
  known: Map<string, boolean>,
): "test" | "nightly" | undefined {
  const runs = { test: testsOf(mistake), nightly: checksOf(mistake) };
  for (const [name, words] of Object.entries(runs)) {
    if (!words) continue;
    const key = words.join(" ");
    // Tests that fail without a mistake notice none.
    if (!known.has(key)) known.set(key, passes(words, cwd));
    if (!known.get(key)) console.log(`fails without a mistake: vitest ${key}`);
    const remove = plant(mistake, cwd);
    const isNoticed = known.get(key) === true && !passes(words, cwd);
    remove();
    if (isNoticed) return name as "test" | "nightly";
  }
  return undefined;
}

await command(help, ["every"], ({ words, options: { every = "1" } }) => {
  const cwd = copyRepository();
  spawnSync(process.execPath, ["scripts/generate.ts"], { cwd, stdio: "ignore" });
  const known = new Map<string, boolean>();
  const rooms = new Map<string, Counts>();
  for (const [room, own] of Map.groupBy(planted, (mistake) => mistake.room)) {
    if (words.length > 0 && !words.includes(room)) continue;
    const counts = { planted: 0, test: 0, nightly: 0 };
    for (const mistake of own.filter((_, index) => index % Number(every) === 0)) {
      const noticed = judge(mistake, cwd, known);
      counts.planted += 1;
      if (noticed === "test") counts.test += 1;
      if (noticed !== undefined) counts.nightly += 1;
      const line = `${noticed ?? "NOT NOTICED"}: ${mistake.file}: ${mistake.promise}`;
      console.log(line);
    }
    rooms.set(room, counts);
  }
  console.table(Object.fromEntries(rooms));
  const sum = (name: keyof Counts) =>
    [...rooms.values()].reduce((all, counts) => all + counts[name], 0);
  const isEnough =
    sum("test") >= LEAST.test * sum("planted") && sum("nightly") >= LEAST.nightly * sum("planted");
  if (!isEnough) process.exitCode = 1;
});
