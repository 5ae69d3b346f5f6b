import { groupBy } from "@data-validation/common/group-by";
import { memoiseByText } from "../shared/memoise.ts";
import {
  compareText,
  foldText,
  type KnownText,
  noMatch,
  type TextComparison,
  type TextKind,
  type TextReading,
} from "./comparison.ts";

/** The comparison of a sent text with the texts of records. */
export interface TextLookup<Item> {
  /** The records with a similar text. */
  items: readonly Item[];
  compare: (item: Item) => TextComparison;
  /** The comparison with a record without a similar text. */
  noMatch: TextComparison;
}

/**
 * An index of the texts of records. A text is compared once for all records that share it, and the
 * result is cached.
 */
export function indexTexts<Item>(
  items: readonly Item[],
  kind: TextKind,
  textsOf: (item: Item) => readonly KnownText[],
): (sent: string) => TextLookup<Item> {
  const itemsByTexts = groupBy(items, (item) => JSON.stringify(textsOf(item)));
  const entries = Array.from(itemsByTexts, ([key, sharingItems]) => {
    const texts: KnownText[] = JSON.parse(key);
    return { texts: texts.map((known) => foldText(known, kind)), sharingItems };
  });
  const byFolded = indexBy(entries, ({ texts }) => texts.map(({ folded }) => folded));
  const byLength = indexBy(entries, ({ texts }) => texts.map(({ folded }) => folded.length));
  /** The entries with an equal text, or one that may differ by typing errors; in their order. */
  const findLikely = ({ folded }: TextReading) => {
    const positions = new Set(byFolded.get(folded));
    const typos = kind.mostTypos(folded.length);
    // Without typing errors, only an equal text is similar.
    const least = typos === 0 ? Number.POSITIVE_INFINITY : folded.length - typos;
    for (let length = least; length <= folded.length + typos; length++)
      for (const position of byLength.get(length) ?? []) positions.add(position);
    return [...positions].sort((a, b) => a - b).flatMap((position) => entries[position] ?? []);
  };
  return memoiseByText((sent) => {
    const reading = kind.read(sent);
    const mismatch = noMatch(reading);
    const comparisons = new Map<Item, TextComparison>();
    for (const { texts, sharingItems } of findLikely(reading)) {
      const comparison = compareText(reading, texts, kind);
      if (comparison !== undefined)
        for (const item of sharingItems) comparisons.set(item, comparison);
    }
    return {
      items: [...comparisons.keys()],
      compare: (item) => comparisons.get(item) ?? mismatch,
      noMatch: mismatch,
    };
  });
}

/** The positions of items in their list, by the keys of each. */
function indexBy<Item, Key>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly Key[],
): ReadonlyMap<Key, readonly number[]> {
  const index = new Map<Key, number[]>();
  for (const [position, item] of items.entries()) {
    for (const key of keysOf(item)) {
      const positions = index.get(key);
      if (positions) positions.push(position);
      else index.set(key, [position]);
    }
  }
  return index;
}
