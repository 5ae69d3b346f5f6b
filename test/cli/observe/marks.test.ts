import { beforeAll, describe, expect, test } from "vitest";
import type { YAMLMap } from "yaml";
import { toKeys } from "../../../packages/cli/src/observe/contract/pointer.ts";
import { parseSource } from "../../../packages/cli/src/observe/contract/yaml.ts";
import { changeSources, type Report } from "../../../packages/cli/src/observe/report/report.ts";
import { withAssumptions } from "../../../scripts/lib/openapi/describe.ts";
import { createOtherService } from "./support/other-service.ts";
import { examples, model, report } from "./support/traffic.ts";

let result: Report;
let changed: Record<string, string>;

beforeAll(async () => {
  const service = createOtherService([]);
  result = await report(await Promise.all(examples.map(service)));
  changed = changeSources(result, model.files.sources, { contradicted: true, stated: false, marks: true });
});

describe("A guess that traffic confirms strongly is marked as observed", () => {
  test("with the day and the number of times, in the place of x-assumed", () => {
    const strong = result.rows.filter(
      (row) => row.kind === "assumed" && row.extent === "place" && row.strength === "strong",
    );
    for (const { where } of strong) {
      const [file = "", pointer = ""] = where.source.split("#");
      const node = parseSource(changed[file] as string).getIn(toKeys(pointer)) as YAMLMap;
      expect(node.get("x-observed"), where.source).toMatch(/^2026-01-31, seen (once|\d+ times)$/);
      expect(
        node.items.some(({ key }) => String(key).startsWith("x-assumed")),
        where.source,
      ).toBe(false);
    }
  });

  test("and stays a guess where a part of it was never seen", () => {
    const strong = new Set(
      result.rows
        .filter(({ kind, strength, extent }) => kind === "assumed" && strength === "strong" && extent === "place")
        .map(({ where }) => where.source),
    );
    expect(strong.size).toBeGreaterThan(50);
    const all = (text: string, mark: string) => text.match(new RegExp(`${mark}[a-z-]*: `, "g"))?.length ?? 0;
    const before = Object.values(model.files.sources).reduce((sum, text) => sum + all(text, "x-assumed"), 0);
    const after = Object.entries(model.files.sources).reduce(
      (sum, [file, text]) => sum + all(changed[file] ?? text, "x-assumed"),
      0,
    );
    const observed = Object.values(changed).reduce((sum, text) => sum + all(text, "x-observed"), 0);
    expect(observed).toBe(strong.size);
    expect(before - after).toBe(observed);
  });

  test("and what is stated gets no mark: a detail or a content that is confirmed leaves its place as it is", () => {
    const parts = result.rows.filter(({ kind, extent }) => kind === "assumed" && extent !== "place");
    expect(parts.some(({ strength }) => strength === "strong")).toBe(true);
    for (const { where } of parts) {
      const [file = "", pointer = ""] = where.source.split("#");
      const node = parseSource(changed[file] ?? (model.files.sources[file] as string)).getIn(
        toKeys(pointer),
      ) as YAMLMap;
      expect(node.has("x-observed"), where.source).toBe(false);
    }
  });

  test("a text that several marks share by an anchor stays with those that are left", () => {
    for (const [file, text] of Object.entries(changed)) {
      const document = parseSource(text);
      expect(document.errors, file).toEqual([]);
      expect(() => document.toJS(), file).not.toThrow();
    }
  });

  test("readers of types and pages see it as a kind of its own", () => {
    const schemas = {
      Score: { type: "number", description: "How sure it is.", "x-observed": "2026-01-31, seen 34 times" },
    };
    const info = { title: "", summary: "", version: "2.1" };
    const bundle = {
      openapi: "3.1.0",
      info,
      servers: [],
      tags: [],
      paths: {},
      components: { schemas, parameters: {}, headers: {}, responses: {} },
    };
    expect(withAssumptions(bundle as never).components).toMatchObject({
      schemas: { Score: { type: "number", description: "How sure it is.\n\n**Observed:** 2026-01-31, seen 34 times" } },
    });
  });
});
