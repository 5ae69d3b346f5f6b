import { expect, test } from "vitest";
import { measureLevels } from "./levels.ts";

test("Each level of detail has the fields that a comparable service has there", async () => {
  const rows = await measureLevels();
  const others = rows.filter(({ level, ours }) => level !== ours);
  expect(
    others.map(({ path, field, level, ours }) => `${path} ${field}: ${ours}, not ${level}`),
  ).toEqual([]);
  expect(rows.length).toBeGreaterThan(80);
});
