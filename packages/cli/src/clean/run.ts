import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { basename } from "node:path";
import { currentVersion } from "../../../../generated/versions.ts";
import { syncFolder, writeAll } from "../../../client/src/journal/files.ts";
import { count, number, type Terminal, UserError, visible } from "../command-line.ts";
import { callsOf, makeCalls, rowsOf } from "./calls.ts";
import { explain } from "./files.ts";
import { CleanJournal, type OutputNote } from "./journal.ts";
import { type CommandEnvironment, filesBeside, type Plan } from "./plan.ts";
import { createProgress } from "./progress.ts";
import { type Row, type Table, writeHead, writeRow } from "./table.ts";
import { addedColumns, cellsOf, failedCells, keyOf, type Task, valuesOf } from "./tasks.ts";

export const exitCodes = { done: 0, stopped: 1, someFailed: 3, interrupted: 130 };

const LISTED = 20;

type Survey = Awaited<ReturnType<typeof survey>>;

/** Reads the whole file once, so that no call is paid before the file is known to be readable. */
async function survey(plan: Plan, journal: CleanJournal) {
  const result = { rows: 0, calls: 0, unreadable: { count: 0, first: [] as string[] } };
  const calls = callsOf(plan, journal, ({ line, values, problem }) => {
    if (values || problem) result.rows += 1;
    if (problem === undefined) return;
    result.unreadable.count += 1;
    if (result.unreadable.count <= LISTED) result.unreadable.first.push(`line ${line}: ${problem}`);
  });
  for await (const _ of calls) result.calls += 1;
  return result;
}

/** Cleans a table: makes the calls, then writes the output from the table and the journal. Returns the exit code. */
export async function runPlan(plan: Plan, terminal: Terminal, environment: CommandEnvironment): Promise<number> {
  const { out, isDry } = plan;
  const [journalFile, partial] = filesBeside(out);
  let journal: CleanJournal | undefined;
  let hasBegun = false;
  try {
    const { write } = environment;
    const check = { requested: currentVersion, versionHeader: plan.versionHeader };
    journal = new CleanJournal(journalFile, check, { work: workOf(plan), isReadOnly: isDry, write });
    if (!isDry) refuseForeign(plan, journal);
    const found = await survey(plan, journal);
    terminal.err(describe(found, journal));
    if (isDry) {
      terminal.out(`${count(found.calls, "call")} would be made; none was.\n`);
      listUnreadable(found, terminal);
      return exitCodes.done;
    }
    hasBegun = true;
    const progress = createProgress(terminal, found.calls);
    const stop = await makeCalls(plan, journal, environment, progress.show).finally(progress.end);
    if (stop !== undefined || environment.signal?.aborted) {
      const why = stop === undefined ? "Interrupted." : `Stopped: ${stop instanceof Error ? stop.message : stop}`;
      terminal.err(`${why}\n${savedIn(journal)}\n`);
      return stop === undefined ? exitCodes.interrupted : exitCodes.stopped;
    }
    const summary = await writeOutput(plan, journal, partial, environment);
    return finish(plan, journal, found, summary, terminal);
  } catch (error) {
    const explained = explain(error);
    if (!(explained instanceof UserError) || !journal || !hasBegun) throw explained;
    terminal.err(`${explained.message}\n${savedIn(journal)}\n`);
    return exitCodes.stopped;
  } finally {
    journal?.close();
  }
}

function savedIn({ counts, file }: CleanJournal): string {
  return `${count(counts.succeeded + counts.unusable, "response")} saved in ${basename(file)}. Run the same command again to go on.`;
}

/** What responses depend on beside the values; a dry run without a base URL takes any. */
function workOf({ baseUrl, options }: Plan): unknown {
  return baseUrl === "" ? undefined : { baseUrl, version: currentVersion, options };
}

/** Rejects an output that this command did not write, or that changed since. */
function refuseForeign({ out, isForced }: Plan, { output }: CleanJournal): void {
  if (!existsSync(out) || isForced) return;
  const { size, changed } = noteOf(out);
  if (output?.size === size && output.changed === changed) return;
  throw new UserError(
    `${out} exists${output ? ", and was changed since it was written" : ""}. Choose another file with --out, or overwrite it with --force.`,
  );
}

function noteOf(file: string): OutputNote {
  const { size, mtimeMs } = statSync(file);
  return { size, changed: mtimeMs };
}

function describe({ rows, calls }: Survey, { counts }: CleanJournal): string {
  const kept = counts.succeeded + counts.unusable;
  const saved = kept > 0 ? `, ${count(kept, "response")} saved by an earlier run` : "";
  return `  ${count(rows, "row")}, ${count(calls, "call")} to make${saved}\n`;
}

/** How often each proposal was the outcome, by the label of its task. */
type Summary = Map<string, Map<string, number>>;

/** Writes the output under another name, and renames it when it is whole and safe from a power cut. */
async function writeOutput(plan: Plan, journal: CleanJournal, partial: string, { write }: CommandEnvironment) {
  const { table, tasks, out } = plan;
  const summary: Summary = new Map(tasks.map(({ label }) => [label, new Map()]));
  rmSync(partial, { force: true });
  const descriptor = openSync(partial, "wx");
  try {
    let text = writeHead(table, tasks.flatMap(addedColumns));
    const flush = () => {
      writeAll(descriptor, Buffer.from(text), write);
      text = "";
    };
    for await (const row of rowsOf(plan)) {
      const added: Record<string, string> = {};
      for (const task of tasks) {
        const cells = cellsFor(task, row, journal, table);
        for (const [index, column] of addedColumns(task).entries()) added[column] = cells[index] ?? "";
        const proposal = cells[task.columns.length];
        const counts = summary.get(task.label);
        if (proposal !== undefined) counts?.set(proposal, (counts.get(proposal) ?? 0) + 1);
      }
      text += writeRow(row, added, table) + table.end;
      if (text.length > 64 * 1024) flush();
    }
    flush();
    fsyncSync(descriptor);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
  // The journal knows the output before it gets its name.
  await journal.write("output", { output: noteOf(partial) });
  renameSync(partial, out);
  syncFolder(out);
  return summary;
}

/** The cells that a task adds to a row; none to a row without values. */
function cellsFor(task: Task, row: Row, journal: CleanJournal, { file }: Table): readonly string[] {
  if (!row.values) return [];
  const values = valuesOf(task, row.values);
  if (!values) return [];
  const entry = journal.entry(keyOf(task, values));
  if (!entry) throw new UserError(`${file} was changed during the run. Run the same command again.`);
  const { body = "", error } = entry;
  return error === undefined ? cellsOf(task, JSON.parse(body)) : failedCells(task, error);
}

/** Prints the result of a run, and deletes the journal once it is no longer needed. */
function finish({ out, limit }: Plan, journal: CleanJournal, found: Survey, summary: Summary, terminal: Terminal) {
  const { failed, succeeded } = journal.counts;
  terminal.out(`${count(found.rows, "row")} in ${out}, from ${count(succeeded + failed, "call")}.\n`);
  for (const [label, counts] of summary) {
    terminal.out(`${visible(label)}\n`);
    const sorted = [...counts].sort(([, a], [, b]) => b - a);
    for (const [proposal, times] of sorted) terminal.out(`${number(times).padStart(12)}  ${proposal}\n`);
  }
  listUnreadable(found, terminal);
  const name = basename(journal.file);
  if (failed > 0)
    terminal.out(
      `${count(failed, "value")} failed: the reason is in the row. Try them again with --retry-failed; ${name} keeps the rest.\n`,
    );
  else if (Number.isFinite(limit)) terminal.out(`${name} keeps the responses for the run without --limit.\n`);
  else journal.remove();
  return failed > 0 || found.unreadable.count > 0 ? exitCodes.someFailed : exitCodes.done;
}

function listUnreadable({ unreadable }: Survey, terminal: Terminal): void {
  if (unreadable.count === 0) return;
  terminal.out(
    `${count(unreadable.count, "row")} cannot be read, and ${unreadable.count === 1 ? "is" : "are"} written as before:\n`,
  );
  for (const line of unreadable.first) terminal.out(`  ${line}\n`);
  if (unreadable.count > LISTED) terminal.out(`  and ${number(unreadable.count - LISTED)} more\n`);
}
