import type { Finding } from "../shared/finding.ts";
import findings from "./findings.json" with { type: "json" };

/** What can be wrong with a phone number, in a word. Grouping is a matter of taste, so it is no more than an info. */
export type PhoneProblem = keyof typeof findings;

export function phoneFinding(problem: PhoneProblem, ...fields: string[]): Finding {
  const { description, ...kind } = findings[problem];
  return { ...kind, relatedTo: fields, description };
}
