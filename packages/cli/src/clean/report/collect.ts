import { findingCode, type Validation } from "../../validation.ts";
import type { TableRow } from "../table/table.ts";
import type { Task } from "../task.ts";

/** The most rows listed per task and group, since a page of a million rows is too long to read. */
const MOST_ENTRIES = 2000;

/** A value that was corrected, or that needs a person. */
export interface ReportEntry {
  /** Its first line in the file, from 1. */
  row: number;
  sent: string;
  /** The corrected value, or the suggestion. */
  replacement: string;
  /** Why it needs a person: the codes of its findings, or the reason of the failed call. */
  reason: string;
}

export type ReportGroup = ReturnType<typeof emptyGroup>;
export type TaskReport = ReturnType<typeof emptyReport>;
export type ReportCollector = ReturnType<typeof createCollector>;

/** Counts outcomes and findings while the output is written. */
export function createCollector(tasks: Task[]) {
  const reports = new Map(tasks.map((task) => [task.label, emptyReport(task)]));
  return {
    tasks: [...reports.values()],
    add(task: Task, row: TableRow, cells: string[], body: unknown): void {
      const report = reports.get(task.label);
      if (report) addTo(report, row, cells, body as Validation | undefined);
    },
  };
}

function emptyGroup() {
  /** `entries`: the first rows. */
  return { count: 0, entries: [] as ReportEntry[] };
}

function emptyReport(task: Task) {
  return {
    task,
    values: 0,
    valid: 0,
    outcomes: new Map<string, number>(),
    findings: new Map<string, number>(),
    corrected: emptyGroup(),
    undecided: emptyGroup(),
    failed: emptyGroup(),
  };
}

function addTo(report: TaskReport, row: TableRow, cells: string[], body?: Validation): void {
  const { columns } = report.task;
  const [proposal = "", suggestion = "", reason = ""] = cells.slice(columns.length);
  const corrected = cells.slice(0, columns.length).filter(Boolean).join(" ");
  const sent = columns.flatMap((column) => row.values?.[column]?.trim() || []).join(" ");
  report.values += 1;
  increase(report.outcomes, proposal);
  for (const finding of body?.result.errors ?? []) increase(report.findings, findingCode(finding));
  const entry = { row: row.line, sent, reason };
  if (!body) addEntry(report.failed, { ...entry, replacement: "" });
  else if (body.result.isValid) report.valid += 1;
  else if (body.resultCorrected?.isValid)
    addEntry(report.corrected, { ...entry, replacement: corrected });
  else addEntry(report.undecided, { ...entry, replacement: suggestion });
}

function increase(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function addEntry(group: ReportGroup, entry: ReportEntry): void {
  group.count += 1;
  if (group.entries.length < MOST_ENTRIES) group.entries.push(entry);
}
