import type { Schemas } from "../../schemas.ts";
import { fold } from "../shared/text.ts";
import { type LocatedItem, sortByNearness } from "./nearness.ts";

/**
 * How well a record matches a typed text: 0 a text equals it, 1 a text starts with it, 2 a word of
 * a text does.
 */
export type Rank = 0 | 1 | 2;

export interface SearchableText {
  folded: string;
  /** Its words, each behind a space, whatever their separators in the text. */
  words: string;
}

export function toSearchable(texts: readonly (string | null)[]): SearchableText[] {
  const folded = new Set(texts.filter((text) => text !== null).map(fold));
  return [...folded].map((text) => ({ folded: text, words: ` ${text.replace(/[\s/,-]+/g, " ")}` }));
}

export function rankOf(texts: readonly SearchableText[], typed: string): Rank | undefined {
  if (texts.some(({ folded }) => folded === typed)) return 0;
  if (texts.some(({ folded }) => folded.startsWith(typed))) return 1;
  return texts.some(({ words }) => words.includes(` ${typed}`)) ? 2 : undefined;
}

/**
 * Returns the function that lists the admitted records that match a typed text, best first; equally
 * good ones by distance from the client.
 */
export function createRanking<Item extends LocatedItem>(
  items: readonly Item[],
  rankFor: (typed: string) => (item: Item) => Rank | undefined,
) {
  return (
    typed: string,
    isAdmitted: (item: Item) => boolean,
    client: Schemas["RequestClient"] | undefined,
  ): Item[] => {
    const ranks = items.map(rankFor(typed));
    return [0, 1, 2].flatMap((wanted) => {
      const alike = items.filter((item, at) => ranks[at] === wanted && isAdmitted(item));
      return sortByNearness(alike, client);
    });
  };
}
