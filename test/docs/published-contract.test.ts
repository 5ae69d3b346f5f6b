import { readFileSync } from "node:fs";
import { Script } from "node:vm";
import type { Bundle } from "@data-validation/openapi-document/document";
import { failureExamplesOf } from "@data-validation/openapi-document/examples";
import { fieldTreesOf, flattenFields } from "@data-validation/openapi-document/field-tree";
import { describe, expect, test } from "vitest";
import { buildSite, documentedVersions } from "./site.ts";

const site = await buildSite();

/** The members of a name, wherever they are in a value. */
function membersNamed(value: unknown, memberName: string): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    ...(name === memberName ? [member] : []),
    ...membersNamed(member, memberName),
  ]);
}

describe.each(documentedVersions)("The contract $version", ({ version, operations }) => {
  test("YAML, JSON, types and collection are at a stable address", () => {
    for (const file of [
      `openapi/${version}.json`,
      `types/${version}.ts`,
      `collections/postman/${version}.json`,
    ])
      expect(site.read(file)).toBe(readFileSync(`generated/${file}`, "utf8"));
    expect(site.read(`openapi/${version}.yaml`)).toMatch(/^openapi: 3\.1/);
  });

  test("Redoc's page has samples of every operation, and marks only stated fields", () => {
    const script = site.read(`${version}/contract.js`);
    expect(script.match(/"x-codeSamples":\[/g)).toHaveLength(operations.length);
    const { bundle } = new Script(`${script}({ bundle: contract })`).runInNewContext() as {
      bundle: Bundle;
    };
    for (const [path, { post }] of Object.entries(bundle.paths)) {
      for (const { path: field, standing, description } of Object.values(
        fieldTreesOf(bundle, post),
      ).flatMap(flattenFields)) {
        const isSaid = description.includes("**Stated");
        expect([path, field, isSaid]).toEqual([path, field, standing.startsWith("Stated")]);
      }
    }
    // What may be one object or a list of them is marked in both.
    const [result] = membersNamed(bundle.paths["/name/validate"]?.post.responses[200], "result");
    const days = membersNamed(result, "nameDays").map((member) => JSON.stringify(member));
    expect(days.filter((text) => !text.includes("**Stated"))).toEqual([]);
    expect(days.length).toBeGreaterThan(1);
    expect(Object.keys(bundle.paths)).toEqual(operations.map(({ path }) => path));
  });

  test("Redoc's page names each alternative of a query by its fields, and leads to pages", () => {
    const script = site.read(`${version}/contract.js`);
    const { bundle } = new Script(`${script}({ bundle: contract })`).runInNewContext() as {
      bundle: Bundle;
    };
    const { anyOf = [] } = bundle.components.schemas.CompanyValidateQuery ?? {};
    expect(anyOf.map(({ title }) => title)).toEqual(anyOf.flatMap(({ required }) => required));
    expect(anyOf.length).toBeGreaterThan(1);
    expect(bundle.info.description).not.toMatch(/\]\([^)]*\.md/);
  });

  test("Redoc's page has no error example with a field of another operation", () => {
    const script = site.read(`${version}/contract.js`);
    const { bundle } = new Script(`${script}({ bundle: contract })`).runInNewContext() as {
      bundle: Bundle;
    };
    for (const [path, { post }] of Object.entries(bundle.paths)) {
      const [missing] = failureExamplesOf(bundle, [post]).filter(
        ({ name }) => name === "queryParametersMissing",
      );
      const names = Object.values(fieldTreesOf(bundle, post))
        .flatMap(flattenFields)
        .map(({ name }) => name);
      const { relatedTo = [] } = (missing?.value.errors[0] ?? {}) as { relatedTo?: string[] };
      expect(relatedTo.length, path).toBeGreaterThan(0);
      expect(
        relatedTo.filter((name) => !names.includes(name)),
        path,
      ).toEqual([]);
    }
  });
});
