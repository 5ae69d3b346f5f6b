import { capitalise } from "@data-validation/common/text";
import { objectsAddress, operationAddress, referenceAddress } from "../addresses.ts";
import { operationsOf, type Source } from "../contract/source.ts";
import { guideGroups, type PageText } from "./texts.ts";

export type NavigationLink = Pick<PageText, "path" | "group"> & { title: string };

export type Navigation = ReturnType<typeof navigationOf>;

/**
 * Returns a function that returns the navigation of a page: all pages, and the operations of its
 * version.
 */
export function navigationOf(source: Source, texts: readonly (PageText & { title: string })[]) {
  const written = texts.map(
    ({ path, group, title, short }): NavigationLink => ({ path, group, title: short ?? title }),
  );
  const playground: NavigationLink = {
    path: "playground.html",
    title: "Playground",
    group: "Get started",
  };
  const inGroups = (...groups: string[]) => written.filter(({ group }) => groups.includes(group));
  const start = [...inGroups("Get started"), playground];
  return ({
    versions,
    kind,
  }: {
    versions?: { current: string } | undefined;
    kind: string;
  }): NavigationLink[] => {
    const operations = operationNavigation(
      source,
      versions?.current ?? source.current,
      kind === "reference",
    );
    const guides = inGroups(...guideGroups);
    const links = versions
      ? [...operations, ...start, ...guides]
      : [...start, ...guides, ...operations];
    return [...links, ...inGroups("Look up")];
  };
}

function operationNavigation(
  source: Source,
  version: string,
  onReference: boolean,
): NavigationLink[] {
  const group = `Version ${version}`;
  return [
    { path: `${version}/index.html`, title: "All operations", group },
    { path: objectsAddress(version), title: "Shared objects", group },
    { path: referenceAddress(version), title: "Full reference", group },
    ...operationsOf(source, version).map(({ path, tag, id, summary }) => ({
      path: onReference ? referenceAddress(version, { tag, id }) : operationAddress(version, path),
      title: summary,
      group: capitalise(tag),
    })),
  ];
}
