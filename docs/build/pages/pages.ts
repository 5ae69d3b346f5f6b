import { existsSync, readFileSync } from "node:fs";
import type { Bundle } from "@data-validation/openapi-document/document";
import { objectsAddress, operationAddress, referenceAddress } from "../addresses.ts";
import { type OperationSource, operationsOf, type Source } from "../contract/source.ts";
import { toText } from "../markdown/html.ts";
import { renderMarkdown } from "../markdown/render.ts";
import { withTitlesOfTabs } from "../markdown/tabs.ts";
import { forMachines, forPeople, operationText } from "../operations/operation-text.ts";
import { referenceBody } from "../operations/reference.ts";
import { objectsText, versionText } from "../operations/version-text.ts";
import { expandDirectives } from "./expand.ts";
import { isPublished } from "./sample-address.ts";
import { contentsHtml, type Page, rootUrl, type SitePlace } from "./shell.ts";
import { guideGroups, type PageText, readTexts, sortTexts } from "./texts.ts";
import { workflowTexts } from "./workflow-pages.ts";

/** A page that is written by hand, or that of a workflow. */
export type Guide = Awaited<ReturnType<typeof guidePages>>[number];

/**
 * The pages that are written by hand, and those of the workflows, in the order of the navigation.
 */
export async function guidePages(source: Source, { base }: SitePlace) {
  const texts = sortTexts([...readTexts(), ...(await workflowTexts(source, base))]);
  const pages = texts.map(async (text) => {
    const noted = { ...text, markdown: withNote(text) };
    const markdown = await expandDirectives(noted, source, rootUrl(text.path), isPublished(base));
    return { ...text, ...makePage({ ...text, markdown }) };
  });
  return Promise.all(pages);
}

/**
 * `title` is the title of the browser tab, by default the first heading; `forMachines` the Markdown
 * for language models, if it differs.
 */
type Draft = Pick<PageText, "path" | "markdown"> &
  Partial<Pick<PageText, "file" | "wide" | "isList"> & Pick<Page, "versions" | "title">> & {
    forMachines?: string;
  };

export function makePage({
  path,
  markdown,
  forMachines = markdown,
  file,
  wide,
  isList,
  title,
  versions,
}: Draft) {
  const rendered = renderMarkdown(markdown);
  const described = titleAndDescription(markdown);
  const page: Page = {
    ...described,
    path,
    title: title ?? described.title,
    kind: "text",
    versions,
    written: file,
    isList,
    markdown: withoutLayout(forMachines),
    body: `<main id="content" tabindex="-1">\n${rendered.html}</main>\n${wide ? "" : contentsHtml(rendered.headings)}`,
  };
  return { ...page, rendered };
}

/** The groups of pages with explanations, which name fields and statuses without labels. */
const explaining = ["Get started", ...guideGroups];

/**
 * Adds a link to the assumptions to pages with explanations. The home page has a section about
 * them.
 */
function withNote({ path, group, markdown }: PageText): string {
  if (!explaining.includes(group) || path === "index.html") return markdown;
  const note = `Details missing from the specification are [assumptions](${rootUrl(path)}assumptions.md).`;
  return markdown.split("\n\n").toSpliced(2, 0, note).join("\n\n");
}

export const playgroundPage: Page = {
  path: "playground.html",
  title: "Playground",
  description:
    "Call the API from this page: choose an example, change it in a form or as JSON, and read the response. A mock server runs in the page.",
  kind: "playground",
  written: "docs/browser/playground/page.html",
  body: readFileSync("docs/browser/playground/page.html", "utf8"),
};

export async function versionPages(source: Source, bundle: Bundle): Promise<Page[]> {
  const { version, title } = bundle.info;
  const inVersions = (addressIn: (version: string) => string) =>
    versionsAt(source, version, addressIn);
  const operations = operationsOf(source, version).map((operation) =>
    operationPage(source, version, operation),
  );
  return [
    makePage({
      path: `${version}/index.html`,
      title: `Version ${version}`,
      versions: inVersions((name) => `${name}/index.html`),
      wide: true,
      isList: true,
      markdown: versionText(source, bundle),
    }),
    ...(await Promise.all(operations)),
    makePage({
      path: objectsAddress(version),
      versions: inVersions(objectsAddress),
      markdown: objectsText(bundle, forPeople),
      forMachines: objectsText(bundle, forMachines),
    }),
    {
      path: referenceAddress(version),
      title: `Full reference ${version}`,
      description: `${title}, version ${version}: every operation, field and error on one page.`,
      kind: "reference",
      versions: inVersions((name) => referenceAddress(name)),
      body: referenceBody(source, version),
    },
  ];
}

async function operationPage(
  source: Source,
  version: string,
  operation: OperationSource,
): Promise<Page> {
  return makePage({
    path: operationAddress(version, operation.path),
    title: `${operation.summary}, ${version}`,
    versions: versionsAt(source, version, (name) => operationAddress(name, operation.path)),
    file: sourceOf(version, operation.path),
    wide: true,
    markdown: await operationText(source, operation, forPeople),
    forMachines: await operationText(source, operation, forMachines),
  });
}

function versionsAt(source: Source, current: string, addressIn: (version: string) => string) {
  const names = source.bundles.toReversed().map(({ info }) => info.version);
  return { current, addresses: Object.fromEntries(names.map((name) => [name, addressIn(name)])) };
}

function sourceOf(version: string, path: string): string {
  const file = `openapi/${version}${path}.yaml`;
  return existsSync(file) ? file : `openapi/shared${path}.yaml`;
}

/** The description is the first paragraph. */
function titleAndDescription(markdown: string): { title: string; description: string } {
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? "";
  const paragraph = markdown.split(/\n{2,}/).find((part) => /^[A-Z`]/.test(part)) ?? "";
  const { html } = renderMarkdown(paragraph);
  return { title, description: toText(html).replaceAll(/\s+/g, " ").trim() };
}

/** Markdown without the lines for the layout, except titles of tabs and details. */
function withoutLayout(markdown: string): string {
  return withTitlesOfTabs(markdown)
    .replaceAll(/^<aside[\s\S]*?^<\/aside>\n|^<p class="filter.*\n/gm, "")
    .replaceAll(/^```json response.*$/gm, "```json")
    .replaceAll(
      /^<details[^>]*><summary>(.*)<\/summary>$/gm,
      (_, title: string) => `${toText(title)}:`,
    )
    .replaceAll(/^<\/?(?:div|details)[^>]*>(<!-- \w+ -->)?\n?/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n");
}
