import { groupBy } from "@data-validation/common/group-by";
import XMLBuilder from "fast-xml-builder";
import type { ReportedRule, RulesReport } from "./report.ts";

/**
 * The report as JUnit's XML, which CI servers show: a suite for each number, a case for each rule.
 */
export function rulesJunit({ rules, ended }: RulesReport, isStrict: boolean): string {
  const isFailure = ({ outcome }: ReportedRule) =>
    outcome === "broken" || (isStrict && outcome === "not shown");
  const caseOf = (rule: ReportedRule) => {
    const attributes = { "@name": rule.sentence, "@classname": `rule ${rule.section}` };
    if (rule.outcome === "holds") return attributes;
    if (isFailure(rule))
      return {
        ...attributes,
        failure: { "@message": rule.expected ?? rule.why, "#text": detailLines(rule).join("\n") },
      };
    return { ...attributes, skipped: { "@message": rule.why } };
  };
  const testsuite: Record<string, unknown>[] = [...groupBy(rules, ({ section }) => section)].map(
    ([section, rulesOfSection]) => ({
      "@name": `rule ${section}`,
      "@tests": rulesOfSection.length,
      "@failures": rulesOfSection.filter(isFailure).length,
      "@skipped": rulesOfSection.filter((rule) => rule.outcome === "not shown" && !isFailure(rule))
        .length,
      testcase: rulesOfSection.map(caseOf),
    }),
  );
  if (ended !== undefined)
    testsuite.push({
      "@name": "run",
      "@tests": 1,
      "@failures": 0,
      "@errors": 1,
      "@skipped": 0,
      testcase: [
        { "@name": "The run ends by itself", "@classname": "run", error: { "@message": ended } },
      ],
    });
  const settings = {
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    format: true,
    suppressEmptyNode: true,
  };
  return new XMLBuilder(settings).build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    testsuites: { testsuite },
  });
}

export function rulesMarkdown({ baseUrl, calls, counts, rules }: RulesReport): string {
  const broken = rules.filter(({ outcome }) => outcome === "broken");
  const failures = broken.flatMap((rule) => [
    `### Rule ${rule.section}: ${escapeText(rule.sentence)}`,
    "",
    ...["```sh", ...rule.requests, "```"],
    "",
    ...[
      `- received: ${escapeText(rule.received ?? "")}`,
      `- expected: ${escapeText(rule.expected ?? "")}`,
    ],
    "",
  ]);
  const rows = rules.map(({ outcome, section, sentence, why }) => {
    const cells = [outcome, section, sentence, why ?? ""].map(escapeText);
    return `| ${cells.join(" | ")} |`;
  });
  return [
    `# ${baseUrl} against the specification`,
    "",
    `${counts.holds} rules hold, ${counts.broken} are broken, ${counts["not shown"]} are not shown. Calls: ${calls}.`,
    "",
    ...(failures.length > 0 ? ["## Broken", "", ...failures] : []),
    ...["## Rules", "", "| Outcome | Rule | Sentence | Note |", "|---|---|---|---|", ...rows],
    "",
  ].join("\n");
}

function detailLines({ sentence, requests, received, expected, why }: ReportedRule): string[] {
  const details = why === undefined ? [`received: ${received}`, `expected: ${expected}`] : [why];
  return [sentence, ...requests, ...details];
}

function escapeText(text: string): string {
  return text.replace(/[|*_`<>\\]/g, (sign) => `\\${sign}`).replace(/\s+/g, " ");
}
