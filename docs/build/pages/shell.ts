import { readFileSync } from "node:fs";
import { escapeHtml } from "@data-validation/common/escape-html";
import { type Identity, neutralIdentity } from "@data-validation/tooling/identity";
import { languages } from "../../samples/index.ts";
import { KEY_VARIABLE } from "../../samples/sample.ts";
import { markdownOf } from "../addresses.ts";
import type { Heading } from "../markdown/render.ts";
import type { Navigation, NavigationLink } from "./navigation.ts";
import type { PageText } from "./texts.ts";

export interface Page extends Pick<PageText, "path" | "isList"> {
  title: string;
  description: string;
  body: string;
  /** Selects the styles and the Content-Security-Policy. */
  kind: "text" | "playground" | "reference";
  versions?: { current: string; addresses: Record<string, string> } | undefined;
  /** The source file, from the root of the repository. */
  written?: string | undefined;
  markdown?: string;
}

/** Where a site is published, and by whom. */
export interface SitePlace {
  /** The URL or the path of the site, with a slash at its end. */
  base?: string | undefined;
  /** The URL of the repository. */
  source?: string | undefined;
  identity: Identity;
}

export interface Site extends SitePlace {
  name: string;
  version: string;
  versions: string[];
  baseUrl: string;
  navigation: Navigation;
}

/** The relative URL from a page to the start of the site: empty or `../`. */
export function rootUrl(path: string): string {
  return "../".repeat(path.split("/").length - 1);
}

export function wrapInShell(site: Site, page: Page): string {
  const root =
    page.path === "404.html"
      ? new URL(site.base ?? "/", "http://any.example").pathname
      : rootUrl(page.path);
  const markdownLink = `<p class="page-tools"><a href="${markdownOf(page.path).split("/").at(-1)}">View as Markdown</a></p>`;
  const values: Record<string, string> = {
    root,
    title: escapeHtml(page.path === "index.html" ? site.name : `${page.title} - ${site.name}`),
    heading: escapeHtml(page.title),
    name: escapeHtml(site.name),
    description: escapeHtml(page.description),
    policy: policies[page.kind === "reference" ? "reference" : "own"],
    kind: page.kind,
    mark: MARK,
    styles: page.kind === "reference" ? "shell.css" : "text.css",
    head: headHtml(site, page, root),
    version: page.versions?.current ?? site.version,
    versions: versionSwitchHtml(page, root),
    versionChoices: optionsHtml(site.versions),
    languageChoices: optionsHtml(languages.map(({ title }) => title)),
    baseUrl: escapeHtml(site.baseUrl),
    keyVariable: KEY_VARIABLE,
    navigation: navigationHtml(site.navigation(page), page.path, root),
    body: page.markdown ? page.body.replace(/<main[^>]*>/, `$&\n${markdownLink}`) : page.body,
    footer: footerHtml(site, page, root),
  };
  return readFileSync("docs/build/pages/shell.html", "utf8").replaceAll(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`docs/build/pages/shell.html asks for ${name}.`);
      return value;
    },
  );
}

/** The address of a page. An index has the address of its folder. */
export function addressOf(base: string, path: string): string {
  return base + path.replace(/(^|\/)index\.html$/, "$1");
}

/** Pages may only load files of the site. Redoc also has styles and scripts within the page. */
const OWN =
  "script-src 'self' file:; style-src 'self' file:; img-src 'self' file: data:; base-uri 'none'; form-action 'none'";
const policies = {
  own: `default-src 'none'; connect-src 'self'; ${OWN}`,
  reference: "connect-src 'none'; img-src 'self' file: data:; font-src data:; frame-src 'none'",
};

const MARK =
  '<svg width="27" height="27" viewBox="0 0 32 32" aria-hidden="true"><rect fill="#0f766e" width="32" height="32" rx="8"/><path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M11 8H9.500a2 2 0 0 0-2 2v3.500a2.500 2.500 0 0 1-2 2.500 2.500 2.500 0 0 1 2 2.500V22a2 2 0 0 0 2 2H11M21 8h1.500a2 2 0 0 1 2 2v3.500a2.500 2.500 0 0 0 2 2.500 2.500 2.500 0 0 0-2 2.500V22a2 2 0 0 1-2 2H21"/><path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="m12 16.500 3 3 5.500-6.500"/></svg>';

export const ICON = MARK.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ');

function headHtml({ base }: Site, { path, markdown }: Page, root: string): string {
  const address = base?.includes("://") ? escapeHtml(addressOf(base, path)) : undefined;
  const links = [
    address &&
      `<link rel="canonical" href="${address}">\n<meta property="og:url" content="${address}">`,
    markdown && `<link rel="alternate" type="text/markdown" href="${root}${markdownOf(path)}">`,
  ];
  return links.filter(Boolean).join("\n");
}

function versionSwitchHtml({ versions }: Page, root: string): string {
  if (!versions) return "";
  const items = Object.entries(versions.addresses).map(
    ([version, address]) =>
      `<a href="${root}${address}" data-version="${version}"${version === versions.current ? ' aria-current="true"' : ""}>${version}</a>`,
  );
  return `<nav class="versions" aria-label="Version of the API">${items.join("")}</nav>`;
}

function optionsHtml(values: string[]): string {
  return values.map((value) => `<option>${escapeHtml(value)}</option>`).join("");
}

function navigationHtml(entries: NavigationLink[], current: string, root: string): string {
  const lists = [...Map.groupBy(entries, ({ group }) => group)].map(([group, members]) => {
    const items = members.map(({ path, title }) => {
      const mark = path === current ? ' aria-current="page"' : "";
      return `<li><a href="${root}${path}"${mark}>${escapeHtml(title)}</a></li>`;
    });
    return `<p class="group">${escapeHtml(group)}</p>\n<ul>\n${items.join("\n")}\n</ul>`;
  });
  return lists.join("\n");
}

function footerHtml({ source, name }: Site, page: Page, root: string): string {
  const repository = escapeHtml(source ?? neutralIdentity.repository);
  const links = [
    source &&
      page.written &&
      `<a href="${escapeHtml(`${source}/edit/main/${page.written}`)}">Edit this page</a>`,
    `<a href="${repository}">Repository</a>`,
    `<a href="${repository}/issues">Issues</a>`,
    `<a href="${root}support.html">Support</a>`,
    `<a href="${root}releases.html">Releases</a>`,
    `<a href="${root}license.txt">MIT licence</a>`,
    `<a href="${root}llms.txt">llms.txt</a>`,
    page.kind === "reference" && '<a href="https://redocly.com/redoc">Made with Redoc</a>',
  ];
  return `<p class="more"><span>${escapeHtml(name)}</span>${links.filter(Boolean).join("")}</p>`;
}

export function contentsHtml(headings: Heading[]): string {
  const parts = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (parts.length < 2) return "";
  const items = parts.map(
    ({ id, text, depth }) =>
      `<li${depth === 3 ? ' class="inner"' : ""}><a href="#${id}">${escapeHtml(text)}</a></li>`,
  );
  return `<nav class="contents" aria-label="On this page"><p class="group">On this page</p><ul>\n${items.join("\n")}\n</ul></nav>`;
}
