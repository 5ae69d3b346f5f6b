import { type Comparison, noMatch } from "../shared/similarity.ts";

/** A query field that was sent, compared to that of a record. */
export interface FieldMatch extends Comparison {
  field: string;
  sent: string;
  /** The part that differs, where it is that part alone; named like the subtype of a finding. */
  part?: "NUMBER" | "LEGAL_FORM" | undefined;
}

/** A record with what was sent compared to it, field by field. */
export interface Candidate<Item> {
  item: Item;
  fields: readonly FieldMatch[];
}

/** The records in question, compared with what was sent. */
export interface Candidates<Item> {
  /** Those that have something in common with what was sent. */
  near: readonly Candidate<Item>[];
  /** The first of the others that passes a test; undefined when none does. */
  findOther: (passes: (item: Item) => boolean) => Candidate<Item> | undefined;
}

/** The records that fit best what was sent, all of them equally well, and how well that is. */
export interface Match<Item> {
  /**
   * How the best records fit: as sent (`same`), as sent but told shorter (`shorter`), after a change of formatting (`format`), after
   * a correction that the fields which fit are enough for (`value`), likely (`likely`), or not at all (`none`).
   */
  fit: "same" | "shorter" | "format" | "value" | "likely" | "none";
  best: readonly Candidate<Item>[];
  /** The records that may have been meant, likeliest first. */
  likely: readonly Candidate<Item>[];
}

/** What decides over a correction of values, as each data kind has it. */
export interface MatchRules<Item> {
  /** How much a field says of a record, where that is more than others do. */
  weights: Readonly<Record<string, number>>;
  /** Whether the fields that fit name the record, so that the others may be corrected to it. */
  isEnough: (fields: readonly FieldMatch[]) => boolean;
  /** Whether the record may have been meant at all. */
  isLikely: (fields: readonly FieldMatch[]) => boolean;
  /** Whether records that fit equally well are one as far as was asked. */
  isOne: (best: readonly Item[]) => boolean;
}

/** Finds the records that fit best what was sent. */
export function findMatch<Item>(candidates: readonly Candidate<Item>[], rules: MatchRules<Item>): Match<Item> {
  const costs = candidates.map(({ fields }) => costOf(fields, rules.weights));
  const least = Math.min(...costs);
  const best = candidates.filter((_, i) => costs[i] === least);
  const fields = best[0]?.fields ?? [];
  if (fields.length === 0) return { fit: "none", best: [], likely: [] };
  const has = (...similarities: Comparison["similarity"][]) =>
    fields.every(({ similarity }) => similarities.includes(similarity));
  if (has("same")) return { fit: "same", best, likely: best };
  if (has("same", "shorter")) return { fit: "shorter", best, likely: best };
  if (has("same", "shorter", "format")) return { fit: "format", best, likely: best };
  if (rules.isEnough(fields)) {
    return { fit: rules.isOne(best.map(({ item }) => item)) ? "value" : "likely", best, likely: best };
  }
  const likely = candidates
    .map((candidate, i) => ({ candidate, cost: costs[i] ?? 0 }))
    .filter(({ candidate }) => rules.isLikely(candidate.fields))
    .sort((a, b) => a.cost - b.cost)
    .map(({ candidate }) => candidate);
  return { fit: likely.length > 0 ? "likely" : "none", best, likely };
}

/** The records of other countries that what was sent fits but for its country; undefined when there is none. */
export function findMatchAbroad<Item>(
  candidates: readonly Candidate<Item>[],
  rules: MatchRules<Item>,
): Match<Item> | undefined {
  const but = (fields: readonly FieldMatch[]) => fields.filter(({ field }) => field !== "country");
  const fitting = candidates.filter(({ fields }) => but(fields).length > 0 && but(fields).every(agrees));
  const match = findMatch(fitting, rules);
  return match.best.length === 0
    ? undefined
    : { ...match, fit: match.fit === "value" ? "value" : "likely", likely: match.best };
}

/** What was sent where there is no record to compare it with. */
export function noMatches(sent: readonly (readonly [field: string, value: string])[]): FieldMatch[] {
  return sent.map(([field, value]) => ({ field, sent: value, ...noMatch }));
}

/** Whether the value of a field is that of any record. */
export function isKnown({ field }: FieldMatch, candidates: readonly Candidate<unknown>[]): boolean {
  return candidates.some(({ fields }) => fields.some((match) => match.field === field && agrees(match)));
}

function costOf(fields: readonly FieldMatch[], weights: Readonly<Record<string, number>>): number {
  let cost = 0;
  for (const match of fields) cost += costOfField(match) * (weights[match.field] ?? 1);
  return cost;
}

/** What a field costs that has nothing in common with that of a record. */
const costOfOther = 10;

/** Whether fields have all so much in common with a record that it is nearer than any with a field that has nothing. */
export function isNearerThanAny(fields: readonly FieldMatch[], weights: Readonly<Record<string, number>>): boolean {
  return fields.every(({ similarity }) => similarity !== "other") && costOf(fields, weights) < costOfOther;
}

function costOfField({ similarity, typos, part }: FieldMatch): number {
  switch (similarity) {
    case "same":
      return 0;
    case "shorter":
      return 0.25;
    case "format":
      return 0.5;
    case "typo":
      return 1 + typos / 4;
    default:
      return part === undefined ? costOfOther : 5;
  }
}

/** Whether a field can be used as it was sent. */
export function isUsable({ similarity }: Comparison): boolean {
  return similarity === "same" || similarity === "shorter";
}

/** Whether a field says the same as the record, however it is written. */
export function agrees({ similarity }: Comparison): boolean {
  return similarity !== "typo" && similarity !== "other";
}

/** What was sent, with its formatting corrected as far as that can be done without a record that fits. */
export function reformatted({ sent, steps }: FieldMatch): string {
  return steps.at(-1)?.to ?? sent;
}
