import { type Comparison, worse } from "../shared/similarity.ts";

export interface FieldMatch extends Comparison {
  field: string;
  sent: string;
  /** The part that differs, where it is that part alone; named like the subtype of a finding. */
  part: "NUMBER" | "LEGAL_FORM" | undefined;
}

export function fieldMatch(field: string, sent: string, comparison: Comparison, part?: FieldMatch["part"]): FieldMatch {
  return { field, sent, ...comparison, part };
}

export interface Candidate<Item> {
  item: Item;
  fields: readonly FieldMatch[];
}

/** The records that fit best what was sent, all of them equally well, and how well that is. */
export interface Match<Item> {
  /**
   * How the best records fit: as sent (`same`), as sent but shorter (`shorter`), after a change of formatting (`format`), after
   * a correction that the fields which fit are enough for (`value`), likely (`likely`), or not at all (`none`).
   */
  fit: "same" | "shorter" | "format" | "value" | "likely" | "none";
  best: readonly Candidate<Item>[];
  likely: readonly Candidate<Item>[];
}

export interface MatchRules<Item> {
  /** How much a field says of a record: 1, or more. */
  weightOf: (field: string) => number;
  /** Whether the fields that fit name the record, so that the others may be corrected to it. */
  isEnough: (fields: readonly FieldMatch[]) => boolean;
  /** Whether the record is a candidate at all. */
  isLikely: (fields: readonly FieldMatch[]) => boolean;
  /** Whether several records that fit equally well are one as far as was asked. */
  areOne: (best: readonly Item[]) => boolean;
}

export function findMatch<Item>(candidates: readonly Candidate<Item>[], rules: MatchRules<Item>): Match<Item> {
  const { weightOf, isEnough, isLikely } = rules;
  const costs = candidates.map(({ fields }) => costOf(fields, weightOf));
  const least = Math.min(...costs);
  const best = candidates.filter((_, at) => costs[at] === least);
  const fields = best[0]?.fields ?? [];
  if (fields.length === 0) return { fit: "none", best: [], likely: [] };
  const similarity = fields.reduce<Comparison["similarity"]>((worst, field) => worse(worst, field.similarity), "same");
  if (similarity !== "typo" && similarity !== "other") return { fit: similarity, best, likely: best };
  if (isEnough(fields)) return { fit: isSeveral(best, rules) ? "likely" : "value", best, likely: best };
  const likely = candidates
    .map((candidate, at) => ({ candidate, cost: costs[at] ?? 0 }))
    .filter(({ candidate, cost }) => isLikely(candidate.fields) && cost < least + muchWorse)
    .sort((a, b) => a.cost - b.cost)
    .map(({ candidate }) => candidate);
  return { fit: likely.length > 0 ? "likely" : "none", best, likely };
}

/** Whether records that fit equally well are more than one as far as was asked. */
export function isSeveral<Item>(best: readonly Candidate<Item>[], { areOne }: MatchRules<Item>): boolean {
  return best.length > 1 && !areOne(best.map(({ item }) => item));
}

/** The records of other countries that what was sent fits but for its country; undefined when there is none. */
export function findMatchAbroad<Item>(
  candidates: readonly Candidate<Item>[],
  rules: MatchRules<Item>,
): Match<Item> | undefined {
  const distinctive = (fields: readonly FieldMatch[]) => fields.filter(({ field }) => field !== "country");
  const fitting = candidates
    .filter(({ fields }) => distinctive(fields).length > 0)
    .filter(({ fields }) => distinctive(fields).every(agrees));
  if (fitting.length === 0) return undefined;
  const { fit, best } = findMatch(fitting, rules);
  return { fit: fit === "value" ? "value" : "likely", best, likely: best };
}

export function isKnown({ field }: FieldMatch, candidates: readonly Candidate<unknown>[]): boolean {
  return candidates.some(({ fields }) => fields.some((match) => match.field === field && agrees(match)));
}

function costOf(fields: readonly FieldMatch[], weightOf: (field: string) => number): number {
  return fields.reduce((cost, match) => cost + costOfField(match) * weightOf(match.field), 0);
}

/** What a field costs by how it agrees with that of a record. */
const costs: Record<Comparison["similarity"], number> = { same: 0, shorter: 0.25, format: 0.5, typo: 1, other: 10 };
const costOfTypo = 0.25;
/** A record that costs so much more than the best one is no candidate. */
const muchWorse = 3.5;
const costOfOtherPart = 5;

function costOfField({ similarity, typos, part }: FieldMatch): number {
  if (similarity === "typo") return costs.typo + typos * costOfTypo;
  return similarity === "other" && part !== undefined ? costOfOtherPart : costs[similarity];
}

export function isUsable({ similarity }: Comparison): boolean {
  return similarity === "same" || similarity === "shorter";
}

/** Whether a field says the same as the record, however it is written. */
export function agrees({ similarity }: Comparison): boolean {
  return similarity !== "typo" && similarity !== "other";
}

/** What was sent, with its formatting corrected as far as that can be done without a record that fits. */
export function reformatted({ sent, formats, formatted }: FieldMatch): string {
  return formats.length > 0 ? formatted : sent;
}
