import { realpathSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { defineConfig, type Plugin } from "vitest/config";
import { sourceConditions } from "../support/source-conditions.ts";
import { mutantRooms } from "./rooms.ts";

/** The copy of the repository in which the mistakes are. */
const copy = process.cwd();
const repository = join(realpathSync("node_modules"), "..");

/** Resolves the packages of the repository to the copy: what is installed leads out of it. */
const packagesOfCopy: Plugin = {
  name: "packages-of-copy",
  enforce: "pre",
  async resolveId(name, importer, options) {
    if (!name.startsWith("@data-validation/")) return null;
    const resolved = await this.resolve(name, importer, { ...options, skipSelf: true });
    if (resolved === null || resolved.id.startsWith(copy + sep)) return resolved;
    return join(copy, relative(repository, resolved.id));
  },
};

const room = mutantRooms[process.env.MUTANTS_ROOM ?? ""];
if (room === undefined) throw new Error("MUTANTS_ROOM is not the name of a room.");
const chosen = (process.env.TESTS ?? "").split(",").filter((name) => name !== "");

/** The tests of a room that need no other process, or the selected ones. */
export default defineConfig({
  ...sourceConditions,
  plugins: [packagesOfCopy],
  test: {
    globalSetup: ["test/support/run-folder.ts"],
    setupFiles: [...(room.setup ?? []), "test/support/fixed-seed.ts"],
    include:
      chosen.length === 0
        ? room.tests
        : chosen.flatMap((name) => [`test/${name}*.test.ts`, `test/${name}/**/*.test.ts`]),
    exclude: room.exclude,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    isolate: false,
  },
});
