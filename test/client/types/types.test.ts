import { expect, test } from "vitest";
import { compile } from "../support/compile.ts";
import { samples } from "../support/samples.ts";
import { beginning, type Row, rows, setUp } from "./calls.ts";

const calls = ({ compiles, refused }: Row) => [...compiles, ...refused.map(([code]) => code)];
const all = rows.flatMap(calls);
// One program for everything: to read the types of the client and of the platform takes longer than all calls.
const messages = compile(
  Object.fromEntries([
    ["setup", setUp.replaceAll("ENTRY", "../../../packages/client/src/index.ts")],
    ...all.map((code, index) => [`call${index}`, `${beginning}${code};\n`]),
    ...samples.map(({ name, code }) => [name, code]),
  ]),
);
const said = new Map(all.map((code, index) => [code, messages[`call${index}`]]));

test.each(rows)("$statement", ({ compiles, refused }) => {
  for (const code of compiles) expect(said.get(code), code).toEqual([]);
  for (const [code, message] of refused) expect(said.get(code)?.join("\n"), code).toContain(message);
});

test("no call is in the table twice, and there are at least 296", () => {
  expect(said.size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(296);
});

test.each(samples)("the example $name compiles", ({ name }) => {
  expect(messages[name]).toEqual([]);
});
