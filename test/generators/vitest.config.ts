import { defineConfig } from "vitest/config";

/** The checks that need other people's tools, which the suite installs before them; npm test leaves them out. */
export default defineConfig({
  test: {
    include: ["test/generators/*.check.ts"],
    globalSetup: ["test/support/run-folder.ts"],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
