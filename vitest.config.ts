import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/support/fixed-seed.ts"],
    reporters: ["default", "./test/support/specification-reporter.ts"],
    // Generous for a busy machine: a test that takes this long is stuck.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
