import { loadContract } from "@data-validation/cli/internal/contract-model/load";
import { Service } from "@data-validation/cli/internal/traffic/service";
import { verifyRules } from "@data-validation/cli/internal/verify/judge";
import type { Rule } from "@data-validation/cli/internal/verify/rule";
import { rulesOf } from "@data-validation/cli/internal/verify/rules/index";

/** All rules of `verify`, each about a sentence of the specification. */
export const sentenceRules = rulesOf(loadContract());

/** The sentences that a server breaks by a report of `verify`, and why the run ended early. */
export async function brokenRules(
  fetch: typeof globalThis.fetch,
  rules: readonly Rule[] = sentenceRules,
): Promise<string[]> {
  const service = new Service({
    baseUrl: "https://mutant.test",
    apiKey: "any",
    atMost: Number.POSITIVE_INFINITY,
    wait: async () => {},
    fetch,
  });
  const { judgements, stop } = await verifyRules(rules, service);
  const brokenJudgements = judgements.filter(({ outcome }) => outcome.verdict === "broken");
  return [
    ...brokenJudgements.map(({ rule }) => `${rule.section} ${rule.sentence}`),
    ...(stop && !stop.isLimit ? [stop.message] : []),
  ];
}
