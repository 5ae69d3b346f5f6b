import type { CleanJournal } from "./journal.ts";
import type { Plan } from "./plan.ts";
import { createPlanner, type PlannedRecord } from "./planner.ts";
import { readRows } from "./table/table.ts";

interface TaskCounts {
  /** Rows with a value. */
  rows: number;
  /** Calls to make: equal values are sent once. */
  calls: number;
  /** Values whose damage by a spreadsheet was reverted. */
  restored: number;
  /** Values with lost digits, which are not sent. */
  lost: number;
}

export interface Survey {
  rows: number;
  calls: number;
  /** Counts by the label of the task. */
  tasks: Map<string, TaskCounts>;
  /** Rows that cannot be read, with their lines. */
  unreadable: string[];
}

/** Reads the whole file once, so that an unreadable row is found before the first paid call. */
export async function surveyTable(plan: Plan, journal: CleanJournal): Promise<Survey> {
  const empty = () => ({ rows: 0, calls: 0, restored: 0, lost: 0 });
  const survey: Survey = {
    rows: 0,
    calls: 0,
    tasks: new Map(plan.tasks.map(({ label }) => [label, empty()])),
    unreadable: [],
  };
  const planner = createPlanner(plan, journal);
  for await (const row of readRows(plan.table, plan.limit)) {
    if (row.values || row.problem) survey.rows += 1;
    if (row.problem !== undefined) survey.unreadable.push(`line ${row.line}: ${row.problem}`);
    for (const record of planner.recordsOf(row)) countRecord(record, survey);
  }
  return survey;
}

function countRecord({ task, neededCall, notes, problem }: PlannedRecord, survey: Survey): void {
  const counts = survey.tasks.get(task.label);
  if (!counts) return;
  counts.rows += 1;
  if (notes.length > 0) counts.restored += 1;
  if (problem !== undefined) counts.lost += 1;
  if (!neededCall) return;
  counts.calls += 1;
  survey.calls += 1;
}

export function countLost({ tasks }: Survey): number {
  return [...tasks.values()].reduce((sum, { lost }) => sum + lost, 0);
}
