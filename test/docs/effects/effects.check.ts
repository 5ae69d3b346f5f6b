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
  type Outcome,
  type Reading,
  readingsOf,
} from "#docs/build/sections/effects.ts";
import { isInstalled, run } from "../../generators/run.ts";
import { readBundles } from "../../support/contract-bundles.ts";
import { styles } from "./programs.ts";

type Effects = Record<string, Record<string, Outcome>>;

const readings = await readingsOf(readSource(readBundles()));
const committed: Effects = JSON.parse(readFileSync(EFFECTS_FILE, "utf8"));
const measured: Effects = Object.fromEntries(readings.map(({ id }) => [id, {}]));

mkdirSync("dist", { recursive: true });
const folder = mkdtempSync("dist/effects-");
afterAll(() => {
  rmSync(folder, { recursive: true });
  if (process.env.RECORD) writeFileSync(EFFECTS_FILE, `${JSON.stringify(measured, null, 2)}\n`);
});

test("TypeScript with our types is as measured", () => {
  compare("TypeScript, types of the client", compiled());
});

test.each(styles)("$title is as measured", { timeout: 120_000 }, async (style) => {
  const { title, needs, file } = style;
  if (!(await isInstalled(...needs))) {
    const missing = `\`${needs.join(" ")}\` fails`;
    const unmeasured = readings.find(({ id }) => !committed[id]?.[title]);
    if (unmeasured)
      throw new Error(`${missing}. Install it: ${unmeasured.id} has no result of ${title}.`);
    console.warn(`${missing}: the committed results of ${title} stand.`);
    for (const { id } of readings) note(id, title, committed[id]?.[title]);
    return;
  }
  const place = join(mkdtempSync(join(folder, "run-")), file);
  writeFileSync(place, style.write(readings));
  const [command, ...args] = style.run(place);
  const lines = (await run(command, args)).trim().split("\n");
  type Line = { id: string; value?: unknown; exception?: string; none?: boolean; warned?: boolean };
  const found = lines.map((line) => JSON.parse(line) as Line);
  compare(title, new Map(found.map((line) => [line.id, outcomeOf(title, line)])));
});

test("the file has a row for each field that changes, and no other", () => {
  if (process.env.RECORD) return;
  expect(Object.keys(committed)).toEqual(readings.map(({ id }) => id));
});

function note(id: string, title: string, outcome: Outcome | undefined) {
  const row = measured[id];
  if (row && outcome) row[title] = outcome;
}

function compare(title: string, found: ReadonlyMap<string, Outcome>) {
  for (const [id, outcome] of found) note(id, title, outcome);
  if (process.env.RECORD) return;
  const expected = readings.map(({ id }) => [id, committed[id]?.[title]]);
  expect(readings.map(({ id }) => [id, found.get(id)])).toEqual(expected);
}

function outcomeOf(
  title: string,
  line: { value?: unknown; exception?: string; none?: boolean; warned?: boolean },
): Outcome {
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
function compiled(): Map<string, Outcome> {
  const { from, to } = guidedStep;
  const types = (version: string) => resolve(`generated/types/${version}.ts`);
  const files = readings.map((reading, index) => {
    const file = join(folder, `reading-${index}.ts`);
    const { path, keys } = reading;
    writeFileSync(
      file,
      `import type { paths as Old } from ${JSON.stringify(types(from))};
import type { paths as New } from ${JSON.stringify(types(to))};
type Body<P> = P extends { post: { responses: { 200: { content: { "application/json": infer B } } } } } ? B : never;
declare function first<T>(list: T | T[]): T;
declare const old: Body<Old["${path}"]>;
declare const now: Body<New["${path}"]>;
let value = ${expression("old", keys)};
value = ${expression("now", keys)};
export { value };
`,
    );
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
    readings.map(({ id }: Reading, index) => {
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

function expression(from: string, keys: Reading["keys"]): string {
  return keys.reduce<string>(
    (code, key) => (typeof key === "number" ? `first(${code})!` : `${code}!.${key}`),
    from,
  );
}
