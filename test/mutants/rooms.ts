/** A room in whose sources Stryker makes mistakes. */
export interface MutantRoom {
  /** The folder of its sources. */
  source: string;
  /**
   * Sources that are left out: tests in other processes cover them, and those of Vitest run at the
   * same time, which Stryker does not allow.
   */
  outside?: RegExp;
  /** The tests that notice mistakes, as patterns. */
  tests: string[];
  /** Tests that start other processes, load modules anew or read files that are not copied. */
  exclude: string[];
  /** Modules that are loaded before the tests. */
  setup?: string[];
  /** One stripe of lines in so many is taken, so that a run takes less than half an hour. */
  every: number;
  /** The percentage that the tests must notice in the room, and in a part of it. */
  least: { room: number; part: number };
}

export const mutantRooms: Record<string, MutantRoom> = {
  mock: {
    source: "packages/mock/src/",
    outside: /\/(jest|msw|playwright|vite|vitest)\.ts$|\/(cli|node)\//,
    tests: [
      "test/mock/**/*.test.ts",
      "test/specification/*.test.ts",
      "test/completeness/*.test.ts",
    ],
    exclude: [
      "test/mock/{cli,story}.test.ts",
      // Its tests meet each other, and Stryker runs one at a time.
      "test/mock/vitest.test.ts",
      // They load modules anew, so that each constant counts as a line that only they run.
      "test/mock/{fake-timers,sandbox/built-expressions}.test.ts",
      "test/specification/{completeness,recorded-meanings}.test.ts",
    ],
    setup: ["test/mutants/load-modules.ts"],
    every: 24,
    least: { room: 85, part: 80 },
  },
  client: {
    source: "packages/client/src/",
    tests: ["test/client/*.test.ts"],
    exclude: ["test/client/{browser,readme}.test.ts"],
    every: 24,
    least: { room: 85, part: 80 },
  },
  cli: {
    source: "packages/cli/src/",
    // The rules of verify have a suite of their own: servers that break a sentence each.
    outside: /\/(main\.ts$|verify\/)/,
    tests: ["test/cli/**/*.test.ts"],
    exclude: [
      "test/cli/{crash,network,readme,verify-servers}.test.ts",
      "test/cli/{migrate,observe}/command.test.ts",
      "test/cli/observe/secrets.test.ts",
    ],
    every: 96,
    least: { room: 85, part: 75 },
  },
};
