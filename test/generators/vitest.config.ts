import { defineConfig } from "vitest/config";

/** The checks that need other people's tools, which are installed before them; npm test leaves them out. */
export default defineConfig({
  test: {
    include: ["test/generators/*.check.ts"],
    globalSetup: ["test/support/run-folder.ts", "test/generators/install.ts"],
    reporters: ["default", "./test/generators/table.ts"],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
