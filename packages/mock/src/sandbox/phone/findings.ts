import { findingsOf } from "../shared/finding.ts";
import findings from "./findings.json" with { type: "json" };

/** The flaws of a phone number. Grouping is a matter of style, so it is only an info. */
export type PhoneProblem = keyof typeof findings;

export const phoneFinding = findingsOf(findings);
