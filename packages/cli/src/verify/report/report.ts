import type { Outcome } from "../rule.ts";
import { versionsOf } from "../rule.ts";
import type { Run } from "../verify.ts";
import { curlOf } from "./curl.ts";

/** What a report has of a rule. */
export interface ReportedRule {
  section: string;
  sentence: string;
  versions: string[];
  outcome: Outcome["is"];
  /** What came and what should have come, of a broken rule. */
  came?: string;
  should?: string;
  /** Why a rule is not shown. */
  why?: string;
  /** The calls whose responses decided, as curl commands. */
  requests: string[];
}

/** What a run found out, without the key. */
export interface Report {
  baseUrl: string;
  calls: number;
  counts: Record<Outcome["is"], number>;
  rules: ReportedRule[];
}

export function reportOf({ verdicts }: Run, baseUrl: string, calls: number): Report {
  const rules = verdicts.map(({ rule, outcome: { is, ...details }, calls: made }): ReportedRule => {
    const { section, sentence } = rule;
    const requests = made.filter(({ isRepeated }) => !isRepeated).map((call) => curlOf(baseUrl, call));
    return { section, sentence, versions: versionsOf(rule), outcome: is, ...details, requests };
  });
  const countOf = (is: Outcome["is"]) => rules.filter(({ outcome }) => outcome === is).length;
  const counts = { holds: countOf("holds"), broken: countOf("broken"), "not shown": countOf("not shown") };
  return { baseUrl, calls, counts, rules };
}
