import type { Grade } from "@data-validation/openapi-document/grades";
import type { ContractGrades } from "../contract-model/load.ts";
import { applyContractEdits, type ReadSource } from "./changes/edit.ts";
import { proposeChange } from "./changes/propose.ts";
import { gradeOfPlaces, gradeOfRow } from "./grades.ts";
import type { Observer } from "./observer.ts";
import type { Finding } from "./tally/findings.ts";
import { countStated, judgeMarks } from "./tally/verdicts.ts";

export const comparisonExitCodes = {
  clean: 0,
  assumptionContradicted: 1,
  statementBroken: 3,
} as const;

/** The result of a run, without a value of a request or a response. */
export type ComparisonReport = ReturnType<typeof makeComparisonReport>;

export type ReportedFinding = ComparisonReport["findings"][number];

/**
 * With `only`, the report lists just the assumptions and findings of this grade; the exit code is
 * that of all.
 */
export function makeComparisonReport(
  observer: Observer,
  name: string,
  { grades, only }: { grades: ContractGrades; only?: Grade | undefined },
) {
  const { tally } = observer;
  const rows = judgeMarks(tally).map((row) => ({
    ...row,
    grade: gradeOfRow(grades, row),
  }));
  const findings = tally.findings.all.map((finding) => {
    const change = proposeChange(finding, tally);
    const title = `${placeOf(finding)}: ${change.what}`;
    return { ...finding, title, change, grade: gradeOfFinding(finding, grades) };
  });
  const grounds = ["stated", "partly stated", "assumed", "new"];
  const isListed = ({ grade }: { grade: Grade | undefined }) =>
    only === undefined || grade === only;
  return {
    name,
    observer,
    rows: rows.filter(isListed),
    stated: countStated(tally),
    /**
     * First the statements that the service breaks, then the contradicted assumptions, then what is
     * new.
     */
    findings: findings
      .filter(isListed)
      .toSorted((a, b) => grounds.indexOf(a.ground) - grounds.indexOf(b.ground)),
    exitCode: exitCodeOf(findings),
  };
}

/** The grade of the place that a finding contradicts; undefined if the contract has none. */
function gradeOfFinding(finding: Finding, grades: ContractGrades): Grade | undefined {
  const { ground, operation, direction, field } = finding;
  if (ground === "new") return undefined;
  if (ground !== "assumed") return "Stated";
  const { version, path } = operation;
  return gradeOfPlaces(grades, [{ version, operation: path, direction, field }]);
}

function exitCodeOf(findings: readonly Finding[]): number {
  if (findings.some(({ ground }) => ground === "stated"))
    return comparisonExitCodes.statementBroken;
  return findings.every(({ ground }) => ground === "new")
    ? comparisonExitCodes.clean
    : comparisonExitCodes.assumptionContradicted;
}

/** Operation and field of a finding: `company/search resultsTotal`. */
function placeOf({ operations, field, operation }: Finding): string {
  const others = operations.size > 1 ? ` and ${operations.size - 1} more` : "";
  return `${operation.path.slice(1)}${others} ${field}`.trim();
}

export function changeSources({ findings }: ComparisonReport, read: ReadSource) {
  return applyContractEdits(
    findings.flatMap(({ change }) => change.edits),
    read,
  );
}
