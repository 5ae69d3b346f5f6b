import { defineConfig } from "vitest/config";

/** The tests that mistakes in the mock are tried against: what the specification states of it, and what its sandbox does. */
export default defineConfig({
  test: {
    include: ["test/specification/[0-9]*.test.ts", "test/mock/sandbox/*.test.ts"],
    setupFiles: ["test/support/fixed-seed.ts"],
    env: { PROPERTY_SHARE: "1" },
    // Instrumented code is slow, and Stryker itself ends what hangs.
    testTimeout: 120_000,
  },
});
