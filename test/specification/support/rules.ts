import { readContract } from "@data-validation/cli/internal/contract-model/load";
import { Service } from "@data-validation/cli/internal/traffic/service";
import { judgeRule } from "@data-validation/cli/internal/verify/judge";
import type { Rule } from "@data-validation/cli/internal/verify/rule";
import { rulesOf } from "@data-validation/cli/internal/verify/rules/index";
import { createMock } from "@data-validation/mock";

const rulesOfCalls = rulesOf(readContract(".")).filter(({ judgeAll }) => !judgeAll);
const atMost = Number.POSITIVE_INFINITY;
const service = new Service({
  baseUrl: "https://mock.test",
  apiKey: "any",
  atMost,
  fetch: createMock().fetch,
});

/** The rules of `verify` that are about a section, by its title: "9.1 Differences …". */
export function rulesOfSection(title: string): Rule[] {
  const number = /^[\d.]*\d/.exec(title)?.[0] ?? "0";
  return rulesOfCalls.filter(({ section }) => section === number);
}

/** What a rule comes to on the mock. */
export async function judgeOnMock(rule: Rule): Promise<unknown> {
  const { outcome } = await judgeRule(rule, (call) => service.send(call));
  return outcome;
}
