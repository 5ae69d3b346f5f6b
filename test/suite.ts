import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { command, UserError } from "../scripts/lib/command.ts";
import { installedCommand, npmCommand } from "../scripts/lib/installed.ts";

/** A group of tests that takes longer, or needs more of the machine, than npm test. */
interface Suite {
  /** What it shows, for the list. */
  shows: string;
  /** The module that runs it, or the arguments of Vitest after its name. */
  run: string;
  /** The documentation is made first. */
  docs?: true;
  /** Other people's tools are installed first. */
  tools?: true;
  /** A part of npm test: CI does not run it again. */
  partOfTest?: true;
  /** CI runs the suite for a pull request that changes a path with one of these beginnings, and nightly. */
  touchedBy?: string[];
}

const of = (shows: string, run: string, rest: Omit<Suite, "shows" | "run"> = {}): Suite => ({ shows, run, ...rest });
const docs = true;
const tools = true;
const partOfTest = true;
const touched = (...touchedBy: string[]) => ({ touchedBy });

/** The suites by name. CI runs each nightly and before a release. */
export const suites: Record<string, Suite> = {
  unit: of("the tests without server, browser, process or compiler, in seconds", "vitest --project unit", {
    partOfTest,
  }),
  contract: of(
    "what a server means and the shapes of its responses: <base URL> --api-key <key>, or the mock",
    "test/contract/run.ts",
    { partOfTest },
  ),
  properties: of(
    "the properties with all cases",
    "vitest --config test/support/properties.config.ts",
    touched("packages/mock/src/"),
  ),
  dev: of(
    "npm run dev and npm start in a copy",
    "vitest --config test/dev/vitest.config.ts",
    touched("scripts/dev.ts", "scripts/start.ts"),
  ),
  site: of(
    "accessibility, widths and paint times of each page",
    "vitest --config test/docs/vitest.config.ts site",
    touched("docs/"),
  ),
  samples: of(
    "the samples of the documentation, run; needs curl, Python, PHP and Java",
    "vitest --config test/docs/vitest.config.ts samples",
  ),
  fuzz: of(
    "generated input for every parser, a minute each",
    "vitest --config test/fuzz/vitest.config.ts",
    touched("scripts/lib/sources.ts"),
  ),
  generators: of(
    "the clients in other languages, and generators of other people",
    "vitest --config test/generators/vitest.config.ts",
    { tools, ...touched("scripts/sdk") },
  ),
  published: of(
    "the packed client under each TypeScript since 5.4",
    "test/client/published.ts",
    touched("packages/client/"),
  ),
  frameworks: of("the framework samples of the client", "test/client/frameworks.ts", { tools }),
  runtimes: of(
    "client and mock on Node, Bun, Deno and workerd, and the mock in each test runner",
    "test/runtimes/run.ts",
  ),
  clean: of("a table of 100,000 rows: memory and speed", "test/cli/bulk/run.ts", touched("packages/cli/src/clean/")),
  observe: of(
    "changes that observe makes in a copy: lint and tests pass, and twice is once",
    "test/cli/observe/run.ts",
    touched("packages/cli/src/observe/changes/"),
  ),
  mutants: of("deliberate mistakes in contract and mock", "test/mutants/run.ts"),
  soak: of("load, starts and stops: errors, memory and handles", "test/bench/soak.ts", { tools }),
  install: of("the packages from a registry", "test/install/run.ts", { docs, tools }),
  deployment: of(
    "the mock as container, on Kubernetes, at the edge; needs buildah and debootstrap",
    "test/deployment/run.ts",
    {
      docs,
      tools,
    },
  ),
  examples: of("the repositories of examples/ with the packed packages", "test/examples/run.ts", {
    tools,
    ...touched("examples/"),
  }),
  release: of(
    "a release from plan to files",
    "test/release/run.ts",
    touched("scripts/release.ts", ".changeset/", ".github/workflows/release.yml"),
  ),
};

const width = Math.max(...Object.keys(suites).map((name) => name.length));
const help = `
Usage: npm run suite -- <name> [arguments of the suite]

${Object.entries(suites)
  .map(([name, { shows }]) => `  ${name.padEnd(width)}  ${shows}`)
  .join("\n")}

  touched [git ref]  the suites that the changes since then touch (main)
`;

/** The suites that the changes since a git ref touch. */
function touchedSince(ref: string): string[] {
  const changed = execFileSync("git", ["diff", "--name-only", "--merge-base", ref], { encoding: "utf8" }).split("\n");
  return Object.entries(suites).flatMap(([name, { touchedBy = [] }]) =>
    touchedBy.some((beginning) => changed.some((path) => path.startsWith(beginning))) ? [name] : [],
  );
}

/** Runs a command to its end, and this process ends with it if it fails. */
function run(file: string, ...words: string[]): void {
  const { status } = spawnSync(file, words, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs what the lock file of test/tools names, unless just that is there: it takes minutes. */
function installTools(): void {
  const lock = readFileSync("test/tools/package-lock.json", "utf8");
  const stamp = "test/tools/node_modules/.installed";
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  const [npm, ...first] = npmCommand();
  run(npm, ...first, "ci", "--prefix", "test/tools", "--ignore-scripts", "--no-audit", "--no-fund", "--silent");
  writeFileSync(stamp, lock);
}

if (import.meta.main) {
  const [name = "", ...words] = process.argv.slice(2);
  const suite = Object.hasOwn(suites, name) ? suites[name] : undefined;
  if (name === "touched") {
    for (const touched of touchedSince(words[0] ?? "main")) run(process.execPath, "test/suite.ts", touched);
  } else if (suite === undefined) {
    await command(help, () => {
      throw new UserError(name === "" ? help.trim() : `There is no suite "${name}".\n\n${help.trim()}`);
    });
  } else {
    if (suite.tools) installTools();
    if (suite.docs) run(process.execPath, "scripts/docs.ts");
    const [first = "", ...rest] = suite.run.split(" ");
    if (first === "vitest") run(...installedCommand("vitest"), "run", ...rest, ...words);
    else run(process.execPath, "--expose-gc", first, ...words);
  }
}
