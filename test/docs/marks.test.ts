import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bodiesOf, fieldsOf } from "../../docs/build/fields.ts";
import { versions } from "../../generated/versions.ts";
import { readBundle } from "../../scripts/lib/bundles.ts";
import type { Bundle } from "../../scripts/lib/openapi/document.ts";
import { markOf } from "../../scripts/lib/openapi/marks.ts";

/** The pages that explain; the others are lists, which have a column or a sentence of their own for what is assumed. */
const pages = ["index", "quick-start", "migration", "guides/*"].flatMap((name) => globSync(`docs/content/${name}.md`));

/** The fields that the contract marks in every place, and those of them that are stated in part. */
const fields = assumedFields();

/** The only status that the specification states. */
const STATED_STATUS = "401";

describe("A page of the documentation marks what is assumed:", () => {
  test.each(pages)("%s has a mark in every section that names an assumed field or status", (page) => {
    const unmarked = sectionsOf(page).filter(({ text }) => restsOn(text, fields.wholly).length > 0 && !isMarked(text));
    expect(unmarked.map(({ title, text }) => `${title}: ${restsOn(text, fields.wholly).join(", ")}`)).toEqual([]);
  });

  test.each(pages)("%s has no mark in a section without an assumed field", (page) => {
    const known = new Set([...fields.wholly, ...fields.inPart, ...fields.schemas]);
    const groundless = sectionsOf(page).filter(({ text }) => isMarked(text) && restsOn(text, known).length === 0);
    expect(groundless.map(({ title }) => title)).toEqual([]);
  });
});

interface Section {
  title: string;
  /** Without the blocks of code. */
  text: string;
}

function sectionsOf(page: string): Section[] {
  const prose = readFileSync(page, "utf8")
    .replace(/^---[\s\S]*?^---$/m, "")
    .replace(/^```[\s\S]*?^```$/gm, "");
  return prose.split(/^(?=#+ )/m).map((text) => ({ title: text.split("\n", 1)[0] ?? "", text }));
}

const isMarked = (text: string) => /\*\*Assumed\*\*:|\{\{schema /.test(text);

/** The names among those in a section's inline code, and the statuses, that the specification does not show. */
function restsOn(text: string, names: ReadonlySet<string>): string[] {
  const code = [...text.matchAll(/`([^`]+)`|\{\{schema (\w+)\}\}/g)].map(
    ([, inline, schema]) => inline ?? schema ?? "",
  );
  const named = code.flatMap((words) => words.split(/[.[\]]+/)).filter((word) => names.has(word));
  const statuses = text.match(/\b[2345]\d\d\b/g)?.filter((status) => status !== STATED_STATUS) ?? [];
  return [...new Set([...named, ...statuses])];
}

function assumedFields() {
  const names = { assumed: new Set<string>(), detail: new Set<string>(), stated: new Set<string>() };
  const bundles = versions.map((version) => readBundle("generated", version));
  for (const { name, standing, values } of bundles.flatMap(everyField)) {
    names[standing].add(name);
    if (standing === "detail") for (const value of values) names.stated.add(String(value));
  }
  for (const name of [...names.stated, ...names.detail]) names.assumed.delete(name);
  const schemas = bundles.flatMap(({ components }) => Object.entries(components.schemas));
  const assumed = schemas.filter(([, schema]) => !["detail", undefined].includes(markOf(schema)?.extent));
  return { wholly: names.assumed, inPart: names.detail, schemas: new Set(assumed.map(([name]) => name)) };
}

function everyField(bundle: Bundle) {
  return Object.values(bundle.paths).flatMap(({ post }) => {
    const { request, response, error } = bodiesOf(bundle, post);
    return [request, response, error].flatMap((body) => fieldsOf(bundle, body));
  });
}
