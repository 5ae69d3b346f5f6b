import type { Field } from "./fields.ts";
import { toText } from "./html.ts";
import type { Rendered } from "./markdown.ts";
import type { Described } from "./source.ts";

/** Something that can be found: where it is, what it is called, and its words. */
export interface Entry {
  /** Address from the start of the site. */
  url: string;
  title: string;
  /** The page or version that it belongs to. */
  page: string;
  text: string;
}

/** An entry for each part of a page that has a heading. */
export function pageEntries(path: string, title: string, { html, headings }: Rendered): Entry[] {
  const parts = html.split(/(?=<h[1-3] id=")/).filter((part) => part.startsWith("<h"));
  return parts.map((part) => {
    const id = /id="([^"]*)"/.exec(part)?.[1] ?? "";
    const heading = headings.find((candidate) => candidate.id === id);
    const text = toText(part.replace(/^<h\d.*<\/h\d>/, "").replaceAll(/<pre[\s\S]*?<\/pre>/g, " "))
      .replaceAll(/\s+/g, " ")
      .trim();
    const url = heading?.depth === 1 ? path : `${path}#${id}`;
    return { url, title: heading?.text ?? title, page: title, text: text.slice(0, 600) };
  });
}

/** An entry for an operation: its words are its summary, its description and the names of its fields. */
export function operationEntry(
  url: string,
  { version, path, summary, description }: Described,
  fields: Field[],
): Entry {
  const names = [...new Set(fields.map((field) => field.path.split(".").at(-1)?.replace("[]", "") ?? ""))];
  return {
    url,
    title: `${path} - ${summary}`,
    page: `Reference ${version}`,
    text: `${description.replaceAll(/\s+/g, " ")} ${names.join(" ")}`,
  };
}

/** The script that brings the entries to a page; a page from disk could not fetch them. */
export function searchScript(entries: Entry[]): string {
  return `window.searchEntries = ${JSON.stringify(entries)};\n`;
}
