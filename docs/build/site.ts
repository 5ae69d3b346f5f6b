import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Bundle } from "../../scripts/lib/openapi/document.ts";
import type { Output } from "../../scripts/lib/output.ts";
import { markdownAddress, operationAddress, referenceAddress } from "./addresses.ts";
import { findingEntries } from "./catalogue.ts";
import { expand } from "./expand.ts";
import { toText } from "./html.ts";
import { llms, sitemap } from "./llms-and-sitemap.ts";
import { render } from "./markdown.ts";
import { navigate, readTexts, type Text } from "./navigation.ts";
import { operationMarkdown } from "./operation-markdown.ts";
import { operationPage } from "./operation-page.ts";
import { forRedoc, redoc, referenceBody } from "./reference.ts";
import { modules, script } from "./script.ts";
import { type Entry, failureEntries, operationEntries, pageEntries, searchData } from "./search.ts";
import { addressOf, contents, icon, inShell, type Page, rootOf, type Site } from "./shell.ts";
import { type OperationSource, operationsOf, readSource, type Source } from "./source.ts";
import { trialsScript } from "./trials.ts";
import { versionPage } from "./version-page.ts";

/** Where a site will be and what it is made from, as far as somebody said it. */
export interface Place {
  /** The address of the site, whole or the path alone. */
  base?: string | undefined;
  /** The address of the repository. */
  source?: string | undefined;
}

/** Writes the site. */
export async function writeSite(output: Output, bundles: Bundle[], place: Place): Promise<void> {
  const source = readSource(bundles);
  const write = (path: string, content: string) => output.write(`docs/${path}`, content);
  const texts = readTexts();
  const written = await Promise.all(texts.map((text) => writtenPage(source, text)));
  const titles = new Map(written.map(({ page }) => [page.path, page.title]));
  const [{ info }] = bundles as [Bundle];
  const site: Site = {
    name: info.title,
    base: place.base,
    source: place.source,
    navigation: navigate(source, texts, titles),
  };
  const newest = bundles.toReversed();

  for (const { page, markdown } of written) write(page.path.replace(/html$/, "md"), forMachines(markdown));
  const pages = [
    ...written.map(({ page }) => page),
    playgroundPage(),
    ...(await Promise.all(newest.map((bundle) => versionPages(source, bundle)))).flat(),
  ];
  for (const page of pages) write(page.path, inShell(site, page));

  for (const bundle of newest) {
    const { version } = bundle.info;
    write(`${version}/contract.js`, `const contract = ${JSON.stringify(await forRedoc(source, bundle))};\n`);
    for (const form of ["yaml", "json"]) {
      write(`openapi/${version}.${form}`, readFileSync(join(output.folder, "openapi", `${version}.${form}`), "utf8"));
    }
    for (const operation of operationsOf(source, version)) {
      write(markdownAddress(version, operation.path), await operationMarkdown(source, bundle, operation));
    }
  }
  const entries: Entry[] = [
    ...written.flatMap(({ page, rendered }) => pageEntries(page.path, page.title, rendered)),
    ...newest.flatMap((bundle) =>
      operationsOf(source, bundle.info.version).flatMap((operation) => operationEntries(bundle, operation)),
    ),
    ...failureEntries(source),
    ...(await findingEntries(source)),
    {
      url: "playground.html",
      title: "Playground",
      kind: "Guides",
      page: "Playground",
      text: playgroundPage().description,
    },
  ];
  write("search-data.js", searchData(entries));
  write("site.js", await script("docs/browser/site.ts"));
  write("search.js", await script("docs/browser/search/main.ts"));
  for (const [name, parts] of Object.entries(sheets)) write(name, styles(parts));
  write("icon.svg", icon);
  write("license.txt", readFileSync("LICENSE", "utf8"));
  write("trials.js", trialsScript(source));
  for (const name of ["playground", "try", "mock"]) write(`${name}.js`, await script(`docs/browser/${name}/main.ts`));
  for (const [name, code] of await modules("docs/browser/mock/main.ts")) write(`mock/${name}`, code);
  write("redoc.js", await redoc());
  write("reference.js", await script("docs/browser/reference.ts"));
  write(
    "llms.txt",
    llms(
      source,
      written.map(({ page }) => page),
      place.base,
    ),
  );
  writeForBase(site, pages, write);
}

/**
 * The style sheets: one of every page, and one that Redoc's pages go without. What is in a layer gives way to what is in a later one, and
 * to what is in none.
 */
const sheets = {
  "shell.css": { layers: [], above: ["base", "shell", "reference", "state"] },
  "text.css": { layers: ["text", "operation", "playground"], above: ["print"] },
};

function styles({ layers, above }: (typeof sheets)[keyof typeof sheets]): string {
  const read = (name: string) => readFileSync(`docs/browser/styles/${name}.css`, "utf8");
  return [...layers.map((name) => `@layer ${name} {\n${read(name)}}`), ...above.map(read)].join("\n");
}

async function writtenPage(source: Source, text: Text) {
  const { path, file } = text;
  const markdown = await expand(text.markdown, source, rootOf(path));
  const rendered = render(markdown);
  const { html, headings } = rendered;
  const page: Page = {
    ...describe(markdown),
    path,
    kind: "text",
    written: file,
    hasMarkdown: true,
    body: `<main id="content" tabindex="-1">\n${html}</main>\n${contents(headings)}`,
  };
  return { page, markdown, rendered };
}

function playgroundPage(): Page {
  return {
    path: "playground.html",
    title: "Playground",
    description:
      "Call the API from this page: choose an example, change it, and read the answer. A mock of the service runs in the page.",
    kind: "playground",
    written: "docs/browser/playground/page.html",
    body: readFileSync("docs/browser/playground/page.html", "utf8"),
  };
}

/** The pages of a version: the list of its operations, a page for each, and Redoc's. */
async function versionPages(source: Source, bundle: Bundle): Promise<Page[]> {
  const { version, title, summary } = bundle.info;
  const everywhere = (addressIn: (version: string) => string) => ({
    current: version,
    addresses: Object.fromEntries(
      source.bundles.toReversed().map(({ info }) => [info.version, addressIn(info.version)]),
    ),
  });
  const operations = await Promise.all(
    operationsOf(source, version).map(
      async (operation): Promise<Page> => ({
        path: operationAddress(version, operation.path),
        title: `${operation.summary}, ${version}`,
        description: firstSentence(operation),
        kind: "operation",
        versions: everywhere((name) => operationAddress(name, operation.path)),
        written: writtenIn(operation),
        hasMarkdown: true,
        body: await operationPage(source, bundle, operation),
      }),
    ),
  );
  return [
    {
      path: `${version}/index.html`,
      title: `Version ${version}`,
      description: `${title}, version ${version}. ${summary}`,
      kind: "text",
      versions: everywhere((name) => `${name}/index.html`),
      body: versionPage(source, bundle),
    },
    ...operations,
    {
      path: referenceAddress(version),
      title: `Reference ${version} on one page`,
      description: `${title}, version ${version}: every operation, field and error on one page.`,
      kind: "reference",
      versions: everywhere((name) => referenceAddress(name)),
      body: referenceBody(source, version),
    },
  ];
}

function firstSentence({ description, summary }: OperationSource): string {
  return /^[\s\S]*?\.(?=\s|$)/.exec(description)?.[0].replaceAll(/\s+/g, " ").replaceAll("`", "") ?? summary;
}

/** The file of the contract that an operation is written in. */
function writtenIn({ version, path }: OperationSource): string {
  const own = `openapi/${version}${path}.yaml`;
  return existsSync(own) ? own : `openapi/shared${path}.yaml`;
}

/** What only a site with a known address has. */
function writeForBase(site: Site, pages: Page[], write: (path: string, content: string) => void): void {
  const { base } = site;
  if (base === undefined) return;
  const missing = { title: "Not found", description: "There is no such page.", kind: "text" as const, body: notFound };
  write("404.html", inShell(site, { ...missing, path: "404.html" }));
  if (base.includes("://")) write("sitemap.xml", sitemap(pages.map(({ path }) => addressOf(base, path))));
}

const notFound = `<main id="content" tabindex="-1">
<h1>There is no such page</h1>
<p>Search for it with the field above, or choose a page from the list.</p>
</main>`;

/** The title and the first paragraph of a page, which is its description. */
function describe(markdown: string): { title: string; description: string } {
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? "";
  const paragraph = markdown.split(/\n{2,}/).find((part) => /^[A-Z]/.test(part)) ?? "";
  const { html } = render(paragraph);
  return { title, description: toText(html).replaceAll(/\s+/g, " ").trim() };
}

/** Markdown without the lines that are there for the layout alone; the title of a tab stays. */
function forMachines(markdown: string): string {
  return markdown
    .replaceAll(/^<div data-tab="([^"]*)">$/gm, "$1:")
    .replaceAll(/^<\/?div[^>]*>(<!-- \w+ -->)?\n?/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n");
}
