import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * Mistakes in the mock, made by Stryker, against its tests. All of the sandbox and the engine takes an hour; `--mutate` chooses files:
 * npm run test:mutants -- mock --mutate packages/mock/src/sandbox/phone/reading.ts
 *
 * @type {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export default {
  mutate: ["packages/mock/src/sandbox/**/*.ts", "packages/mock/src/*.ts", "!packages/mock/src/sandbox/**/data/**"],
  plugins: [require.resolve("@stryker-mutator/vitest-runner")],
  testRunner: "vitest",
  vitest: { configFile: "test/mutants/mock/vitest.config.ts", related: false },
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
  ignoreStatic: true,
  inPlace: false,
  timeoutMS: 20_000,
  thresholds: { high: 90, low: 85, break: 85 },
};
