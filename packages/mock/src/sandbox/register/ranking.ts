import type { Schemas } from "../../schemas.ts";
import { fold, rememberedBeside } from "../shared/text.ts";
import { byNearness, type Located } from "./nearness.ts";

/** How well a record fits what was typed: 0 a text of it is the same, 1 it starts with it, 2 one of its words does. */
export type Rank = 0 | 1 | 2;

export interface Searchable {
  folded: string;
  /** Its words, each behind a space, whatever divides them in the text. */
  words: string;
}

export function searchable(texts: readonly (string | null)[]): Searchable[] {
  const folded = new Set(texts.filter((text) => text !== null).map(fold));
  return [...folded].map((text) => ({ folded: text, words: ` ${text.replace(/[\s/,-]+/g, " ")}` }));
}

export function rankOf(texts: readonly Searchable[], typed: string): Rank | undefined {
  if (texts.some(({ folded }) => folded === typed)) return 0;
  if (texts.some(({ folded }) => folded.startsWith(typed))) return 1;
  return texts.some(({ words }) => words.includes(` ${typed}`)) ? 2 : undefined;
}

/** Records that are searched by one of their fields. */
export interface SearchList<Item> {
  items: readonly Item[];
  /** Reads what was typed, and gives the rank of a record; undefined if it does not fit. */
  rankFor: (typed: string) => (item: Item) => Rank | undefined;
}

const rank = rememberedBeside((typed: string, { items, rankFor }: SearchList<unknown>): unknown[][] => {
  const ranks = items.map(rankFor(typed));
  return [0, 1, 2].map((wanted) => items.filter((_, at) => ranks[at] === wanted));
});

/** The records that fit what was typed, best first, and of those that fit equally well the nearest to the client first. */
export function search<Item extends Located>(
  list: SearchList<Item>,
  typed: string,
  isInQuestion: (item: Item) => boolean,
  client: Schemas["RequestClient"] | undefined,
): Item[] {
  const ranked = rank(typed, list as SearchList<unknown>) as Item[][];
  return ranked.flatMap((alike) => byNearness(alike.filter(isInQuestion), client));
}
