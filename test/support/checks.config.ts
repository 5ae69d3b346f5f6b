import { defineConfig } from "vitest/config";

/** The checks that take longer than a test should, or need tools of other languages; npm test leaves them out. */
export default defineConfig({
  test: {
    include: ["test/{contract,docs,mock}/*.check.ts"],
    globalSetup: ["test/support/run-folder.ts"],
    setupFiles: ["test/support/fixed-seed.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
