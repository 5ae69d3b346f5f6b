import type { Bundle } from "../../scripts/lib/openapi/document.ts";
import { operationAddress } from "./addresses.ts";
import { failuresOf, findingAnchor } from "./failures.ts";
import { bodiesOf, fieldsOf } from "./fields.ts";
import { toText } from "./html.ts";
import type { RenderedText } from "./markdown.ts";
import type { OperationSource, Source } from "./source.ts";

/** Something that can be found. */
export interface Entry {
  /** Address from the start of the site. */
  url: string;
  title: string;
  /** Under which heading results are grouped. */
  kind: "Operations" | "Fields" | "Errors" | "Guides";
  /** The page or the version that it belongs to. */
  page: string;
  text: string;
}

/** An entry for each part of a page that has a heading. */
export function pageEntries(path: string, title: string, { html, headings }: RenderedText): Entry[] {
  const parts = html.split(/(?=<h[1-3] id=")/).filter((part) => part.startsWith("<h"));
  return parts.map((part) => {
    const id = /id="([^"]*)"/.exec(part)?.[1] ?? "";
    const heading = headings.find((candidate) => candidate.id === id);
    const content = part
      .replace(/^<h\d.*<\/h\d>/, "")
      .replaceAll(/<pre[\s\S]*?<\/pre>|<fieldset[\s\S]*?<\/fieldset>/g, " ")
      .replaceAll(/<br>|<\/(?:td|th|p|li|dd|dt)>/g, " ");
    const text = toText(content);
    const url = heading?.depth === 1 ? path : `${path}#${id}`;
    return { url, title: heading?.text ?? title, kind: "Guides", page: title, text: short(text, 700) };
  });
}

/** An entry for an operation, and one for each of its fields. */
export function operationEntries(bundle: Bundle, described: OperationSource): Entry[] {
  const { version, path, summary, description, node } = described;
  const url = operationAddress(version, path);
  const { request, response } = bodiesOf(bundle, node);
  const fields = [...fieldsOf(bundle, request), ...fieldsOf(bundle, response)]
    // These mirror the fields of the result.
    .filter((field) => !/^(resultCorrected|suggestions\[\])\./.test(field.path));
  return [
    {
      url,
      title: `POST ${path}`,
      kind: "Operations",
      page: `Version ${version}`,
      text: `${summary}. ${short(description, 300)}`,
    },
    ...fields.map(
      (field): Entry => ({
        url: `${url}#${field.path}`,
        title: field.path,
        kind: "Fields",
        page: `${path}, ${version}`,
        text: short(`${field.values.join(" ")} ${field.description}`, 260),
      }),
    ),
  ];
}

/** An entry for each error of the catalogue. */
export function failureEntries(source: Source): Entry[] {
  return failuresOf(source, source.current).map(({ status, group, type, subtype, when }) => ({
    url: `errors.html#${findingAnchor(group, type, subtype)}`,
    title: `${status} ${type} ${subtype}`,
    kind: "Errors",
    page: "Error catalogue",
    text: `${group} ${when}`,
  }));
}

/** The script that brings the entries to a page; a page from disk could not fetch them. */
export function searchData(entries: Entry[]): string {
  return `window.searchEntries = ${JSON.stringify(entries)};\n`;
}

function short(text: string, length: number): string {
  return text.replaceAll(/\s+/g, " ").replaceAll("`", "").trim().slice(0, length);
}
