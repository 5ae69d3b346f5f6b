import { readFileSync } from "node:fs";
import { versions } from "@data-validation/generated/versions";
import {
  type Bundle,
  followReferences,
  locateNode,
  type Node,
  visitObjects,
  visitReachable,
} from "@data-validation/openapi-document/document";
import { examplesOfBody } from "@data-validation/openapi-document/examples";
import { fieldPathsOf } from "@data-validation/openapi-document/fields";
import { markNames, markOf } from "@data-validation/openapi-document/marks";
import { pointerBelow, toPointer } from "@data-validation/openapi-document/pointer";
import { VALUE_DESCRIPTIONS, withValueLists } from "@data-validation/openapi-document/values";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bundleOf } from "../support/contract-bundles.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { brokenRequest, requests } from "../support/requests.ts";
import { validatorOf } from "../support/validator.ts";

describe.each(versions)("Version %s", (version) => {
  const strict = bundleOf(version);
  const read = (name: string) => JSON.parse(readFileSync(`generated/openapi/${name}.json`, "utf8"));
  const published = read(version);
  const slim = read(`${version}.slim`);
  const operations = Object.entries(strict.paths);
  const paths = Object.keys(strict.paths);
  const validators = new Map(
    [strict, published, slim].map((bundle) => [bundle, validatorOf(bundle)]),
  );
  const accepts = (bundle: Bundle, pointer: string, value: unknown) =>
    validators.get(bundle)?.(pointer, value).length === 0;

  test.each([
    ["published", published],
    ["slim", slim],
  ])("The %s document accepts each request and response example of the contract", (_, document) => {
    for (const [path, { post }] of operations) {
      for (const { value } of Object.values(examplesOfBody(strict, post.requestBody)))
        expect(accepts(document, request(path), value), JSON.stringify(value)).toBe(true);
      for (const [status, holder] of Object.entries(post.responses))
        for (const [name, { value }] of Object.entries(examplesOfBody(strict, holder)))
          expect(
            accepts(document, response(document, path, status), value),
            `${path} ${name}`,
          ).toBe(true);
    }
  });

  test("The published document accepts and rejects the same requests as the contract", () => {
    const counts = { accepted: 0, rejected: 0 };
    fc.assert(
      fc.property(anyRequests(strict), ({ path, value }) => {
        const ours = accepts(strict, request(path), value);
        const theirs = accepts(published, request(path), value);
        counts[ours ? "accepted" : "rejected"] += 1;
        return ours === theirs;
      }),
      { numRuns: propertyRuns(1000) },
    );
    expect(Math.min(counts.accepted, counts.rejected)).toBeGreaterThan(propertyRuns(100));
  });

  test("The slim document accepts each request of the contract, without options of null", () => {
    const anyRequest = requests(strict);
    const withoutNull = (value: unknown) =>
      JSON.parse(JSON.stringify(value, (_, member) => (isEmpty(member) ? undefined : member)));
    fc.assert(
      fc.property(anyRequest, ({ path, value }) =>
        accepts(slim, request(path), withoutNull(value)),
      ),
      { numRuns: propertyRuns(500) },
    );
  });

  test("The slim document accepts and rejects the same forms of a query as the contract", () => {
    for (const path of paths) {
      const fields = queryFields(slim, request(path)).map(([name, { examples }]) => [
        name,
        examples?.[0] ?? "x",
      ]);
      for (const sent of subsets(fields as [string, unknown][])) {
        const value = { request: { query: Object.fromEntries(sent) } };
        const names = sent.map(([name]) => name);
        if (
          excludedPairs(strict, request(path)).some((pair) =>
            pair.every((name) => names.includes(name)),
          )
        )
          continue;
        expect(accepts(slim, request(path), value), JSON.stringify([path, value])).toBe(
          accepts(strict, request(path), value),
        );
      }
    }
  });

  test("The published document has every mark, and a handful of examples of each operation", () => {
    const marksIn = (document: object) => {
      const marks = new Set<string>();
      visitObjects(document, (node) => {
        const mark = markOf(node);
        if (mark) marks.add(`${mark.name} ${mark.text} ${node.description}`);
      });
      return [...marks].sort();
    };
    expect(marksIn(published)).toEqual(marksIn(withValueLists(strict)));
    for (const [path, { post }] of Object.entries((published as Bundle).paths)) {
      const { length } = Object.keys(examplesOfBody(published, post.requestBody));
      expect(length, path).toBeGreaterThan(2);
      expect(length, path).toBeLessThan(8);
    }
    expect(
      JSON.stringify(published, null, 2).length,
      "Shorten the list `published` of an *.examples.yaml: all examples are data of packages/contract.",
    ).toBeLessThan(450_000);
  });

  test("The published document has no boolean schema, and a strict validator rejects only marks", () => {
    visitReachable(published, published.paths, ({ properties }) => {
      for (const [name, field] of Object.entries(properties ?? {}))
        expect(typeof field, name).toBe("object");
    });
    const ajv = new Ajv2020({
      strict: true,
      strictTypes: false,
      strictRequired: false,
      // Each schema is compiled once instead of in every schema that refers to it.
      inlineRefs: false,
      keywords: [...markNames, VALUE_DESCRIPTIONS],
    });
    addFormats.default(ajv);
    ajv.addKeyword("components");
    ajv.addSchema({ $id: "contract", components: published.components });
    for (const name of Object.keys(published.components.schemas))
      expect(
        () => ajv.compile({ $ref: `contract#/components/schemas/${name}` }),
        name,
      ).not.toThrow();
  });

  test("The published document has the version header in each operation and example", () => {
    for (const path of paths) {
      const { parameters, requestBody } = published.paths[path].post;
      expect(parameters[0]).toMatchObject({
        name: "api-version",
        in: "header",
        schema: { type: "string", const: version, enum: [version] },
      });
      expect(Object.keys(parameters[0].examples)).toEqual(
        Object.keys(examplesOfBody(published, requestBody)),
      );
    }
  });

  test("The slim document has the operations and the fields of the contract", () => {
    expect(Object.keys(slim.paths)).toEqual(paths);
    const namesOf = (bundle: object, pointer: string) =>
      [...new Set(fieldPathsOf(bundle, pointer).values())].toSorted();
    for (const place of paths.flatMap((path) => [request(path), response(slim, path, "200")]))
      expect(namesOf(slim, place), place).toEqual(namesOf(strict, place));
  });

  test("The slim document is composed where a response has a list instead of only an object", () => {
    const composed = new Set<string>();
    visitObjects(slim.components.schemas, (node, pointer) => {
      for (const keyword of ["allOf", "anyOf", "oneOf"].filter((key) => key in node)) {
        const types = (node[keyword] as Node[]).map((part) => followReferences(slim, part).type);
        composed.add(`${keyword} ${types.join(", ")}`);
        expect(pointer, keyword).not.toMatch(/Query|Options|Request/);
      }
    });
    expect(composed).toEqual(new Set(["anyOf object, array"]));
    visitObjects(slim.components.schemas, ({ enum: values }, pointer) => {
      if (Array.isArray(values)) expect(values, pointer).not.toContain(null);
    });
  });

  test("The slim document requires no object that may be null, which PHP would read as one", () => {
    const schemas = Object.values(slim.components.schemas) as { required?: string[] }[];
    const required = schemas.flatMap((schema) => schema.required ?? []);
    expect(required).toContain("suggestions");
    expect(required).not.toContain("resultCorrected");
  });

  test("The slim document has a boolean header as its two texts, with the default", () => {
    const nodes: Node[] = [];
    visitObjects(slim, (node) => void (/-details$/i.test(String(node.name)) && nodes.push(node)));
    expect(nodes.length).toBeGreaterThan(0);
    for (const { schema } of nodes)
      expect(schema).toEqual({ type: "string", enum: ["true", "false"], default: "false" });
  });

  test("The slim document has texts of one paragraph with the list of values, and no mark", () => {
    expect(slim.info.description).toContain(
      `the marks of assumptions. They are in ${version}.json`,
    );
    const { securitySchemes, ...components } = slim.components;
    expect(Object.values(securitySchemes)).toEqual(
      Object.values(published.components.securitySchemes),
    );
    visitObjects({ ...slim, components }, (node, pointer) => {
      expect(Object.keys(node).join(" "), pointer).not.toMatch(/\bx-/);
      if (typeof node.description === "string")
        expect(node.description, pointer).toMatch(
          /^(?!.*\*\*(Assumed|Observed))[^\n]+(\n\n(\* [^\n]+\n?)+)?$/,
        );
    });
  });

  test("The slim document has the terms of a data kind only at that kind", () => {
    const schemas = (kind: string) =>
      JSON.stringify(
        Object.entries(slim.components.schemas).filter(([name]) => name.startsWith(kind)),
      );
    expect(schemas("Email")).toContain("unknownWithCorrection");
    expect(schemas("Name")).toContain("DEGREE");
    // The examples of other kinds have it; that of a phone number may.
    expect(schemas("Phone")).toContain("WHITESPACES");
    for (const word of ["unknownWithCorrection", "DEGREE", "LEGAL_FORM", "AT_SIGN"]) {
      expect(schemas("Phone")).not.toContain(word);
      expect(schemas("Fi"), "Finding and Fix").not.toContain(word);
    }
  });
});

const schema = ["content", "application/json", "schema"];

function request(path: string): string {
  return toPointer("paths", path, "post", "requestBody", ...schema);
}

function response(bundle: object, path: string, status: string): string {
  const place = toPointer("paths", path, "post", "responses", status);
  return pointerBelow(locateNode(bundle, place)?.pointer ?? "", ...schema);
}

/**
 * Requests that fit the contract, requests with a fault in any place, and requests with a name that
 * the version forbids.
 */
function anyRequests(bundle: Bundle) {
  const forbidden = new Set<string>();
  visitObjects(bundle, ({ properties }) => {
    for (const [name, field] of Object.entries(properties ?? {}))
      if (field === false) forbidden.add(name);
  });
  return requests(bundle).chain((request) =>
    fc.oneof(
      fc.constant(request),
      brokenRequest(request)
        .filter(({ body }) => body !== "")
        .map(({ path, body }) => ({ path, value: JSON.parse(String(body)) })),
      fc
        .tuple(fc.constantFrom("query", "options"), fc.constantFrom(...forbidden))
        .map(([place, name]) => {
          const { request: root } = request.value as { request: Node };
          const member = { ...(root[place] as Node), [name]: "+420" };
          return { path: request.path, value: { request: { ...root, [place]: member } } };
        }),
    ),
  );
}

/** The fields of a request's query, with their schemas. */
function queryFields(bundle: object, pointer: string): [string, { examples?: unknown[] }][] {
  const step = (at: string, name: string) =>
    pointerBelow(locateNode(bundle, at)?.pointer ?? "", "properties", name);
  const query = locateNode(bundle, ["request", "query"].reduce(step, pointer));
  return Object.entries((query?.node.properties ?? {}) as Record<string, { examples?: unknown[] }>);
}

/**
 * The pairs of query fields that exclude each other, which the slim document describes in words.
 */
function excludedPairs(bundle: object, pointer: string): string[][] {
  const step = (at: string, name: string) =>
    pointerBelow(locateNode(bundle, at)?.pointer ?? "", "properties", name);
  const query = locateNode(bundle, ["request", "query"].reduce(step, pointer));
  return (query?.node.not?.anyOf ?? []).map(({ required = [] }) => required);
}

/** Null, or the empty list that PHP writes for an empty object. */
const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** The sets of at most some items. */
function subsets<Item>([first, ...rest]: Item[], most = 3): Item[][] {
  if (first === undefined || most === 0) return [[]];
  return [...subsets(rest, most), ...subsets(rest, most - 1).map((set) => [first, ...set])];
}
