import { defineConfig } from "vitest/config";

/** The tests of the mock that need no other process. */
export default defineConfig({
  test: {
    globalSetup: ["test/support/run-folder.ts"],
    setupFiles: ["test/mutants/load-modules.ts", "test/support/fixed-seed.ts"],
    include: [
      "test/mock/**/*.test.ts",
      "test/specification/*.test.ts",
      "test/completeness/*.test.ts",
    ],
    exclude: ["test/mock/{cli,package,story}.test.ts", "test/specification/completeness.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    isolate: false,
  },
});
