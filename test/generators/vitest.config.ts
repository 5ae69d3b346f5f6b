import { defineConfig } from "vitest/config";

/** The checks that need other people's tools, which the suite installs before them; npm test leaves them out. */
export default defineConfig({
  test: {
    include: ["test/generators/*.check.ts"],
    globalSetup: ["test/support/run-folder.ts"],
    // For a process that never ends: a machine with other work needs minutes for a compiler.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
  },
});
