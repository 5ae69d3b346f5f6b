import { expect, test } from "vitest";
import { differencesBetween } from "#docs/browser/playground/differences.ts";

test.each<[before: unknown, after: unknown, paths: string[]]>([
  [{ a: [{ b: 1 }], c: null }, { a: [{ b: 1 }], c: null }, []],
  [{ a: [{ b: 1 }, 2] }, { a: [{ b: 3 }] }, ["a[0].b", "a[1]"]],
  [{ a: 1 }, { b: 1 }, ["a", "b"]],
  [{ a: {} }, { a: [] }, ["a"]],
  [{ a: ["x"] }, { a: { 0: "x" } }, ["a"]],
  [{ a: null }, { a: {} }, ["a"]],
])("The playground compares %j and %j", (before, after, paths) => {
  expect(differencesBetween(before, after).map(({ path }) => path)).toEqual(paths);
});
