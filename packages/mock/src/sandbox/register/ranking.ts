import type { Schemas } from "../../schemas.ts";
import { fold } from "../shared/text.ts";
import { byNearness, type Located } from "./nearness.ts";

/** How well a text matches the beginning of a value: 0 it is the whole of it, 1 it starts with it, 2 one of its words does. */
export type Rank = 0 | 1 | 2;

export interface Searchable {
  folded: string;
  /** Its words, each behind a space, whatever divides them in the text. */
  words: string;
}

export function searchable(texts: readonly string[]): Searchable[] {
  return [...new Set(texts.map(fold))].map((folded) => ({ folded, words: ` ${folded.replace(/[\s/,-]+/g, " ")}` }));
}

/** How well the best of some texts matches a folded beginning; `undefined` if none does. */
export function rankOf(texts: readonly Searchable[], beginning: string): Rank | undefined {
  let rank: Rank | undefined;
  for (const { folded, words } of texts) {
    if (folded === beginning) return 0;
    if (folded.startsWith(beginning)) rank = 1;
    else if (words.includes(` ${beginning}`)) rank ??= 2;
  }
  return rank;
}

/** Whether a text has for each of some beginnings a word that starts with it. */
export function hasWords(text: string, beginnings: readonly string[]): boolean {
  const line = ` ${text}`;
  return beginnings.every((beginning) => line.includes(` ${beginning}`));
}

export function rankAll<Item>(items: readonly Item[], rankOfItem: (item: Item) => Rank | undefined): Item[][] {
  const ranks = items.map(rankOfItem);
  return [0, 1, 2].map((rank) => items.filter((_, at) => ranks[at] === rank));
}

/** The items in question, best first, and of those that match equally well the nearest to the client first. */
export function inOrderOfRanks<Item extends Located>(
  ranked: readonly (readonly Item[])[],
  isInQuestion: (item: Item) => boolean,
  client: Schemas["RequestClient"] | undefined,
): Item[] {
  return ranked.flatMap((alike) => byNearness(alike.filter(isInQuestion), client));
}
