import type { Change } from "@data-validation/client/internal/migrate/step";
import { steps } from "@data-validation/client/internal/migrate/steps";
import { translateRequest } from "@data-validation/client/internal/migrate/translate";
import { type Version, versions } from "@data-validation/generated/versions";
import { rewriteObjects } from "@data-validation/openapi-document/document";
import { fieldPathsOf } from "@data-validation/openapi-document/fields";
import { expect, test } from "vitest";
import { successOf } from "../support/body-schemas.ts";
import { allBundles } from "../support/contract-bundles.ts";
import { type ExampleRequest, fieldNames, testedOperations, valuesOfOption } from "./operations.ts";
import { folderOf, linesOfRows, stepLineOf, wrongRows } from "./step-rows.ts";

const pairs = versions.slice(1).map((to, index) => ({ from: versions[index] as Version, to }));

test.each(pairs)(
  "The translation has a row for every field of $from and $to that differs",
  ({ from, to }) => {
    const paths = testedOperations.filter(({ version }) => version === to).map(({ path }) => path);
    const step = steps.find((candidate) => candidate.from === from && candidate.to === to);
    expect(
      step,
      `Write the step in ${folderOf(to)}, and add it to packages/client/src/migrate/steps.ts`,
    ).toBeDefined();
    expect(paths.flatMap((path) => forgotten(path, from, to, step?.changes))).toEqual([]);
  },
);

test.each(steps)("§9.1 §9.2 Every row of $from and $to is in the contract, once", (step) => {
  expect(wrongRows(step)).toEqual([]);
});

test.each(steps)("A finding about a row of $from and $to names its file and line", (step) => {
  for (const line of linesOfRows(step)) expect(line).toMatch(/\.ts:\d+$/);
});

test.each(steps)(
  "A request example of $to translated to $from has no value that $from does not list",
  (step) => {
    const forgotten = testedOperations.flatMap((older) => {
      const way = { path: older.path, from: step.to, to: step.from };
      const newer = testedOperations.find(
        ({ version, path }) => version === step.to && path === older.path,
      );
      if (older.version !== step.from || !newer) return [];
      const translatedRequests = newer.requests.map(
        (request) => translateRequest({ request }, way).body,
      );
      return older.options.flatMap((option) => {
        const { values } = valuesOfOption(older, option);
        const received = translatedRequests.map(
          ({ request }) => (request as ExampleRequest).options?.[option.name] ?? null,
        );
        return received
          .filter((value) => values.length > 0 && value !== null && !values.includes(value))
          .map(
            (value) =>
              `${step.from} does not list ${value} of ${option.name}: name it in newValues of the option's row in ${folderOf(step.to)}.`,
          );
      });
    });
    expect(forgotten).toEqual([]);
  },
);

test.each(allBundles())(
  "A field of version $info.version has the same path in another order",
  (bundle) => {
    const turned = rewriteObjects(bundle, (node) =>
      node.properties
        ? { ...node, properties: Object.fromEntries(Object.entries(node.properties).toReversed()) }
        : node,
    );
    for (const path of Object.keys(bundle.paths)) {
      const fieldsIn = (document: object) => [...fieldPathsOf(document, successOf(path))].sort();
      expect(fieldsIn(turned), path).toEqual(fieldsIn(bundle));
    }
  },
);

/**
 * The fields of an operation that only one of two versions has, and that no row of the table names.
 */
function forgotten(
  path: string,
  from: Version,
  to: Version,
  changes: readonly Change[] = [],
): string[] {
  const old = fieldNames(from, path);
  const now = fieldNames(to, path);
  const rows = changes.filter((row) => row.path === path);
  const changedFields = rows.flatMap(({ place, ...names }) =>
    [names.from, names.to].flatMap((name) => (name === null ? [] : `${place}.${name}`)),
  );
  const isKnown = (field: string) =>
    changedFields.some(
      (name) => field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}[`),
    );
  const fields = [...new Set([...old, ...now])].filter(
    (field) => old.has(field) !== now.has(field) && !isKnown(field),
  );
  return fields.map(
    (field) =>
      `${stepLineOf(to, `"${path}"`)}: There is no row for ${field} of ${path}. Write one.`,
  );
}
