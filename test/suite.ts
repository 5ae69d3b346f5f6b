import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { command, UserError } from "../scripts/lib/command.ts";
import { installedCommand, npmCommand } from "../scripts/lib/installed.ts";

/** A group of tests that takes longer, or needs more of the machine, than npm test. */
interface Suite {
  /** What it shows, for the list. */
  shows: string;
  /** The module that runs it, or the arguments of Vitest. */
  run: string | string[];
  /** The documentation is made first. */
  docs?: true;
  /** Folders with dependencies of their own, which are installed first. */
  install?: string[];
  /** A part of npm test: CI does not run it again. */
  partOfTest?: true;
  /** CI runs the suite for a pull request that changes a path with one of these beginnings, and nightly. */
  touchedBy?: string[];
}

/** The suites by name. CI runs each nightly and before a release. */
export const suites: Record<string, Suite> = {
  unit: {
    shows: "the tests without server, browser, process or compiler, in seconds",
    run: ["--project", "unit"],
    partOfTest: true,
  },
  contract: {
    shows: "the contract tests, against the mock or the server at CONTRACT_BASE_URL",
    run: ["test/contract/operations.test.ts"],
    partOfTest: true,
  },
  properties: {
    shows: "the properties with all cases",
    run: ["--config", "test/support/properties.config.ts"],
    touchedBy: ["packages/mock/src/"],
  },
  dev: {
    shows: "npm run dev and npm start in a copy",
    run: ["--config", "test/dev/vitest.config.ts"],
    touchedBy: ["scripts/dev.ts", "scripts/start.ts"],
  },
  site: {
    shows: "accessibility, widths and paint times of each page",
    run: ["--config", "test/docs/vitest.config.ts", "site"],
    touchedBy: ["docs/"],
  },
  samples: {
    shows: "the samples of the documentation, run; needs curl, Python, PHP and Java",
    run: ["--config", "test/docs/vitest.config.ts", "samples"],
  },
  fuzz: {
    shows: "generated input for every parser, a minute each",
    run: ["--config", "test/fuzz/vitest.config.ts"],
    touchedBy: ["scripts/lib/sources.ts"],
  },
  generators: {
    shows: "generators of other people",
    run: ["--config", "test/generators/vitest.config.ts"],
    install: ["test/tools"],
  },
  published: {
    shows: "the packed client under each TypeScript since 5.4",
    run: "test/client/published.ts",
    touchedBy: ["packages/client/"],
  },
  frameworks: {
    shows: "the framework samples of the client",
    run: "test/client/frameworks.ts",
    install: ["test/tools"],
  },
  runtimes: { shows: "client and mock on Node, Bun, Deno, workerd and in a browser", run: "test/runtimes/run.ts" },
  clean: {
    shows: "a table of 100,000 rows, interrupted and killed",
    run: "test/cli/bulk/run.ts",
    touchedBy: ["packages/cli/src/clean/"],
  },
  observe: {
    shows: "changes that observe makes in a copy: lint and tests pass, and twice is once",
    run: "test/cli/observe/run.ts",
    touchedBy: ["packages/cli/src/observe/changes/"],
  },
  mutants: { shows: "deliberate mistakes in contract and mock", run: "test/mutants/run.ts" },
  soak: {
    shows: "a million generated requests, and load",
    run: "test/bench/soak.ts",
    install: ["test/tools"],
  },
  install: { shows: "the packages from a registry", run: "test/install/run.ts", docs: true, install: ["test/tools"] },
  deployment: {
    shows: "the mock as container, on Kubernetes, at the edge; needs buildah",
    run: "test/deployment/run.ts",
    docs: true,
    install: ["test/tools"],
  },
  examples: {
    shows: "the repositories of examples/ with the packed packages",
    run: "test/examples/run.ts",
    docs: true,
    touchedBy: ["examples/"],
  },
  release: {
    shows: "a release from plan to files",
    run: "test/release/run.ts",
    touchedBy: ["scripts/release.ts", ".changeset/", ".github/workflows/release.yml"],
  },
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

/** Installs what the lock file of a folder names, unless just that is there: it takes minutes. */
function install(folder: string): void {
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  const stamp = join(folder, "node_modules", ".installed");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  const [npm, ...first] = npmCommand();
  run(npm, ...first, "ci", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--silent");
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
    for (const folder of suite.install ?? []) install(folder);
    if (suite.docs) run(process.execPath, "scripts/docs.ts");
    if (typeof suite.run === "string") run(process.execPath, "--expose-gc", suite.run, ...words);
    else run(...installedCommand("vitest"), "run", ...suite.run, ...words);
  }
}
