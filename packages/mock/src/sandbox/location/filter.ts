import type { Schemas } from "../../contract.ts";
import { defaultsOf } from "../defaults.ts";
import { longestValue } from "../likeness.ts";
import { fold } from "../text.ts";

/** The options that decide what a filter does. */
export type FilterOptions = Pick<
  NonNullable<Schemas["LocationSearchRequest"]["request"]["options"]>,
  "filterMode" | "filterAcceptFormat" | "filterAcceptAlternatives" | "filterExactMatch"
>;

const defaults = defaultsOf("LocationSearchOptions");

/** The value of a field that a filter looks at, and other names of the same. */
export interface Filterable {
  value: string | null;
  alternatives: (string | null)[];
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
  return [items.filter(passes), items.filter((item) => !passes(item))];
}

function matches(wanted: string, { value, alternatives }: Filterable, options: FilterOptions): boolean {
  if (wanted.length > longestValue) return false;
  const { filterAcceptFormat, filterAcceptAlternatives, filterExactMatch } = { ...defaults, ...options };
  const names = [value, ...(filterAcceptAlternatives ? alternatives : [])].filter((name) => name !== null);
  const bare = filterAcceptFormat ? fold : (text: string) => text;
  const joined = filterAcceptFormat ? (text: string) => fold(text).replace(/[\s-]/g, "") : bare;
  return names.some(
    (name) =>
      joined(name) === joined(wanted) ||
      (!filterExactMatch && (joined(name).startsWith(joined(wanted)) || wordStarts(bare(name), bare(wanted)))),
  );
}

/** Whether a text, or the rest of it from one of its words on, starts with the beginning. */
export function wordStarts(text: string, beginning: string): boolean {
  return (
    text.startsWith(beginning) ||
    text.split(/[\s/,-]+/).some((_, i, words) => words.slice(i).join(" ").startsWith(beginning))
  );
}
