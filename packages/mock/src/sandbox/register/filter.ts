import type { Schemas } from "../../schemas.ts";
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
  filter: object | undefined,
  look: (item: Item, field: string) => Filterable | undefined,
  options: FilterOptions,
): readonly Item[] {
  const wanted = Object.entries(filter ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  if (wanted.length === 0) return items;
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

function wordsOf(text: string): string {
  return ` ${text.replace(/[\s/,-]+/g, " ")}`;
}

/** Whether a text, or the rest of it from one of its words on, starts with the beginning. */
function wordStarts(text: string, beginning: string): boolean {
  return text.startsWith(beginning) || wordsOf(text).includes(` ${beginning}`);
}
