import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { sourceConditions } from "../support/source-conditions.ts";

const all = [
  "test/mock/**/*.test.ts",
  "test/specification/*.test.ts",
  "test/completeness/*.test.ts",
];
const chosen = (process.env.TESTS ?? "").split(",").filter((name) => name !== "");

/** The tests of the mock that need no other process, or the selected ones. */
export default defineConfig({
  ...sourceConditions,
  resolve: {
    ...sourceConditions.resolve,
    // What is installed leads out of the copy in which the mistakes are.
    alias: [
      {
        find: /^@data-validation\/mock\/internal\/(.*)$/,
        replacement: resolve("packages/mock/src/$1.ts"),
      },
      { find: /^@data-validation\/mock$/, replacement: resolve("packages/mock/src/index.ts") },
      {
        find: /^@data-validation\/mock\/node$/,
        replacement: resolve("packages/mock/src/node/index.ts"),
      },
      { find: /^@data-validation\/mock\/(\w+)$/, replacement: resolve("packages/mock/src/$1.ts") },
    ],
  },
  test: {
    globalSetup: ["test/support/run-folder.ts"],
    setupFiles: ["test/mutants/load-modules.ts", "test/support/fixed-seed.ts"],
    include:
      chosen.length === 0
        ? all
        : chosen.flatMap((name) => [`test/${name}*.test.ts`, `test/${name}/**/*.test.ts`]),
    exclude: [
      "test/mock/{cli,story}.test.ts",
      // Its tests meet each other, and Stryker runs one at a time.
      "test/mock/vitest.test.ts",
      // They load modules anew, so that each constant counts as a line that only they run.
      "test/mock/{fake-timers,sandbox/built-expressions}.test.ts",
      // They test only the contract, and files that are not copied.
      "test/specification/{completeness,recorded-meanings}.test.ts",
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    isolate: false,
  },
});
