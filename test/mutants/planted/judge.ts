// Runs tests for run.ts in a copy of the repository: a process of its own, because a mistake may
// keep tests from ending.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { createVitest, type TestSpecification, type Vitest } from "vitest/node";
import { type Question, testsOf } from "./related.ts";

/** A test file that fails. */
export interface TestFailure {
  test: string;
  /** Whether the file has passed before, and so notices something. */
  isSound: boolean;
}

/** What happened: a test passed, a test file failed, or all tests have been run. */
export type JudgeReport = "passed" | "done" | TestFailure;

/** The test files that passed once, and those that fail without a mistake. */
const sound = new Set<string>();
const flawed = new Set<string>();

const sendReport = (what: JudgeReport) => process.send?.(what);

const vitest = await createVitest("test", {
  watch: false,
  bail: 1,
  // Vite loads a changed module again; Node does not.
  experimental: { viteModuleRunner: true },
  // A mistake may let a test wait for ever.
  testTimeout: 20_000,
  reporters: [
    {
      onTestCaseResult(test) {
        if (test.result().state === "failed") reportFailure(test.module.moduleId);
        else sendReport("passed");
      },
    },
  ],
});
await vitest.standalone();
let lastFile = "";
let last = Promise.resolve();
process.on("message", (question: Question) => {
  last = last.then(() => replyTo(question));
});

async function replyTo(question: Question): Promise<void> {
  // The file of the last question has been restored.
  for (const file of [lastFile, question.file])
    vitest.invalidateFile(join(vitest.config.root, file));
  lastFile = question.file;
  const groups = await testsOf(question, vitest);
  const { test } = question;
  if (test === undefined) await runUpToFailure(groups, vitest);
  else {
    const found = groups.flat().filter(({ moduleId }) => moduleId.endsWith(test));
    if (await runUpToFailure([found], vitest)) flawed.add(found[0]?.moduleId ?? "");
  }
  sendReport("done");
}

/** Runs groups of tests up to the first that fails, and returns whether one does. */
async function runUpToFailure(groups: TestSpecification[][], vitest: Vitest): Promise<boolean> {
  // What test files share is made again: the documentation, for one, from the sources with the
  // mistake.
  const folder = mkdtempSync(join(tmpdir(), "planted-"));
  process.env.TEST_RUN_FOLDER = folder;
  try {
    for (const group of groups) {
      const tests = group.filter(({ moduleId }) => !flawed.has(moduleId));
      // Otherwise a failure would be one of each later run too, and end it.
      vitest.state.filesMap.clear();
      vitest.state.idMap.clear();
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests);
      for (const one of testModules) if (one.state() === "passed") sound.add(one.moduleId);
      const failed = testModules.find((one) => one.state() === "failed")?.moduleId;
      if (failed === undefined && unhandledErrors.length === 0) continue;
      reportFailure(failed ?? tests[0]?.moduleId ?? "");
      return true;
    }
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function reportFailure(moduleId: string): void {
  sendReport({ test: relative(vitest.config.root, moduleId), isSound: sound.has(moduleId) });
}
