import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { outsideUnit } from "../support/outside-unit.ts";

/** The imports of a test that starts a server, a browser, another process or a compiler. */
const starts =
  /^import (?!type\b)[^;]* from "(?:node:(?:child_process|https?|http2)|@data-validation\/mock\/(?:node|internal\/node\/serve)|[./]*support\/(?:browser|compile|execute|listen)\.ts|\.\.\/generators\/run\.ts)";/m;

/** Whether a folder has the files of other people. */
const isForeign = (name: string) => name.endsWith("node_modules");

test("A test of the suite unit starts no server, browser, process or compiler", () => {
  const started = globSync("test/**/*.test.ts", { exclude: isForeign })
    .filter((file) => !outsideUnit.some((pattern) => posix.matchesGlob(file, pattern)))
    .filter((file) => starts.test(readFileSync(file, "utf8")));
  expect(started.map((file) => `Add ${file} to test/support/outside-unit.ts.`)).toEqual([]);
});

test("Each pattern of the list names a test", () => {
  expect(
    outsideUnit.filter((pattern) => globSync(pattern, { exclude: isForeign }).length === 0),
  ).toEqual([]);
});
