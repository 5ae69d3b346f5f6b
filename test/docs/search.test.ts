// The search of the site, with queries as people type them: queries.yaml.
import { Script } from "node:vm";
import {
  enumShape,
  listShape,
  mapShape,
  readTable,
  rowShape,
  shapeOfEach,
  textShape,
} from "@data-validation/tooling/table";
import { expect, test } from "vitest";
import { createIndex, findEntries, unpackEntries } from "#docs/browser/search/engine.ts";
import { operationAddress } from "#docs/build/addresses.ts";
import type { PackedEntry } from "#docs/build/indexes/search.ts";
import { allBundles } from "../support/contract-bundles.ts";
import { buildSite, leadsSomewhere } from "./site.ts";

const site = await buildSite();
const window: { searchEntries?: PackedEntry[] } = {};
new Script(site.read("search-data.js")).runInNewContext({ window });
const entries = unpackEntries(window.searchEntries ?? []);
const index = createIndex(entries);

const pages = mapShape(enumShape(entries.flatMap(({ url }) => [url, url.replace(/#.*/, "")])));
const pagesOfEach = shapeOfEach(
  ["places", "placesOf20", "known", "formerlyUnseen", "unseen", "inLanguages", "missed"],
  pages,
);
const { content, placeOf } = readTable(
  "test/docs/queries.yaml",
  rowShape({ ...pagesOfEach, missedInLanguages: listShape(textShape) }),
);
const { places, placesOf20, inLanguages, missedInLanguages, missed, ...lists } = content;

test("The search finds the place first that a query names, in the version that is open", () => {
  const firstUrls = (list: object, version: string) =>
    Object.fromEntries(
      Object.keys(list).map((query) => [
        query,
        findEntries(index, entries, query, version)[0]?.url,
      ]),
    );
  expect(firstUrls(places, "2.1")).toEqual(places);
  expect(firstUrls(placesOf20, "2.0")).toEqual(placesOf20);
});

test.each(Object.entries(lists))(
  "The search finds the right page first for 30 queries (%s), except the recorded misses",
  (name, list) => {
    expect(Object.keys(list)).toHaveLength(30);
    for (const [query, page] of Object.entries(list)) {
      const [first] = findEntries(index, entries, query, "2.1");
      expect(first?.url.split("#")[0], placeOf(name, query)).toBe(missed[query] ?? page);
    }
  },
);

test("The search finds each page among three for queries in four more languages, except known misses", () => {
  const lost = Object.entries(inLanguages).filter(([query, page]) => {
    const first = findEntries(index, entries, query, "2.1").slice(0, 3);
    return !first.some(({ url }) => url.startsWith(page));
  });
  expect(lost.map(([query]) => query)).toEqual(missedInLanguages);
  expect(Object.keys(inLanguages).length).toBeGreaterThanOrEqual(60);
});

test.each(allBundles())(
  "The search finds every operation of $info.version by its path",
  (bundle) => {
    const { version } = bundle.info;
    for (const path of Object.keys(bundle.paths))
      expect(findEntries(index, entries, path, version)[0]?.url).toBe(
        operationAddress(version, path),
      );
  },
);

test("The search leads to places of the site, shows no raw Markdown, and finds no word of no page", () => {
  expect(entries.filter(({ url }) => !leadsSomewhere(site, "index.html", url))).toEqual([]);
  expect(entries.filter(({ text }) => /`|\*\*|\]\(/.test(text))).toEqual([]);
  expect(findEntries(index, entries, "kilimanjaro", "2.1")).toEqual([]);
});
