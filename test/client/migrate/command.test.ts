import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import ts from "typescript";
import { afterAll, expect, test } from "vitest";
import { findUses } from "../../../packages/client/src/migrate/command/uses.ts";
import { compile } from "../support/compile.ts";

// The sources of the corpus end in .txt, so that no tool of this repository takes them for its own.
const corpus = join(import.meta.dirname, "corpus");
const command = join(import.meta.dirname, "../../../packages/client/src/cli.ts");
const folder = mkdtempSync(join(tmpdir(), "migrate-"));
afterAll(() => rmSync(folder, { recursive: true }));

function lay(name: string): string {
  const target = join(folder, name);
  mkdirSync(target);
  const before = join(corpus, "before");
  for (const file of readdirSync(before)) cpSync(join(before, file), join(target, file.replace(/\.txt$/, "")));
  return target;
}

function read(path: string): Record<string, string> {
  const names = readdirSync(path);
  return Object.fromEntries(names.map((name) => [name.replace(/\.txt$/, ""), readFileSync(join(path, name), "utf8")]));
}

async function migrate(...words: string[]) {
  const run = promisify(execFile)(process.execPath, [command, ...words], { cwd: folder });
  return run.then(
    ({ stdout }) => ({ code: 0, stdout, stderr: "" }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );
}

const paths = Object.fromEntries(readdirSync(join(corpus, "before")).map((name) => [name.replace(/\.txt$/, ""), name]));
const found = (() => {
  const target = lay("found");
  return findUses(
    ts,
    Object.keys(paths).map((name) => join(target, name)),
  );
})();
const of = (name: string) => found.filter(({ file }) => file.endsWith(`/${name}`));

test("finds every old name in the calls and answers of this package's client, where it stands", () => {
  expect(of("client.ts").map(({ line, from, to, certainty }) => `${line} ${from} → ${to}: ${certainty}`)).toEqual([
    "3 version 2.0 → version 2.1: rename",
    "6 numberWithPrefix → numberFull: rename",
    "6 formatNumber → numberFormat: rename",
    "9 international → e164: rename",
    "9 national → raw: rename",
    "9 nationalFormatted → national: rename",
    "10 numberWithPrefix → numberFull: rename",
    "10 internationalFormatted → e123: rename",
    "11 numberWithPrefix → numberFull: rename",
    "13 numberWithPrefix → numberFull: rename",
    "13 numberWithPrefix → numberFull: rename",
    "14 defaultPrefix → preferredPrefixes: rename",
    "14 formatNumber → numberFormat: hand",
    "19 version 2.0 → version 2.1: rename",
    "20 smartMode → correctionMode: rename",
    "20 validationDepth → null: hand",
    "23 version 2.0 → version 2.1: rename",
    "24 details → data.details: hand",
    "25 details → data.details: rename",
    "25 details → data.details: rename",
    "28 international → e164: rename",
    "28 nationalFormatted → national: rename",
    "28 version 2.0 → version 2.1: rename",
  ]);
});

test("names the section of the specification that each change stands in", () => {
  const sections = new Map(found.map(({ from, section }) => [from, section]));
  expect(sections.get("numberWithPrefix")).toBe("9.1");
  expect(sections.get("details")).toBe("9.2");
  expect(sections.get("version 2.0")).toBe("9");
});

test("finds them in JavaScript that calls fetch, and behind clients and constants of other files", () => {
  const names = (file: string) => of(file).map(({ from, certainty }) => `${from}: ${certainty}`);
  expect(names("fetching.js")).toEqual([
    "version 2.0: rename",
    "numberWithPrefix: rename",
    "formatNumber: rename",
    "internationalFormatted: rename",
    "numberWithPrefix: rename",
    "smartMode: rename",
    "details: rename",
  ]);
  expect(names("paths.ts")).toEqual([
    "numberWithPrefix: rename",
    "defaultPrefix: hand",
    "nationalFormatted: rename",
    "details: rename",
  ]);
});

test("takes nothing of others for the API's: not in a string, a comment, a regular expression, nor in another object", () => {
  expect(of("others.ts").filter(({ certainty }) => certainty !== "look")).toEqual([]);
  const text = read(join(corpus, "before"))["others.ts"] ?? "";
  for (const { line, from } of of("others.ts")) expect(text.split("\n")[line - 1]).toMatch(new RegExp(`\\b${from}\\b`));
});

test("leaves national alone where nothing says which version is meant, and where 2.1 is", () => {
  expect(of("unsure.ts")).toMatchObject([{ from: "national", certainty: "look" }]);
  expect(of("migrated.ts")).toEqual([]);
});

test("--write renames what is safe, and what it leaves does not compile until it is done by hand", async () => {
  const target = lay("written");
  const { code, stdout } = await migrate("migrate", target, "--write");
  expect(read(target)).toEqual(read(join(corpus, "after")));
  expect(stdout).toContain("written/client.ts:6:54  numberWithPrefix → numberFull  (section 9.1; renamed)");
  expect(code).toBe(1);
  const source = read(target)["client.ts"] ?? "";
  const { client = [] } = compile({
    client: source.replace("@data-validation/client", "../../../packages/client/src/index.ts"),
  });
  expect(client).toEqual([
    expect.stringContaining("use numberFormat"),
    expect.stringContaining("no counterpart"),
    expect.stringContaining("details is data.details in 2.1"),
  ]);
});

test("--write a second time renames nothing more", async () => {
  const target = lay("twice");
  await migrate("migrate", target, "--write");
  const once = read(target);
  await migrate("migrate", target, "--write");
  expect(read(target)).toEqual(once);
});

test("without --write nothing is changed", async () => {
  const target = lay("unwritten");
  const { stdout } = await migrate("migrate", target);
  expect(read(target)).toEqual(read(join(corpus, "before")));
  expect(stdout).toMatch(/\d+ safe to rename with --write, \d+ to do by hand, \d+ to look at\.\n$/);
});

test("a mistake on the command line is told in a sentence", async () => {
  expect(await migrate("migrate", "nowhere")).toMatchObject({ code: 2, stderr: "There is no nowhere.\n" });
  expect(await migrate("migrat", ".")).toMatchObject({ code: 2, stderr: expect.stringContaining("Usage:") });
  expect(await migrate("migrate", ".", "--wright")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("--wright"),
  });
  expect((await migrate("--help")).code).toBe(0);
  const empty = join(folder, "empty");
  mkdirSync(empty);
  writeFileSync(join(empty, "a.ts"), "export const national = 1;\n");
  expect(await migrate("migrate", empty)).toEqual({
    code: 0,
    stdout: "No name of version 2.0 was found.\n",
    stderr: "",
  });
});
