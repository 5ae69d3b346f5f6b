import { defineConfig } from "vitest/config";
import { sourceConditions } from "./source-conditions.ts";

/**
 * The checks that take longer than a test should, or need external tools. suites.yaml has the
 * arguments of each suite.
 */
export default defineConfig({
  ...sourceConditions,
  test: {
    include: ["test/**/*.{check,fuzz,mutants}.ts"],
    globalSetup: ["test/support/run-folder.ts", "test/support/left-out.ts"],
    setupFiles: ["test/support/fixed-seed.ts"],
    // For a process that never ends: a machine with other work needs minutes for a compiler.
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
