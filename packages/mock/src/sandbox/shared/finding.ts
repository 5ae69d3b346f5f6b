import { groupBy } from "@data-validation/common/group-by";
import type { Schemas } from "../../schemas.ts";

export type Finding = Schemas["Finding"];

export type FindingKind = readonly [group: string, type: string, subtype: string | null];

/** `info` is cosmetic; `warning` may change the meaning. */
export type Severity = "info" | "warning" | "critical";

export function finding(
  severity: Severity,
  [group, type, subtype]: FindingKind,
  fields: readonly string[],
  description: string,
): Finding {
  return { group, type, subtype, severity, relatedTo: [...fields], description };
}

/** Returns the function that writes the findings of a table, which has one per problem. */
export function findingsOf<Problem extends string>(
  table: Readonly<Record<Problem, Omit<Finding, "relatedTo">>>,
): (problem: Problem, ...fields: string[]) => Finding {
  return (problem, ...fields) => {
    const { description, ...kind } = table[problem];
    return { ...kind, relatedTo: fields, description };
  };
}

/** One finding per kind, with all its fields. */
export function groupFindings(findings: readonly Finding[]): Finding[] {
  if (findings.length < 2) return [...findings];
  const kindOf = ({ group, type, subtype, severity }: Finding) =>
    [group, type, subtype, severity].join(" ");
  return [...groupBy(findings, kindOf).values()].map(([first, ...others]) => {
    if (others.length === 0 && first) return first;
    const similar = [first as Finding, ...others];
    const texts = new Set(similar.flatMap(({ description }) => description ?? []));
    return {
      ...first,
      relatedTo: [...new Set(similar.flatMap(({ relatedTo = [] }) => relatedTo))],
      description: texts.size === 0 ? null : [...texts].join(" "),
    };
  });
}

/**
 * Whether a finding makes the data invalid: a critical one does, and a formatting finding with a
 * warning.
 */
export function isFatalFinding({ group, severity }: Finding): boolean {
  return severity === "critical" || (severity === "warning" && group === "FORMAT");
}
