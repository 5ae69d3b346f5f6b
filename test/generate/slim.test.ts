import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { versions } from "../../generated/versions.ts";
import { readBundle } from "../../scripts/lib/bundles.ts";
import { type Bundle, follow, locate, type Node, walk } from "../../scripts/lib/openapi/document.ts";
import { examplesOf } from "../../scripts/lib/openapi/examples.ts";
import { fieldsOf } from "../../scripts/lib/openapi/fields.ts";
import { below, toPointer } from "../../scripts/lib/openapi/pointer.ts";
import { runs } from "../support/property-runs.ts";
import { requests } from "../support/requests.ts";

describe.each(versions)("The slim document of version %s", (version) => {
  const contract = readBundle("generated", version);
  const text = readFileSync(`generated/openapi/${version}.slim.json`, "utf8");
  const slim = JSON.parse(text) as Bundle & { components: { schemas: Record<string, Node> } };
  const paths = Object.keys(contract.paths);
  const request = (path: string) => body(path, "requestBody");
  const response = (path: string) => body(path, "responses", "200");

  test("has the operations and the fields of the contract", () => {
    expect(Object.keys(slim.paths)).toEqual(paths);
    for (const place of [...paths.map(request), ...paths.map(response)]) {
      expect(namesOf(slim, place), place).toEqual(namesOf(contract, place));
    }
  });

  test("accepts each response that the contract has as an example", () => {
    const validator = compile(slim);
    for (const path of paths) {
      const validate = validator(response(path));
      for (const [name, { value }] of Object.entries(
        examplesOf(contract, post(contract, path).responses["200"] ?? {}),
      )) {
        expect(validate(value), `${path} ${name}`).toBe(true);
      }
    }
  });

  test("accepts each request that the contract accepts", () => {
    const validator = compile(slim);
    for (const path of paths) {
      for (const { value } of Object.values(examplesOf(contract, post(contract, path).requestBody))) {
        expect(validator(request(path))(value), JSON.stringify(value)).toBe(true);
      }
    }
    fc.assert(
      fc.property(requests(contract as never), ({ path, value }) => validator(request(path))(value) === true),
      { numRuns: runs(500) },
    );
  });

  test("accepts and refuses the same forms of a query as the contract", () => {
    const validators = [contract, slim].map(compile);
    for (const path of paths) {
      const fields = queryFields(slim, request(path)).map(([name, { examples }]) => [name, examples?.[0] ?? "x"]);
      for (const sent of subsets(fields)) {
        const value = { request: { query: Object.fromEntries(sent) } };
        const [ours, theirs] = validators.map((validator) => validator(request(path))(value));
        expect(theirs, JSON.stringify([path, value])).toBe(ours);
      }
    }
  });

  test("is composed where a response has a list in place of an object, and nowhere else", () => {
    const composed: string[] = [];
    walk(slim.components.schemas, (node, pointer) => {
      for (const keyword of ["allOf", "anyOf", "oneOf"].filter((key) => key in node)) {
        const types = (node[keyword] as Node[]).map((part) => follow(slim, part).type);
        composed.push(`${keyword} ${types.join(", ")}`);
        expect(pointer, keyword).not.toMatch(/Query|Options|Request/);
      }
    });
    expect(new Set(composed)).toEqual(new Set(["anyOf object, array"]));
  });

  test("does not require an object that may be null, which a client in PHP would read as one", () => {
    const required = Object.values(slim.components.schemas).flatMap((schema) => schema.required ?? []);
    expect(required).toContain("suggestions");
    expect(required).not.toContain("resultCorrected");
  });

  test("has texts of one paragraph and the list of values after it, and no mark", () => {
    walk(slim, (node, pointer) => {
      expect(
        Object.keys(node).filter((key) => key.startsWith("x-")),
        pointer,
      ).toEqual([]);
      if (typeof node.description === "string")
        expect(node.description, pointer).toMatch(/^[^\n]+(\n\n(\* [^\n]+\n?)+)?$/);
    });
    expect(text).not.toMatch(/\*\*(Assumed|Observed)/);
  });

  test("has the words of a kind of data with that kind alone", () => {
    const schemas = (kind: string) =>
      JSON.stringify(Object.entries(slim.components.schemas).filter(([name]) => name.startsWith(kind)));
    expect(schemas("Email")).toContain("unknownWithCorrection");
    expect(schemas("Name")).toContain("DEGREES");
    for (const word of ["unknownWithCorrection", "DEGREES", "LEGAL_FORM", "AT_SIGN"]) {
      expect(schemas("Phone")).not.toContain(word);
      expect(schemas("Fi"), "Finding and Fix").not.toContain(word);
    }
  });
});

function body(path: string, ...place: string[]): string {
  return toPointer("paths", path, "post", ...place, "content", "application/json", "schema");
}

function post(bundle: Bundle, path: string) {
  return (bundle.paths[path] as Bundle["paths"][string]).post;
}

function namesOf(bundle: object, pointer: string): string[] {
  return [...new Set(fieldsOf(bundle, pointer).values())].toSorted();
}

/** The fields of a request's query, with their schemas. */
function queryFields(bundle: object, pointer: string): [string, { examples?: unknown[] }][] {
  const step = (at: string, name: string) => below(locate(bundle, at)?.pointer ?? "", "properties", name);
  const query = locate(bundle, ["request", "query"].reduce(step, pointer));
  return Object.entries((query?.node.properties ?? {}) as Record<string, { examples?: unknown[] }>);
}

function subsets<Item>([first, ...rest]: Item[]): Item[][] {
  return first === undefined ? [[]] : subsets(rest).flatMap((set) => [set, [first, ...set]]);
}

/** Compiles the schema at a pointer of a bundle. */
function compile(bundle: object) {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(bundle, "contract");
  return (pointer: string) => {
    const $ref = `contract#${encodeURI(pointer)}`;
    return ajv.getSchema($ref) ?? ajv.compile({ $ref });
  };
}
