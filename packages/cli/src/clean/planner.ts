import { hashOf } from "@data-validation/client/internal/journal/files";
import type { CleanJournal } from "./journal.ts";
import type { Plan } from "./plan.ts";
import { type PlannedCall, type RowRecord, readRecord } from "./record.ts";
import type { TableRow } from "./table/table.ts";
import type { Task } from "./task.ts";

export interface PlannedRecord extends RowRecord {
  task: Task;
  /** Its call, if this is the first record with it. */
  neededCall: PlannedCall | undefined;
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
     * All records of a row. A call that succeeded, or failed without `--retry-failed`, is not
     * needed.
     */
    recordsOf: (row: TableRow): PlannedRecord[] =>
      tasks.flatMap((task) => {
        const record = readRecord(task, row);
        if (!record) return [];
        const neededCall = record.call && isNeeded(record.call) ? record.call : undefined;
        if (neededCall) planned.add(hashOf(neededCall.key));
        return [{ ...record, task, neededCall }];
      }),
    /**
     * Drops a call that succeeded, since the journal has it and a million keys take many megabytes.
     */
    forget: ({ key }: PlannedCall) => void planned.delete(hashOf(key)),
  };
}
