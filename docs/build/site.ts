import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { workflowsOf } from "@data-validation/contract-files/workflows";
import type { Bundle } from "@data-validation/openapi-document/document";
import { filesIn } from "@data-validation/tooling/files";
import { present } from "@data-validation/tooling/identity";
import type { Output } from "@data-validation/tooling/output";
import { markdownOf, objectsAddress, operationAddress, referenceAddress } from "./addresses.ts";
import { expand } from "./expand.ts";
import { toText } from "./html.ts";
import { llms, sitemap } from "./llms-and-sitemap.ts";
import { render } from "./markdown.ts";
import { inOrder, jobs, navigate, readTexts, type Text } from "./navigation.ts";
import { forMachines, forPeople, operationText } from "./operation-text.ts";
import { forRedoc, redoc, referenceBody } from "./reference.ts";
import { feed } from "./releases.ts";
import { isPublished } from "./sample-address.ts";
import { modules, script } from "./script.ts";
import {
  type Entry,
  errorEntries,
  objectEntries,
  operationEntries,
  pack,
  pageEntries,
  readKeywords,
  readWords,
} from "./search.ts";
import {
  addressOf,
  contents,
  icon,
  inShell,
  type Page,
  type Place,
  rootOf,
  type Site,
} from "./shell.ts";
import {
  baseUrl,
  bundleOf,
  type OperationSource,
  operationsOf,
  readSource,
  type Source,
  versionsOf,
} from "./source.ts";
import { trialsOf } from "./trials.ts";
import { objectsText, versionText } from "./version-text.ts";
import { siteOf, workflowTexts } from "./workflows.ts";

/** Writes docs/: each page as HTML and as Markdown, the documents, and what the pages load. */
export async function writeSite(output: Output, bundles: Bundle[], place: Place): Promise<void> {
  const documents = filesIn(join(output.folder, "openapi")).toSorted();
  const read = (file: string) => readFileSync(join(output.folder, file), "utf8");
  const source = readSource(
    bundles,
    new Map(documents.map((name) => [name, read(`openapi/${name}`)])),
  );
  const write = (path: string, content: string) =>
    output.write(`docs/${path}`, present(content, place.identity));
  const guides = await guidePages(source, place);
  const newest = bundles.toReversed();
  const ofVersions = await Promise.all(newest.map((bundle) => versionPages(source, bundle)));
  const { title: name } = bundleOf(source, source.current).info;
  const site: Site = {
    ...place,
    name,
    version: source.current,
    versions: versionsOf(source),
    baseUrl: baseUrl(source),
    navigation: navigate(source, guides),
  };
  const pages: Page[] = [...guides, playground, ...ofVersions.flat()];
  for (const page of pages) write(page.path, inShell(site, page));
  writeForMachines(source, site, pages, write);
  await writeContracts(source, write);
  for (const folder of ["openapi", "types", "collections"])
    for (const file of filesIn(join(output.folder, folder)))
      write(`${folder}/${file}`, read(`${folder}/${file}`));
  const document = `${siteOf(place.base)}openapi/${source.current}.json`;
  for (const { name, text } of workflowsOf(source.current, document))
    write(`workflows/${name}.arazzo.yaml`, text);
  // Data are scripts, because a page from disk cannot fetch files.
  const entries = pack(searchEntries(source, guides));
  write("search-data.js", `window.searchEntries = ${JSON.stringify(entries)};\n`);
  await writeAssets(source, write);
  write("feed.xml", feed(name));
  writeForBase(site, pages, write);
}

type Guide = Awaited<ReturnType<typeof guidePages>>[number];

/** The pages that are written by hand, and those of the workflows, in the order of the navigation. */
async function guidePages(source: Source, { base }: Place) {
  const texts = inOrder([...readTexts(), ...(await workflowTexts(source, base))]);
  const pages = texts.map(async (text) => {
    const noted = { ...text, markdown: withNote(text) };
    const markdown = await expand(noted, source, rootOf(text.path), isPublished(base));
    return { ...text, ...pageOf({ ...text, markdown }) };
  });
  return Promise.all(pages);
}

/** Each page as Markdown, their list, and one file for language models: no lists, and only the operations of the current version. */
function writeForMachines(source: Source, site: Site, pages: Page[], write: Write): void {
  for (const { path, markdown } of pages)
    if (markdown !== undefined) write(markdownOf(path), markdown);
  write("llms.txt", llms(source, site, pages));
  const kept = pages.filter(
    ({ isList, versions }) => !isList && (versions?.current ?? site.version) === site.version,
  );
  const full = kept.flatMap(({ path, markdown }) =>
    markdown === undefined ? [] : fromStart(markdown, path),
  );
  write("llms-full.txt", full.join("\n\n"));
}

/** The contract of each version for the page of its full reference. */
async function writeContracts(source: Source, write: Write): Promise<void> {
  for (const bundle of source.bundles) {
    const contract = JSON.stringify(await forRedoc(source, bundle));
    write(`${bundle.info.version}/contract.js`, `const contract = ${contract};\n`);
  }
}

function searchEntries(source: Source, guides: Guide[]): Entry[] {
  const newest = source.bundles.toReversed();
  const described = newest.flatMap(({ info }) => operationsOf(source, info.version));
  const keywords = readKeywords(described);
  const words = readWords(
    described.map(({ tag, fields: { request, response } }) => ({
      tag,
      fields: [...request, ...response],
    })),
  );
  return [
    ...guides.flatMap((page) => [
      // Other entries have the content of a list.
      ...pageEntries(page, page.rendered, page.keywords).slice(0, page.isList ? 1 : undefined),
      ...errorEntries(page, page.rendered),
    ]),
    ...described.flatMap((operation) => operationEntries(operation, keywords, words)),
    ...source.bundles.flatMap((bundle) => objectEntries(bundle, words)),
    ...pageEntries(playground, render(`# ${playground.title}\n\n${playground.description}`)),
  ];
}

/** Markdown of a page with links relative to the start of the site. */
function fromStart(markdown: string, path: string): string {
  return markdown.replaceAll(/\]\((?![a-z]+:)([^)\s]*)\)/g, (_, address: string) =>
    address.startsWith("#")
      ? `](${markdownOf(path)}${address})`
      : `](${posix.join(posix.dirname(path), address)})`,
  );
}

type Write = (path: string, content: string) => void;

async function writeAssets(source: Source, write: Write): Promise<void> {
  write("theme.js", await script("docs/browser/theme.ts"));
  write("site.js", await script("docs/browser/site.ts"));
  write("samples.js", await script("docs/browser/samples/main.ts"));
  write("search.js", await script("docs/browser/search/main.ts"));
  for (const [name, parts] of Object.entries(css))
    write(
      name,
      parts.map((part) => readFileSync(`docs/browser/styles/${part}.css`, "utf8")).join("\n"),
    );
  write("icon.svg", icon);
  write("license.txt", readFileSync("LICENSE", "utf8"));
  write("trials.js", `window.trials = ${JSON.stringify(trialsOf(source))};\n`);
  write("playground.js", await script("docs/browser/playground/playground.ts"));
  write("mock.js", await script("docs/browser/mock/main.ts"));
  for (const [name, code] of await modules("docs/browser/mock/main.ts"))
    write(`mock/${name}`, code);
  write("redoc.js", await redoc());
  write("reference.js", await script("docs/browser/reference.ts"));
}

/** The style sheet of Redoc's pages, and that of all others. */
const css = {
  "shell.css": ["base", "shell", "reference"],
  "text.css": ["base", "shell", "text", "operation", "playground", "print"],
};

/** `title` is that of the browser tab, the first heading by default; `forMachines` the Markdown for language models, if it differs. */
type Draft = Pick<Text, "path" | "markdown"> &
  Partial<Pick<Text, "file" | "wide" | "isList"> & Pick<Page, "versions" | "title">> & {
    forMachines?: string;
  };

function pageOf({
  path,
  markdown,
  forMachines = markdown,
  file,
  wide,
  isList,
  title,
  versions,
}: Draft) {
  const rendered = render(markdown);
  const described = describe(markdown);
  const page: Page = {
    ...described,
    path,
    title: title ?? described.title,
    kind: "text",
    versions,
    written: file,
    isList,
    markdown: withoutLayout(forMachines),
    body: `<main id="content" tabindex="-1">\n${rendered.html}</main>\n${wide ? "" : contents(rendered.headings)}`,
  };
  return { ...page, rendered };
}

/** The groups of pages with explanations, which name fields and statuses without labels. */
const explaining = ["Get started", ...jobs];

/** Adds a link to the assumptions to pages with explanations. The home page has a section about them. */
function withNote({ path, group, markdown }: Text): string {
  if (!explaining.includes(group) || path === "index.html") return markdown;
  const note = `Details missing from the specification are [assumptions](${rootOf(path)}assumptions.md).`;
  return markdown.split("\n\n").toSpliced(2, 0, note).join("\n\n");
}

const playground: Page = {
  path: "playground.html",
  title: "Playground",
  description:
    "Call the API from this page: choose an example, change it in a form or as JSON, and read the response. A mock server runs in the page.",
  kind: "playground",
  written: "docs/browser/playground/page.html",
  body: readFileSync("docs/browser/playground/page.html", "utf8"),
};

/** The pages of a version: its list, its operations, its objects and its full reference. */
async function versionPages(source: Source, bundle: Bundle): Promise<Page[]> {
  const { version, title } = bundle.info;
  const inVersions = (addressIn: (version: string) => string) =>
    versionsAt(source, version, addressIn);
  const operations = operationsOf(source, version).map((operation) =>
    operationPage(source, version, operation),
  );
  return [
    pageOf({
      path: `${version}/index.html`,
      title: `Version ${version}`,
      versions: inVersions((name) => `${name}/index.html`),
      wide: true,
      isList: true,
      markdown: versionText(source, bundle),
    }),
    ...(await Promise.all(operations)),
    pageOf({
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
  return pageOf({
    path: operationAddress(version, operation.path),
    title: `${operation.summary}, ${version}`,
    versions: versionsAt(source, version, (name) => operationAddress(name, operation.path)),
    file: sourceOf(version, operation.path),
    wide: true,
    markdown: await operationText(source, operation, forPeople),
    forMachines: await operationText(source, operation, forMachines),
  });
}

/** The addresses of a page in all versions. */
function versionsAt(source: Source, current: string, addressIn: (version: string) => string) {
  const names = source.bundles.toReversed().map(({ info }) => info.version);
  return { current, addresses: Object.fromEntries(names.map((name) => [name, addressIn(name)])) };
}

function sourceOf(version: string, path: string): string {
  const file = `openapi/${version}${path}.yaml`;
  return existsSync(file) ? file : `openapi/shared${path}.yaml`;
}

function writeForBase(site: Site, pages: Page[], write: Write): void {
  const { base } = site;
  if (base === undefined) return;
  const { markdown: _, ...page } = pageOf({
    path: "404.html",
    markdown: `# Page not found

The address is wrong, or the page was moved. Search with <kbd>Ctrl K</kbd>, or choose a page from the menu.`,
  });
  write(page.path, inShell(site, page));
  if (base.includes("://"))
    write("sitemap.xml", sitemap(pages.map(({ path }) => addressOf(base, path))));
}

/** The title and the first paragraph of a page, which is its description. */
function describe(markdown: string): { title: string; description: string } {
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? "";
  const paragraph = markdown.split(/\n{2,}/).find((part) => /^[A-Z`]/.test(part)) ?? "";
  const { html } = render(paragraph);
  return { title, description: toText(html).replaceAll(/\s+/g, " ").trim() };
}

/** Markdown without the lines for the layout, except titles of tabs and details. */
function withoutLayout(markdown: string): string {
  return markdown
    .replaceAll(/^<aside[\s\S]*?^<\/aside>\n|^<p class="filter.*\n/gm, "")
    .replaceAll(/^```json response.*$/gm, "```json")
    .replaceAll(/^<div data-tab="([^"]*)">$/gm, "$1:")
    .replaceAll(
      /^<details[^>]*><summary>(.*)<\/summary>$/gm,
      (_, title: string) => `${toText(title)}:`,
    )
    .replaceAll(/^<\/?(?:div|details)[^>]*>(<!-- \w+ -->)?\n?/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n");
}
