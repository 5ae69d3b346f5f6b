import { createHash } from "node:crypto";
import { basename } from "node:path";
import { escapeHtml } from "@data-validation/common/escape-html";
import { formatCount, formatNumber } from "../../format.ts";
import { kindNouns } from "../data-kinds.ts";
import type { ReportEntry, ReportGroup, TaskReport } from "./collect.ts";
import { STYLE } from "./style.ts";

/** Start of the title, which identifies a report. */
export const REPORT_TITLE = "<title>Cleaned: ";

export interface PageOptions {
  file: string;
  /** When the run ended. */
  date: Date;
  rows: number;
  /** Rows that cannot be read. */
  unreadable: string[];
  calls: number;
  /** Credits that the calls cost, and remaining ones; undefined if unknown. */
  usedCredits: number | undefined;
  creditsLeft: number | undefined;
  /** Whether to show values in addition to rows. */
  hasValues: boolean;
}

/**
 * A page without scripts to read or print: outcomes, findings, corrections, and rows that need a
 * person.
 */
export function renderPage(tasks: TaskReport[], options: PageOptions): string {
  const title = `Cleaned: ${basename(options.file)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hashOf(STYLE)}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
${REPORT_TITLE}${escapeHtml(basename(options.file))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="about">${escapeHtml(aboutOf(options))}</p>
${tilesOf(tasks)}
${unreadableOf(options)}
${tasks.map((task) => taskSection(task, options.hasValues)).join("\n")}
${options.hasValues ? "" : `<p class="about">Values are left out: --report-values shows them.</p>`}
</main>
</body>
</html>
`;
}

function aboutOf({ date, rows, calls, usedCredits, creditsLeft }: PageOptions): string {
  const day = date.toISOString().slice(0, 16).replace("T", " ");
  return [
    formatCount(rows, "row"),
    formatCount(calls, "call"),
    ...(usedCredits === undefined ? [] : [`${formatCount(usedCredits, "credit")} used`]),
    ...(creditsLeft === undefined ? [] : [`${formatCount(creditsLeft, "credit")} left`]),
    `${day} UTC`,
  ].join(" · ");
}

function tilesOf(tasks: TaskReport[]): string {
  const sum = (countOf: (task: TaskReport) => number) =>
    tasks.reduce((total, task) => total + countOf(task), 0);
  const tiles = [
    { name: "Values", value: sum(({ values }) => values), className: "" },
    { name: "Valid as sent", value: sum(({ valid }) => valid), className: "good" },
    { name: "Corrected", value: sum(({ corrected }) => corrected.count), className: "good" },
    { name: "Need a decision", value: sum(({ undecided }) => undecided.count), className: "open" },
    { name: "Failed", value: sum(({ failed }) => failed.count), className: "bad" },
  ];
  const items = tiles.map(
    ({ name, value, className }) =>
      `<li class="${value > 0 ? className : ""}"><b>${formatNumber(value)}</b> ${name}</li>`,
  );
  return `<ul class="tiles">${items.join("")}</ul>`;
}

function unreadableOf({ unreadable }: PageOptions): string {
  if (unreadable.length === 0) return "";
  const items = unreadable.slice(0, 50).map((line) => `<li>${escapeHtml(line)}</li>`);
  const more =
    unreadable.length > 50 ? `<li>and ${formatNumber(unreadable.length - 50)} more</li>` : "";
  return `<section><h2>Rows that cannot be read</h2><ul>${items.join("")}${more}</ul></section>`;
}

function taskSection(report: TaskReport, hasValues: boolean): string {
  const { task, outcomes, findings, corrected, undecided, failed } = report;
  return `<section>
<h2>${escapeHtml(task.columns.join(" + "))}</h2>
<p class="about">${kindNouns[task.kind]}, ${formatCount(report.values, "value")}</p>
<div class="pair">
${countsOf("Outcome", outcomes)}
${countsOf("Finding", findings)}
</div>
${groupOf("Corrected", corrected, hasValues, "Corrected value")}
${groupOf("Need a decision", undecided, hasValues, "Suggestion")}
${groupOf("Failed", failed, hasValues)}
</section>`;
}

function countsOf(name: string, counts: Map<string, number>): string {
  if (counts.size === 0) return "";
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  const rows = sorted.map(
    ([key, times]) =>
      `<tr><td>${wordsOf(key)}</td><td class="count">${formatNumber(times)}</td></tr>`,
  );
  return `<table><thead><tr><th>${name}</th><th class="count">Values</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** `invalidWithCorrection` as words; the code of a finding stays as it is. */
function wordsOf(key: string): string {
  if (key.includes("/")) return `<code>${escapeHtml(key)}</code>`;
  const words = key.replaceAll(/With/g, ", with").replaceAll(/([a-z])([A-Z])/g, "$1 $2");
  return escapeHtml(
    words.toLowerCase().replaceAll(", with correction, with", ", with correction and"),
  );
}

/**
 * `valueTitle`: the name of the column with the corrected value or the suggestion. Without it, the
 * calls failed: they have no findings, and their reason may contain a value.
 */
function groupOf(
  name: string,
  { count, entries }: ReportGroup,
  hasValues: boolean,
  valueTitle?: string,
): string {
  if (count === 0) return "";
  const more = count - entries.length;
  const moreLine = more > 0 ? `<p class="about">and ${formatNumber(more)} more</p>` : "";
  const list = hasValues ? tableOf(entries, valueTitle) : rowsOf(entries, valueTitle === undefined);
  return `<h3>${name}: ${formatNumber(count)}</h3>${list}${moreLine}`;
}

function tableOf(entries: ReportEntry[], valueTitle = ""): string {
  const names = ["Sent", valueTitle, "Findings"].filter(Boolean);
  const rows = entries.map(({ row, sent, replacement, reason }) => {
    const cells = valueTitle ? [sent, replacement, reason] : [sent, reason];
    const texts = cells.map((cell, at) => `<td data-name="${names[at]}">${escapeHtml(cell)}</td>`);
    return `<tr><td class="count" data-name="Row">${formatNumber(row)}</td>${texts.join("")}</tr>`;
  });
  const titles = names.map((name) => `<th>${name}</th>`).join("");
  return `<table class="wide"><thead><tr><th class="count">Row</th>${titles}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function rowsOf(entries: ReportEntry[], isFailed: boolean): string {
  const byReason = new Map<string, number[]>();
  // The reason of a failed call may contain a value; the codes of findings contain none.
  for (const { reason, row } of entries) {
    const key = isFailed ? "" : codesOf(reason);
    byReason.set(key, [...(byReason.get(key) ?? []), row]);
  }
  const items = [...byReason].map(([reason, rows]) => {
    const label = reason ? `<code>${escapeHtml(reason)}</code>: ` : "";
    return `<li>${label}${rows.length === 1 ? "row" : "rows"} ${rangesOf(rows)}</li>`;
  });
  return `<ul class="rows">${items.join("")}</ul>`;
}

/** The codes among findings; notes about restored values contain the value. */
function codesOf(reason: string): string {
  return reason
    .split("; ")
    .filter((part) => /^[A-Z_]+(\/[A-Z_]+)*$/.test(part))
    .join("; ");
}

/** `2, 5–9` */
function rangesOf(rows: number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const row of rows) {
    const current = ranges.at(-1);
    if (current && row === current.last + 1) current.last = row;
    else ranges.push({ first: row, last: row });
  }
  return ranges
    .map(({ first, last }) =>
      first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`,
    )
    .join(", ");
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
