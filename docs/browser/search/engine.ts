import MiniSearch from "minisearch";
import type { Entry } from "../../build/search.ts";

/** Something that was found, with the words of the text that match. */
export interface SearchResult extends Entry {
  terms: string[];
}

/** An index over the entries. */
export function createIndex(entries: Entry[]): MiniSearch {
  const index = new MiniSearch({
    fields: ["title", "words", "page", "text"],
    tokenize,
    processTerm: (term) => fold(term) || null,
    searchOptions: {
      boost: { title: 5, words: 3, page: 1.5 },
      prefix: true,
      fuzzy: (term) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false),
      weights: { fuzzy: 0.2, prefix: 0.6 },
      combineWith: "AND",
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id, words: parts(entry.title).join(" ") })));
  return index;
}

/** What fits best comes first; all words have to be there, or else as many as possible. */
export function find(index: MiniSearch, entries: Entry[], words: string): SearchResult[] {
  const wanted = fold(words);
  const boostDocument = (id: number) => {
    const { kind = "Guides", title = "" } = entries[id] ?? {};
    // A heading may mention what it is about; the thing itself comes first.
    const isNamed = kind !== "Guides" && fold(title).includes(wanted);
    return boosts[kind] * (isNamed ? 6 : 1);
  };
  const found = index.search(words, { boostDocument });
  return found.map(({ id, terms }) => ({ ...(entries[id as number] as Entry), terms }));
}

const boosts: Record<Entry["kind"], number> = { Operations: 2.2, Errors: 1.5, Guides: 2.4, Fields: 0.7 };

/** Words, and names of fields with dots and of errors with underscores as a whole. */
function tokenize(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}_./[\]-]*/gu) ?? [];
  return [...new Set(words.flatMap((word) => [word.replace(/[./-]+$/, ""), ...parts(word)]))];
}

/** The parts of a name: those between its dots, underscores and slashes, and the words of each of them. */
function parts(name: string): string[] {
  const whole = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const words = whole.flatMap((part) => part.split(/(?<=[a-z])(?=[A-Z])/)).filter((word) => word.length > 2);
  return [...new Set([...whole, ...words])];
}

function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
