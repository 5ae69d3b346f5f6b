import { readFileSync } from "node:fs";
import { listVersions } from "@data-validation/contract-files/bundles";
import type { components as Components20 } from "@data-validation/generated/types/2.0";
import type { components as Components21 } from "@data-validation/generated/types/2.1";
import { expect, expectTypeOf, test } from "vitest";

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
