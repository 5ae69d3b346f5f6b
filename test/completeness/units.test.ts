import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { whole } from "../../vitest.config.ts";

/** Imports that start another process, or replace a module that other files of the same process share. */
const starts =
  /from "(?:node:child_process|node:http|node:net|typescript|vite|playwright-core|[^"]*\/(?:serve|browser)\.ts)"|\bvi\.mock\(/;

test("npm run suite -- unit starts no server, no browser, no process and no compiler", () => {
  const others = new Set(globSync(whole.map((pattern) => pattern.replace(/\/\*\*$/, "/**/*.test.ts"))));
  const units = globSync("test/**/*.test.ts").filter((file) => !others.has(file));
  expect(units.length).toBeGreaterThan(30);
  const forgotten = units
    .filter((file) => starts.test(readFileSync(file, "utf8").replace(/^.*import type.*$/gm, "")))
    .map((file) => `${file} starts something: add it to the list in vitest.config.ts.`);
  expect(forgotten).toEqual([]);
});
