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
  path: string;
  /** From the root of the repository. */
  file: string;
  group: string;
  /** What lists of pages call it; its first heading without. */
  short?: string;
}

/** The pages that are written in Markdown, in the order in which they are read. */
export const texts: readonly Text[] = [
  { path: "index.html", file: "docs/content/index.md", group: "Get started", short: "Overview" },
  { path: "quick-start.html", file: "docs/content/quick-start.md", group: "Get started" },
  { path: "guides/authentication.html", file: "docs/content/guides/authentication.md", group: "Guides" },
  { path: "guides/versions.html", file: "docs/content/guides/versions.md", group: "Guides" },
  { path: "guides/corrections.html", file: "docs/content/guides/corrections.md", group: "Guides" },
  { path: "guides/errors.html", file: "docs/content/guides/errors.md", group: "Guides", short: "Handling errors" },
  { path: "guides/testing-with-the-mock.html", file: "docs/content/guides/testing-with-the-mock.md", group: "Guides" },
  { path: "guides/generate-a-client.html", file: "docs/content/guides/generate-a-client.md", group: "Guides" },
  { path: "migration.html", file: "docs/content/migration.md", group: "Guides" },
  { path: "errors.html", file: "docs/content/errors.md", group: "Look up" },
  { path: "api-changelog.html", file: "docs/content/api-changelog.md", group: "Look up" },
  { path: "tools.html", file: "docs/content/tools.md", group: "Look up", short: "Tools that were tried" },
  { path: "assumptions.html", file: "docs/content/assumptions.md", group: "Look up", short: "Assumptions" },
  { path: "changelog.html", file: "CHANGELOG.md", group: "Look up", short: "Changelog of this repository" },
];

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
export function navigate(source: Source, titles: ReadonlyMap<string, string>): Navigation {
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
