import { isDeepStrictEqual } from "node:util";
import { saysTheSame } from "./relations.ts";
import { again, broken, type Call, isSuccess, notShown, type Outcome, type Response, type Rule, show } from "./rule.ts";

/** A rule with what it came to, and the calls that showed it. */
export interface Verdict {
  rule: Rule;
  outcome: Outcome;
  calls: readonly Call[];
}

type Send = (call: Call) => Promise<Response>;

/** Judges a rule by as many of its tries as it needs. `send` makes a call, or returns the response that it had before. */
export async function judge(rule: Rule, send: Send): Promise<Verdict> {
  const decisive = rule.needs === "one try" ? "holds" : "broken";
  let verdict: Verdict | undefined;
  for (const calls of rule.tries) {
    const outcome = await judgeTry(rule, calls, send);
    const isTelling = verdict === undefined || verdict.outcome.is === "not shown";
    if (isTelling || outcome.is === decisive) verdict = { rule, outcome, calls: Object.values(calls) };
    if (outcome.is === decisive) break;
  }
  return verdict ?? { rule, outcome: notShown("it has no calls"), calls: [] };
}

async function judgeTry(rule: Rule, calls: Record<string, Call>, send: Send): Promise<Outcome> {
  const made: Exchange[] = [];
  for (const [name, call] of Object.entries(calls)) made.push({ name, call, response: await send(call) });
  const rejected = rule.readsRejections ? undefined : made.find(({ response }) => !isSuccess(response));
  if (rejected) return judgeRejection(rejected, made);
  const first = made.find(({ name }) => name === rule.twice);
  if (first && !saysTheSame(first.response, await send(again(first.call))))
    return notShown("the same call sent twice gave two bodies");
  return rule.judge(Object.fromEntries(made.map(({ name, response }) => [name, response])), calls);
}

interface Exchange {
  name: string;
  call: Call;
  response: Response;
}

/** A rejected call breaks a sentence if the specification shows all of its names and values, or another call was accepted with them. */
function judgeRejection({ call, response }: Exchange, made: readonly Exchange[]): Outcome {
  const came = `HTTP ${response.status} ${show(response.body)}`;
  const isQueryKnown = made.some(
    ({ call: { path, request }, response: other }) =>
      isSuccess(other) && path === call.path && isDeepStrictEqual(request.query, call.request.query),
  );
  if (call.mayBeRejected && !isQueryKnown) return notShown(`the service rejects the data: ${came}`);
  if (call.isAssumed && !isQueryKnown)
    return notShown(`the service rejects names that the specification does not show: ${came}`);
  return broken(came, "a success: each name and value of the request is stated");
}
