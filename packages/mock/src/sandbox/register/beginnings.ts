import { fold } from "../shared/text.ts";

/** How well a text matches a beginning: 0 it is the whole of it, 1 it starts with it, 2 one of the words in it does. */
export type Rank = 0 | 1 | 2;

/** Finds the items of which a text begins in some way, without looking at the others. */
export interface Beginnings {
  /** By the place of an item in the list, how well the best of its texts matches a folded beginning. */
  ranks(beginning: string): (Rank | undefined)[];
  /** The places of the items that have, for each of some beginnings, a word that starts with it. */
  havingWords(beginnings: readonly string[]): ReadonlySet<number>;
}

/** Makes items ready to be searched by their texts. */
export function beginningsOf<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly (string | null | undefined)[],
): Beginnings {
  const folded = items.map((item) => [
    ...new Set(
      textsOf(item)
        .filter((text) => typeof text === "string")
        .map(fold),
    ),
  ]);
  const wholes = sort(folded);
  // From each of its words on; whatever divides words is written as a space.
  const rests = sort(folded.map((texts) => texts.flatMap((text) => restsOf(text.replace(/[\s/,-]+/g, " ")))));
  let words: Sorted | undefined;
  return {
    ranks(beginning) {
      const ranks = new Array<Rank | undefined>(items.length).fill(undefined);
      visit(rests, beginning, (_, at) => {
        ranks[at] = 2;
      });
      visit(wholes, beginning, (text, at) => {
        if (ranks[at] !== 0) ranks[at] = text.length === beginning.length ? 0 : 1;
      });
      return ranks;
    },
    havingWords([first = "", ...others]) {
      words ??= sort(folded.map((texts) => texts.flatMap((text) => text.split(/[\s,]+/))));
      return others.reduce((found, beginning) => both(found, owners(words as Sorted, beginning)), owners(words, first));
    },
  };
}

function restsOf(text: string): string[] {
  const rests = [text];
  for (let space = text.indexOf(" "); space >= 0; space = text.indexOf(" ", space + 1))
    rests.push(text.slice(space + 1));
  return rests;
}

/** Texts in the order of their characters, and the places of the items that have them. */
type Sorted = readonly { text: string; at: number }[];

function sort(textsOfItems: readonly (readonly string[])[]): Sorted {
  return textsOfItems
    .flatMap((texts, at) => [...new Set(texts)].map((text) => ({ text, at })))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
}

/** Visits the texts that start with a beginning: they stand one after the other. */
function visit(sorted: Sorted, beginning: string, see: (text: string, at: number) => void): void {
  let [from, to] = [0, sorted.length];
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
