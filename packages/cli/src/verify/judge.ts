import { isDeepStrictEqual } from "node:util";
import { type Call, type Exchange, isSuccess, type ServiceResponse } from "../traffic/call.ts";
import { type Service, StopError } from "../traffic/service.ts";
import { hasSameOutcome } from "./relations.ts";
import {
  broken,
  type Judgement,
  notShown,
  printValue,
  type Rule,
  type RuleOutcome,
  repeatCall,
  withoutCalls,
} from "./rule.ts";

export type JudgedRule = Judgement & { rule: Rule };

type Send = (call: Call) => Promise<ServiceResponse>;

export type VerifyRun = { judgements: JudgedRule[]; stop?: StopError | undefined };

/**
 * Evaluates each rule. Rules about every response come last: they use the calls of the others, and
 * cost none.
 *
 * @param onJudgement Called after each rule, so that a long run shows where it is.
 */
export async function verifyRules(
  rules: readonly Rule[],
  service: Service,
  onJudgement: (judgement: JudgedRule) => void = () => {},
): Promise<VerifyRun> {
  const judgements: JudgedRule[] = [];
  try {
    const rulesWithCalls = rules.filter(({ judgeAll }) => !judgeAll);
    for (const rule of [...rulesWithCalls, ...rules.filter(({ judgeAll }) => judgeAll)]) {
      const judgement = rule.judgeAll
        ? judgeAll(rule, service)
        : await judgeRule(rule, (call) => service.send(call));
      judgements.push(judgement);
      onJudgement(judgement);
    }
    return { judgements, stop: service.limit };
  } catch (stop) {
    if (!(stop instanceof StopError)) throw stop;
    const outcome = notShown(stop.message);
    const judged = new Set(judgements.map(({ rule }) => rule));
    const remaining = rules
      .filter((rule) => !judged.has(rule))
      .map((rule) => (rule.judgeAll ? judgeAll(rule, service) : { rule, outcome, calls: [] }));
    return { judgements: [...judgements, ...remaining], stop };
  }
}

function judgeAll(rule: Rule, { exchanges }: Service): JudgedRule {
  return { rule, ...(rule.judgeAll?.(exchanges) ?? withoutCalls) };
}

/** Stops at the first decisive try. */
export async function judgeRule(rule: Rule, send: Send): Promise<JudgedRule> {
  const decisive = rule.needs === "one try" ? "holds" : "broken";
  const judgements: JudgedRule[] = [];
  for (const calls of rule.tries) {
    const outcome = await judgeTry(rule, calls, send);
    const judgement = { rule, outcome, calls: Object.values(calls) };
    if (outcome.verdict === decisive) return judgement;
    judgements.push(judgement);
  }
  // A try that could not be made might have decided otherwise.
  const failed = judgements.find(({ outcome }) => outcome.isFailure);
  const shown = judgements.find(({ outcome }) => outcome.verdict !== "not shown");
  return failed ?? shown ?? judgements.at(-1) ?? { rule, ...withoutCalls };
}

async function judgeTry(rule: Rule, calls: Record<string, Call>, send: Send): Promise<RuleOutcome> {
  const madeCalls: MadeCall[] = [];
  for (const [name, call] of Object.entries(calls))
    madeCalls.push({ name, call, response: await send(call) });
  const failed = madeCalls.find(({ response }) => response.failure !== undefined);
  if (failed) return notShownForFailure(failed);
  const unreadable = madeCalls.find(
    ({ response: { status, body } }) => isSuccess({ status }) && body === undefined,
  );
  if (unreadable) return brokenForBody(unreadable);
  const rejected = rule.readsRejections
    ? undefined
    : madeCalls.find(({ response }) => !isSuccess(response));
  if (rejected) return judgeRejection(rejected, madeCalls);
  const first = madeCalls.find(({ name }) => name === rule.twice);
  const second = first && (await send(repeatCall(first.call)));
  if (second?.failure !== undefined) return notShownForFailure({ response: second });
  if (first && second && !hasSameOutcome(first.response, second))
    return notShown("the same call sent twice gave two bodies");
  return rule.judge(
    Object.fromEntries(madeCalls.map(({ name, response }) => [name, response])),
    calls,
  );
}

type MadeCall = Exchange & { name: string };

/** A call without a response of the service shows nothing. */
function notShownForFailure({ response }: Pick<Exchange, "response">): RuleOutcome {
  return { ...notShown(response.failure ?? ""), isFailure: true };
}

function brokenForBody({ response: { status, mediaType } }: Exchange): RuleOutcome {
  return broken(`HTTP ${status}, ${mediaType || "no media type"}, not JSON`, "a body that is JSON");
}

/**
 * A rejected call breaks a sentence if the specification shows all of its names and values, or
 * another call was accepted with them.
 */
function judgeRejection({ call, response }: Exchange, madeCalls: readonly MadeCall[]): RuleOutcome {
  const received = `HTTP ${response.status} ${printValue(response.body)}`;
  const isQueryKnown = madeCalls.some(
    ({ call: { path, request }, response: other }) =>
      isSuccess(other) &&
      path === call.path &&
      isDeepStrictEqual(request.query, call.request.query),
  );
  if (call.doubt && !isQueryKnown)
    return notShown(`the service rejects ${call.doubt}: ${received}`);
  return broken(received, "a success: each name and value of the request is stated");
}
