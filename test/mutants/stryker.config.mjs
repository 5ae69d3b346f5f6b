import { fileURLToPath } from "node:url";

/**
 * Deliberate mistakes in a room, made by Stryker. Started by test/mutants/run.ts, which selects the
 * room and the lines.
 *
 * @type {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export default {
  mutate: JSON.parse(process.env.MUTATE ?? "[]"),
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  vitest: {
    configFile: fileURLToPath(new URL("room.vitest.config.ts", import.meta.url)),
    related: false,
  },
  coverageAnalysis: "perTest",
  reporters: ["progress-append-only", "clear-text", "json"],
  jsonReporter: { fileName: `dist/mutants/${process.env.MUTANTS_ROOM}.json` },
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: Number(process.env.LEAST) },
  tempDirName: "dist/mutants/sandbox",
  ignorePatterns: [
    "dist",
    "packages/*/dist",
    "examples/*/{dist,node_modules}",
    "generated/{docs,data}",
    "test/tools/node_modules",
  ],
  // What is evaluated at loading, before any test: tables and constants. All tests would have to
  // run for each.
  ignoreStatic: true,
  dryRunTimeoutMinutes: 20,
  timeoutMS: 20_000,
  allowEmpty: true,
};
