import type { ComparisonReport, ReportedFinding } from "../comparison/report.ts";
import type { EvidenceStrength, MarkVerdict } from "../comparison/tally/verdicts.ts";
import { formatCount, formatNumber, wrapText } from "../format.ts";

const HIDDEN = "hidden, since they may be data. --show-words shows those that are not masked.";

/**
 * First the violations of the service, which need action, then the gaps of the contract.
 *
 * @param most - lines of each list; the report in a file has all
 */
export function comparisonSummary(
  report: ComparisonReport,
  most = Number.POSITIVE_INFINITY,
): string {
  const { observer, findings, stated } = report;
  const { callCount, matched, problems, day, tally } = observer;
  const linesOf = (...grounds: string[]) =>
    findings.filter(({ ground }) => grounds.includes(ground)).map(findingLine);
  const broken = linesOf("stated");
  const unknownPaths = [...observer.unknownPaths].map(
    ([path, times]) => `${path} (${formatCount(times, "time")})`,
  );
  const problemLines = [...problems].map(
    ([problem, { count: times, first }]) => `${problem} (${times}; first: ${first})`,
  );
  const lines = [
    `${formatCount(callCount, "call")}, ${formatNumber(matched)} of this API${day ? `, last on ${day}` : ""}`,
    "",
    ...assumptionLines(report),
    `Stated: ${formatCount(stated, "place")} seen, ${broken.length} broken by the service`,
    operationLine(report),
    ...section("Broken by the service", broken, most),
    ...section("Contradicted", linesOf("partly stated", "assumed"), most),
    ...section("Not in the contract", linesOf("new"), most),
    ...section("Paths that are not in the contract", unknownPaths, most),
    ...section("Not readable", problemLines, most),
    "",
    ...(tally.findings.hiddenCount > 0
      ? [
          `${formatCount(tally.findings.hiddenCount, "name or word", "names and words")} ${HIDDEN}`,
          "",
        ]
      : []),
    conclusion(report),
  ];
  return lines.map((one) => wrapText(one, one.startsWith("- ") ? "  " : "")).join("\n");
}

/** The report with a row for each assumption, to be read beside the contract. */
export function comparisonMarkdown(report: ComparisonReport): string {
  const head = ["Operation and field", "Assumption", "Grade", "Verdict", "Seen", "Evidence"];
  const rows = report.rows.map(
    ({ title, mark, grade, verdict, strength, count: times, calls, versions, evidence }) => {
      const against = report.findings
        .filter((finding) => finding.mark?.key === mark.key)
        .map((finding) => finding.title);
      const seen =
        times === 0
          ? "never"
          : `${formatCount(times, "time")} in ${formatCount(calls, "call")}${allOfVersion(versions)}`;
      const weighed = verdict === "confirmed" ? `confirmed (${strength})` : verdict;
      return [title, mark.text, grade, weighed, seen, [...against, ...evidence].join(" ")];
    },
  );
  const cells = (texts: string[]) =>
    `| ${texts.map((text) => text.replaceAll("|", "\\|").replace(/\s+/g, " ")).join(" | ")} |`;
  const table = [cells(head), cells(head.map(() => "---")), ...rows.map(cells)];
  return `${[`# The contract against ${report.name}`, "", comparisonSummary(report), "", "## Assumptions", "", ...table].join("\n")}\n`;
}

/**
 * `Assumed: 145 of 190 confirmed, from 51 calls, all of version 2.0 (60 strong, 50 in part, 35
 * weak), 2 contradicted, 43 never seen`.
 */
function assumptionLines({ rows, observer: { matched, tally } }: ComparisonReport): string[] {
  if (rows.length === 0) return [];
  const versions = new Set([...tally.called].map(({ version }) => version));
  const rowsWith = (verdict: MarkVerdict) => rows.filter((row) => row.verdict === verdict);
  const confirmed = rowsWith("confirmed");
  const countOf = (strength: EvidenceStrength) =>
    confirmed.filter((row) => row.strength === strength).length;
  const strengths = `${countOf("strong")} strong, ${countOf("partial")} in part, ${countOf("weak")} weak`;
  const calls = `${formatCount(matched, "call")}${allOfVersion([...versions])}`;
  return [
    `Assumed: ${confirmed.length} of ${rows.length} confirmed, from ${calls} (${strengths}), ${rowsWith("contradicted").length} contradicted, ${rowsWith("never seen").length} never seen`,
  ];
}

function operationLine({ observer: { tally } }: ComparisonReport): string {
  const paths = [...new Set(tally.model.operations.map(({ path }) => path))];
  const called = new Set([...tally.called].map(({ path }) => path));
  const never = paths.filter((path) => !called.has(path)).map((path) => path.slice(1));
  return `Operations: ${called.size} of ${paths.length} called${never.length > 0 ? `, never: ${never.join(", ")}` : ""}`;
}

function section(title: string, lines: string[], most: number): string[] {
  if (lines.length === 0) return [];
  const unlisted = lines.length - most;
  const more = unlisted > 0 ? [`- … and ${unlisted} more: --markdown <file> writes all`] : [];
  return ["", `## ${title}`, "", ...lines.slice(0, most).map((text) => `- ${text}`), ...more];
}

function findingLine({ title, count: times, first, change, versions }: ReportedFinding): string {
  const decision =
    change.edits.length === 0 ? `. Needs a person. ${change.note ?? ""}`.trimEnd() : "";
  const among = [...versions].toSorted().join(" and ");
  return `${title} (${formatCount(times, "time")} in ${among}; first: ${first})${decision}`;
}

function allOfVersion(versions: readonly string[]): string {
  return versions.length === 1 ? `, all of version ${versions[0]}` : "";
}

function conclusion({ findings }: ComparisonReport): string {
  const broken = findings.filter(({ ground }) => ground === "stated").length;
  const wrong = findings.filter(({ ground }) => ground !== "stated" && ground !== "new").length;
  const parts = [
    wrong > 0 ? `${formatCount(wrong, "assumption")} contradicted.` : "",
    broken > 0 ? `${formatCount(broken, "statement")} broken by the service.` : "",
  ];
  return parts.join(" ").trim() || "Nothing contradicts the contract.";
}
