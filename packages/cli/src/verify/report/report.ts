import type { Run } from "../judge.ts";
import { type Call, type Outcome, versionsOf } from "../rule.ts";
import { headersOf, urlOf } from "../service.ts";

export interface ReportedRule {
  section: string;
  sentence: string;
  versions: string[];
  outcome: Outcome["is"];
  /** Of a broken rule: what came, and what should have come. */
  came?: string;
  should?: string;
  /** Why a rule is not shown. */
  why?: string;
  /** The calls whose responses decided, as curl commands. */
  requests: string[];
}

/** Result of a run, without the key. */
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

/** A call as a curl command, with the key in an environment variable. */
function curlOf(baseUrl: string, call: Call): string {
  const headers = Object.entries(headersOf(call)).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  const key = call.key === "unknown" ? "unknown-key" : "$DATA_VALIDATION_KEY";
  const authorization = call.key === "none" ? [] : [`-H "authorization: Bearer ${key}"`];
  const body = quote(JSON.stringify({ request: call.request }));
  return ["curl -i", quote(urlOf(baseUrl, call)), ...authorization, ...headers, `-d ${body}`].join(" ");
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
