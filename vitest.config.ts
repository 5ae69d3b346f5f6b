import { defineConfig } from "vitest/config";

/** The tests that start a browser, another process or a compiler, or make all artifacts: seconds each. */
const slow = [
  "test/client/{browser,package,readme,types}.test.ts",
  "test/client/types/**",
  "test/client/migrate/**",
  "test/contract/{operations,package,prism}.test.ts",
  "test/docs/**",
  "test/generate/{commands,stale}.test.ts",
  "test/generators/**",
  "test/lint/**",
  "test/mock/{cli,properties,readme,verdicts}.test.ts",
  "test/readme/**",
];

export default defineConfig({
  test: {
    setupFiles: ["test/support/fixed-seed.ts"],
    reporters: ["default", "./test/support/specification-reporter.ts"],
    // Vitest leaves a core free for an editor; on two cores that is half of the machine.
    maxWorkers: "100%",
    // Generous for a busy machine: a test that takes this long is stuck.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["test/**/*.test.ts"], exclude: [...slow, "**/node_modules/**"] },
      },
      {
        extends: true,
        test: {
          name: "whole",
          include: slow.map((pattern) => pattern.replace(/\/\*\*$/, "/**/*.test.ts")),
          exclude: ["**/node_modules/**"],
        },
      },
    ],
  },
});
