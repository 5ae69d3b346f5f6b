import { describe, expect, test } from "vitest";
import { versions } from "../../generated/versions.ts";
import { migrations } from "../../packages/client/src/migrate/changes.ts";
import { expectNothingForgotten } from "./nothing-forgotten.ts";
import { fieldNames, operations } from "./operations.ts";

const pairs = versions.slice(1).map((to, index) => ({ from: versions[index] as (typeof versions)[number], to }));

describe("Every field that one version has and the next has not is in the table that requests and answers are translated by", () => {
  test.each(pairs)("from $from to $to", ({ from, to }) => {
    const paths = operations.filter(({ version }) => version === to).map(({ path }) => path);
    expectNothingForgotten(paths.flatMap((path) => forgotten(path, from, to)));
  });

  test.each(versions)("a field of %s that is in no table would be found", (version) => {
    expect(forgotten("/phone/validate", version, version, ["request.options.later"])).toEqual([
      `Nothing translates request.options.later of POST /phone/validate between ${version} and ${version}: packages/client/src/migrate/changes.ts.`,
    ]);
  });
});

/** The fields of an operation that only one of two versions has, and that no row of the table names. */
function forgotten(
  path: string,
  from: (typeof versions)[number],
  to: (typeof versions)[number],
  added: string[] = [],
): string[] {
  const [old, now] = [fieldNames(from, path), new Set([...fieldNames(to, path), ...added])];
  const table = migrations.find((candidate) => candidate.from === from && candidate.to === to);
  const rows = table?.changes ?? [];
  const known = rows
    .filter((row) => row.path === path)
    .flatMap(({ place, from, to }) => [from, to].filter((name) => name !== null).map((name) => `${place}.${name}`));
  const isKnown = (field: string) =>
    known.some((name) => field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}[`));
  return [...new Set([...old, ...now])]
    .filter((field) => old.has(field) !== now.has(field) && !isKnown(field))
    .map(
      (field) =>
        `Nothing translates ${field} of POST ${path} between ${from} and ${to}: packages/client/src/migrate/changes.ts.`,
    );
}
