import { expect, test } from "vitest";
import { operationsOf, readSource } from "#docs/build/contract/source.ts";
import { writeSitemap } from "#docs/build/indexes/sitemap.ts";
import { foldingOf } from "#docs/build/markdown/response-folding.ts";
import { operationSample } from "#docs/build/operations/operation-sample.ts";
import { workflowPrograms } from "#docs/build/pages/workflow-pages.ts";
import { languages } from "#docs/samples/index.ts";
import { allBundles } from "../support/contract-bundles.ts";
import { buildSite } from "./site.ts";

const site = await buildSite();

test("Parts of a response are open up to the limit of lines, fixes before the members of the data", () => {
  const long = { value: "x".repeat(60) };
  const result = { data: { a: long, b: long }, fixes: [{ data: long }, { data: long }] };
  // The body, the result, its data, its fixes and the first of them are always open: 16 lines.
  const openWithin = (lines: number) => [...foldingOf({ result }, "result", lines).open].slice(6);
  expect(openWithin(16)).toEqual([]);
  expect(openWithin(20)).toEqual(["result.fixes.1", "result.fixes.1.data"]);
  expect(openWithin(22)).toEqual(["result.fixes.1", "result.fixes.1.data", "result.data.a"]);
});

test("An example cannot end the script with the data of its page", async () => {
  const source = readSource(allBundles());
  const [described] = operationsOf(source, source.current).filter(({ path }) => /email/.test(path));
  if (!described) throw new Error("There is no operation.");
  const request = { query: { email: "</script>" } };
  const response = { status: 200, headers: {}, body: { result: { data: request.query } } };
  const example = { name: "a", summary: "A", request, response };
  const html = await operationSample(source, described, [example]);
  const [, data = ""] = /<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({ examples: [{ request }] });
});

test("A program in each language repeats a call as often as its workflow", () => {
  const programs = [...workflowPrograms(readSource(allBundles())).values()];
  const repeating = programs.find(({ retry }) => retry);
  if (!repeating?.retry) throw new Error("No workflow has a retry.");
  const retry = { ...repeating.retry, times: 7 };
  for (const { title, writeProgram } of languages)
    expect(writeProgram({ ...repeating, retry }), title).toMatch(/ < 7[;)]|range\(8\)|seq 0 7\)/);
});

test("Addresses of the sitemap are escaped", () => {
  expect(writeSitemap(["https://a.example/?b&c"])).toContain(
    "<loc>https://a.example/?b&amp;c</loc>",
  );
});

test("The first row of an error in the catalogue has its anchor, and no other row of it", () => {
  const rows = site
    .read("errors.md")
    .split("\n")
    .filter((line) => /^\|[^|]*\b[45]\d\d /.test(line));
  const errors = rows.map((row) => row.split("|")[2]);
  expect(rows.length).toBeGreaterThan(new Set(errors).size);
  for (const [index, row] of rows.entries())
    expect(row.includes("<span id="), row).toBe(errors.indexOf(errors[index]) === index);
});

test("An error is repeated by its reason, where that decides otherwise than the status", () => {
  const rows = site.read("errors.md").split("\n");
  const retry = (subtype: string) =>
    rows.find((row) => row.includes(`429`) && row.includes(`\`${subtype}\``))?.split(" | ")[4];
  expect(["TOO_MANY_REQUESTS", "CREDIT_PER_DAY", "CREDIT_PER_IP"].map(retry)).toEqual([
    "Yes",
    "No",
    "No",
  ]);
});
