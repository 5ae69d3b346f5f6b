import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { messagesOf } from "../../support/compile.ts";
import { documentedSamples } from "../support/samples.ts";
import { beginning, callRows, setUp } from "./calls.ts";

const home = join(import.meta.dirname, "../../..");
mkdirSync(join(home, "dist"), { recursive: true });
const folder = mkdtempSync(join(home, "dist/calls-"));
afterAll(() => rmSync(folder, { recursive: true }));

const allCodes = callRows.flatMap(({ calls }) => calls.map(({ code }) => code));
const pieces: Record<string, string> = Object.fromEntries([
  ["setup", setUp.replaceAll("ENTRY", "../../packages/client/src/index.ts")],
  ...allCodes.map((code, index) => [`call${index}`, `${beginning}${code};\n`]),
  ...documentedSamples.map(({ name, code }) => [name, code]),
]);
for (const [name, text] of Object.entries(pieces)) writeFileSync(join(folder, `${name}.mts`), text);
// One program for everything: to read the types of the client and of the platform takes longer than
// all calls.
const files = Object.keys(pieces).map((name) => `${name}.mts`);
const messages = messagesOf(folder, files, {
  ...{
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    types: ["node"],
    allowImportingTsExtensions: true,
  },
  rootDir: home,
  lib: ["es2023", "dom", "dom.iterable"],
});

test.each(callRows)("$statement", ({ calls }) => {
  for (const { code, message, place } of calls) {
    const diagnostics = messages.get(`call${allCodes.indexOf(code)}.mts`);
    if (message === undefined) expect(diagnostics, `${place}: ${code}`).toBeUndefined();
    else expect(diagnostics, `${place}: ${code}`).toContain(message);
  }
});

test("No call is in the list twice, and there are at least 220", () => {
  expect(new Set(allCodes).size).toBe(allCodes.length);
  expect(allCodes.length).toBeGreaterThanOrEqual(220);
});

test.each(documentedSamples)("The example $name compiles", ({ name }) => {
  expect(messages.get(`${name}.mts`)).toBeUndefined();
});
