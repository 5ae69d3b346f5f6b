import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/support/fixed-seed.ts"],
    reporters: ["default", "./test/support/specification-reporter.ts"],
    // Vitest leaves a core free for an editor; on two cores that is half of the machine.
    maxWorkers: "100%",
    // Generous for a busy machine: a test that takes this long is stuck.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
