import type { Report, ReportedRow } from "./report.ts";
import { conclusion, plural } from "./words.ts";

/** The report as Markdown, for a pull request or the summary of a CI run. */
export function markdownReport(report: Report): string {
  const { source, summary, coverage } = report;
  const { assumed, stated } = summary;
  const wrong = report.contradictions;
  return [
    `# The contract against ${text(source.name)}`,
    "",
    `${conclusion(report)} ${plural(source.read, "call")} read, ${source.matched} of this API.`,
    "",
    "| | Confirmed | Contradicted | Never seen |",
    "|---|---:|---:|---:|",
    `| Assumed | ${assumed.confirmed} | ${assumed.contradicted} | ${assumed["never seen"]} |`,
    `| Stated | ${stated.held} | ${stated.broken} | ${stated.neverSeen} |`,
    ...table(
      "What contradicts the contract",
      ["Smallest change", "Rests on", "Times", "Where", "First"],
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
      ["What", "Shape", "Times", "First"],
      report.additions.map((item) => [item.title, item.shape, item.count, item.first]),
    ),
    ...table(
      "What could not be read",
      ["Problem", "Times", "First"],
      source.problems.map((item) => [item.problem, item.count, item.first]),
    ),
    ...table(
      "Assumptions",
      ["Where", "What is assumed, and why", "Verdict", "Times", "Evidence", "How it was seen"],
      report.rows.filter(({ kind }) => kind !== "stated").map(row),
    ),
    ...table(
      "Statements",
      ["Where", "What", "Verdict", "Times"],
      report.rows
        .filter(({ kind }) => kind === "stated")
        .map((item) => [code(item.where.line), item.what, statedVerdict(item), item.count]),
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
    ...table(
      "The mock beside the service",
      ["Operation", "Compared", "Same proposal", "Same isValid", "Same corrected value", "Same finding types"],
      (report.behaviour?.rows ?? []).map(({ operation, compared, same }) => [
        operation,
        compared,
        same.proposal,
        same.isValid,
        same["corrected value"],
        same["finding types"],
      ]),
    ),
    ...table(
      "Where they differ",
      ["Operation", "In", "Service → mock", "Times", "First"],
      (report.behaviour?.rows ?? []).flatMap(({ operation, differences }) =>
        differences.map(({ aspect, difference, count, first }) => [operation, aspect, difference, count, first]),
      ),
    ),
    "",
  ].join("\n");
}

function row({ where, why, verdict, count, strength, evidence, contradictions }: ReportedRow) {
  return [code(where.line), why, verdict, count, strength, [...contradictions, ...evidence].join(" ")];
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
