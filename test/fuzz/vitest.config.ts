import { defineConfig } from "vitest/config";

/** Generated input for every parser, for FUZZ_SECONDS each (60). */
export default defineConfig({
  test: { globalSetup: ["test/support/run-folder.ts"], include: ["test/fuzz/*.fuzz.ts"], testTimeout: 3_600_000 },
});
