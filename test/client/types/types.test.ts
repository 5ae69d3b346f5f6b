import { expect, test } from "vitest";
import { compile } from "../support/compile.ts";
import { type Row, rows, setUp } from "./calls.ts";

const calls = ({ compiles, refused }: Row) => [...compiles, ...refused.map(([code]) => code)];
const beginning = setUp.replace("ENTRY", "../../../packages/client/src/index.ts");
const messages = compile(
  Object.fromEntries(rows.flatMap(calls).map((code, index) => [`call${index}`, `${beginning}${code};\n`])),
);
const said = new Map(rows.flatMap(calls).map((code, index) => [code, messages[`call${index}`]]));

test.each(rows)("$statement", ({ compiles, refused }) => {
  for (const code of compiles) expect(said.get(code), code).toEqual([]);
  for (const [code, message] of refused) expect(said.get(code)?.join("\n"), code).toContain(message);
});

test("no call is in the table twice, and there are at least 296", () => {
  const all = rows.flatMap(calls);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(296);
});
