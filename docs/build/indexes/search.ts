import { STATUS_CODES } from "node:http";
import type { Bundle } from "@data-validation/openapi-document/document";
import { flattenFields } from "@data-validation/openapi-document/field-tree";
import { allOrNoneShape, readKeyedTable } from "@data-validation/tooling/keyed-table";
import { textShape } from "@data-validation/tooling/table";
import { operationAddress } from "../addresses.ts";
import type { PageField } from "../contract/page-fields.ts";
import { fieldTrees, objectTree, sharedObjects } from "../contract/shown-fields.ts";
import type { OperationSource } from "../contract/source.ts";
import { toText } from "../markdown/html.ts";
import { renderInline, type renderMarkdown, renderText } from "../markdown/render.ts";
import type { Page } from "../pages/shell.ts";
import type { ErrorRow } from "../sections/error-tables.ts";

export interface SearchEntry {
  url: string;
  title: string;
  kind: "Operations" | "Fields" | "Errors" | "Guides";
  /** The title of its page, or its version. */
  page: string;
  text: string;
  version?: string;
  /**
   * Further search words: of a page from its front matter, of an operation from
   * docs/content/keywords.yaml, of a field from words.yaml, of a status from HTTP.
   */
  keywords?: string;
  /** Words that are found and not shown: the values of a field. */
  terms?: string;
}

/** An entry with its versions; `*` stands for each of them. */
export type PackedEntry = SearchEntry & { versions?: string[] };

/** Combines entries that differ only in their version, which halves the file. */
export function packEntries(entries: SearchEntry[]): PackedEntry[] {
  const groups = Map.groupBy(entries, (entry) => JSON.stringify(withoutVersion(entry)));
  return [...groups.values()].map((members) => {
    const [first] = members as [SearchEntry];
    const versions = members.flatMap(({ version }) => version ?? []);
    return versions.length === 0 ? first : { ...withoutVersion(first), versions };
  });
}

function withoutVersion({ version, ...entry }: SearchEntry): SearchEntry {
  if (version === undefined) return entry;
  const url = entry.url.replace(`${version}/`, "*/");
  return { ...entry, url, page: entry.page.replace(version, "*") };
}

export function pageEntries(
  { path, title }: Page,
  { html, headings }: ReturnType<typeof renderMarkdown>,
  keywords?: string,
) {
  const parts = html.split(/(?=<h[1-3] id=")/).filter((part) => part.startsWith("<h"));
  return parts.map((part): SearchEntry => {
    const id = /id="([^"]*)"/.exec(part)?.[1] ?? "";
    const heading = headings.find((candidate) => candidate.id === id);
    const isPage = heading?.depth === 1;
    const firstSentences = sentences(part.replace(/^<h\d.*<\/h\d>/, ""), 360);
    const url = isPage ? path : `${path}#${id}`;
    return {
      url,
      title: heading?.text ?? title,
      kind: "Guides",
      page: title,
      text: firstSentences,
      ...(isPage && { keywords }),
    };
  });
}

export function readKeywords(operations: OperationSource[]): Record<string, string> {
  return readKeyedTable(
    "docs/content/keywords.yaml",
    operations.map(({ id }) => id),
    textShape,
  );
}

const wordLanguages = ["en", "cs", "sk", "pl", "de"];

type Words = Record<string, Record<string, string>>;

/** Search words of a field, by its last name, or by its data kind and last name. */
export function readWords(fields: { tag: string; fields: PageField[] }[]): Words {
  const qualifiedNames = fields.flatMap(({ tag, fields: all }) =>
    flattenFields(all).flatMap(({ name }) => [`${tag}.${name}`, `objects.${name}`]),
  );
  const plain = new Set(
    fields.flatMap(({ fields: all }) => flattenFields(all).map(({ name }) => name)),
  );
  const row = allOrNoneShape(wordLanguages, textShape);
  return readKeyedTable("docs/content/words.yaml", plain, row, { optional: qualifiedNames });
}

export function operationEntries(
  described: OperationSource,
  keywords: Record<string, string>,
  words: Words,
): SearchEntry[] {
  const { version, path, id, tag, summary, description } = described;
  const url = operationAddress(version, path);
  const { request, response } = fieldTrees(described);
  const text = `${summary}. ${sentences(renderText(description), 300)}`;
  return [
    {
      url,
      title: `POST ${path}`,
      kind: "Operations",
      page: `Version ${version}`,
      text,
      version,
      keywords: keywords[id],
    },
    ...fieldEntries([...request, ...response], { url, page: path, version, tag }, words),
  ];
}

export function objectEntries(bundle: Bundle, words: Words): SearchEntry[] {
  const { version } = bundle.info;
  const fields = sharedObjects(bundle).flatMap((object) => objectTree(bundle, object));
  const place = { url: `${version}/objects.html`, page: "Shared objects", version, tag: "objects" };
  return fieldEntries(fields, place, words);
}

interface FieldPlace {
  url: string;
  page: string;
  version: string;
  tag: string;
}

function fieldEntries(
  fields: PageField[],
  { url, page, version, tag }: FieldPlace,
  words: Words,
): SearchEntry[] {
  return flattenFields(fields).map(({ name, path, anchor, values, description }) => {
    const inLanguages = Object.values(words[`${tag}.${name}`] ?? words[name] ?? {});
    return {
      url: `${url}#${anchor}`,
      title: path,
      kind: "Fields",
      page: `${page}, ${version}`,
      text: sentences(renderText(description), 200),
      version,
      ...(values.length > 0 && { terms: values.join(" ") }),
      ...(inLanguages.length > 0 && { keywords: inLanguages.join(", ") }),
    };
  });
}

export function errorEntries(
  { path, title: page }: Page,
  { html }: { html: string },
  rows: ErrorRow[],
): SearchEntry[] {
  const shown = rows.filter(({ id }) => id !== undefined && html.includes(` id="${id}"`));
  return shown.map(({ id, status, names: [, ...names], explanation }) => {
    const title = [status, ...names].filter((part) => part !== undefined && part !== null);
    return {
      url: `${path}#${id}`,
      title: title.join(" "),
      kind: "Errors",
      page,
      text: sentences(explanation.map(renderInline).join(". "), 200),
      ...(status !== undefined && { keywords: STATUS_CODES[status] }),
    };
  });
}

/** The first whole sentences of HTML, without code blocks, tables and forms. */
function sentences(html: string, length: number): string {
  const spaced = html
    .replaceAll(/<(pre|fieldset|table|select|script)\b[\s\S]*?<\/\1>/g, " ")
    .replaceAll(/<br>|<\/(?:td|th|p|li|dd|dt)>/g, " ");
  const text = toText(spaced).replaceAll(/\s+/g, " ").trim();
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const whole = /^.*[.!?:](?= )/.exec(cut)?.[0];
  return whole ?? `${cut.slice(0, cut.lastIndexOf(" "))} …`;
}
