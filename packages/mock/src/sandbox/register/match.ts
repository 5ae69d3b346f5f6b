import { type ComparisonOutcome, isSameText } from "./comparison.ts";
import { likelyCountry } from "./country.ts";
import { type FieldMatch, isBlankField, matchFields, type SentField } from "./fields.ts";
import type { RegisterItem, RegisterQuery } from "./register-query.ts";

export interface RegisterMatch<Item> {
  /**
   * `valid`, or valid except for its `format`; `certain`, with a record for corrections; or
   * `uncertain`, with records for suggestions.
   */
  verdict: "valid" | "format" | "certain" | "uncertain" | "unknown";
  /** The best records, all equally good. */
  best: readonly Item[];
  /** The records for suggestions, best first, in groups of one suggestion each. */
  groups: readonly (readonly Item[])[];
  /** The fields compared with the first of the best records. */
  fields: readonly FieldMatch[];
}

/**
 * Finds the best records: in the country that was sent, or in another one if the other fields
 * identify a record there.
 */
export function findMatch<Item extends RegisterItem, Data>(
  query: RegisterQuery<Item, Data>,
  crossCountryMode: string,
): RegisterMatch<Item> {
  const { items, sentFields } = query;
  const country = sentFields.flatMap(({ parts }) => parts).find(({ name }) => name === "country");
  if (country === undefined) return findBest(query);
  const home = likelyCountry(country.text);
  const matchAtHome = findBest({
    ...query,
    items: items.filter((item) => item.country === home),
  });
  if (matchAtHome.verdict !== "unknown") return matchAtHome;
  const matchAbroad = findAbroad(query, home);
  if (matchAbroad === undefined)
    return query.kind.hasCommonData ? withoutRecord(matchAtHome) : matchAtHome;
  if (crossCountryMode === "full") return matchAbroad;
  return { ...matchAbroad, verdict: crossCountryMode === "suggestion" ? "uncertain" : "unknown" };
}

/** Where a country has data of its own, it alone is valid without a record. */
function withoutRecord<Item>(match: RegisterMatch<Item>): RegisterMatch<Item> {
  const isCountryAlone = match.fields.every(
    ({ field, outcome }) => field === "country" && outcome === "same",
  );
  return isCountryAlone ? { ...match, verdict: "valid" } : match;
}

/** The match in another country, if the other fields identify a record there. */
function findAbroad<Item extends RegisterItem, Data>(
  query: RegisterQuery<Item, Data>,
  home: string | undefined,
): RegisterMatch<Item> | undefined {
  const items = query.items.filter(({ country }) => country !== home);
  const withoutCountry = query.sentFields
    .map((field) => ({ ...field, parts: field.parts.filter(({ name }) => name !== "country") }))
    .filter(({ parts }) => parts.length > 0);
  if (withoutCountry.length === 0) return undefined;
  const match = findBest({ ...query, items, sentFields: withoutCountry });
  if (match.verdict === "unknown" || match.verdict === "uncertain") return undefined;
  const fields = matchFields(query.sentFields, match.best[0]).map((field) =>
    isOfCountry(field, query.kind.partsOfCountry) ? { ...field, isForeign: true } : field,
  );
  return { ...match, verdict: "certain", fields };
}

function isOfCountry({ parts }: FieldMatch, partsOfCountry: readonly string[]): boolean {
  return parts.some(({ name }) => name === "country" || partsOfCountry.includes(name));
}

function findBest<Item extends RegisterItem, Data>({
  items,
  sentFields,
  kind,
}: RegisterQuery<Item, Data>): RegisterMatch<Item> {
  const costs = items.map((item) => costOf(item, sentFields));
  const leastCost = costs.reduce((least, cost) => Math.min(least, cost), Number.POSITIVE_INFINITY);
  const itemsOf = (wanted: number) => items.filter((_, at) => costs[at] === wanted);
  const best = itemsOf(leastCost);
  const groups = kind.group(best);
  const fields = matchFields(sentFields, best[0]);
  if (best.length === 0) return { verdict: "unknown", best, groups, fields };
  if (fields.every(({ outcome }) => outcome === "same"))
    return { verdict: "valid", best, groups, fields };
  const isDivided =
    groups.length > 1 &&
    (!kind.hasCommonData || fields.some(({ missing }) => missing === "DISTRICT"));
  const isOrdered = fields.every(({ ordered }) => ordered === undefined);
  if (fields.every(isSameText) && (isDivided || isOrdered))
    return { verdict: isDivided ? "uncertain" : "format", best, groups, fields };
  if (kind.isCertain(fields) && !fields.some(isBlankField)) {
    return { verdict: groups.length === 1 ? "certain" : "uncertain", best, groups, fields };
  }
  const likelyGroups = [...new Set(costs)]
    .filter((cost) => otherTextsIn(cost) === otherTextsIn(leastCost))
    .sort((a, b) => a - b)
    .flatMap((cost) =>
      kind.group(itemsOf(cost).filter((item) => kind.isLikely(matchFields(sentFields, item)))),
    );
  return {
    verdict: likelyGroups.length > 0 ? "uncertain" : "unknown",
    best,
    groups: likelyGroups,
    fields,
  };
}

/** A different text weighs more than any number of typing errors. */
const outcomeCosts: Record<ComparisonOutcome, number> = {
  same: 0,
  format: 1,
  name: 5,
  typo: 5,
  other: 100,
};

function costOf<Item extends RegisterItem>(
  item: Item,
  sentFields: readonly SentField<Item>[],
): number {
  let cost = 0;
  for (const { parts } of sentFields) {
    for (const { lookup } of parts) {
      const { outcome, typos } = lookup.compare(item);
      cost += outcomeCosts[outcome] + typos;
    }
  }
  return cost;
}

function otherTextsIn(cost: number): number {
  return Math.floor(cost / outcomeCosts.other);
}
