import { findingsOf } from "../shared/finding.ts";
import findings from "./findings.json" with { type: "json" };

export type EmailError = keyof typeof findings;

const findingAbout = findingsOf(findings);

export function emailFinding(error: EmailError) {
  return findingAbout(error, "email");
}
