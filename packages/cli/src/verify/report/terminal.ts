import { groupBy } from "@data-validation/common/group-by";
import { formatCount, formatNumber, wrapText } from "../../format.ts";
import { countCalls, type Rule, type RuleOutcome, versionsOf } from "../rule.ts";
import type { ReportedRule, RulesReport } from "./report.ts";

const LINE_WIDTH = 80;
const VERDICT_WIDTH = 9;

export function ruleLine({ section, sentence }: Rule, verdict: RuleOutcome["verdict"]): string {
  return fitSentence(`${verdict.padEnd(VERDICT_WIDTH)}  ${section.padEnd(3)}  `, sentence);
}

export function ruleListLine(rule: Rule): string {
  const calls = String(countCalls([rule])).padStart(2);
  return fitSentence(
    `${rule.section.padEnd(3)}  ${versionsOf(rule).join(" ").padEnd(7)}  ${calls}  `,
    rule.sentence,
  );
}

/** Shortens a sentence to the rest of a line. The end in brackets stays, as it is unique. */
function fitSentence(start: string, sentence: string): string {
  const [, words = "", about = ""] = /^(.*?)( \([^()]{1,45}\))?$/.exec(sentence) ?? [];
  const room = LINE_WIDTH - start.length - about.length;
  return `${start}${words.length > room ? `${words.slice(0, room - 1)}…` : words}${about}`;
}

export function failureText({
  section,
  sentence,
  received,
  expected,
  requests,
}: ReportedRule): string {
  return [
    `Broken: rule ${section}`,
    `  ${wrapText(sentence, "  ")}`,
    ...requests.map((request) => `  ${request}`),
    `  received: ${received}`,
    `  expected: ${expected}`,
  ].join("\n");
}

/** The counts of a run, and why rules are not shown. */
export function rulesSummary({ counts, rules, calls }: RulesReport): string {
  const { holds, broken, "not shown": missing } = counts;
  const notShown = rules.filter(({ outcome }) => outcome === "not shown");
  const reasons = groupBy(notShown, ({ why = "" }) => why);
  const lines = [...reasons].map(
    ([why, own]) => `  ${formatCount(own.length, "rule")} not shown: ${why}`,
  );
  const total = `${formatNumber(holds)} hold, ${formatNumber(broken)} broken, ${formatNumber(missing)} not shown; ${formatCount(calls, "call")}.`;
  return [...lines, total].join("\n");
}
