import { judge, type Verdict } from "./judge.ts";
import { notShown, type Rule } from "./rule.ts";
import { type Service, Stop } from "./service.ts";

/** What a run found out. */
export interface Run {
  verdicts: Verdict[];
  /** Why it ended early. */
  stop?: Stop | undefined;
}

/**
 * Judges a service by rules, one after the other.
 *
 * @param onVerdict - Called with each verdict as it comes.
 */
export async function verify(
  rules: readonly Rule[],
  service: Service,
  onVerdict: (verdict: Verdict) => void = () => {},
): Promise<Run> {
  const verdicts: Verdict[] = [];
  let stop: Stop | undefined;
  for (const rule of rules) {
    const verdict = await judge(rule, (call) => service.send(call)).catch((error: unknown): Verdict => {
      if (!(error instanceof Stop)) throw error;
      stop ??= error;
      return { rule, outcome: notShown(error.message), calls: [] };
    });
    if (stop && !stop.isLimit) return { verdicts: [...verdicts, ...rest(rules, verdicts.length, stop)], stop };
    verdicts.push(verdict);
    onVerdict(verdict);
  }
  return { verdicts, stop };
}

/** The rules that no call was left for. */
function rest(rules: readonly Rule[], from: number, { message }: Stop): Verdict[] {
  return rules.slice(from).map((rule) => ({ rule, outcome: notShown(message), calls: [] }));
}
