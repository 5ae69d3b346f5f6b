import type { Report, ReportedRow } from "./report.ts";
import { conclusion, ofVersions, plural, weight } from "./words.ts";

/** The report as Markdown, for a pull request or the summary of a CI run. */
export function markdownReport(report: Report): string {
  const { source, summary, coverage } = report;
  const { assumed, stated } = summary;
  const wrong = report.contradictions;
  return [
    `# The contract against ${text(source.name)}`,
    "",
    `${conclusion(report)} ${plural(source.read, "call")} read, ${source.matched} of this API.`,
    `Assumptions: ${weight(report)}.`,
    "",
    "| | Confirmed | Contradicted | Never seen |",
    "|---|---:|---:|---:|",
    `| Assumed | ${assumed.confirmed} | ${assumed.contradicted} | ${assumed["never seen"]} |`,
    `| Stated | ${stated.held} | ${stated.broken} | ${stated.neverSeen} |`,
    ...table(
      "What contradicts the contract",
      ["Smallest change", "Rests on", "Times", "Source", "First"],
      wrong.map((item) => [
        item.title + (item.note ? ` (${item.note})` : ""),
        item.ground,
        item.count,
        code(item.where.line),
        item.first,
      ]),
    ),
    ...table(
      "There, and not in the contract",
      ["What", "Shape", "Times", "First", "Change"],
      report.additions.map((item) => [item.title, item.shape, item.count, item.first, item.hasChange ? "yes" : "no"]),
    ),
    ...table(
      "What could not be read",
      ["Problem", "Times", "First"],
      source.problems.map((item) => [item.problem, item.count, item.first]),
    ),
    ...table(
      "Assumptions",
      ["Operation and field", "What is assumed, and why", "Verdict", "Strength", "Seen", "Evidence"],
      report.rows.filter(({ kind }) => kind !== "stated").map(row),
    ),
    ...table(
      "Statements",
      ["Operation and field", "What", "Verdict", "Seen"],
      report.rows
        .filter(({ kind }) => kind === "stated")
        .map((item) => [item.title, item.what, statedVerdict(item), seen(item)]),
    ),
    ...table(
      "Operations called",
      ["Operation", "Version", "Calls", "Statuses"],
      coverage.operations.map(({ path, versions, count, statuses }) => [
        path,
        versions.join(", "),
        count,
        Object.entries(statuses)
          .map(([status, times]) => `${status}: ${times}`)
          .join(", "),
      ]),
    ),
    ...table(
      "Options never sent",
      ["Operation", "Version", "Options"],
      coverage.options
        .filter(({ neverSent }) => neverSent.length > 0)
        .map(({ id, versions, neverSent }) => [id, versions.join(", "), neverSent.join(", ")]),
    ),
    "",
    `Enum values seen: ${coverage.words.seen} of ${coverage.words.all}. Nullable fields seen as null and as a value: ${coverage.nullable.seen} of ${coverage.nullable.all}.`,
    "",
  ].join("\n");
}

function row(item: ReportedRow) {
  const { title, why, verdict, strength, evidence, contradictions } = item;
  return [title, why, verdict, strength, seen(item), [...contradictions, ...evidence].join(" ")];
}

/** `34 times in 12 calls, all of version 2.0`. */
function seen({ count, calls, versions }: ReportedRow): string {
  return count === 0 ? "never" : `${plural(count, "time")} in ${plural(calls, "call")}${ofVersions(versions)}`;
}

function statedVerdict({ verdict }: ReportedRow): string {
  return { confirmed: "held", contradicted: "broken by the service", "never seen": "never seen" }[verdict];
}

function table(title: string, head: string[], rows: (string | number)[][]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: (string | number)[]) => `| ${cells.map((cell) => text(String(cell))).join(" | ")} |`;
  return ["", `## ${title}`, "", line(head), `|${head.map(() => "---|").join("")}`, ...rows.map(line)];
}

function code(value: string): string {
  return `\`${value}\``;
}

function text(value: string): string {
  return value.replaceAll("|", "\\|").replace(/\s+/g, " ");
}
