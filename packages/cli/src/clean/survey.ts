import type { CleanJournal } from "./journal.ts";
import type { Plan } from "./plan.ts";
import { createPlanner, type PlannedRecord } from "./planner.ts";
import { readRows } from "./table/table.ts";
import type { Task } from "./task.ts";

/** The counts of a whole table. */
export type Survey = ReturnType<typeof createSurvey>;

function createSurvey(tasks: Task[]) {
  return {
    rows: 0,
    calls: 0,
    /** Counts by the label of the task. */
    tasks: new Map(tasks.map(({ label }) => [label, createCounts()])),
    /** Rows that cannot be read, with their lines. */
    unreadable: [] as string[],
  };
}

function createCounts() {
  return {
    /** Rows with a value. */
    rows: 0,
    /** Calls to make: equal values are sent once. */
    calls: 0,
    /** Values whose damage by a spreadsheet was reverted. */
    restored: 0,
    /** Values with lost digits, which are not sent. */
    lost: 0,
  };
}

/** Reads the whole file once, so that an unreadable row is found before the first paid call. */
export async function surveyTable(plan: Plan, journal: CleanJournal): Promise<Survey> {
  const survey = createSurvey(plan.tasks);
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
