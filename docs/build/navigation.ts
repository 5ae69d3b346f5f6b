import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { UserError } from "../../scripts/lib/command.ts";
import { operationAddress, referenceAddress } from "./addresses.ts";
import { operationsOf, type Source } from "./source.ts";

/** An entry of a list of pages. */
export interface Entry {
  path: string;
  title: string;
  /** The heading that it stands under; none for the first ones. */
  group?: string;
  /** Whether the title is a path of the API. */
  isCode?: boolean;
}

/** A page that is written in Markdown. */
export interface Text {
  /** From the start of the site: `guides/errors.html`. */
  path: string;
  /** The file that it is written in, from the root of the repository. */
  file: string;
  markdown: string;
  group: string;
  /** The place within the group. */
  order: number;
  /** The title in the navigation; the first heading by default. */
  short?: string;
}

/** The groups of the navigation, in their order. */
const groups = ["Get started", "Guides", "Workflows", "Look up"];

/** Every Markdown page below a folder, in reading order: its front matter is its entry in the navigation. */
export function readTexts(folder = "docs/content"): Text[] {
  const files = globSync("**/*.md", { cwd: folder });
  const texts = files.map((name) => {
    const path = name.replaceAll("\\", "/").replace(/md$/, "html");
    return readText(`${folder}/${name}`, path, readFileSync(join(folder, name), "utf8"));
  });
  return inOrder(texts);
}

/** Texts in reading order. */
export function inOrder(texts: Text[]): Text[] {
  const place = ({ group, order }: Text) => groups.indexOf(group) * 1000 + order;
  return texts.toSorted((a, b) => place(a) - place(b) || a.path.localeCompare(b.path));
}

function readText(file: string, path: string, content: string): Text {
  const [, front = "", markdown = content] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(content) ?? [];
  const { group, order, short } = (parse(front) ?? {}) as { group?: string; order?: number; short?: string };
  if (!group || !groups.includes(group) || typeof order !== "number")
    throw new UserError(
      `${file} is not in the navigation. Begin it with front matter: "---", "group: " (${groups.join(", ")}), "order: " (a number), "---".`,
    );
  return { path, file, markdown, group, order, ...(short && { short }) };
}

/** The lists of pages that the shell shows. */
export interface Navigation {
  /** The few ways of the header. */
  ways: Entry[];
  /** All pages, with the operations of the version that a page is about. */
  of(page: { path: string; versions?: { current: string }; kind?: string }): Entry[];
  /** The pages before and after a page. */
  around(page: { path: string; versions?: { current: string }; kind?: string }): { before?: Entry; after?: Entry };
}

/** @param titles - The first heading of each page that is written, by its path. */
export function navigate(source: Source, texts: readonly Text[], titles: ReadonlyMap<string, string>): Navigation {
  const written = texts.map(
    ({ path, group, short }): Entry => ({ path, group, title: short ?? titles.get(path) ?? path }),
  );
  const [before, after] = [
    written.filter(({ group }) => group !== "Look up"),
    written.filter(({ group }) => group === "Look up"),
  ];
  const playground: Entry = { path: "playground.html", title: "Playground", group: "Get started" };
  const operations = (version: string, onReference: boolean): Entry[] => [
    { path: `${version}/index.html`, title: "All operations", group: `Version ${version}` },
    ...operationsOf(source, version).map(
      ({ path, tag, id }): Entry => ({
        path: onReference ? referenceAddress(version, { tag, id }) : operationAddress(version, path),
        title: path,
        group: `Version ${version}`,
        isCode: true,
      }),
    ),
    { path: referenceAddress(version), title: "Everything on one page", group: `Version ${version}` },
  ];
  const of: Navigation["of"] = ({ versions, kind }) => {
    const start = before.filter(({ group }) => group === "Get started");
    const guides = before.filter(({ group }) => group !== "Get started");
    const inVersion = operations(versions?.current ?? source.current, kind === "reference");
    return versions
      ? [...inVersion, ...start, playground, ...guides, ...after]
      : [...start, playground, ...guides, ...inVersion, ...after];
  };
  return {
    ways: [
      { path: "quick-start.html", title: "Quick start" },
      { path: `${source.current}/index.html`, title: "Reference" },
      { path: "errors.html", title: "Errors" },
      { path: "playground.html", title: "Playground" },
    ],
    of,
    around(page) {
      const all = of(page).filter(({ path }) => !path.includes("#"));
      const at = all.findIndex(({ path }) => path === page.path);
      if (at < 0 || page.kind === "reference") return {};
      return { before: all[at - 1], after: all[at + 1] };
    },
  };
}
