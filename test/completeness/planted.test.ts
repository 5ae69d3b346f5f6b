import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type PlantedMistake, plantedMistakes } from "../mutants/planted/mistakes.ts";

test("The planted mistakes are of every room, and each quote is in its file", () => {
  expect(plantedMistakes.length).toBeGreaterThanOrEqual(120);
  for (const [room, own] of Map.groupBy(plantedMistakes, (mistake) => mistake.room))
    expect(own.length, room).toBeGreaterThanOrEqual(10);
  const lost = plantedMistakes.filter(
    ({ file, from }) => !existsSync(file) || readFileSync(file, "utf8").split(from).length !== 2,
  );
  expect(lost.map(({ row, file, from }) => `${row}: ${file}: ${from}`)).toEqual([]);
});

test("At most three planted mistakes are in one function", () => {
  const crowded = [...Map.groupBy(plantedMistakes, functionOf)].filter(([, own]) => own.length > 3);
  expect(crowded.map(([name]) => name)).toEqual([]);
});

/**
 * The outermost line that a mistake is indented below, without the class: that of its function,
 * with its file and number.
 */
function functionOf({ file, from }: PlantedMistake): string {
  const text = readFileSync(file, "utf8");
  const lines = text.slice(0, text.indexOf(from) + from.length).split("\n");
  const indents = lines.map((line) => line.search(/\S/));
  let indent = Number.POSITIVE_INFINITY;
  const around = lines.flatMap((line, index) => ({ line, index })).toReversed();
  const outer = around.filter(({ index }) => {
    const own = indents[index] ?? -1;
    if (own < 0 || own >= indent) return false;
    indent = own;
    return true;
  });
  const [first, second] = outer.toReversed();
  const { index = 0, line = "" } =
    (/\bclass |^\{/.test(first?.line ?? "") && second) || first || {};
  return `${file}:${index + 1}: ${line.trim()}`;
}
