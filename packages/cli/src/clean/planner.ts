import { hashOf } from "@data-validation/client/internal/journal/files";
import type { CleanJournal } from "./journal.ts";
import type { Plan } from "./plan.ts";
import { type PlannedCall, type RowRecord, readRecord } from "./record.ts";
import type { TableRow } from "./table/table.ts";
import type { Task } from "./task.ts";

export interface PlannedRecord extends RowRecord {
  task: Task;
  isCalled: boolean;
}

export function createPlanner(
  { tasks, retriesFailed }: Pick<Plan, "tasks" | "retriesFailed">,
  journal: CleanJournal,
) {
  const planned = new Set<string>();
  const isNeeded = ({ key }: PlannedCall) => {
    const state = journal.state(key);
    const isNew = !planned.has(hashOf(key));
    return isNew && state !== "succeeded" && (state !== "failed" || retriesFailed);
  };
  return {
    /**
     * All records of a row. `isCalled` is true once per call, and not for a call that succeeded, or
     * failed without `--retry-failed`.
     */
    recordsOf: (row: TableRow): PlannedRecord[] =>
      tasks.flatMap((task) => {
        const record = readRecord(task, row);
        if (!record) return [];
        const isCalled = record.call !== undefined && isNeeded(record.call);
        if (isCalled && record.call) planned.add(hashOf(record.call.key));
        return [{ ...record, task, isCalled }];
      }),
    /**
     * Drops a call that succeeded, since the journal has it and a million keys take many megabytes.
     */
    forget: ({ key }: PlannedCall) => void planned.delete(hashOf(key)),
  };
}

export function neededCalls(records: PlannedRecord[]): PlannedCall[] {
  return records.flatMap(({ call, isCalled }) => (call && isCalled ? [call] : []));
}
