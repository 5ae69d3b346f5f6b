import { SOURCE_CONDITION } from "@data-validation/tooling/source-condition";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { outsideUnit } from "./test/support/outside-unit.ts";
import { sourceConditions } from "./test/support/source-conditions.ts";

/**
 * The tests that observe how modules and other test files are loaded, and so share no module with
 * them.
 */
const alone = [
  "test/specification/completeness.test.ts",
  "test/mock/sandbox/built-expressions.test.ts",
];

/**
 * The first files. A worker ends with the file that shares no module, and later files would load
 * theirs again. The others wait for other processes most of their time, so more files run beside
 * them; at the end they would run alone.
 */
const first = [
  ...alone,
  "test/lint/lint.test.ts",
  "test/cli/network.test.ts",
  "test/docs/browser.test.ts",
];

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waiting = first.flatMap((name) =>
      sorted.filter(({ moduleId }) => moduleId.endsWith(name)),
    );
    return [...waiting, ...sorted.filter((file) => !waiting.includes(file))];
  }
}

export default defineConfig(({ mode }) => ({
  ...sourceConditions,
  test: {
    globalSetup: ["test/support/run-folder.ts", "test/support/left-out.ts"],
    setupFiles: ["test/support/fixed-seed.ts"],
    // The contract, the mock and the compiler are loaded once per worker instead of per file, which
    // saves a sixth of the time.
    isolate: false,
    // Node loads the modules, as in production: without Vite's transformation, which takes a sixth
    // of the time. No test here replaces a module.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    sequence: { sequencer: WaitingFirst },
    // More room for new objects: tests make many that are soon unused, and collecting them took a
    // twentieth of the processor's time.
    execArgv: [`--conditions=${SOURCE_CONDITION}`, "--max-semi-space-size=64"],
    // Vitest leaves a core free for an editor; on two cores that is half of the machine.
    maxWorkers: "100%",
    // Generous for a busy machine: a test that takes this long is stuck.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: ["test/**/*.test.ts"],
          exclude: [...alone, ...(mode === "unit" ? outsideUnit() : []), "**/node_modules/**"],
        },
      },
      { extends: true, test: { name: "alone", include: alone, isolate: true } },
    ],
  },
}));
