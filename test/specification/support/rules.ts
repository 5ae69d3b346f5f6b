import { readContract } from "../../../packages/cli/src/observe/contract/load.ts";
import { judge } from "../../../packages/cli/src/verify/judge.ts";
import type { Rule } from "../../../packages/cli/src/verify/rule.ts";
import { rulesOf } from "../../../packages/cli/src/verify/rules/index.ts";
import { Service } from "../../../packages/cli/src/verify/service.ts";
import { createMock } from "../../../packages/mock/src/index.ts";

const all = rulesOf(readContract(".")).filter(({ judgeAll }) => !judgeAll);
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
  return all.filter(({ section }) => section === number);
}

/** What a rule comes to on the mock. */
export async function judgeOnMock(rule: Rule): Promise<unknown> {
  const { outcome } = await judge(rule, (call) => service.send(call));
  return outcome;
}
