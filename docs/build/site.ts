import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Bundle } from "../../scripts/lib/openapi/document.ts";
import type { Output } from "../../scripts/lib/output.ts";
import { markdownAddress, referenceAddress } from "./addresses.ts";
import { expand } from "./expand.ts";
import { bodiesOf, fieldsOf } from "./fields.ts";
import { toText } from "./html.ts";
import { addressOf, type Entry, frame, rootOf, type Site, textBody } from "./layout.ts";
import { llms, type Page, sitemap } from "./machines.ts";
import { render } from "./markdown.ts";
import { operationPage } from "./operation-page.ts";
import { playgroundScript } from "./playground.ts";
import { forRedoc, redoc, referenceBody } from "./reference.ts";
import { script } from "./script.ts";
import { operationEntry, pageEntries, type Entry as SearchEntry, searchScript } from "./search.ts";
import { operationsOf, readSource } from "./source.ts";

/** The pages that are written in Markdown, in the order of the navigation, and the file of each. */
const texts: { path: string; file: string; group?: string }[] = [
  { path: "index.html", file: "docs/content/index.md" },
  { path: "guides/authentication.html", file: "docs/content/guides/authentication.md", group: "Guides" },
  { path: "guides/versions.html", file: "docs/content/guides/versions.md", group: "Guides" },
  { path: "guides/corrections.html", file: "docs/content/guides/corrections.md", group: "Guides" },
  { path: "guides/errors.html", file: "docs/content/guides/errors.md", group: "Guides" },
  { path: "guides/testing-with-the-mock.html", file: "docs/content/guides/testing-with-the-mock.md", group: "Guides" },
  { path: "migration.html", file: "docs/content/migration.md", group: "Guides" },
  { path: "assumptions.html", file: "docs/content/assumptions.md", group: "About" },
  { path: "changelog.html", file: "CHANGELOG.md", group: "About" },
];

/**
 * Writes the site.
 *
 * @param base - The address that it will have, whole or the path alone; undefined when it may be anywhere.
 */
export async function writeSite(output: Output, bundles: Bundle[], base: string | undefined): Promise<void> {
  const source = readSource(bundles);
  const write = (path: string, content: string) => output.write(`docs/${path}`, content);
  const pages = await Promise.all(
    texts.map(async ({ path, file, group }) => {
      const markdown = await expand(readFileSync(file, "utf8"), source, rootOf(path));
      return { ...describe(markdown), path, group, markdown, ...render(markdown) };
    }),
  );
  const newest = bundles.toReversed();
  const site: Site = { name: bundles[0]?.info.title ?? "", base, entries: navigation(pages, newest) };

  for (const page of pages) {
    const name = page.path.replace(/^.*\//, "").replace(/html$/, "md");
    write(page.path, frame(site, { ...page, kind: "text", body: textBody(page.html, page.headings, name) }));
    write(page.path.replace(/html$/, "md"), forMachines(page.markdown));
  }
  const playground = readFileSync("docs/browser/playground/page.html", "utf8");
  const about =
    "Call the API from this page: choose an example, change it, and see what is wrong with it before it is sent.";
  write(
    "playground.html",
    frame(site, {
      path: "playground.html",
      title: "Playground",
      description: about,
      kind: "playground",
      body: playground,
    }),
  );

  const found: SearchEntry[] = pages.flatMap((page) => pageEntries(page.path, page.title, page));
  found.push({ url: "playground.html", title: "Playground", page: "Playground", text: about });
  for (const bundle of newest) {
    const { version, title, summary } = bundle.info;
    const path = `${version}/index.html`;
    write(
      path,
      frame(site, {
        path,
        title: `Reference ${version}`,
        description: `${title}, version ${version}. ${summary}`,
        kind: "reference",
        body: referenceBody,
      }),
    );
    write(`${version}/contract.js`, `const contract = ${JSON.stringify(forRedoc(bundle))};\n`);
    for (const form of ["yaml", "json"]) {
      write(`openapi/${version}.${form}`, readFileSync(join(output.folder, "openapi", `${version}.${form}`), "utf8"));
    }
    for (const operation of operationsOf(source, version)) {
      write(markdownAddress(version, operation.path), await operationPage(source, bundle, operation));
      const { request, response } = bodiesOf(bundle, operation.node);
      const fields = [...fieldsOf(bundle, request), ...fieldsOf(bundle, response)];
      found.push(operationEntry(referenceAddress(version, operation.tag, operation.id), operation, fields));
    }
  }
  for (const name of ["frame.css", "text.css"]) write(name, readFileSync(`docs/browser/${name}`, "utf8"));
  write("site.js", await script("docs/browser/site.ts"));
  write("search.js", searchScript(found));
  write("playground.js", await playgroundScript());
  write("redoc.js", await redoc());
  write("llms.txt", llms(source, pages, base));
  if (base !== undefined) {
    write(
      "404.html",
      frame(site, {
        path: "404.html",
        title: "Not found",
        description: "There is no such page.",
        kind: "text",
        body: notFound,
      }),
    );
    if (base.includes("://")) {
      const paths = [
        ...pages.map(({ path }) => path),
        "playground.html",
        ...newest.map(({ info }) => `${info.version}/index.html`),
      ];
      write("sitemap.xml", sitemap(paths.map((path) => addressOf(base, path))));
    }
  }
}

const notFound = `<main id="content">
<h1>There is no such page</h1>
<p>Search for it above, or choose a page from the list.</p>
</main>`;

/** The title and the first paragraph of a page, which is its description. */
function describe(markdown: string): Page & { description: string } {
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? "";
  const paragraph = markdown.split(/\n{2,}/).find((part) => /^[A-Z]/.test(part)) ?? "";
  const { html } = render(paragraph);
  return { path: "", title, description: toText(html).replaceAll(/\s+/g, " ").trim() };
}

function navigation(pages: { path: string; title: string; group: string | undefined }[], bundles: Bundle[]): Entry[] {
  const entry = ({ path, title, group }: (typeof pages)[number]): Entry => ({
    path,
    title: path === "index.html" ? "Start" : title,
    ...(group && { group }),
  });
  const of = (group: string | undefined) => pages.filter((page) => page.group === group).map(entry);
  const references = bundles.map(({ info }) => ({
    path: `${info.version}/index.html`,
    title: `Version ${info.version}`,
    group: "Reference",
  }));
  return [
    ...of(undefined),
    { path: "playground.html", title: "Playground" },
    ...of("Guides"),
    ...references,
    ...of("About"),
  ];
}

/** Markdown without the lines that are there for the layout alone. */
function forMachines(markdown: string): string {
  return markdown.replaceAll(/^<\/?div[^>]*>\n?/gm, "").replaceAll(/\n{3,}/g, "\n\n");
}
