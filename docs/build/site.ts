import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { workflowsOf } from "@data-validation/contract-files/workflows";
import type { Bundle } from "@data-validation/openapi-document/document";
import type { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { filesIn } from "@data-validation/tooling/files";
import { applyIdentity } from "@data-validation/tooling/identity";
import { markdownOf } from "./addresses.ts";
import { type Write, writeAssets } from "./assets.ts";
import {
  baseUrl,
  bundleOf,
  operationsOf,
  readSource,
  type Source,
  versionsOf,
} from "./contract/source.ts";
import { writeLlms } from "./indexes/llms.ts";
import {
  errorEntries,
  objectEntries,
  operationEntries,
  packEntries,
  pageEntries,
  readKeywords,
  readWords,
  type SearchEntry,
} from "./indexes/search.ts";
import { writeSitemap } from "./indexes/sitemap.ts";
import { renderMarkdown } from "./markdown/render.ts";
import { redocDocument } from "./operations/reference.ts";
import { navigationOf } from "./pages/navigation.ts";
import { type Guide, guidePages, makePage, playgroundPage, versionPages } from "./pages/pages.ts";
import { addressOf, type Page, type Site, type SitePlace, wrapInShell } from "./pages/shell.ts";
import { siteOf } from "./pages/workflow-pages.ts";
import { catalogueRows } from "./sections/error-tables.ts";
import { writeFeed } from "./sections/releases.ts";

/** Writes docs/: each page as HTML and as Markdown, the documents, and the assets. */
export async function writeSite(
  output: ArtifactFolder,
  bundles: Bundle[],
  place: SitePlace,
): Promise<void> {
  const documents = filesIn(join(output.folder, "openapi")).toSorted();
  const read = (file: string) => readFileSync(join(output.folder, file), "utf8");
  const source = readSource(
    bundles,
    new Map(documents.map((name) => [name, read(`openapi/${name}`)])),
  );
  const write = (path: string, content: string) =>
    output.write(`docs/${path}`, applyIdentity(content, place.identity));
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
    navigation: navigationOf(source, guides),
  };
  const pages: Page[] = [...guides, playgroundPage, ...ofVersions.flat()];
  for (const page of pages) write(page.path, wrapInShell(site, page));
  writeForMachines(source, site, pages, write);
  await writeContracts(source, write);
  for (const folder of ["openapi", "types", "collections"])
    for (const file of filesIn(join(output.folder, folder)))
      write(`${folder}/${file}`, read(`${folder}/${file}`));
  const document = `${siteOf(place.base)}openapi/${source.current}.json`;
  for (const { name, text } of workflowsOf(source.current, document))
    write(`workflows/${name}.arazzo.yaml`, text);
  // Data are scripts, because a page from disk cannot fetch files.
  const entries = packEntries(await searchEntries(source, guides));
  write("search-data.js", `window.searchEntries = ${JSON.stringify(entries)};\n`);
  await writeAssets(source, write);
  write("feed.xml", writeFeed(name));
  writeForBase(site, pages, write);
}

/**
 * Each page as Markdown, their list, and one file for language models without lists, with the
 * operations of the current version only.
 */
function writeForMachines(source: Source, site: Site, pages: Page[], write: Write): void {
  for (const { path, markdown } of pages)
    if (markdown !== undefined) write(markdownOf(path), markdown);
  write("llms.txt", writeLlms(source, site, pages));
  const currentPages = pages.filter(
    ({ isList, versions }) => !isList && (versions?.current ?? site.version) === site.version,
  );
  const full = currentPages.flatMap(({ path, markdown }) =>
    markdown === undefined ? [] : withLinksFromStart(markdown, path),
  );
  write("llms-full.txt", full.join("\n\n"));
}

async function writeContracts(source: Source, write: Write): Promise<void> {
  for (const bundle of source.bundles) {
    const contract = JSON.stringify(await redocDocument(source, bundle));
    write(`${bundle.info.version}/contract.js`, `const contract = ${contract};\n`);
  }
}

async function searchEntries(source: Source, guides: Guide[]): Promise<SearchEntry[]> {
  const rows = await catalogueRows(source);
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
      ...errorEntries(page, page.rendered, rows),
    ]),
    ...described.flatMap((operation) => operationEntries(operation, keywords, words)),
    ...source.bundles.flatMap((bundle) => objectEntries(bundle, words)),
    ...pageEntries(
      playgroundPage,
      renderMarkdown(`# ${playgroundPage.title}\n\n${playgroundPage.description}`),
    ),
  ];
}

/** Markdown of a page with links relative to the start of the site. */
function withLinksFromStart(markdown: string, path: string): string {
  return markdown.replaceAll(/\]\((?![a-z]+:)([^)\s]*)\)/g, (_, address: string) =>
    address.startsWith("#")
      ? `](${markdownOf(path)}${address})`
      : `](${posix.join(posix.dirname(path), address)})`,
  );
}

function writeForBase(site: Site, pages: Page[], write: Write): void {
  const { base } = site;
  if (base === undefined) return;
  const { markdown: _, ...page } = makePage({
    path: "404.html",
    markdown: `# Page not found

The address is wrong, or the page was moved. Search with <kbd>Ctrl K</kbd>, or choose a page from the menu.`,
  });
  write(page.path, wrapInShell(site, page));
  if (base.includes("://"))
    write("sitemap.xml", writeSitemap(pages.map(({ path }) => addressOf(base, path))));
}
