import type { Comparison } from "./likeness.ts";
import { longestValue, stranger } from "./likeness.ts";
import type { Finding, Fix } from "./outcome.ts";

/** A query field that was sent, compared to that of a record. */
export interface Judgement extends Comparison {
  field: string;
  sent: string;
  /** The part that differs, where it is that part alone; named like the subtype of a finding. */
  part?: "NUMBER" | undefined;
}

/** A record with what was sent compared to it, field by field. */
export interface Candidate<Item> {
  item: Item;
  judgements: Judgement[];
}

/** The records that fit best what was sent, all of them equally well, and how well that is. */
export interface Reading<Item> {
  /**
   * How the best records fit: as sent (`same`), as sent but told shorter (`shorter`), after a change of formatting (`format`), after
   * a correction that the fields which fit are enough for (`value`), likely (`likely`), or not at all (`none`).
   */
  fit: "same" | "shorter" | "format" | "value" | "likely" | "none";
  best: Candidate<Item>[];
  /** The records that may have been meant, likeliest first. */
  likely: Candidate<Item>[];
}

/** What decides over a correction of values, as each data kind has it. */
export interface Rules<Item> {
  /** How much a field says of a record, where that is more than others do. */
  weights: Readonly<Record<string, number>>;
  /** Whether the fields that fit name the record, so that the others may be corrected to it. */
  isEnough: (judgements: Judgement[]) => boolean;
  /** Whether the record may have been meant at all. */
  isLikely: (judgements: Judgement[]) => boolean;
  /** Whether records that fit equally well are one as far as was asked. */
  isOne: (best: Item[]) => boolean;
}

/** Finds the records that fit best what was sent. */
export function read<Item>(candidates: readonly Candidate<Item>[], rules: Rules<Item>): Reading<Item> {
  const byCost = candidates
    .map((candidate) => ({
      candidate,
      cost: candidate.judgements.reduce(
        (sum, judgement) => sum + costOf(judgement) * (rules.weights[judgement.field] ?? 1),
        0,
      ),
    }))
    .sort((a, b) => a.cost - b.cost);
  const best = byCost.filter(({ cost }) => cost === byCost[0]?.cost).map(({ candidate }) => candidate);
  const judgements = best[0]?.judgements;
  if (judgements === undefined || judgements.length === 0) return { fit: "none", best: [], likely: [] };
  const likely = byCost.map(({ candidate }) => candidate).filter((candidate) => rules.isLikely(candidate.judgements));
  const has = (...likenesses: Judgement["likeness"][]) =>
    judgements.every(({ likeness }) => likenesses.includes(likeness));
  if (has("same")) return { fit: "same", best, likely };
  if (has("same", "shorter")) return { fit: "shorter", best, likely };
  if (has("same", "shorter", "format")) return { fit: "format", best, likely };
  const isEnough = rules.isEnough(judgements);
  if (isEnough && rules.isOne(best.map(({ item }) => item))) return { fit: "value", best, likely };
  if (isEnough) return { fit: "likely", best, likely: best };
  return { fit: likely.length > 0 ? "likely" : "none", best, likely };
}

/** The records of other countries that what was sent fits but for its country; undefined when there is none. */
export function readAbroad<Item>(
  candidates: readonly Candidate<Item>[],
  rules: Rules<Item>,
): Reading<Item> | undefined {
  const but = (judgements: Judgement[]) => judgements.filter(({ field }) => field !== "country");
  const fitting = candidates.filter(({ judgements }) => but(judgements).length > 0 && but(judgements).every(agrees));
  const reading = read(fitting, rules);
  return reading.best.length === 0
    ? undefined
    : { ...reading, fit: reading.fit === "value" ? "value" : "likely", likely: reading.best };
}

/** The judgements where there is no record to compare with: nothing that was sent is known. */
export function strangers(sent: readonly (readonly [field: string, value: string])[]): Judgement[] {
  return sent.map(([field, value]) => ({ field, sent: value, ...stranger }));
}

/** Whether the value of a field is that of any record. */
export function isKnown({ field }: Judgement, candidates: readonly Candidate<unknown>[]): boolean {
  return candidates.some(({ judgements }) =>
    judgements.some((judgement) => judgement.field === field && agrees(judgement)),
  );
}

function costOf({ likeness, typos, part }: Judgement): number {
  switch (likeness) {
    case "same":
      return 0;
    case "shorter":
      return 0.25;
    case "format":
      return 0.5;
    case "typo":
      return 1 + typos / 4;
    default:
      return part === undefined ? 10 : 5;
  }
}

/** Whether a field can be used as it was sent. */
export function isUsable({ likeness }: Comparison): boolean {
  return likeness === "same" || likeness === "shorter";
}

/** Whether a field says the same as the record, however it is written. */
export function agrees({ likeness }: Comparison): boolean {
  return likeness !== "typo" && likeness !== "other";
}

/**
 * What is wrong with a field.
 *
 * @param isKnown Whether the value, as such, is that of another record.
 */
export function findings(judgement: Judgement, isKnown: boolean): Finding[] {
  const { field, sent, likeness, typos, part } = judgement;
  const because = (type: string, subtype: string | null, description: string) => [
    ...formatFindings(judgement),
    finding(field, "VALUE", type, subtype, description),
  ];
  if (sent.trim() === "") return [finding(field, "VALUE", "EMPTY", null, "The value is empty.")];
  if (sent.length > longestValue)
    return [finding(field, "SYNTAX", "VALUE_LENGTH", "TOO_LONG", "The value is too long.")];
  if (agrees(judgement)) return formatFindings(judgement);
  if (likeness === "typo" && typos === 0)
    return because("INVALID", null, "The value is another name of the one that is known.");
  if (likeness === "typo") return because("INVALID", null, "The value is not known; a typing error is likely.");
  if (part === "NUMBER") return because("INVALID", part, "The number is not known.");
  return isKnown
    ? because("INVALID_COMBINATION", null, "The value does not belong to the other values.")
    : because("INVALID", null, "The value is not known.");
}

/** What is wrong with the formatting of a field. */
export function formatFindings({ field, steps }: Judgement): Finding[] {
  return steps.map(({ subtype }) =>
    subtype === "PREFIX"
      ? finding(field, "SYNTAX", "VALUE_PART_MISSING", subtype, reformattingTexts[subtype])
      : finding(field, "FORMAT", "CHARACTERS", subtype === "CHARACTERS" ? null : subtype, reformattingTexts[subtype]),
  );
}

/** A finding about one field, of the kind that makes the data invalid. */
export function finding(
  field: string,
  group: string,
  type: string,
  subtype: string | null,
  description: string,
): Finding {
  return { group, type, subtype, severity: "critical", relatedTo: [field], description };
}

const reformattingTexts = {
  WHITESPACES: "The value has superfluous white space.",
  CASE_SENSITIVITY: "The value is in the wrong case.",
  DIACRITICS: "The value lacks diacritics, or has wrong ones.",
  CHARACTERS: "The value has punctuation that does not belong into it.",
  PREFIX: "The letters at the beginning of the value are missing.",
};

/** The changes of formatting alone. */
export function reformattingFixes({ field, steps }: Judgement): Fix[] {
  return steps.map(({ subtype, from, to }) =>
    fix("FORMAT", subtype === "PREFIX" ? "VALUE_PART_ADDED" : "CHANGED", subtype, field, from, to),
  );
}

/** The changes that lead from what was sent to the record. */
export function fixes(judgement: Judgement): Fix[] {
  const { field, sent, likeness, target, typos, part } = judgement;
  if (likeness === "same" || likeness === "shorter") return [];
  if (likeness === "format") return reformattingFixes(judgement);
  if (target === "") return [fix("VALUE", "REMOVED", null, field, sent, null)];
  if (part !== undefined) return [fix("VALUE", "VALUE_PART_CHANGED", null, field, sent, target)];
  return [fix("VALUE", "VALUE_CHANGED", likeness === "typo" && typos > 0 ? "TYPO" : null, field, sent, target)];
}

/** A change of the value of a field, which may be to nothing. */
export function fix(
  group: string,
  type: string,
  subtype: string | null,
  field: string,
  from: string,
  to: string | null,
): Fix {
  return {
    group,
    type,
    subtype,
    data: { typeFrom: field, type: to === null ? null : field, valueFrom: from, value: to },
  };
}

/** What was sent, with its formatting corrected as far as that can be done without a record that fits. */
export function reformatted({ sent, steps }: Judgement): string {
  return steps.at(-1)?.to ?? sent;
}
