import { fileURLToPath } from "node:url";

/**
 * Mistakes in the mock, made by Stryker, against its tests. `--mutate` chooses files:
 * npm run test:mutants -- mock --mutate packages/mock/src/sandbox/phone/reading.ts
 *
 * @type {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export default {
  mutate: ["packages/mock/src/sandbox/**/*.ts", "packages/mock/src/*.ts"],
  plugins: [fileURLToPath(new URL("runner.ts", import.meta.url))],
  testRunner: "in-process",
  coverageAnalysis: "perTest",
  // What was tried before and has not changed since is not tried again.
  incremental: true,
  incrementalFile: "dist/mutants/mock.json",
  reporters: ["clear-text", "progress-append-only", "html"],
  clearTextReporter: { allowColor: false, logTests: false },
  htmlReporter: { fileName: "dist/mutants/mock.html" },
  tempDirName: "dist/mutants/sandbox",
  ignorePatterns: [
    "dist",
    "generated/docs",
    "generated/data",
    "**/node_modules/.cache",
    "test/generators/node_modules",
  ],
  // What is evaluated at loading, before any test: tables and constants. All tests would have to be run against each.
  ignoreStatic: true,
  maxTestRunnerReuse: 100,
  dryRunTimeoutMinutes: 20,
  timeoutMS: 20_000,
  thresholds: { high: 90, low: 85, break: 85 },
};
