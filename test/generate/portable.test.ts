import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { versions } from "../../generated/versions.ts";
import { readBundle } from "../../scripts/lib/bundles.ts";
import { type Node, walk } from "../../scripts/lib/openapi/document.ts";
import { markNames, markOf } from "../../scripts/lib/openapi/marks.ts";
import { toPointer } from "../../scripts/lib/openapi/pointer.ts";
import { runs } from "../support/property-runs.ts";
import { type Bundle, broken, requests } from "../support/requests.ts";

describe.each(versions)("The published bundle of version %s", (version) => {
  const published = JSON.parse(readFileSync(`generated/openapi/${version}.json`, "utf8"));
  const strict = readBundle("generated", version);
  const paths = Object.keys(strict.paths);
  const body = (path: string, ...place: string[]) =>
    toPointer("paths", path, "post", ...place, "content", "application/json", "schema");

  test("accepts and refuses the same requests as the strict form", () => {
    const validators = [strict, published].map(compile);
    const counts = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(anyRequests(strict as never, forbiddenNames(strict)), ({ path, value }) => {
        const [ours, theirs] = validators.map((validate) => validate(body(path, "requestBody"))(value));
        counts[ours ? "accepted" : "refused"] += 1;
        return ours === theirs;
      }),
      { numRuns: runs(1000) },
    );
    expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(runs(100));
  });

  test("accepts each response example", () => {
    const validator = compile(published);
    for (const path of paths) {
      for (const [status, response] of Object.entries(published.paths[path].post.responses as Record<string, Node>)) {
        if (response.$ref) continue;
        const validate = validator(body(path, "responses", status));
        const { examples } = (response as { content: Record<string, { examples: Record<string, { value: unknown }> }> })
          .content["application/json"] ?? { examples: {} };
        for (const [name, { value }] of Object.entries(examples)) expect(validate(value), `${path} ${name}`).toBe(true);
      }
    }
  });

  test("has every mark, and a handful of examples of each operation", () => {
    const marksIn = (document: object) => {
      const marks = new Set<string>();
      walk(document, (node) => {
        const mark = markOf(node);
        if (mark) marks.add(`${mark.name} ${mark.text} ${node.description}`);
      });
      return [...marks].sort();
    };
    expect(marksIn(published)).toEqual(marksIn(strict));
    for (const path of paths) {
      const { length } = Object.keys(published.paths[path].post.requestBody.content["application/json"].examples);
      expect(length, path).toBeGreaterThan(2);
      expect(length, path).toBeLessThan(8);
    }
    expect(JSON.stringify(published, null, 2).length).toBeLessThan(450_000);
  });

  test("has no schema that is a boolean", () => {
    walk(published.components.schemas, (node, pointer) => {
      for (const [name, field] of Object.entries((node.properties ?? {}) as Node)) {
        expect(typeof field, `${pointer} ${name}`).toBe("object");
      }
    });
  });

  test("is taken by a validator that refuses keywords which it does not know, but for the marks", () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, keywords: markNames });
    addFormats.default(ajv);
    ajv.addKeyword("components");
    ajv.addSchema({ $id: "contract", components: published.components });
    for (const name of Object.keys(published.components.schemas)) {
      expect(() => ajv.compile({ $ref: `contract#/components/schemas/${name}` }), name).not.toThrow();
    }
  });

  test("has in each operation itself the header that selects the version, with the one value and an example for each request", () => {
    for (const path of paths) {
      const { parameters, requestBody } = published.paths[path].post;
      expect(parameters).toMatchObject([
        { name: "api-version", in: "header", schema: { type: "string", const: version, enum: [version] } },
      ]);
      expect(Object.keys(parameters[0].examples)).toEqual(
        Object.keys(requestBody.content["application/json"].examples),
      );
    }
  });
});

/** Requests that fit the contract, requests with a fault in any place, and requests with a name that the version forbids. */
function anyRequests(bundle: Bundle, forbidden: string[]) {
  return requests(bundle).chain((request) =>
    fc.oneof(
      fc.constant(request),
      broken(request)
        .filter((sent) => sent.body !== "")
        .map(({ path, body }) => ({ path, value: JSON.parse(String(body)) })),
      fc.tuple(fc.constantFrom("query", "options"), fc.constantFrom(...forbidden)).map(([place, name]) => {
        const { request: root } = request.value as { request: Node };
        return {
          path: request.path,
          value: { request: { ...root, [place]: { ...(root[place] as Node), [name]: "+420" } } },
        };
      }),
    ),
  );
}

/** The names that some schema of a bundle forbids. */
function forbiddenNames(bundle: object): string[] {
  const names = new Set<string>();
  walk(bundle, ({ properties }) => {
    for (const [name, field] of Object.entries((properties ?? {}) as Node)) if (field === false) names.add(name);
  });
  return [...names];
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
