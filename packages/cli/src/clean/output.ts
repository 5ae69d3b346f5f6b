import { existsSync, renameSync, statSync } from "node:fs";
import { syncFolder, type Write } from "@data-validation/client/internal/journal/files";
import { UserError } from "../command-line.ts";
import { addedColumns, cellsOf, failedCells } from "./cells.ts";
import type { CleanJournal, OutputState } from "./journal.ts";
import type { Plan } from "./plan.ts";
import { type RowRecord, readRecord } from "./record.ts";
import type { ReportCollector } from "./report/collect.ts";
import { filesBeside } from "./settings.ts";
import { readRows, type TableRow } from "./table/table.ts";
import { writeTable } from "./table/write-table.ts";
import type { Task } from "./task.ts";

/** The number of each proposal, by the label of its task. */
export type Proposals = Map<string, Map<string, number>>;

interface CellSource {
  plan: Plan;
  journal: CleanJournal;
  collector: ReportCollector;
}

/** Rejects an output that another program wrote, or that was changed. */
export function rejectForeignOutput({ out, isForced }: Plan, { output }: CleanJournal): void {
  if (!existsSync(out) || isForced) return;
  const { size, changed } = outputStateOf(out);
  if (output?.size === size && output.changed === changed) return;
  throw new UserError(
    `${out} exists${output ? ", and was changed since it was written" : ""}. Choose another file with --out, or overwrite it with --force.`,
  );
}

/** Writes the output to a temporary file, and renames it once it is complete and durable. */
export async function writeOutput(
  source: CellSource,
  write: Write | undefined,
): Promise<Proposals> {
  const { table, tasks, out, limit, hasDetails } = source.plan;
  const { partial } = filesBeside(out);
  const proposals: Proposals = new Map(tasks.map(({ label }) => [label, new Map()]));
  const columns = tasks.flatMap((task) => addedColumns(task, hasDetails));
  await writeTable(partial, table, columns, write, async (writer) => {
    for await (const row of readRows(table, limit)) {
      const added = tasks.flatMap((task) => cellsFor(task, row, source, proposals));
      writer.add(row, Object.fromEntries(added));
    }
  });
  // After a stop between these two steps, the output is still recognised as this command's.
  await source.journal.write("output", { output: outputStateOf(partial) });
  renameSync(partial, out);
  syncFolder(out);
  return proposals;
}

function outputStateOf(file: string): OutputState {
  const { size, mtimeMs } = statSync(file);
  return { size, changed: mtimeMs };
}

/** The cells that a task adds to a row, by their columns. */
function cellsFor(task: Task, row: TableRow, source: CellSource, proposals: Proposals) {
  const { hasDetails, report } = source.plan;
  const columns = addedColumns(task, hasDetails);
  const rowRecord = readRecord(task, row);
  if (!rowRecord) return columns.map((column) => [column, ""]);
  const outcome = outcomeOf(rowRecord, source);
  const cells =
    "reason" in outcome
      ? failedCells(task, outcome.reason, hasDetails)
      : cellsOf(task, outcome.body, rowRecord, hasDetails);
  if (report !== undefined)
    source.collector.add(task, row, cells, "body" in outcome ? outcome.body : undefined);
  const proposal = cells[task.columns.length] ?? "";
  const counts = proposals.get(task.label);
  counts?.set(proposal, (counts.get(proposal) ?? 0) + 1);
  return columns.map((column, index) => [column, cells[index]]);
}

/** The body of the response to a record, or why there is none. */
type RowOutcome = { body: object } | { reason: string };

function outcomeOf({ call, problem = "" }: RowRecord, { plan, journal }: CellSource): RowOutcome {
  if (!call) return { reason: problem };
  const entry = journal.get(call.key);
  if (!entry)
    throw new UserError(
      `${plan.table.file} was changed during the run. Run the same command again.`,
    );
  return entry.error === undefined
    ? { body: journal.envelopeOf(entry) as object }
    : { reason: entry.error };
}
