import { describe, expect, test } from "vitest";
import { versions } from "../../generated/versions.ts";
import { migrations } from "../../packages/client/src/migrate/changes.ts";
import { translatorOf } from "../../packages/client/src/migrate/translators.ts";
import { expectNothingForgotten } from "./nothing-forgotten.ts";
import { answer, fieldNames, operations, title } from "./operations.ts";

const pairs = versions.slice(1).map((to, index) => ({ from: versions[index] as (typeof versions)[number], to }));

describe("Every field that differs between versions is in the table of the translation", () => {
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

test.each(migrations)(
  "§9.1 §9.2 every name of the table between $from and $to is in the contract of its version",
  (table) => {
    for (const { path, place, from, to } of table.changes) {
      if (from) expect(fieldNames(table.from, path), path).toContain(`${place}.${from}`);
      if (to) expect(fieldNames(table.to, path), path).toContain(`${place}.${to}`);
    }
  },
);

describe("Every operation that differs has a translator, whose requests and responses have no name that the other version lacks", () => {
  const translated = migrations.flatMap(({ from, to, changes }) =>
    [...new Set(changes.map(({ path }) => path))].map((path) => ({ from, to, path })),
  );

  test.each(translated)("$path between $from and $to", async ({ from, to, path }) => {
    const translator = translatorOf(from, to, path);
    if (!translator) {
      return expectNothingForgotten([
        `Nothing translates POST ${path} between ${from} and ${to}: add a translator to packages/client/src/migrate/translators.ts.`,
      ]);
    }
    const [older, newer] = [from, to].map((version) => operationOf(path, version)) as [Operation, Operation];
    const { upgradeRequest, downgradeRequest, upgradeResponse, downgradeResponse } = translator;
    const upgrades = older.requests.map((request) => upgradeRequest({ request } as never).body);
    const downgrades = newer.requests.map((request) => downgradeRequest({ request } as never).body);
    const answers = (operation: Operation) =>
      Promise.all(operation.requests.map((request) => answer(operation, request)));
    const upgradedAnswers = upgradeResponse && (await answers(older)).map((body) => upgradeResponse(body as never));
    const downgradedAnswers = (await answers(newer)).map((body) => downgradeResponse(body as never));
    expectNothingForgotten([
      ...leftOvers(upgrades, newer, older),
      ...leftOvers(downgrades, older, newer),
      ...leftOvers(upgradedAnswers ?? [], newer, older),
      ...leftOvers(downgradedAnswers, older, newer),
    ]);
  });
});

type Operation = (typeof operations)[number];

function operationOf(path: string, version: string): Operation | undefined {
  return operations.find((operation) => operation.path === path && operation.version === version);
}

/** The fields in translated bodies that only the version has that they were translated from. */
function leftOvers(bodies: unknown[], into: Operation, from: Operation): string[] {
  const [known, before] = [fieldNames(into.version, into.path), fieldNames(from.version, from.path)];
  const names = new Set(bodies.flatMap((body) => namesIn(body)));
  return [...names]
    .filter((name) => before.has(name) && !known.has(name))
    .map((name) => `The translator leaves ${name} of ${title(from)} as it is, which ${into.version} does not have.`);
}

/** The names of all fields in a body, as paths from its root; items of lists count as one. */
function namesIn(value: unknown, at = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => namesIn(item, `${at}[]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const path = at === "" ? name : `${at}.${name}`;
    return [path, ...namesIn(member, path)];
  });
}

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
