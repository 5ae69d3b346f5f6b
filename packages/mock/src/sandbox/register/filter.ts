import type { Schemas } from "../../schemas.ts";
import { fold } from "../shared/text.ts";

/** The options that searches for companies and for addresses have in common. */
type FilterOptions = Required<
  Pick<
    Schemas["CompanySearchOptions"] | Schemas["LocationSearchOptions"],
    "filterMode" | "filterAcceptFormat" | "filterAcceptAlternatives" | "filterExactMatch"
  >
>;

/** The value of a field for a filter, and its other names. */
export type FilterableValues = readonly [value: string | null, ...alternatives: (string | null)[]];

/**
 * Removes the items that do not match a filter, or moves them to the end. A field without a value
 * does not filter.
 */
export function filterItems<Item>(
  items: readonly Item[],
  filter: { readonly [Field in string]?: unknown } | undefined,
  valuesOf: (item: Item, field: string) => FilterableValues | undefined,
  options: FilterOptions,
  readWanted = (text: string) => text,
): readonly Item[] {
  const conditions = Object.entries(filter ?? {}).flatMap(([field, value]) =>
    typeof value === "string" && value.trim() !== ""
      ? [{ field, matches: createTest(readWanted(value), options) }]
      : [],
  );
  if (conditions.length === 0) return items;
  const isWanted = (item: Item) =>
    conditions.every(({ field, matches }) => {
      const values = valuesOf(item, field);
      return values === undefined || matches(values);
    });
  return selectWanted(items, isWanted, options);
}

export function selectWanted<Item>(
  items: readonly Item[],
  isWanted: (item: Item) => boolean,
  { filterMode }: Partial<Pick<FilterOptions, "filterMode">>,
): readonly Item[] {
  const wanted = items.filter(isWanted);
  return filterMode === "prefer" ? [...wanted, ...items.filter((item) => !isWanted(item))] : wanted;
}

function createTest(text: string, options: FilterOptions): (own: FilterableValues) => boolean {
  const { filterAcceptFormat, filterAcceptAlternatives, filterExactMatch } = options;
  const read = (text: string) => (filterAcceptFormat ? fold(text).replace(/[\s-]/g, "") : text);
  const filterText = read(text);
  const isWanted = (name: string | null): boolean => {
    if (name === null) return false;
    if (filterExactMatch) return read(name) === filterText;
    return [name, ...name.split(/[\s/,-]+/)].some((beginning) =>
      read(beginning).startsWith(filterText),
    );
  };
  return ([value, ...alternatives]) =>
    isWanted(value) || (filterAcceptAlternatives && alternatives.some(isWanted));
}
