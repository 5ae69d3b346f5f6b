import { globSync, readFileSync } from "node:fs";
import { failureExamplesOf } from "@data-validation/openapi-document/examples";
import { expect, test } from "vitest";
import { anchorOf } from "#docs/build/addresses.ts";
import { terms } from "../lint/terms.ts";
import { buildSite, documentedVersions, pagesOf } from "./site.ts";

const site = await buildSite();

test("The page of tools has only those that test/generators or the workflows try", () => {
  const checks = globSync("test/generators/*.check.ts")
    .map((file) => readFileSync(file, "utf8"))
    .join();
  const workflows = readFileSync("test/contract/workflows.test.ts", "utf8");
  const tools = [...site.read("tools.md").matchAll(/^\| ([^`|]+) \| (?!Makes|Call)[^-]/gm)].map(
    ([, name]) => name,
  );
  expect(tools.length).toBeGreaterThan(12);
  const others = tools.filter((name) => !checks.includes(`"${name}"`));
  expect(others).toEqual(["Respect"]);
  expect(workflows).toMatch(/\brespect\b/);
});

test("The error catalogue has every error of the contract, with the name of its example", () => {
  const html = site.read("errors.html");
  const failures = documentedVersions.flatMap(({ version, bundle }) =>
    version === "2.1" ? failureExamplesOf(bundle) : [],
  );
  expect(failures.length).toBeGreaterThan(15);
  for (const { name, value } of failures) {
    const [{ group, type, subtype }] = value.errors;
    expect(html).toContain(`id="${anchorOf(group, type, subtype)}"`);
    expect(html).toContain(`prefer=${name}`);
  }
});

test.each(terms)("No page uses %s: %s", (term) => {
  // The description of a finding is data of the mock.
  const markdownFiles = site.files.filter((file) => file.endsWith(".md"));
  const findings = markdownFiles.flatMap((file) =>
    site
      .read(file)
      .replaceAll(/"description": ".*"/g, "")
      .split("\n")
      .filter((line) => term.test(line) && !line.includes('id="finding-'))
      .map((line) => `${file}: ${line}`),
  );
  expect(findings).toEqual([]);
});

test("No page has an id twice", () => {
  for (const page of pagesOf(site)) {
    const ids = [...site.read(page).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(repeated, page).toEqual([]);
  }
});

test("The description of a page is its first paragraph, before the note about assumptions", () => {
  const descriptions = pagesOf(site).map(
    (page) => /<meta name="description" content="([^"]*)"/.exec(site.read(page))?.[1] ?? "",
  );
  expect(new Set(descriptions).size).toBeGreaterThan(20);
  expect(descriptions.filter((text) => /^$|^Details missing/.test(text))).toEqual([]);
});

test("An object has the number of its fields, of those that are stated and of those assumed", () => {
  const objects = pagesOf(site).flatMap((page) => [
    ...site
      .read(page)
      .matchAll(
        /<summary>Fields of [^\n]*<span class="type">([^<]*)<\/span><\/summary>((?:(?!<details|<\/details).)*)<\/details>/gs,
      ),
  ]);
  expect(objects.length).toBeGreaterThan(100);
  for (const [, counts = "", fields = ""] of objects) {
    const countOf = (part: string) => fields.split(part).length - 1;
    const numbers = {
      "": countOf('<div class="field"'),
      " stated": countOf('class="badge stated"'),
      " assumed": countOf('class="badge assumed"'),
    };
    const shown = Object.entries(numbers).filter(([, count]) => count > 0);
    expect(counts).toBe(shown.map(([word, count]) => `${count}${word}`).join(", "));
  }
});

test("The tables of correction modes have a value in each cell", () => {
  const lines = site.read("guides/corrections.md").split("\n");
  const rows = lines.filter((line) => /^\| (?:result|suggestions)/.test(line));
  expect(rows.length).toBe(8);
  for (const row of rows) expect(row).not.toMatch(/\| *\|/);
});

test("The responses of an operation are tabs by status, those of a failed server in one", () => {
  const [, tabs = ""] =
    /<div class="tabbed statuses"><fieldset.*?>(.*?)<\/fieldset>/s.exec(
      site.read("2.1/email-validate.html"),
    ) ?? [];
  const statuses = [...tabs.matchAll(/ value="(\w+)"/g)].map(([, status]) => status);
  expect(statuses).toEqual(["200", "400", "401", "402", "403", "429", "5xx"]);
});

test("The file for language models has the pages of the current version, and no list of them", () => {
  const text = site.read("llms-full.txt");
  expect(text).toContain("\n# Validate a phone number\n");
  expect(text).not.toMatch(/^# (?:Data Validation API \d|Assumptions)/m);
});

test("Without --base, the site does not contain its own address", () => {
  expect(site.files).not.toContain("sitemap.xml");
  expect(site.files).not.toContain("404.html");
  expect(site.read("index.html")).not.toContain("canonical");
});
