import { applyEdits } from "@data-validation/cli/internal/observe/changes/edit";
import { changeSources, type Report } from "@data-validation/cli/internal/observe/report/report";
import type { Json } from "@data-validation/openapi-document/json";
import { describe, expect, test } from "vitest";
import { parseDocument, type YAMLMap } from "yaml";
import { examples, model, readSource, report, traffic } from "./support/traffic.ts";

/** What observe makes of a new field with some value, in so many calls of an operation. */
async function addField(
  path: string,
  newField: string,
  value: Json,
  count: number,
  version?: string,
) {
  const calls = examples.filter((call) => call.path === path).slice(0, count);
  const at = [path, version].filter(Boolean).join(" ");
  const result = report(await traffic([{ at, add: { [`body ${newField}`]: value } }], calls));
  return { result, changed: changeSources(result, readSource, "changes") };
}

describe("A new field", () => {
  test.each<[string, Json, number]>([
    ["null alone", null, 5],
    ["an empty list", [], 5],
    ["one value", "seen once", 1],
  ])(
    "of which only %s was seen gets no type: it is listed, and nothing is changed",
    async (_, value, count) => {
      const { result, changed } = await addField("/email/validate", "result extra", value, count);
      const change = { note: "Too little was seen for a type." };
      expect(result.findings).toMatchObject([{ ground: "new", field: "result.extra", change }]);
      expect(changed).toEqual({});
    },
  );

  test("of one version is listed, and one of both is added to both", async () => {
    const field = ["/phone/validate", "result data timeZone", "Europe/Prague", 100] as const;
    const { result, changed } = await addField(...field, model.currentVersion);
    expect(result.findings[0]?.change.note).toContain(
      `Seen in version ${model.currentVersion} alone, and section 9 of the specification`,
    );
    expect(changed).toEqual({});
    const { changed: both } = await addField(...field);
    const files = model.versions.map((name) => `openapi/${name}/phone/validate.yaml`);
    expect(Object.keys(both).toSorted()).toEqual(files);
  });
});

test("--marks replaces x-assumed where an assumption is strongly confirmed and nowhere else, once, and keeps line ends", async () => {
  const result = report(await traffic([]));
  const changed = changeSources(result, readSource, "marks");
  const isStrong = ({ mark, strength }: Report["rows"][number]) =>
    strength === "strong" && mark.extent === "place";
  expect(result.rows.filter(isStrong).length).toBeGreaterThan(50);
  for (const row of result.rows) {
    const { file, keys } = row.mark.place;
    const document = parseDocument(changed[file] ?? readSource(file));
    // A text that several marks share by an anchor stays with those that are left.
    expect(document.errors, file).toEqual([]);
    expect(() => document.toJS(), file).not.toThrow();
    const node = document.getIn(keys) as YAMLMap;
    const mark = isStrong(row) ? /^\d{4}-\d\d-\d\d, seen (once|\d+ times)$/ : /^undefined$/;
    expect(String(node.get("x-observed")), row.mark.key).toMatch(mark);
    const isAssumed = node.items.some(({ key }) => String(key).startsWith("x-assumed"));
    expect(isAssumed, row.mark.key).toBe(!isStrong(row));
  }
  const readWindows = (file: string) => readSource(file).replaceAll("\n", "\r\n");
  const once = applyEdits(result.marks, readWindows);
  const lines = Object.entries(changed).map(([file, text]) => [
    file,
    text.replaceAll("\n", "\r\n"),
  ]);
  expect(once).toEqual(Object.fromEntries(lines));
  expect(applyEdits(result.marks, (file) => once[file] ?? readWindows(file))).toEqual({});
});
