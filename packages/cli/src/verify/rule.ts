import { currentVersion, versions } from "@data-validation/generated/versions";
import { type Call, callKey, type ServiceResponse } from "../traffic/call.ts";
import type { RecordedExchange } from "../traffic/service.ts";

export interface RuleOutcome {
  /** `not shown`: the responses do not show the subject of the rule. */
  verdict: "holds" | "broken" | "not shown";
  /** If it is broken: what the service returned. */
  received?: string;
  expected?: string;
  /** Why it is not shown. */
  why?: string;
  /** If it holds: what a person has to decide. */
  warning?: string;
  /** Whether a call had no response from the service. */
  isFailure?: boolean;
}

/** Calls, or their responses, by name. */
type Named<Name extends string, Of> = Readonly<Record<Name, Of>>;

export type Relation<Name extends string> = (
  responses: Named<Name, ServiceResponse>,
  calls: Named<Name, Call>,
) => RuleOutcome;

/** Sets of calls that differ in their data, each for one relation. */
export type Tries<Name extends string> = readonly Named<Name, Call>[];

export interface Judgement {
  outcome: RuleOutcome;
  calls: readonly Call[];
}

/** A sentence of the specification, and the relation of responses that shows whether it holds. */
export interface Rule {
  section: string;
  /** The sentence, or the row of a table; its end in brackets is the part that the rule tests. */
  sentence: string;
  tries: Tries<string>;
  /** Whether the relation must hold in each try, or one try is enough to show it. */
  needs: "each try" | "one try";
  /** Whether the relation reads rejected responses as well. */
  readsRejections: boolean;
  /** The call that is sent twice: unless the bodies are equal, a difference is not an effect. */
  twice?: string;
  judge: Relation<string>;
  /** Evaluates all responses of the run: the rule has no calls of its own. */
  judgeAll?: (exchanges: readonly RecordedExchange[]) => Judgement;
}

function callsOfRule({ tries, twice }: Rule): Call[] {
  return tries.flatMap((calls) => {
    const repeated = twice === undefined ? undefined : calls[twice];
    return [...Object.values(calls), ...(repeated ? [repeatCall(repeated)] : [])];
  });
}

/** Equal calls count once. */
export function countCalls(rules: readonly Rule[]): number {
  return new Set(rules.flatMap((rule) => callsOfRule(rule).map(callKey))).size;
}

export function repeatCall(call: Call): Call {
  return { ...call, isRepeated: true };
}

export function versionsOf(rule: Rule): string[] {
  if (rule.judgeAll) return [...versions];
  return [...new Set(callsOfRule(rule).map(({ version }) => version ?? currentVersion))].toSorted();
}

export const holds: RuleOutcome = { verdict: "holds" };

/** The judgement of a rule whose calls were not made, or that has none. */
export const withoutCalls: Judgement = { outcome: notShown("it has no calls"), calls: [] };

export function broken(received: string, expected: string): RuleOutcome {
  return { verdict: "broken", received, expected };
}

export function notShown(why: string): RuleOutcome {
  return { verdict: "not shown", why };
}

export function expectThat(condition: boolean, received: unknown, expected: string): RuleOutcome {
  return condition ? holds : broken(printValue(received), expected);
}

export function allHold(...outcomes: RuleOutcome[]): RuleOutcome {
  return outcomes.find(({ verdict }) => verdict !== "holds") ?? holds;
}

export function printValue(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
