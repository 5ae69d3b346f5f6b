import { styleText } from "node:util";
import type { Report, ReportedAddition, ReportedContradiction } from "./report.ts";
import { conclusion, plural, weight } from "./words.ts";

/** How much of each list the summary shows. */
const LIMIT = 12;

/** The summary for a terminal: about a screen; the other reports have all of it. */
export function terminalReport(report: Report, isColoured: boolean): string {
  const paint: Paint = (style, text) => (isColoured ? styleText(style, text, { validateStream: false }) : text);
  const { source, summary, coverage } = report;
  const { assumed, stated, observed, strengths } = summary;
  const called = coverage.operations.filter(({ count }) => count > 0);
  const lines: (string | undefined)[] = [
    `${paint("bold", source.name)}: ${plural(source.read, "call")}, ${source.matched.toLocaleString("en")} of this API${period(report)}`,
    ...source.problems.map(({ problem, count, first }) => paint("yellow", `  ${count} × ${problem} (first: ${first})`)),
    source.masked > 0
      ? `  ${plural(source.masked, "call")} recorded without values, which show no defaults.`
      : undefined,
    "",
    `Assumed   ${paint("green", weight(report))} (${strengths.strong} strong, ${strengths.partial} in part, ${strengths.weak} weak), ${paint("red", `${assumed.contradicted} contradicted`)}, ${assumed["never seen"]} never seen`,
    observed.confirmed + observed.contradicted + observed["never seen"] > 0
      ? `Observed  ${paint("green", `${observed.confirmed} confirmed`)}, ${paint("red", `${observed.contradicted} contradicted`)}, ${observed["never seen"]} not seen this time`
      : undefined,
    `Stated    ${paint("green", `${stated.held} held`)}, ${paint("red", `${stated.broken} broken by the service`)}, ${stated.neverSeen} never seen`,
    `Coverage  ${called.length} of ${coverage.operations.length} operations, ${coverage.words.seen} of ${coverage.words.all} enum values, ${coverage.nullable.seen} of ${coverage.nullable.all} nullable fields both ways`,
    ...section(
      "Broken by the service",
      report.contradictions.filter(({ ground }) => ground === "stated").map((item) => contradiction(item, paint)),
    ),
    ...section(
      "Contradicted",
      report.contradictions.filter(({ ground }) => ground !== "stated").map((item) => contradiction(item, paint)),
    ),
    ...section(
      "There, and not in the contract",
      report.additions.map((item) => addition(item, paint)),
    ),
    "",
    paint(report.exitCode === 0 ? "green" : "red", conclusion(report)),
  ];
  return lines.filter((line) => line !== undefined).join("\n");
}

type Paint = (style: "bold" | "dim" | "green" | "red" | "yellow", text: string) => string;

function period({ source: { period: time } }: Report): string {
  if (!time) return "";
  const [from, to] = [time.from.slice(0, 10), time.to.slice(0, 10)];
  return from === to ? `, ${from}` : `, ${from} to ${to}`;
}

function section(title: string, lines: string[]): (string | undefined)[] {
  if (lines.length === 0) return [];
  const rest = lines.length - LIMIT;
  return [
    "",
    title,
    ...lines.slice(0, LIMIT).map((line) => `  ${line}`),
    rest > 0 ? `  … and ${rest} more: --markdown or --json has all` : undefined,
  ];
}

function contradiction({ title, count, first }: ReportedContradiction, paint: Paint): string {
  return `${title} ${paint("dim", `(${plural(count, "time")}; first: ${first})`)}`;
}

function addition({ title, shape, count, first, hasChange }: ReportedAddition, paint: Paint): string {
  return `${title}${hasChange ? "" : " (no change is made of it)"}${shape ? `, ${shape}` : ""} ${paint("dim", `(${plural(count, "time")}; first: ${first})`)}`;
}
