import { globSync, readFileSync } from "node:fs";
import type { Step } from "@data-validation/client/internal/migrate/step";
import type { Version } from "@data-validation/generated/versions";
import { fieldNames, testedOperations, valuesOfOption } from "./operations.ts";

/** The folder of the step that leads to a version. */
export function folderOf(version: Version): string {
  return `packages/client/src/migrate/${version}/`;
}

/**
 * A line for each word of a step that the contract lacks, and for each repeated row: file, line and
 * what to correct.
 */
export function wrongRows(step: Step): string[] {
  return [...wrongNames(step), ...wrongValues(step), ...secondRows(step), ...wrongKeys(step)];
}

function wrongNames({ changes, from, to }: Step): string[] {
  return changes.flatMap((row) =>
    (
      [
        ["from", from],
        ["to", to],
      ] as const
    ).flatMap(([key, version]) => {
      const name = row[key];
      if (name === null || fieldNames(version, row.path).has(`${row.place}.${name}`)) return [];
      const line = stepLineOf(to, patternOfName(row, key));
      return `${line}: ${row.path} has no ${row.place}.${name} in ${version}. Correct the row.`;
    }),
  );
}

function wrongValues({ changes, to: version }: Step): string[] {
  return changes.flatMap(({ path, to, values, newValues = [] }) => {
    const operation = testedOperations.find(
      (each) => each.version === version && each.path === path,
    );
    const option = operation?.options.find(({ name }) => name === to);
    if (!operation || !option) return [];
    const listed = valuesOfOption(operation, option).values;
    const named = [...Object.values(values ?? {}), ...newValues];
    return named
      .filter((value) => !listed.includes(value))
      .map((value) => {
        const line = stepLineOf(version, patternOfValue(to, value));
        return `${line}: ${to} has no value ${value} in ${version}. Correct the row.`;
      });
  });
}

function secondRows({ changes, to: version }: Step): string[] {
  const idOf = ({ path, place, from, to }: Step["changes"][number]) =>
    `${path} ${place}.${from ?? to}`;
  const byId = Map.groupBy(changes, idOf);
  return [...byId].flatMap(([id, [row, second]]) => {
    if (!row || !second) return [];
    const key = row.from ? `from: "${row.from}"` : `to: "${row.to}"`;
    const line = stepLineOf(
      version,
      `place: "${row.place}"[^}]*${key}[^]*place: "${row.place}"[^}]*${key}`,
    );
    return `${line}: There is a second row for ${id}. Delete one.`;
  });
}

/** The tables beside the rows: fields that may be without a value, and meanings by operation. */
function wrongKeys({ nullable, meanings, to }: Step): string[] {
  const ofVersion = testedOperations.filter(({ version }) => version === to);
  const fields = ofVersion.flatMap(({ path }) => [...fieldNames(to, path)]);
  const unknown = nullable.filter(
    ({ parentName, name }) =>
      !fields.some((field) => field.replaceAll("[]", "").endsWith(`.${parentName}.${name}`)),
  );
  return [
    ...unknown.map(({ parentName, name }) => {
      const line = stepLineOf(to, patternOfNullable({ parentName, name }));
      return `${line}: Version ${to} has no ${parentName}.${name}. Correct the row.`;
    }),
    ...Object.keys(meanings)
      .filter((path) => !ofVersion.some((operation) => operation.path === path))
      .map(
        (path) => `${stepLineOf(to, "meanings:")}: Version ${to} has no ${path}. Correct the key.`,
      ),
  ];
}

type Change = Step["changes"][number];

function patternOfName(row: Change, key: "from" | "to"): string {
  return `place: "${row.place}"[^}]*${key}: "${row[key]}"`;
}

function patternOfValue(option: string | null, value: string): string {
  return `"${option}"[^}]*alues: [^}\\]]*"${value}"`;
}

function patternOfNullable({ parentName, name }: Step["nullable"][number]): string {
  return `parentName: "${parentName}", name: "${name}"`;
}

/** The lines of all rows of a step, which a finding about one begins with. */
export function linesOfRows({ changes, nullable, to: version }: Step): string[] {
  const patterns = changes.flatMap((row) => [
    ...(row.from === null ? [] : [patternOfName(row, "from")]),
    ...(row.to === null ? [] : [patternOfName(row, "to")]),
    ...Object.values(row.values ?? {}).map((value) => patternOfValue(row.to, value)),
    ...(row.newValues ?? []).map((value) => patternOfValue(row.to, value)),
  ]);
  return [...patterns, ...nullable.map(patternOfNullable)].map((pattern) =>
    stepLineOf(version, pattern),
  );
}

/**
 * The place of the last line that a pattern matches in the files of a step, for example
 * `name.ts:16`; the folder if none does.
 */
export function stepLineOf(version: Version, pattern: string): string {
  const folder = folderOf(version);
  for (const file of globSync(`${folder}*.ts`)) {
    const text = readFileSync(file, "utf8");
    const match = new RegExp(pattern).exec(text);
    if (!match) continue;
    const line = text.slice(0, match.index + match[0].length).split("\n").length;
    return `${file}:${line}`;
  }
  return folder;
}
