import { applyEdits, type ReadSource } from "../changes/edit.ts";
import { changeFor, changeForMark } from "../changes/propose.ts";
import type { Finding } from "../ledger/ledger.ts";
import { countStated, judgeMarks } from "../ledger/verdicts.ts";
import type { Observer } from "../observer.ts";

export const exitCodes = { clean: 0, assumptionContradicted: 1, statementBroken: 3 } as const;

/** The result of a run, without a value of a request or a response. */
export type Report = ReturnType<typeof makeReport>;

export type ReportedFinding = Report["findings"][number];

/** Makes the report of a run. `today` dates observations whose calls have no date. */
export function makeReport(observer: Observer, name: string, today: string) {
  const { ledger } = observer;
  const rows = judgeMarks(ledger);
  const day = observer.day ?? today;
  const findings = [...ledger.findings.values()].map((finding) => {
    const change = changeFor(finding, ledger, day);
    return { ...finding, title: `${placeOf(finding)}: ${change.what}`, change };
  });
  const grounds = ["stated", "partly stated", "assumed", "new"];
  const worst = Math.min(...findings.map(({ ground }) => grounds.indexOf(ground)));
  return {
    name,
    observer,
    rows,
    stated: countStated(ledger),
    /** The statements that the service breaks, then the contradicted assumptions, then what is new. */
    findings: findings.toSorted((a, b) => grounds.indexOf(a.ground) - grounds.indexOf(b.ground)),
    /** The edits that replace the marks of confirmed assumptions. */
    marks: rows.flatMap((row) => changeForMark(row, day)),
    exitCode: exitCodeOf(worst),
  };
}

function exitCodeOf(worst: number): number {
  if (worst === 0) return exitCodes.statementBroken;
  return worst < 3 ? exitCodes.assumptionContradicted : exitCodes.clean;
}

/** Operation and field of a finding: `company/search resultsTotal`. */
function placeOf({ operations, field, operation }: Finding): string {
  const others = operations.size > 1 ? ` and ${operations.size - 1} more` : "";
  return `${operation.path.slice(1)}${others} ${field}`.trim();
}

/** Applies the changes of a report, or its marks, and returns the files that change. */
export function changeSources(
  { findings, marks }: Report,
  read: ReadSource,
  what: "changes" | "marks",
) {
  return applyEdits(
    what === "marks" ? marks : findings.flatMap(({ change }) => change.edits),
    read,
  );
}
