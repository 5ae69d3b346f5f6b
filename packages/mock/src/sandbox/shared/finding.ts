import type { Schemas } from "../../schemas.ts";

/** Something that is wrong with a value. */
export type Finding = Schemas["Finding"];

/** Group, type and subtype of a finding. */
export type FindingKind = readonly [group: string, type: string, subtype: string | null];

/** How much a finding weighs: only a critical one makes the data invalid. */
export type Severity = "info" | "warning" | "critical";

/** A finding about some fields of the query. */
export function finding(
  severity: Severity,
  [group, type, subtype]: FindingKind,
  fields: readonly string[],
  description: string,
): Finding {
  return { group, type, subtype, severity, relatedTo: [...fields], description };
}

/** A finding that makes the data invalid. */
export function critical(kind: FindingKind, fields: readonly string[], description: string): Finding {
  return finding("critical", kind, fields, description);
}

/** Whether a finding makes the data invalid. */
export function isCritical({ severity }: Finding): boolean {
  return severity === "critical";
}
