import type { Schemas } from "../../schemas.ts";
import { defaultsOf } from "../defaults.ts";
import { fold } from "../shared/text.ts";

export type FilterOptions = Pick<
  NonNullable<Schemas["LocationSearchRequest"]["request"]["options"]>,
  "filterMode" | "filterAcceptFormat" | "filterAcceptAlternatives" | "filterExactMatch"
>;

const defaults = defaultsOf("LocationSearchOptions");

/** The value of a field that a filter looks at, and other names of the same. */
export type Filterable = readonly [value: string | null, ...alternatives: (string | null)[]];

/**
 * Leaves out the items that do not match a filter or, with `filterMode` prefer, puts them after those that do.
 *
 * @param look Gives the value of a field of an item; undefined for a field that cannot be filtered by, which is then ignored.
 */
export function filtered<Item>(
  items: readonly Item[],
  filter: { readonly [Field in string]?: unknown } | undefined,
  look: (item: Item, field: string) => Filterable | undefined,
  options: FilterOptions,
): readonly Item[] {
  if (filter === undefined || items.length === 0) return items;
  const wanted: [field: string, test: (own: Filterable) => boolean][] = [];
  for (const field in filter) {
    const value = filter[field];
    if (typeof value === "string") wanted.push([field, testFor(value, options)]);
  }
  if (wanted.length === 0) return items;
  const [matching, others] = partition(items, (item) =>
    wanted.every(([field, matches]) => {
      const own = look(item, field);
      return own === undefined || matches(own);
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

/** Whether the value of a field is the wanted one as the options see it; blank, any is. */
function testFor(wanted: string, options: FilterOptions): (own: Filterable) => boolean {
  if (wanted.trim() === "") return () => true;
  const { filterAcceptFormat = defaults.filterAcceptFormat } = options;
  const { filterAcceptAlternatives = defaults.filterAcceptAlternatives } = options;
  const { filterExactMatch = defaults.filterExactMatch } = options;
  const bare = filterAcceptFormat ? fold(wanted) : wanted;
  const joinedBare = filterAcceptFormat ? joined(bare) : bare;
  const isWanted = (name: string | null): boolean => {
    if (name === null) return false;
    const own = filterAcceptFormat ? fold(name) : name;
    const joinedOwn = filterAcceptFormat ? joined(own) : own;
    if (own === bare || joinedOwn === joinedBare) return true;
    return !filterExactMatch && (joinedOwn.startsWith(joinedBare) || wordStarts(own, bare));
  };
  return ([value, ...alternatives]) => isWanted(value) || (filterAcceptAlternatives && alternatives.some(isWanted));
}

function joined(text: string): string {
  return text.replace(/[\s-]/g, "");
}

function wordsOf(text: string): string {
  return ` ${text.replace(/[\s/,-]+/g, " ")}`;
}

/** Whether a text, or the rest of it from one of its words on, starts with the beginning. */
function wordStarts(text: string, beginning: string): boolean {
  return text.startsWith(beginning) || wordsOf(text).includes(` ${beginning}`);
}
