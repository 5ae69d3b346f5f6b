import type { Schemas } from "../../contract.ts";
import { defaultsOf } from "../defaults.ts";
import { longestValue } from "../shared/similarity.ts";
import { fold, foldKnown } from "../shared/text.ts";

/** The options that decide what a filter does. */
export type FilterOptions = Pick<
  NonNullable<Schemas["LocationSearchRequest"]["request"]["options"]>,
  "filterMode" | "filterAcceptFormat" | "filterAcceptAlternatives" | "filterExactMatch"
>;

const defaults = defaultsOf("LocationSearchOptions");

/** The value of a field that a filter looks at, and other names of the same. */
export interface Filterable {
  value: string | null;
  alternatives: readonly (string | null)[];
}

/**
 * Leaves out the items that do not match a filter or, with `filterMode` prefer, puts them after those that do.
 *
 * @param look Gives the value of a field of an item; undefined for a field that cannot be filtered by, which is then ignored.
 */
export function filtered<Item>(
  items: readonly Item[],
  filter: Record<string, unknown>,
  look: (item: Item, field: string) => Filterable | undefined,
  options: FilterOptions,
): Item[] {
  const wanted = Object.entries(filter).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  if (wanted.length === 0) return [...items];
  const [matching, others] = partition(items, (item) =>
    wanted.every(([field, value]) => {
      const own = look(item, field);
      return own === undefined || value.trim() === "" || matches(value, own, options);
    }),
  );
  return options.filterMode === "prefer" ? [...matching, ...others] : matching;
}

/** Splits items into those that pass a test and the others, each in the order that they had. */
export function partition<Item>(items: readonly Item[], passes: (item: Item) => boolean): [Item[], Item[]] {
  const parts: [Item[], Item[]] = [[], []];
  for (const item of items) parts[passes(item) ? 0 : 1].push(item);
  return parts;
}

function matches(wanted: string, { value, alternatives }: Filterable, options: FilterOptions): boolean {
  if (wanted.length > longestValue) return false;
  const { filterAcceptFormat, filterAcceptAlternatives, filterExactMatch } = { ...defaults, ...options };
  const names = [value, ...(filterAcceptAlternatives ? alternatives : [])].filter((name) => name !== null);
  const [bare, of] = filterAcceptFormat ? [fold(wanted), foldKnown] : [wanted, (text: string) => text];
  const joined = filterAcceptFormat ? (text: string) => text.replace(/[\s-]/g, "") : (text: string) => text;
  return names.some((name) => {
    const own = of(name);
    if (own === bare || joined(own) === joined(bare)) return true;
    return !filterExactMatch && (joined(own).startsWith(joined(bare)) || wordStarts(own, bare));
  });
}

/** A text to be searched for the beginning of a word. */
export interface SearchText {
  /** Folded. */
  text: string;
  /** The same with nothing between its words but spaces, and one before the first. */
  words: string;
}

/** Makes texts ready to be searched; those that are written alike are one. */
export function searchTexts(texts: readonly (string | null | undefined)[]): SearchText[] {
  const folded = new Set(texts.filter((text) => typeof text === "string").map(fold));
  return [...folded].map((text) => ({ text, words: wordsOf(text) }));
}

/**
 * How well texts match a folded beginning: 0 one is the whole of it, 1 one starts with it, 2 one of the words in them does; null not at
 * all.
 */
export function rankOf(texts: readonly SearchText[], beginning: string): 0 | 1 | 2 | null {
  let rank: 1 | 2 | null = null;
  for (const { text, words } of texts) {
    if (text.startsWith(beginning)) {
      if (text.length === beginning.length) return 0;
      rank = 1;
    } else if (rank === null && words.includes(` ${beginning}`)) rank = 2;
  }
  return rank;
}

function wordsOf(text: string): string {
  return ` ${text.replace(/[\s/,-]+/g, " ")}`;
}

/** Whether a text, or the rest of it from one of its words on, starts with the beginning. */
function wordStarts(text: string, beginning: string): boolean {
  return text.startsWith(beginning) || wordsOf(text).includes(` ${beginning}`);
}
