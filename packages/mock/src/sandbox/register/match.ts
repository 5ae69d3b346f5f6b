import { agrees, type Outcome } from "./comparison.ts";
import { likelyCountry } from "./country.ts";
import { type FieldMatch, isBlank, matchFields, type SentField } from "./fields.ts";
import type { Question, RegisterItem } from "./question.ts";

export interface Match<Item> {
  /** All is `valid`, or but for its `format`; a record is `certain`, to correct the rest; or `uncertain`, to be suggested. */
  verdict: "valid" | "format" | "certain" | "uncertain" | "unknown";
  /** The records that fit best, all of them equally well. */
  best: readonly Item[];
  /** The records that can be offered, best first, in groups that are offered as one. */
  groups: readonly (readonly Item[])[];
  /** The fields beside the first of the best records. */
  fields: readonly FieldMatch[];
}

/** Finds the records that fit best: in the country that was sent or, if the rest identifies one of another country, there. */
export function findMatch<Item extends RegisterItem, Data>(
  question: Question<Item, Data>,
  crossCountryMode: string,
): Match<Item> {
  const { items, sent } = question;
  const country = sent.flatMap(({ parts }) => parts).find(({ name }) => name === "country");
  if (country === undefined) return findBest(question);
  const home = likelyCountry(country.text);
  const atHome = findBest({ ...question, items: items.filter((item) => item.country === home) });
  if (atHome.verdict !== "unknown") return atHome;
  const abroad = findAbroad(question, home);
  if (abroad === undefined) return atHome;
  if (crossCountryMode === "full") return abroad;
  return { ...abroad, verdict: crossCountryMode === "suggestion" ? "uncertain" : "unknown" };
}

/** The match in another country, if what was sent beside the country identifies one. */
function findAbroad<Item extends RegisterItem, Data>(
  question: Question<Item, Data>,
  home: string | undefined,
): Match<Item> | undefined {
  const items = question.items.filter(({ country }) => country !== home);
  const withoutCountry = question.sent
    .map((field) => ({ ...field, parts: field.parts.filter(({ name }) => name !== "country") }))
    .filter(({ parts }) => parts.length > 0);
  if (withoutCountry.length === 0) return undefined;
  const match = findBest({ ...question, items, sent: withoutCountry });
  if (match.verdict === "unknown" || match.verdict === "uncertain") return undefined;
  const fields = matchFields(question.sent, match.best[0]).map((field) =>
    isOfCountry(field, question.kind.partsOfCountry) ? { ...field, isForeign: true } : field,
  );
  return { ...match, verdict: "certain", fields };
}

/** Whether a field has a part that is of one country alone. */
function isOfCountry({ parts }: FieldMatch, partsOfCountry: readonly string[]): boolean {
  return parts.some(({ name }) => name === "country" || partsOfCountry.includes(name));
}

function findBest<Item extends RegisterItem, Data>({
  items,
  sent,
  kind,
}: Question<Item, Data>): Match<Item> {
  const costs = items.map((item) => costOf(item, sent));
  const least = costs.reduce((least, cost) => Math.min(least, cost), Number.POSITIVE_INFINITY);
  const itemsOf = (wanted: number) => items.filter((_, at) => costs[at] === wanted);
  const best = itemsOf(least);
  const groups = kind.group(best);
  const fields = matchFields(sent, best[0]);
  if (best.length === 0) return { verdict: "unknown", best, groups, fields };
  if (fields.every(({ outcome }) => outcome === "same"))
    return { verdict: "valid", best, groups, fields };
  const isDivided =
    groups.length > 1 &&
    (!kind.hasCommonData || fields.some(({ missing }) => missing === "DISTRICT"));
  const isOrdered = fields.every(({ ordered }) => ordered === undefined);
  if (fields.every(agrees) && (isDivided || isOrdered))
    return { verdict: isDivided ? "uncertain" : "format", best, groups, fields };
  if (kind.isCertain(fields) && !fields.some(isBlank)) {
    return { verdict: groups.length === 1 ? "certain" : "uncertain", best, groups, fields };
  }
  const likely = [...new Set(costs)]
    .filter((cost) => otherTextsIn(cost) === otherTextsIn(least))
    .sort((a, b) => a - b)
    .flatMap((cost) =>
      kind.group(itemsOf(cost).filter((item) => kind.isLikely(matchFields(sent, item)))),
    );
  return { verdict: likely.length > 0 ? "uncertain" : "unknown", best, groups: likely, fields };
}

/** Another text weighs more than any number of typing errors. */
const costOfOutcome: Record<Outcome, number> = { same: 0, format: 1, name: 5, typo: 5, other: 100 };

function costOf<Item extends RegisterItem>(item: Item, sent: readonly SentField<Item>[]): number {
  let cost = 0;
  for (const { parts } of sent) {
    for (const { lookup } of parts) {
      const { outcome, typos } = lookup.compare(item);
      cost += costOfOutcome[outcome] + typos;
    }
  }
  return cost;
}

function otherTextsIn(cost: number): number {
  return Math.floor(cost / costOfOutcome.other);
}
