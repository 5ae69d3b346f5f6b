import { markOf } from "@data-validation/openapi-document/marks";
import { describe, expect, test } from "vitest";
import { contractOperations } from "../contract/cases.ts";
import { buildSite, documentedVersions } from "./site.ts";

/** Only the page: that its Markdown has the same labels, operation-pages.test.ts shows. */
const { read } = await buildSite();

const pageOf = (version: string, path: string) =>
  `${version}/${path.slice(1).replaceAll("/", "-")}`;

/** The label of each field of a page by its anchor. */
function labelsOf(page: string): Map<string, string> {
  const rows = read(`${page}.html`).matchAll(
    /<div class="field" id="([^"]+)"[^>]*>\n<p class="name">(.*?)<a class="anchor"/g,
  );
  const badge = /class="badge (?:stated|observed|corroborated|assumed)">([^<]*)/;
  return new Map(
    [...rows].map(([, field = "", name = ""]) => [field, badge.exec(name)?.[1] ?? ""]),
  );
}

test.each([
  ["2.0/name-validate", "result.details[].nameDays", "Stated, detail assumed"],
  ["2.0/phone-validate", "result.data.format", "Stated"],
  ["2.0/phone-validate", "result.data.format.international", "Stated, detail assumed"],
  ["2.1/company-get", "request.query.country", "Corroborated"],
  ["2.1/email-validate", "request.query", "Stated"],
  ["2.1/email-validate", "request.query.email", "Stated, detail assumed"],
  ["2.1/location-validate", "request.query.number.part1", "Assumed"],
  ["2.1/name-validate", "request.query.name", "Corroborated"],
  ["2.1/name-validate", "result.data.dataTypes.valid", "Stated"],
  ["2.1/phone-validate", "resultCorrected", "Stated, detail assumed"],
])("The page %s has beside %s the label %s", (page, field, label) => {
  expect(labelsOf(page).get(field)).toBe(label);
});

test.each(documentedVersions)("No shared object of $version is stated", ({ version }) => {
  const html = read(`${version}/objects.html`);
  expect(html).toContain('class="badge corroborated"');
  expect(html).not.toContain('class="badge stated"');
});

describe.each(contractOperations)("$version $path", ({ version, path, post }) => {
  test("Each field on the page has one of five labels", () => {
    const labels = [...labelsOf(pageOf(version, path)).values()];
    expect(labels.length).toBeGreaterThan(3);
    for (const label of labels)
      expect(label).toMatch(/^(Stated|Stated, detail assumed|Observed|Corroborated|Assumed)$/);
  });

  test("The page marks operation and statuses Stated unless they are assumed", () => {
    // Each operation is in the ledger of the published contract.
    const mark = markOf(post) === undefined ? " **Stated**" : " *Corroborated*";
    const page = pageOf(version, path);
    expect(read(`${page}.md`)).toContain(
      `**POST** \`${path}\` [Version ${version}](index.md#${post.tags[0]})${mark} [Try it]`,
    );
    expect(read(`${version}/index.md`)).toContain(`- [\`${path}\` ${post.summary}${mark}](`);
    const statuses = [
      ...read(`${page}.html`).matchAll(
        /<td[^>]*>([45]\d\d)(?: <(?:strong|em)>(\w+)<\/(?:strong|em)>)?<\/td>/g,
      ),
    ];
    expect(statuses.length).toBeGreaterThan(3);
    for (const [, status = "", grade] of statuses)
      expect([status, grade === "Stated"]).toEqual([status, status === "401"]);
  });
});

test("Every page that explains leads to the list of assumptions", () => {
  for (const page of [
    "index",
    "quick-start",
    "migration",
    "guides/errors",
    "guides/client",
    "workflows/new-key",
  ])
    expect(read(`${page}.html`), page).toContain("assumptions.html");
});
