import { operationAddress } from "./addresses.ts";
import { fieldTrees, flat, withoutRepetition } from "./fields.ts";
import { toText } from "./html.ts";
import { type render, renderText } from "./markdown.ts";
import type { Page } from "./shell.ts";
import type { OperationSource } from "./source.ts";

/** A search result: a part of a page, an operation, a field or an error. */
export interface Entry {
  /** From the start of the site. */
  url: string;
  title: string;
  /** The heading of its group of results. */
  kind: "Operations" | "Fields" | "Errors" | "Guides";
  /** The page or version that it belongs to. */
  page: string;
  text: string;
  /** The version of an operation or a field. */
  version?: string;
  /** Other words for the page, from its front matter. */
  keywords?: string;
}

/** An entry for each part of a page that has a heading. */
export function pageEntries(
  { path, title }: Page,
  { html, headings }: ReturnType<typeof render>,
  keywords?: string,
): Entry[] {
  const parts = html.split(/(?=<h[1-3] id=")/).filter((part) => part.startsWith("<h"));
  return parts.map((part) => {
    const id = /id="([^"]*)"/.exec(part)?.[1] ?? "";
    const heading = headings.find((candidate) => candidate.id === id);
    const isPage = heading?.depth === 1;
    const text = plain(part.replace(/^<h\d.*<\/h\d>/, ""), 500);
    const url = isPage ? path : `${path}#${id}`;
    return { url, title: heading?.text ?? title, kind: "Guides", page: title, text, ...(isPage && { keywords }) };
  });
}

/** An entry for an operation, and one for each of its fields. */
export function operationEntries(described: OperationSource): Entry[] {
  const { version, path, summary, description } = described;
  const url = operationAddress(version, path);
  const { request, response } = fieldTrees(described);
  const fields = [...flat(withoutRepetition(request)), ...flat(response)];
  const text = `${summary}. ${plain(renderText(description), 300)}`;
  return [
    { url, title: `POST ${path}`, kind: "Operations", page: `Version ${version}`, text, version },
    ...fields.map(
      (field): Entry => ({
        url: `${url}#${field.path}`,
        title: field.path,
        kind: "Fields",
        page: `${path}, ${version}`,
        text: plain(`${field.values.join(" ")} ${renderText(field.description)}`, 260),
        version,
      }),
    ),
  ];
}

/** An entry for each error, finding and fix of the catalogue: the rows of a page that have an anchor. */
export function errorEntries({ path, title: page }: Page, { html }: { html: string }): Entry[] {
  return [...html.matchAll(/<tr><td[^>]*><span id="(.+?)"><\/span>(.*?)<\/tr>/g)].map(([, id, row = ""]) => {
    const [status] = /^\d+/.exec(row) ?? [];
    const words = [...row.matchAll(/<code>(.*?)<\/code>/g)].slice(0, 3).map(([, word = ""]) => toText(word));
    const title = [status, ...words.filter((word) => word !== "null").slice(1)].filter(Boolean).join(" ");
    return { url: `${path}#${id}`, title, kind: "Errors", page, text: plain(row, 80) };
  });
}

/** The words of HTML, without code blocks. */
function plain(html: string, length: number): string {
  const spaced = html
    .replaceAll(/<pre[\s\S]*?<\/pre>|<fieldset[\s\S]*?<\/fieldset>/g, " ")
    .replaceAll(/<br>|<\/(?:td|th|p|li|dd|dt)>/g, " ");
  return toText(spaced).replaceAll(/\s+/g, " ").trim().slice(0, length);
}
