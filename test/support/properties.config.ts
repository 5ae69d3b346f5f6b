import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { sourceConditions } from "./source-conditions.ts";

/** The files with a property whose number of cases `npm test` cuts down. */
const include = globSync("test/**/*.test.ts").filter((file) =>
  /support\/property-runs\.ts"/.test(readFileSync(file, "utf8")),
);

/**
 * Every case of every property, which takes minutes: `npm test` tries a part of them. And the
 * growth of times.
 */
export default defineConfig({
  ...sourceConditions,
  test: {
    include: [...include, "test/mock/sandbox/growth.check.ts"],
    globalSetup: ["test/support/left-out.ts"],
    setupFiles: ["test/support/fixed-seed.ts"],
    env: { PROPERTY_SHARE: process.env.PROPERTY_SHARE ?? "1" },
    testTimeout: 600_000,
  },
});
