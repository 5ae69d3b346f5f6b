import { authorizationHeader, type Call, callUrl, requestHeaders } from "../../traffic/call.ts";
import type { VerifyRun } from "../judge.ts";
import { type RuleOutcome, versionsOf } from "../rule.ts";

/** Result of a run, without the key. */
export type RulesReport = ReturnType<typeof makeRulesReport>;

export type ReportedRule = RulesReport["rules"][number];

export function makeRulesReport({ judgements, stop }: VerifyRun, baseUrl: string, calls: number) {
  const rules = judgements.map(({ rule, outcome, calls: decisiveCalls }) => {
    const { section, sentence } = rule;
    const { verdict, isFailure: _, ...details } = outcome;
    /** The calls whose responses decided, as curl commands. */
    const requests = decisiveCalls
      .filter(({ isRepeated }) => !isRepeated)
      .map((call) => curlOf(baseUrl, call));
    return {
      section,
      sentence,
      versions: versionsOf(rule),
      outcome: verdict,
      ...details,
      requests,
    };
  });
  const countOf = (verdict: RuleOutcome["verdict"]) =>
    rules.filter(({ outcome }) => outcome === verdict).length;
  const counts = {
    holds: countOf("holds"),
    broken: countOf("broken"),
    "not shown": countOf("not shown"),
  };
  /** Why the run ended early. */
  const ended = stop && { ended: stop.message };
  return { baseUrl, calls, ...ended, counts, rules };
}

function curlOf(baseUrl: string, call: Call): string {
  const headers = Object.entries(requestHeaders(call)).map(
    ([name, value]) => `-H ${quote(`${name}: ${value}`)}`,
  );
  // In double quotes, since the shell replaces the variable.
  const authorization = Object.entries(authorizationHeader(call, "$DATA_VALIDATION_KEY")).map(
    ([name, value]) => `-H "${name}: ${value}"`,
  );
  const body = quote(JSON.stringify({ request: call.request }));
  return [
    "curl -i",
    quote(callUrl(baseUrl, call)),
    ...authorization,
    ...headers,
    `-d ${body}`,
  ].join(" ");
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
