import { expect, test } from "vitest";
import { compile } from "../support/compile.ts";
import { samples } from "../support/samples.ts";
import { beginning, rows, setUp } from "./calls.ts";

const all = rows.flatMap(({ calls }) => calls.map(({ code }) => code));
// One program for everything: to read the types of the client and of the platform takes longer than all calls.
const messages = compile(
  Object.fromEntries([
    ["setup", setUp.replaceAll("ENTRY", "../../../packages/client/src/index.ts")],
    ...all.map((code, index) => [`call${index}`, `${beginning}${code};\n`]),
    ...samples.map(({ name, code }) => [name, code]),
  ]),
);

test.each(rows)("$statement", ({ calls }) => {
  for (const { code, message } of calls) {
    const said = messages[`call${all.indexOf(code)}`]?.join("\n");
    if (message === undefined) expect(said, code).toBe("");
    else expect(said, code).toContain(message);
  }
});

test("no call is in the table twice, and there are at least 296", () => {
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(296);
});

test.each(samples)("the example $name compiles", ({ name }) => {
  expect(messages[name]).toEqual([]);
});
