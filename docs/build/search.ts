import { STATUS_CODES } from "node:http";
import { readKeyedTable } from "@data-validation/contract-files/keyed-table";
import type { Bundle } from "@data-validation/openapi-document/document";
import { operationAddress } from "./addresses.ts";
import { type Field, flat } from "./fields.ts";
import { toText } from "./html.ts";
import { type render, renderText } from "./markdown.ts";
import type { Page } from "./shell.ts";
import { fieldTrees, objectTree, sharedObjects } from "./shown-fields.ts";
import type { OperationSource } from "./source.ts";

export interface Entry {
  url: string;
  title: string;
  kind: "Operations" | "Fields" | "Errors" | "Guides";
  /** The title of its page, or its version. */
  page: string;
  text: string;
  version?: string;
  /** More words for the search: of a page from its front matter, of an operation from docs/content/keywords.yaml, of a status from HTTP. */
  keywords?: string;
}

export function pageEntries(
  { path, title }: Page,
  { html, headings }: ReturnType<typeof render>,
  keywords?: string,
) {
  const parts = html.split(/(?=<h[1-3] id=")/).filter((part) => part.startsWith("<h"));
  return parts.map((part): Entry => {
    const id = /id="([^"]*)"/.exec(part)?.[1] ?? "";
    const heading = headings.find((candidate) => candidate.id === id);
    const isPage = heading?.depth === 1;
    const text = plain(part.replace(/^<h\d.*<\/h\d>/, ""), 500);
    const url = isPage ? path : `${path}#${id}`;
    return {
      url,
      title: heading?.text ?? title,
      kind: "Guides",
      page: title,
      text,
      ...(isPage && { keywords }),
    };
  });
}

/** Other words that readers search for, by operation. */
export function readKeywords(operations: OperationSource[]): Record<string, string> {
  return readKeyedTable(
    "docs/content/keywords.yaml",
    operations.map(({ id }) => id),
  );
}

export function operationEntries(
  described: OperationSource,
  keywords: Record<string, string>,
): Entry[] {
  const { version, path, id, summary, description } = described;
  const url = operationAddress(version, path);
  const { request, response } = fieldTrees(described);
  const text = `${summary}. ${plain(renderText(description), 300)}`;
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
    ...fieldEntries([...request, ...response], url, path, version),
  ];
}

export function objectEntries(bundle: Bundle): Entry[] {
  const { version } = bundle.info;
  const fields = sharedObjects(bundle).flatMap((object) => objectTree(bundle, object));
  return fieldEntries(fields, `${version}/objects.html`, "Shared objects", version);
}

function fieldEntries(fields: Field[], url: string, page: string, version: string): Entry[] {
  return flat(fields).map(({ path, anchor, values, description }) => ({
    url: `${url}#${anchor}`,
    title: path,
    kind: "Fields",
    page: `${page}, ${version}`,
    text: plain(`${values.join(" ")} ${renderText(description)}`, 260),
    version,
  }));
}

/** An entry for each table row with an anchor: an error or a finding. */
export function errorEntries({ path, title: page }: Page, { html }: { html: string }): Entry[] {
  return [...html.matchAll(/<tr><td[^>]*><span id="(.+?)"><\/span>(.*?)<\/tr>/g)].map(
    ([, id, row = ""]) => {
      const [status = ""] = /^\d+/.exec(row) ?? [];
      const words = [...row.matchAll(/<code>(.*?)<\/code>/g)]
        .slice(0, 3)
        .map(([, word = ""]) => toText(word));
      const title = [status, ...words.filter((word) => word !== "null").slice(1)]
        .filter(Boolean)
        .join(" ");
      return {
        url: `${path}#${id}`,
        title,
        kind: "Errors",
        page,
        text: plain(row, 80),
        keywords: STATUS_CODES[status],
      };
    },
  );
}

/** The text of HTML, without code blocks. */
function plain(html: string, length: number): string {
  const spaced = html
    .replaceAll(/<pre[\s\S]*?<\/pre>|<fieldset[\s\S]*?<\/fieldset>/g, " ")
    .replaceAll(/<br>|<\/(?:td|th|p|li|dd|dt)>/g, " ");
  return toText(spaced).replaceAll(/\s+/g, " ").trim().slice(0, length);
}
