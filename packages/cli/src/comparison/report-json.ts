import type { ComparisonReport } from "./report.ts";

/**
 * The report for a program: assumptions with their grades and verdicts, and findings. No value of a
 * call is in it.
 */
export function comparisonJson(report: ComparisonReport): string {
  return `${JSON.stringify(comparisonContent(report), undefined, 2)}\n`;
}

export function comparisonContent({ name, observer, stated, rows, findings }: ComparisonReport) {
  const { callCount, matched, day } = observer;
  return {
    source: name,
    ...(day && { day }),
    calls: callCount,
    matched,
    statedPlaces: stated,
    assumptions: rows.map((row) => ({
      place: row.title,
      assumption: row.mark.text,
      grade: row.grade,
      verdict: row.verdict,
      strength: row.strength,
      count: row.count,
      calls: row.calls,
      versions: row.versions,
      evidence: row.evidence,
    })),
    findings: findings.map(
      ({ title, ground, grade, operation, field, versions, count, change }) => ({
        title,
        ground,
        grade,
        operation: operation.path,
        field,
        count,
        versions: [...versions].toSorted(),
        isApplicable: change.edits.length > 0,
        ...(change.note && { note: change.note }),
      }),
    ),
  };
}
