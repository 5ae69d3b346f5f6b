import { readFileSync } from "node:fs";
import { escapeHtml } from "./html.ts";
import type { Heading } from "./markdown.ts";

/** A page before it has its frame. */
export interface Framed {
  /** Where it goes, from the start of the site: `guides/errors.html`. */
  path: string;
  title: string;
  description: string;
  /** What is between the header and the end of the body. */
  body: string;
  kind: "text" | "playground" | "reference";
}

/** An entry of the navigation. */
export interface Entry {
  path: string;
  title: string;
  /** The heading that it stands under; none for the first ones. */
  group?: string;
}

/** How the site is called and where it is. */
export interface Site {
  name: string;
  entries: Entry[];
  /** The address that `--base` gives, with a slash at its end; undefined when there is none. */
  base: string | undefined;
}

/** The way from a page to the start of the site: empty, or `../`. */
export function rootOf(path: string): string {
  return "../".repeat(path.split("/").length - 1);
}

/** Puts a page into the frame that all pages have: docs/build/page.html. */
export function frame(site: Site, page: Framed): string {
  const root = page.path === "404.html" ? new URL(site.base ?? "/", "http://any.example").pathname : rootOf(page.path);
  const values: Record<string, string> = {
    root,
    title: escapeHtml(page.path === "index.html" ? site.name : `${page.title} - ${site.name}`),
    name: escapeHtml(site.name),
    description: escapeHtml(page.description),
    policy: policies[page.kind],
    kind: page.kind,
    style: page.kind === "reference" ? "" : `<link rel="stylesheet" href="${root}text.css">`,
    canonical: site.base?.includes("://")
      ? `<link rel="canonical" href="${escapeHtml(addressOf(site.base, page.path))}">`
      : "",
    markdown:
      page.kind === "text" && page.path !== "404.html"
        ? `<link rel="alternate" type="text/markdown" href="${root}${page.path.replace(/html$/, "md")}">`
        : "",
    navigation: navigation(site.entries, page.path, root),
    body: page.body,
  };
  return readFileSync("docs/build/page.html", "utf8").replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`docs/build/page.html asks for ${name}.`);
    return value;
  });
}

/** The address of a page, of its folder for an index. */
export function addressOf(base: string, path: string): string {
  return base + path.replace(/(^|\/)index\.html$/, "$1");
}

/**
 * What a page may load and call. Nothing but what lies beside it, from a server or from disk; the playground calls what its user tells
 * it to; Redoc brings styles and scripts within the page.
 */
const own =
  "script-src 'self' file:; style-src 'self' file:; img-src 'self' file: data:; base-uri 'none'; form-action 'none'";
const policies = {
  text: `default-src 'none'; ${own}`,
  playground: `default-src 'none'; connect-src http: https:; ${own}`,
  reference: "connect-src 'none'; img-src data:; font-src data:; frame-src 'none'",
};

function navigation(entries: Entry[], path: string, root: string): string {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return groups
    .map((group) => {
      const members = entries.filter((entry) => entry.group === group);
      const links = members.map((entry) => {
        const current = entry.path === path ? ' aria-current="page"' : "";
        return `<li><a href="${root}${entry.path}"${current}>${escapeHtml(entry.title)}</a></li>`;
      });
      const heading = group ? `<p class="group">${escapeHtml(group)}</p>\n` : "";
      return `${heading}<ul>\n${links.join("\n")}\n</ul>`;
    })
    .join("\n");
}

/** A page of text with the list of its headings, when there are several. */
export function textBody(html: string, headings: Heading[], source: string): string {
  const parts = headings.filter(({ depth }) => depth === 2);
  const contents =
    parts.length < 2
      ? ""
      : `<nav class="contents" aria-label="On this page"><p class="group">On this page</p><ul>\n${parts
          .map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`)
          .join("\n")}\n</ul></nav>`;
  return `<main id="content" tabindex="-1">\n${html}<p class="source"><a href="${source}">This page as Markdown</a></p>\n</main>\n${contents}`;
}
