import { execFileSync } from "node:child_process";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { presentFiles } from "@data-validation/tooling/present-files";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { plantedMistakes } from "../mutants/planted/mistakes.ts";
import { readSuites } from "../suite.ts";

interface Job {
  permissions?: Record<string, string>;
  "timeout-minutes"?: number;
  strategy?: { matrix: { suite?: string[] } };
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}

const { content: suites, placeOf } = readSuites();
const folder = ".github/workflows";
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(`${folder}/${name}`, "utf8");
  return {
    name,
    text,
    ...(parse(text) as { permissions: Record<string, string>; jobs: Record<string, Job> }),
  };
});
/** The jobs with steps of their own; others call a workflow whose jobs are here too. */
const jobs = workflows.flatMap(({ name, permissions, jobs }) =>
  Object.entries(jobs)
    .filter(([, { steps }]) => steps !== undefined)
    .map(([job, content]) => ({ title: `${name}, ${job}`, inherited: permissions, ...content })),
);

const actions = globSync(".github/actions/*/action.yml").map((name) => ({
  name,
  text: readFileSync(name, "utf8"),
}));

test.each([...workflows, ...actions])(
  "$name pins each action by commit, with its version beside it",
  ({ text }) => {
    const uses = text.match(/uses: (?!\.\/).*/g) ?? [];
    expect(
      uses.filter(
        (line) => !/^uses: [\w.-]+(\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line),
      ),
    ).toEqual([]);
  },
);

test("A recommended workflow pins its actions, and installs the command line from a lock file", () => {
  const listed = execFileSync("git", ["ls-files", "*.md"], { encoding: "utf8" }).trim().split("\n");
  const lines = listed.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((line) => `${file}: ${line.trim()}`),
  );
  const uses = lines.filter((line) => / (- )?uses: /.test(line));
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  expect(lines.filter((line) => /run: npx (-y|--yes) /.test(line))).toEqual([]);
});

test.each(jobs)(
  "$title ends by itself when it hangs, and keeps no credentials in the checkout",
  (job) => {
    expect(job["timeout-minutes"]).toBeGreaterThan(0);
    const checkouts = job.steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    for (const step of checkouts) expect(step.with?.["persist-credentials"]).toBe(false);
  },
);

test.each(jobs.filter(installs))(
  "$title may only read, since it runs foreign code",
  ({ inherited, permissions }) => {
    expect(Object.values(permissions ?? inherited).filter((access) => access !== "read")).toEqual(
      [],
    );
  },
);

/** Whether a job runs scripts of the project or of what it installs. */
function installs({ steps }: Job): boolean {
  return steps.some(
    ({ run = "", uses }) =>
      /npm (ci|install|run|test)|\.ci\/run/.test(run) || uses === "./.github/actions/setup",
  );
}

test("CI runs every suite that npm test does not, and the planted mistakes of each room", () => {
  const commands = jobs.flatMap(({ strategy }) => strategy?.matrix.suite ?? []);
  const run = commands.map((command) => command.split(" "));
  const longer = Object.keys(suites).filter((name) => !suites[name]?.partOfTest);
  expect([...new Set(run.map(([name]) => name))].sort()).toEqual(longer.sort());
  const rooms = run.filter(([name]) => name === "planted").flatMap(([, ...room]) => room);
  expect(rooms.sort()).toEqual([...new Set(plantedMistakes.map(({ room }) => room))].sort());
});

test("Every job that runs suites can install the languages that some of them need", () => {
  const running = jobs.filter(({ steps }) => steps.some(({ run }) => run?.includes("run suite")));
  expect(running.length).toBeGreaterThan(0);
  const bare = running.filter(
    ({ steps }) => !steps.some(({ uses }) => uses === "./.github/actions/languages"),
  );
  expect(bare.map(({ title }) => title)).toEqual([]);
});

test("Every suite names its module and the paths that touch it, and each of them exists", () => {
  const files = presentFiles();
  const missing = Object.entries(suites).flatMap(([name, { run, touchedBy }]) => {
    const modules = run.split(" ").filter((word) => word.endsWith(".ts"));
    return [...modules, ...touchedBy]
      .filter((path) => !files.some((file) => file.startsWith(path)))
      .map((path) => `${placeOf(name)}: There is no ${path}.`);
  });
  expect(missing).toEqual([]);
});

test("Every file of tests belongs to npm test or to a suite, and no suite filters tests by their titles", () => {
  const files = presentFiles("test").filter((file) => /\.(check|fuzz|mutants)\.ts$/.test(file));
  const runs = Object.values(suites).map(({ run }) => run);
  const sources = runs.flatMap((run) =>
    run
      .split(" ")
      .flatMap((word) => (/^test\/.*\.ts$/.test(word) ? readFileSync(word, "utf8") : [])),
  );
  expect([...runs, ...sources].filter((text) => /(\s|")-t\b/.test(text))).toEqual([]);
  const words = [...runs.flatMap((run) => run.split(" ")), ...sources.flatMap(quotedIn)];
  const isRun = (file: string) =>
    words.some((word) => (word.includes("/") ? file.includes(word) : file.includes(`/${word}.`)));
  expect(files.filter((file) => !isRun(file))).toEqual([]);
});

/** The texts in quotes of a source. */
function quotedIn(source: string): string[] {
  return [...source.matchAll(/"([\w./-]+)"/g)].map(([, text = ""]) => text);
}

test("Every folder with dependencies of its own is kept up to date", () => {
  const { updates } = parse(readFileSync(".github/dependabot.yml", "utf8")) as {
    updates: { "package-ecosystem": string; directory?: string; directories?: string[] }[];
  };
  const updated = updates
    .filter((update) => update["package-ecosystem"] === "npm")
    .flatMap(({ directory, directories = [] }) => [directory ?? [], directories].flat());
  const manifests = execFileSync("git", ["ls-files", "*package.json"], { encoding: "utf8" })
    .trim()
    .split("\n");
  const folders = manifests
    // The packages, private ones too, are the root's workspaces; the Python example has no
    // dependency but ours.
    .filter((file) => !/^(packages|shared|generated|examples\/python)\//.test(file))
    .map((file) => `/${file.replace(/\/?package\.json$/, "")}`);
  expect(updated.sort()).toEqual(folders.sort());
});
