import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { planted } from "../mutants/planted/mistakes.ts";

test("The planted mistakes are of every room, and stand where they say", () => {
  expect(planted.length).toBeGreaterThanOrEqual(120);
  for (const [room, own] of Map.groupBy(planted, (mistake) => mistake.room))
    expect(own.length, room).toBeGreaterThanOrEqual(10);
  const lost = planted.filter(
    ({ file, from }) => readFileSync(file, "utf8").split(from).length !== 2,
  );
  expect(lost.map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
});
