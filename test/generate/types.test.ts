import { readFileSync } from "node:fs";
import { listVersions } from "@data-validation/contract-files/bundles";
import { pageSizes } from "@data-validation/generated/client/operations";
import type { components as Components20 } from "@data-validation/generated/types/2.0";
import type { components as Components21 } from "@data-validation/generated/types/2.1";
import { fieldTreesOf, flattenFields } from "@data-validation/openapi-document/field-tree";
import { expect, expectTypeOf, test } from "vitest";
import { allBundles } from "../support/contract-bundles.ts";

type Schemas20 = Components20["schemas"];
type Schemas21 = Components21["schemas"];

// The statements on types are checked by the TypeScript compiler (npm run lint); at run time they
// do nothing.

test("The generated types take every string for an enum that is assumed, and list its values", () => {
  expectTypeOf<"valid">().toExtend<Schemas21["Proposal"]>();
  expectTypeOf<"doubtful">().toExtend<Schemas21["Proposal"]>();
  expectTypeOf<string>().not.toEqualTypeOf<Schemas21["Proposal"]>();
  expectTypeOf<null>().toExtend<Schemas21["Finding"]["subtype"]>();
});

test("The generated types take only stated enum values, or null for none of them", () => {
  expectTypeOf<Schemas21["CorrectionMode"]>().toEqualTypeOf<
    "full" | "format" | "suggestion" | "none" | null
  >();
});

test("The generated types have no value for an option that the version removed", () => {
  expectTypeOf<Schemas21["PhoneValidateOptions"]["defaultPrefix"]>().toEqualTypeOf<undefined>();
  expectTypeOf<Schemas20["PhoneValidateOptions"]["numberFormat"]>().toEqualTypeOf<undefined>();
});

test("The generated types leave a field with a default optional in a request", () => {
  expectTypeOf<Record<never, never>>().toExtend<Schemas21["EmailValidateOptions"]>();
});

test.each(listVersions())("The generated types of version %s mark what is assumed", (version) => {
  const source = readFileSync(`generated/types/${version}.ts`, "utf8");
  const { components } = JSON.parse(readFileSync(`generated/strict/${version}.json`, "utf8"));
  expect(source).toContain(`**Assumed:** ${components.schemas.Finding["x-assumed"]}`);
});

test("The operations that are paged are those with an offset, by the default of their limit", () => {
  const sizes = allBundles().flatMap((bundle) =>
    Object.entries(bundle.paths).flatMap(([path, { post }]) => {
      const fields = flattenFields(fieldTreesOf(bundle, post).request);
      const option = (name: string) => fields.find((field) => field.name === name);
      return option("resultsOffset") ? [[path, Number(option("resultsLimit")?.preset)]] : [];
    }),
  );
  expect(pageSizes).toEqual(Object.fromEntries(sizes));
});

test("The comment of each operation of the client describes the operation, and its success", () => {
  const lines = readFileSync("generated/client/operations.ts", "utf8").split("\n");
  const source = lines.map((line) => line.replace(/^ *\* ?/, "")).join("\n");
  for (const { paths } of allBundles())
    for (const { post } of Object.values(paths))
      for (const text of [post.description, post.responses["200"]?.description])
        expect(source).toContain(String(text).trim());
});
