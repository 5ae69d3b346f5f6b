import type { Finding } from "../shared/finding.ts";
import findings from "./findings.json" with { type: "json" };

export type EmailError = keyof typeof findings;

export function emailFinding(error: EmailError): Finding {
  const { description, ...kind } = findings[error];
  return { ...kind, relatedTo: ["email"], description };
}
