import type { Schemas } from "../../schemas.ts";
import { fold } from "../shared/text.ts";
import { byNearness, type Whereabouts } from "./nearness.ts";

/** How well a text matches a beginning: 0 it is the whole of it, 1 it starts with it, 2 one of the words in it does. */
export type Rank = 0 | 1 | 2;

/** By the place of an item in the list, how well the best of its texts matches; nothing where none does. */
export type Ranks = (Rank | undefined)[];

/** Finds the items of which a text begins in some way, without looking at the others. */
export class Beginnings {
  readonly #folded: readonly (readonly string[])[];
  readonly #wholes: Sorted;
  /** The texts from each of their words on; whatever divides words is written as a space. */
  readonly #rests: Sorted;
  #words: Sorted | undefined;
  readonly #noRanks: Ranks;

  /** Makes items ready to be searched by their texts. */
  constructor(textsOfItems: readonly (readonly (string | null)[])[]) {
    this.#folded = textsOfItems.map((texts) => [...new Set(texts.filter((text) => text !== null).map(fold))]);
    this.#noRanks = textsOfItems.map(() => undefined);
    this.#wholes = sort(this.#folded);
    this.#rests = sort(this.#folded.map((texts) => texts.flatMap((text) => restsOf(text.replace(/[\s/,-]+/g, " ")))));
  }

  /** The items that match a folded beginning. */
  ranks(beginning: string): Ranks {
    const ranks = this.#noRanks.slice();
    visit(this.#rests, beginning, (_, at) => {
      ranks[at] = 2;
    });
    visit(this.#wholes, beginning, (text, at) => {
      if (ranks[at] !== 0) ranks[at] = text.length === beginning.length ? 0 : 1;
    });
    return ranks;
  }

  /** The places of the items that have, for each of some beginnings, a word that starts with it. */
  havingWords([first = "", ...others]: readonly string[]): ReadonlySet<number> {
    this.#words ??= sort(this.#folded.map((texts) => texts.flatMap((text) => text.split(/[\s,]+/))));
    const words = this.#words;
    return others.reduce((found, beginning) => both(found, owners(words, beginning)), owners(words, first));
  }
}

function restsOf(text: string): string[] {
  const rests = [text];
  for (let space = text.indexOf(" "); space >= 0; space = text.indexOf(" ", space + 1))
    rests.push(text.slice(space + 1));
  return rests;
}

/**
 * The items that match, best first, and of those that match equally well the nearest to the client first.
 *
 * @param place Tells where an item is.
 */
export function inOrderOfRanks<Item>(
  items: readonly Item[],
  ranks: Ranks,
  client: Schemas["RequestClient"] | undefined,
  place: (item: Item) => Whereabouts,
): readonly Item[] {
  const byRank: [Item[], Item[], Item[]] = [[], [], []];
  for (let at = 0; at < ranks.length; at++) {
    const rank = ranks[at];
    if (rank !== undefined) byRank[rank].push(items[at] as Item);
  }
  const [wholes, starts, words] = byRank;
  return [
    ...byNearness(wholes, client, place),
    ...byNearness(starts, client, place),
    ...byNearness(words, client, place),
  ];
}

/** Texts in the order of their characters, and the places of the items that have them. */
type Sorted = readonly { text: string; at: number }[];

function sort(textsOfItems: readonly (readonly string[])[]): Sorted {
  return textsOfItems
    .flatMap((texts, at) => [...new Set(texts)].map((text) => ({ text: inOnePiece(text), at })))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
}

/** The same text, not as a part of another one or put together of several: V8 compares those by a longer way. */
function inOnePiece(text: string): string {
  return Array.from(text).join("");
}

/** Visits the texts that start with a beginning: they stand one after the other. */
function visit(sorted: Sorted, beginning: string, see: (text: string, at: number) => void): void {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle]?.text ?? "") < beginning) from = middle + 1;
    else to = middle;
  }
  for (let entry = sorted[from]; entry?.text.startsWith(beginning); entry = sorted[++from]) see(entry.text, entry.at);
}

function owners(sorted: Sorted, beginning: string): Set<number> {
  const found = new Set<number>();
  visit(sorted, beginning, (_, at) => found.add(at));
  return found;
}

function both(some: ReadonlySet<number>, others: ReadonlySet<number>): Set<number> {
  return new Set([...some].filter((item) => others.has(item)));
}
