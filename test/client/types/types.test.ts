import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, expect, test } from "vitest";
import { samples } from "../support/samples.ts";
import { beginning, rows, setUp } from "./calls.ts";

const home = join(import.meta.dirname, "../../..");
mkdirSync(join(home, "dist"), { recursive: true });
const folder = mkdtempSync(join(home, "dist/calls-"));
afterAll(() => rmSync(folder, { recursive: true }));

const all = rows.flatMap(({ calls }) => calls.map(({ code }) => code));
const pieces: Record<string, string> = Object.fromEntries([
  ["setup", setUp.replaceAll("ENTRY", "../../packages/client/src/index.ts")],
  ...all.map((code, index) => [`call${index}`, `${beginning}${code};\n`]),
  ...samples.map(({ name, code }) => [name, code]),
]);
const fileOf = (name: string) => join(folder, `${name}.mts`);
for (const [name, text] of Object.entries(pieces)) writeFileSync(fileOf(name), text);
// One program for everything: to read the types of the client and of the platform takes longer than all calls.
const program = ts.createProgram(Object.keys(pieces).map(fileOf), {
  ...{ strict: true, noUncheckedIndexedAccess: true, noEmit: true, skipLibCheck: true, types: ["node"] },
  ...{
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    allowImportingTsExtensions: true,
    rootDir: home,
  },
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
});

/** What the compiler says of a piece: the messages, from the general to the particular. */
function messagesOf(name: string): string {
  const file = program.getSourceFile(fileOf(name));
  const diagnostics = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")).join("\n");
}

test.each(rows)("$statement", ({ calls }) => {
  for (const { code, message } of calls) {
    const said = messagesOf(`call${all.indexOf(code)}`);
    if (message === undefined) expect(said, code).toBe("");
    else expect(said, code).toContain(message);
  }
});

test("no call is in the list twice, and there are at least 220", () => {
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(220);
});

test.each(samples)("the example $name compiles", ({ name }) => {
  expect(messagesOf(name)).toBe("");
});
