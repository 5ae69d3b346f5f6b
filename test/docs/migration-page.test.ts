import { changes } from "@data-validation/client/internal/migrate/steps";
import {
  compareOperation,
  differingOperations,
} from "@data-validation/openapi-document/differences";
import type { JsonObject } from "@data-validation/openapi-document/json";
import { expect, test } from "vitest";
import type { PageField } from "#docs/build/contract/page-fields.ts";
import { effectOf } from "#docs/build/sections/effects.ts";
import { allBundles } from "../support/contract-bundles.ts";
import { buildSite } from "./site.ts";

const site = await buildSite();

test("The migration checklist has every name that changed", () => {
  const checklist = site.read("migration-checklist.md");
  const names = changes.flatMap(({ from, to }) => [from, to].flatMap((name) => name ?? []));
  expect(names.length).toBeGreaterThan(15);
  const last = names.map((name) => name.split(".").at(-1) ?? "");
  expect(last.filter((name) => !checklist.includes(name))).toEqual([]);
});

test("The migration page has every name that changed, each before and after in one row", () => {
  const rows = site.read("migration.md").split("\n");
  for (const { place, from, to } of changes) {
    const names = [from, to].filter((name) => name !== null).map((name) => `${place}.${name}\``);
    const row = rows.find(
      (row) => row.startsWith("|") && names.every((name) => row.includes(name)),
    );
    expect(row, names.join()).toBeDefined();
  }
});

test("The migration page has a 400 error beside each removed or renamed field of a request, and no other", () => {
  const rows = [...site.read("migration.md").matchAll(/^\| (`[^|]+|)\| (`[^|]+|)\|.*$/gm)];
  expect(rows.length).toBeGreaterThan(10);
  for (const [row, old = "", now = ""] of rows) {
    const isGone = old.startsWith("`request.") && old.split("`")[1] !== now.split("`")[1];
    expect(row.includes("400 error"), row).toBe(isGone);
  }
});

test("The migration page has every field in which the two contracts differ", () => {
  type Documents = [{ document: JsonObject }, { document: JsonObject }];
  const [old, now] = allBundles().map((bundle) => ({
    document: bundle as unknown as JsonObject,
  })) as Documents;
  const guide = site.read("migration.md");
  for (const path of differingOperations(old, now)) {
    // A new field inside a new or moved field is part of that field's row.
    const pointers = compareOperation(old, now, path).map(({ pointer }) =>
      pointer.replace(/(\/(details|dataTypes))\/.*/, "$1"),
    );
    const names = pointers.flatMap(
      (pointer) => pointer.match(/.*\/(?:properties|required)\/([^/]+)/)?.[1] ?? [],
    );
    expect(names.length).toBeGreaterThan(5);
    for (const name of new Set(names))
      expect(guide, `${path} ${name}`).toMatch(new RegExp(`\\.${name}\``));
  }
});

test("A response field has an effect on old code unless it is only present more often", () => {
  const field = (required: boolean, type = "boolean") =>
    ({ anchor: "result.isValid", type, required }) as PageField;
  const effect = (old: PageField, now: PageField) => () =>
    effectOf("/phone/validate", { old, new: now });
  expect(effect(field(false), field(true))()).toBeUndefined();
  const missing = /There is no row for \/phone\/validate result\.isValid/;
  expect(effect(field(true), field(false))).toThrow(missing);
  expect(effect(field(false), field(true, "string"))).toThrow(missing);
});
