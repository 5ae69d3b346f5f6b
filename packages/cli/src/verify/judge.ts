import { isDeepStrictEqual } from "node:util";
import { broken, type Call, holds, isSuccess, notShown, type Outcome, type Response, type Rule, show } from "./rule.ts";

/** A rule with what it came to, and the calls that showed it. */
export interface Verdict {
  rule: Rule;
  outcome: Outcome;
  calls: readonly Call[];
}

/** Judges a rule by as many of its tries as it needs. `send` makes a call, or returns the response that it had before. */
export async function judge(rule: Rule, send: (call: Call) => Promise<Response>): Promise<Verdict> {
  const decisive = rule.needs === "one try" ? "holds" : "broken";
  let best: Verdict = { rule, outcome: notShown("it has no call in this version"), calls: [] };
  for (const calls of rule.tries) {
    const responses: Record<string, Response> = {};
    for (const [name, call] of Object.entries(calls)) responses[name] = await send(call);
    const verdict = { rule, outcome: judgeTry(rule, calls, responses), calls: Object.values(calls) };
    if (verdict.outcome.is === decisive) return verdict;
    if (best.calls.length === 0 || best.outcome.is === "not shown") best = verdict;
  }
  return best;
}

function judgeTry(rule: Rule, calls: Record<string, Call>, responses: Record<string, Response>): Outcome {
  if (!rule.readsRejections) {
    for (const [name, call] of Object.entries(calls)) {
      const rejection = judgeRejection(call, responses[name] as Response, calls, responses);
      if (rejection.is !== "holds") return rejection;
    }
  }
  return rule.judge(responses, calls);
}

/** A rejected call breaks a sentence if the specification shows all of its names and values. */
function judgeRejection(
  call: Call,
  response: Response,
  calls: Record<string, Call>,
  responses: Record<string, Response>,
): Outcome {
  if (isSuccess(response)) return holds;
  const came = `HTTP ${response.status} ${show(response.body)}`;
  const isQueryKnown = Object.entries(calls).some(
    ([name, { path, request }]) =>
      isSuccess(responses[name] as Response) &&
      path === call.path &&
      isDeepStrictEqual(request.query, call.request.query),
  );
  if (call.mayBeRejected && !isQueryKnown) return notShown(`the service rejects the data: ${came}`);
  if (call.isAssumed && !isQueryKnown)
    return notShown(`the service rejects names that the specification does not show: ${came}`);
  return broken(came, "a success: each name and value of the request is stated");
}
