import { fileURLToPath } from "node:url";
import { partsOf, runFile } from "./rooms.ts";

const rooms = (process.env.MUTANTS_ROOMS ?? "").split(" ");
const share = Number(process.env.MUTANTS_SHARE ?? 1);

/**
 * Mistakes in rooms of the mock, made by Stryker, against the mock's tests. Started by npm run suite -- mutants mock.
 *
 * @type {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export default {
  mutate: rooms.flatMap((room) => partsOf(room, share)),
  plugins: [fileURLToPath(new URL("runner.ts", import.meta.url))],
  testRunner: "in-process",
  coverageAnalysis: "perTest",
  reporters: ["progress-append-only", "json"],
  jsonReporter: { fileName: runFile },
  tempDirName: "dist/mutants/sandbox",
  ignorePatterns: ["dist", "generated/docs", "generated/data", "**/node_modules/.cache"],
  // What is evaluated at loading, before any test: tables and constants. All tests would have to be run against each.
  ignoreStatic: true,
  // Each evaluation of the mock stays in the memory of its process.
  maxTestRunnerReuse: 100,
  dryRunTimeoutMinutes: 20,
  timeoutMS: 20_000,
  allowEmpty: true,
};
