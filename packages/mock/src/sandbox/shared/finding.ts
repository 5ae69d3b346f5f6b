import type { Schemas } from "../../schemas.ts";

export type Finding = Schemas["Finding"];

export type FindingKind = readonly [group: string, type: string, subtype: string | null];

/** How much a finding weighs: only a critical one makes the data invalid. */
export type Severity = "info" | "warning" | "critical";

export function finding(
  severity: Severity,
  [group, type, subtype]: FindingKind,
  fields: readonly string[],
  description: string,
): Finding {
  return { group, type, subtype, severity, relatedTo: [...fields], description };
}

export function critical(
  kind: FindingKind,
  fields: readonly string[],
  description: string,
): Finding {
  return finding("critical", kind, fields, description);
}

export function isCritical({ severity }: Finding): boolean {
  return severity === "critical";
}
