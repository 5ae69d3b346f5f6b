import { isDeepStrictEqual } from "node:util";
import { saysTheSame } from "./relations.ts";
import {
  again,
  broken,
  type Call,
  isSuccess,
  notShown,
  type Outcome,
  type Response,
  type Rule,
  show,
} from "./rule.ts";
import { type Service, Stop } from "./service.ts";

export type Verdict = { rule: Rule; outcome: Outcome; calls: readonly Call[] };

type Send = (call: Call) => Promise<Response>;

export type Run = { verdicts: Verdict[]; stop?: Stop | undefined };

export async function verify(
  rules: readonly Rule[],
  service: Service,
  onVerdict: (verdict: Verdict) => void = () => {},
): Promise<Run> {
  const verdicts: Verdict[] = [];
  try {
    for (const rule of rules) {
      const verdict = await judge(rule, (call) => service.send(call));
      verdicts.push(verdict);
      onVerdict(verdict);
    }
    return { verdicts };
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
    const outcome = notShown(stop.message);
    const rest = rules
      .slice(verdicts.length)
      .map((rule): Verdict => ({ rule, outcome, calls: [] }));
    return { verdicts: [...verdicts, ...rest], stop };
  }
}

/** Judges a rule by as many of its tries as it needs. */
export async function judge(rule: Rule, send: Send): Promise<Verdict> {
  const decisive = rule.needs === "one try" ? "holds" : "broken";
  let verdict: Verdict = { rule, outcome: notShown("it has no calls"), calls: [] };
  for (const calls of rule.tries) {
    const outcome = await judgeTry(rule, calls, send);
    if (verdict.outcome.is === "not shown" || outcome.is === decisive)
      verdict = { rule, outcome, calls: Object.values(calls) };
    if (outcome.is === decisive) break;
  }
  return verdict;
}

async function judgeTry(rule: Rule, calls: Record<string, Call>, send: Send): Promise<Outcome> {
  const made: Exchange[] = [];
  for (const [name, call] of Object.entries(calls))
    made.push({ name, call, response: await send(call) });
  const rejected = rule.readsRejections
    ? undefined
    : made.find(({ response }) => !isSuccess(response));
  if (rejected) return judgeRejection(rejected, made);
  const first = made.find(({ name }) => name === rule.twice);
  if (first && !saysTheSame(first.response, await send(again(first.call))))
    return notShown("the same call sent twice gave two bodies");
  return rule.judge(Object.fromEntries(made.map(({ name, response }) => [name, response])), calls);
}

type Exchange = { name: string; call: Call; response: Response };

/** A rejected call breaks a sentence if the specification shows all of its names and values, or another call was accepted with them. */
function judgeRejection({ call, response }: Exchange, made: readonly Exchange[]): Outcome {
  const came = `HTTP ${response.status} ${show(response.body)}`;
  const isQueryKnown = made.some(
    ({ call: { path, request }, response: other }) =>
      isSuccess(other) &&
      path === call.path &&
      isDeepStrictEqual(request.query, call.request.query),
  );
  if (call.doubt && !isQueryKnown) return notShown(`the service rejects ${call.doubt}: ${came}`);
  return broken(came, "a success: each name and value of the request is stated");
}
