import { expect, test } from "vitest";
import { differences, readCases } from "./people.ts";

test.each(readCases())("$request.query: $expect.why", async (people) => {
  expect(await differences(people)).toEqual([]);
});
