import type { Schemas } from "../../schemas.ts";
import { remembered } from "../shared/remembered.ts";
import { fold } from "../shared/text.ts";
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

/** Ranks records by what is typed: those of each rank, best first. What was found for a text is remembered. */
export function rankedBy<Item>(
  items: readonly Item[],
  rankFor: (typed: string) => (item: Item) => Rank | undefined,
): (typed: string) => Item[][] {
  return remembered((typed) => {
    const ranks = items.map(rankFor(typed));
    return [0, 1, 2].map((wanted) => items.filter((_, at) => ranks[at] === wanted));
  });
}

/** The records in question, best first, and of those that fit equally well the nearest to the client first. */
export function inOrder<Item extends Located>(
  ranked: readonly (readonly Item[])[],
  isInQuestion: (item: Item) => boolean,
  client: Schemas["RequestClient"] | undefined,
): Item[] {
  return ranked.flatMap((alike) => byNearness(alike.filter(isInQuestion), client));
}
