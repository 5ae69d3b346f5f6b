import { stripDiacritics } from "@data-validation/common/letters";
import MiniSearch from "minisearch";
import type { PackedEntry, SearchEntry } from "../../build/indexes/search.ts";

export function unpackEntries(packed: PackedEntry[]): SearchEntry[] {
  return packed.flatMap(({ versions, ...entry }) =>
    (versions ?? []).length === 0
      ? [entry]
      : (versions ?? []).map((version) => ({
          ...entry,
          version,
          url: entry.url.replace("*", version),
          page: entry.page.replace("*", version),
        })),
  );
}

export function createIndex(entries: SearchEntry[]): MiniSearch {
  const index = new MiniSearch({
    fields: ["title", "words", "page", "keywords", "terms", "text"],
    tokenize,
    processTerm: (term) => stemOf(foldCase(term)) || null,
    searchOptions: {
      boost: { title: 5, words: 3, keywords: 10, page: 1.5 },
      prefix: true,
      fuzzy: toleratedErrors,
      weights: { fuzzy: 0.2, prefix: 0.6 },
    },
  });
  index.addAll(
    entries.map((entry, id) => ({ ...entry, id, words: partsOfName(entry.title).join(" ") })),
  );
  return index;
}

/**
 * The entries with all words of a query, or with some of them if none has all; the given version
 * comes before others.
 */
export function findEntries(
  index: MiniSearch,
  entries: SearchEntry[],
  query: string,
  version: string,
): SearchEntry[] {
  // A path is found with and without the brackets of its arrays.
  const foldedQuery = foldCase(query.trim()).replaceAll("[]", "");
  const boostDocument = (id: number) => {
    const { kind, title } = entries[id] as SearchEntry;
    const isNamed = ` ${foldCase(title)} `.includes(` ${foldedQuery} `);
    return boosts[kind] * (isNamed ? titleBoosts[kind] : 1);
  };
  const withAllWords = index.search(query, { boostDocument, combineWith: "AND" });
  const matches =
    withAllWords.length > 0
      ? withAllWords
      : index.search(query, { boostDocument, combineWith: "OR" });
  const ranked = matches.map(({ id, terms, score }) => {
    const entry = entries[id as number] as SearchEntry;
    const nearness = entry.version === undefined || entry.version === version ? 1 : 0.8;
    const weight = nearness * (1 + 2 * coverage(entry, terms, foldedQuery));
    return { entry, exactness: exactness(entry, foldedQuery), score: score * weight };
  });
  ranked.sort((a, b) => b.exactness - a.exactness || b.score - a.score);
  return ranked.map(({ entry }) => entry);
}

/** A reader who searches for a word means an operation more often than one of its many fields. */
const boosts: Record<SearchEntry["kind"], number> = {
  Operations: 3.2,
  Errors: 1.5,
  Guides: 2.4,
  Fields: 0.7,
};

/** A heading may mention a topic; the page about it comes first. */
const titleBoosts: Record<SearchEntry["kind"], number> = {
  Operations: 6,
  Errors: 2,
  Guides: 1,
  Fields: 6,
};

function toleratedErrors(term: string): number {
  // Two neighbouring letters in the wrong order are two errors.
  if (term.length > 4) return 2;
  return term.length > 3 ? 1 : 0;
}

/**
 * 2 for a field whose path is the query; 1 for one whose path ends with it, and for a page that has
 * the query as a keyword.
 */
function exactness({ kind, title, keywords = "" }: SearchEntry, foldedQuery: string): number {
  const phrase = stemsOf(foldedQuery).join(" ");
  if (keywords.split(", ").some((keyword) => stemsOf(keyword).join(" ") === phrase)) return 1;
  if (kind !== "Fields" || !foldedQuery.includes(".")) return 0;
  const path = foldCase(title).replaceAll("[]", "");
  if (path === foldedQuery) return 2;
  return path.endsWith(`.${foldedQuery}`) ? 1 : 0;
}

/** The part of a query that whole keywords of an entry account for, by the words that match it. */
function coverage({ keywords = "" }: SearchEntry, terms: string[], foldedQuery: string): number {
  const phrases = keywords.split(", ").map(stemsOf);
  const whole = phrases.filter((phrase) => phrase.every((word) => terms.includes(word)));
  return Math.min(1, new Set(whole.flat()).size / Math.max(1, stemsOf(foldedQuery).length));
}

/** The words of a query or keyword that carry a meaning, in one form. */
function stemsOf(text: string): string[] {
  return foldCase(text).split(" ").map(stemOf).filter(Boolean);
}

/** Words; a path is a word as a whole, from each of its dots on, and in its parts. */
function tokenize(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}_./[\]-]*/gu) ?? [];
  return [
    ...new Set(
      words.flatMap((word) => [...pathEnds(word.replace(/[./-]+$/, "")), ...partsOfName(word)]),
    ),
  ];
}

function pathEnds(path: string): string[] {
  const names = path.split(".");
  return names.map((_, index) => names.slice(index).join("."));
}

/**
 * The parts of a name: those between its dots, underscores and slashes, and the words of each of
 * them.
 */
function partsOfName(name: string): string[] {
  const whole = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const words = whole
    .flatMap((part) => part.split(/(?<=[a-z])(?=[A-Z])/))
    .filter((word) => word.length > 2);
  return [...new Set([...whole, ...words])];
}

/** Validate, validation and validating are one word; words that carry no meaning are none. */
function stemOf(word: string): string {
  if (/^(an?|and|are|do|for|from|how|in|is|of|on|the|to|what|with)$/.test(word)) return "";
  return word.replace(/(?<=\p{L}{3}[^s])(?:ions?|ing|ed|es?|s)$/u, "");
}

function foldCase(text: string): string {
  return stripDiacritics(text).toLowerCase();
}
