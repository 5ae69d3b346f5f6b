import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { versions } from "../../generated/versions.ts";
import { isObject, type JsonObject } from "../../scripts/lib/openapi/json.ts";
import { readDocument } from "../specification/support/contract.ts";
import { isAssumed, isPartial } from "../specification/support/marks.ts";
import { readPromises } from "../specification/support/promises.ts";

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

  test("the assumed fields do not include stated ones", () => {
    expect([...fields.wholly]).toEqual(expect.arrayContaining(["isValid", "proposal", "fixes"]));
    for (const name of ["numberFull", "e164", "dataLanguage", "severity"])
      expect([...fields.wholly]).not.toContain(name);
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
  const wholly = new Set<string>();
  const inPart = new Set<string>();
  const schemas = new Set<string>();
  const stated = new Set<string>();
  for (const document of versions.map(readDocument)) {
    for (const pointer of readPromises(document).stated.keys()) {
      for (const [, name = ""] of pointer.matchAll(/\/(?:properties|required)\/([^/]+)/g)) stated.add(name);
    }
    const { schemas: all } = document.components as { schemas: Record<string, JsonObject> };
    for (const [name, schema] of Object.entries(all)) {
      if (isAssumed(schema)) schemas.add(name);
      if (isPartial(schema)) for (const value of valuesOf(schema)) stated.add(value);
      visit(schema, (field, node) => (isPartial(node) ? inPart : wholly).add(field));
    }
  }
  for (const name of [...stated, ...inPart]) wholly.delete(name);
  return { wholly, inPart, schemas };
}

/** The values that an enum lists, itself or in one of its branches. */
function valuesOf({ enum: values = [], anyOf = [] }: JsonObject): string[] {
  return [...(values as string[]), ...(anyOf as JsonObject[]).flatMap(valuesOf)];
}

/** Calls `found` for every field of a schema. */
function visit(schema: JsonObject, found: (name: string, node: JsonObject) => void): void {
  for (const [key, value] of Object.entries(schema)) {
    if (key === "properties" && isObject(value)) {
      for (const [name, node] of Object.entries(value)) if (isObject(node)) found(name, node);
    }
    if (isObject(value)) visit(value, found);
    else if (Array.isArray(value)) for (const item of value) if (isObject(item)) visit(item, found);
  }
}
