// The measured effect of a 2.1 response on 2.0 code: npm run suite -- migration. RECORD=1 writes
// the file that the migration page shows.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { guidedStep } from "@data-validation/client/internal/migrate/steps";
import ts from "typescript";
import { afterAll, expect, test } from "vitest";
import { readSource } from "#docs/build/contract/source.ts";
import {
  EFFECTS_FILE,
  type EffectOutcome,
  type EffectReading,
  readingsOf,
} from "#docs/build/sections/effects.ts";
import { missingCommands, runCommand } from "../../generators/run.ts";
import { allBundles } from "../../support/contract-bundles.ts";
import { reasonToSkip } from "../../support/missing-tools.ts";
import { readingStyles } from "./programs.ts";

type Effects = Record<string, Record<string, EffectOutcome>>;

const readings = await readingsOf(readSource(allBundles()));
const committed: Effects = JSON.parse(readFileSync(EFFECTS_FILE, "utf8"));
const isRecording = Boolean(process.env.RECORD);
const RECORDED = "RECORD=1 writes the file instead.";
const measured: Effects = Object.fromEntries(readings.map(({ id }) => [id, {}]));

mkdirSync("dist", { recursive: true });
const folder = mkdtempSync("dist/effects-");
afterAll(() => {
  rmSync(folder, { recursive: true });
  if (isRecording) writeFileSync(EFFECTS_FILE, `${JSON.stringify(measured, null, 2)}\n`);
});

test("The effects on TypeScript with our types are the committed ones", ({ skip }) => {
  const title = "TypeScript, types of the client";
  note(title, compileReadings());
  skip(isRecording, RECORDED);
  const [expected, found] = committedAndMeasured(title);
  expect(found).toEqual(expected);
});

test.for(readingStyles)(
  "The effects on $title are the committed ones",
  { timeout: 120_000 },
  async (style, { skip }) => {
    const { title, needs, file } = style;
    const missing = await missingCommands([needs]);
    if (missing) keepCommitted(title);
    const reason = reasonToSkip(missing);
    skip(reason !== undefined, reason);
    const place = join(mkdtempSync(join(folder, "run-")), file);
    writeFileSync(place, style.write(readings));
    const [command, ...args] = style.run(place);
    const lines = (await runCommand(command, args)).trim().split("\n");
    type Line = {
      id: string;
      value?: unknown;
      exception?: string;
      none?: boolean;
      warned?: boolean;
    };
    const printed = lines.map((line) => JSON.parse(line) as Line);
    note(title, new Map(printed.map((line) => [line.id, outcomeOf(title, line)])));
    skip(isRecording, RECORDED);
    const [expected, found] = committedAndMeasured(title);
    expect(found).toEqual(expected);
  },
);

test("The committed file has a row for each field that changes, and no other", ({ skip }) => {
  skip(isRecording, RECORDED);
  expect(Object.keys(committed)).toEqual(readings.map(({ id }) => id));
});

function note(title: string, outcomes: ReadonlyMap<string, EffectOutcome>): void {
  for (const [id, outcome] of outcomes) {
    const row = measured[id];
    if (row) row[title] = outcome;
  }
}

/** What is recorded of a language that this machine does not have is what was committed. */
function keepCommitted(title: string): void {
  const rows = readings.flatMap(({ id }) => {
    const outcome = committed[id]?.[title];
    if (outcome) return [[id, outcome] as const];
    throw new Error(`${id} has no result of ${title}: install its language.`);
  });
  note(title, new Map(rows));
}

/** The committed outcome of each reading, and the one that was measured. */
function committedAndMeasured(title: string) {
  const outcomesOf = (effects: Effects) => readings.map(({ id }) => [id, effects[id]?.[title]]);
  return [outcomesOf(committed), outcomesOf(measured)];
}

function outcomeOf(
  title: string,
  line: { value?: unknown; exception?: string; none?: boolean; warned?: boolean },
): EffectOutcome {
  if (line.exception) return { kind: "exception", shown: line.exception };
  const isDefault = line.none || line.value === null || line.value === "";
  if (!isDefault) return { kind: "unnoticed", shown: "" };
  const nothing = title.startsWith("Python") ? "None" : "null";
  const shown = line.none ? "undefined" : (JSON.stringify(line.value) ?? "null");
  return {
    kind: "default value",
    shown: `${shown === "null" ? nothing : shown}${line.warned ? ", with a warning" : ""}`,
  };
}

/**
 * Whether the reading compiles against the types of the newer version, as a value of the older one.
 */
function compileReadings(): Map<string, EffectOutcome> {
  const files = readings.map((reading, index) => {
    const file = join(folder, `reading-${index}.ts`);
    writeFileSync(file, programOf(reading));
    return file;
  });
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  return new Map(
    readings.map(({ id }: EffectReading, index) => {
      const file = program.getSourceFile(files[index] ?? "");
      const [error] = program.getSemanticDiagnostics(file);
      return [
        id,
        error
          ? { kind: "exception", shown: `does not compile, TS${error.code}` }
          : { kind: "unnoticed", shown: "" },
      ];
    }),
  );
}

/** A program that reads a value of the older version as one of the newer version. */
function programOf({ path, keys }: EffectReading): string {
  const { from, to } = guidedStep;
  const types = (version: string) => JSON.stringify(resolve(`generated/types/${version}.ts`));
  return `import type { paths as Old } from ${types(from)};
import type { paths as New } from ${types(to)};
type Body<P> = P extends { post: { responses: { 200: { content: { "application/json": infer B } } } } } ? B : never;
declare function first<T>(list: T | T[]): T;
declare const old: Body<Old["${path}"]>;
declare const now: Body<New["${path}"]>;
let value = ${expression("old", keys)};
value = ${expression("now", keys)};
export { value };
`;
}

function expression(from: string, keys: EffectReading["keys"]): string {
  return keys.reduce<string>(
    (code, key) => (typeof key === "number" ? `first(${code})!` : `${code}!.${key}`),
    from,
  );
}
