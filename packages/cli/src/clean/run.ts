import { existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { basename } from "node:path";
import { ResponseParseError } from "@data-validation/client";
import { limitsOf } from "@data-validation/client/internal/headers/limits";
import { syncFolder } from "@data-validation/client/internal/journal/files";
import { currentVersion } from "@data-validation/generated/versions";
import { type Terminal, UserError } from "../command-line.ts";
import { count, number } from "../format.ts";
import { isConfirmed } from "./ask.ts";
import { makeCalls } from "./calls.ts";
import { explain } from "./files.ts";
import { CleanJournal, type OutputNote } from "./journal.ts";
import type { Task } from "./kinds.ts";
import { writeTable } from "./output.ts";
import { type CommandEnvironment, filesBeside, type Plan } from "./plan.ts";
import { createProgress } from "./progress.ts";
import { createCollector, type ReportCollector } from "./report/collect.ts";
import { renderPage } from "./report/page.ts";
import { describe } from "./screen.ts";
import { lostIn, type Survey, survey } from "./survey.ts";
import { type Row, readRows } from "./table.ts";
import { addedColumns, cellsOf, failedCells, type RowRecord, readRecord } from "./tasks.ts";

const exitCodes = { done: 0, stopped: 1, someFailed: 3 };

const LISTED = 20;

/** Bytes of the disk that are reserved for the response to each call under way. */
const RESERVED = 64 * 1024;

type Run = {
  plan: Plan;
  /** The outcomes of each task, for the report. */
  collector: ReportCollector;
  journal: CleanJournal;
  terminal: Terminal;
  environment: CommandEnvironment;
};

/** Cleans a table: makes the calls, then writes the output from the table and the journal. Returns the exit code. */
export async function runPlan(
  given: Plan,
  terminal: Terminal,
  environment: CommandEnvironment,
): Promise<number> {
  const { isDry: isReadOnly, versionHeader, responseAt, baseUrl, options } = given;
  const [file] = filesBeside(given.out);
  const check = { requested: currentVersion, path: "/validate", versionHeader, responseAt };
  // Everything besides the values that affects responses. A dry run without a base URL reads any journal.
  const work = baseUrl === "" ? undefined : { baseUrl, version: currentVersion, options };
  const journal = new CleanJournal(file, check, { work, isReadOnly, write: environment.write });
  try {
    if (!isReadOnly) rejectForeign(given, journal);
    const found = await survey(given, journal);
    const plan = { ...given, tasks: tasksWithRecords(given, found) };
    const run = { plan, journal, terminal, environment, collector: createCollector(plan.tasks) };
    terminal.err(describe(plan, found));
    const saved = savedBy(run);
    const before = saved > 0 ? `, ${count(saved, "response")} saved by an earlier run` : "";
    terminal.err(`${count(found.rows, "row")}, ${count(found.calls, "call")} to make${before}\n`);
    if (plan.price !== undefined)
      terminal.err(
        `  ${count(found.calls, "call")} × ${plan.price} = ${number(found.calls * plan.price)} credits\n`,
      );
    if (!isReadOnly && !(await isConfirmed(plan, found, terminal))) {
      terminal.err("Nothing was sent.\n");
      return exitCodes.stopped;
    }
    if (!isReadOnly) return await callAndWrite(run, found);
    terminal.out(`${count(found.calls, "call")} would be made; none was.\n`);
    listUnreadable(found, terminal);
    return exitCodes.done;
  } finally {
    journal.close();
  }
}

/** Drops guessed tasks without a value in any row: a country alone is not a company. */
function tasksWithRecords({ tasks, named }: Plan, found: Survey): Task[] {
  const filled = tasks.filter(
    ({ label, columns }) =>
      (found.tasks.get(label)?.rows ?? 0) > 0 || columns.some((column) => named.has(column)),
  );
  return filled.length > 0 ? filled : tasks;
}

function savedBy({ journal: { counts } }: Run): number {
  return counts.succeeded + counts.unusable;
}

/**
 * What is saved, and how to continue. `place`: the actual place of the envelope, if it differs from the expected one.
 */
function adviceToContinue(run: Run, place: string | undefined): string {
  const saved = `${count(savedBy(run), "response")} saved in ${basename(run.journal.file)}`;
  const again =
    place === undefined
      ? "Run the same command again"
      : `Run the command again with --response-at ${place}`;
  return `${saved}. ${again} to go on.`;
}

async function callAndWrite(run: Run, found: Survey): Promise<number> {
  const { plan, journal, terminal, environment } = run;
  const { signal } = environment;
  const endEarly = (why: string, code: number, place?: string) => {
    terminal.err(`${why}\n${adviceToContinue(run, place)}\n`);
    return code;
  };
  try {
    if (found.calls > 0) journal.reserve(plan.concurrency * RESERVED);
    const progress = createProgress(terminal, found.calls);
    const warn = (message: string) => terminal.err(`${message}\n`);
    const onProgress = (done: number, response: Response | undefined) => {
      left = limitsOf(response?.headers).dailyCreditsLeft ?? left;
      progress.show(done);
    };
    let left: number | undefined;
    const stop = await makeCalls(plan, journal, environment, warn, onProgress).finally(
      progress.end,
    );
    if (left !== undefined) terminal.err(`${number(left)} credits are left for the day.\n`);
    if (stop !== undefined)
      return endEarly(
        `Stopped: ${stop instanceof Error ? stop.message : stop}`,
        exitCodes.stopped,
        stop instanceof ResponseParseError ? stop.responseAt : undefined,
      );
    if (signal?.aborted)
      return endEarly("Interrupted.", 128 + constants.signals[signal.reason as NodeJS.Signals]);
    const proposals = await writeOutput(run);
    writeReport(run, found, left);
    return finish(run, found, proposals);
  } catch (error) {
    const explained = explain(error);
    if (explained instanceof UserError) return endEarly(explained.message, exitCodes.stopped);
    throw explained;
  }
}

/** Rejects an output that another program wrote, or that was changed. */
function rejectForeign({ out, isForced }: Plan, { output }: CleanJournal): void {
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

/** The number of each proposal, by the label of its task. */
type Proposals = Map<string, Map<string, number>>;

/** Writes the output to a temporary file, and renames it once it is complete and durable. */
async function writeOutput(run: Run): Promise<Proposals> {
  const { table, tasks, out, limit, hasDetails } = run.plan;
  const [, partial] = filesBeside(out);
  const proposals: Proposals = new Map(tasks.map(({ label }) => [label, new Map()]));
  const columns = tasks.flatMap((task) => addedColumns(task, hasDetails));
  await writeTable(partial, table, columns, run.environment.write, async (writer) => {
    for await (const row of readRows(table, limit)) {
      const added = tasks.flatMap((task) => cellsFor(task, row, run, proposals));
      writer.add(row, Object.fromEntries(added));
    }
  });
  // After a stop between these two steps, the output is still recognised as this command's.
  await run.journal.write("output", { output: noteOf(partial) });
  renameSync(partial, out);
  syncFolder(out);
  return proposals;
}

/** The cells that a task adds to a row, by their columns. */
function cellsFor(task: Task, row: Row, run: Run, proposals: Proposals) {
  const { hasDetails, report } = run.plan;
  const columns = addedColumns(task, hasDetails);
  const record = readRecord(task, row);
  if (!record) return columns.map((column) => [column, ""]);
  const outcome = outcomeOf(record, run);
  const cells =
    typeof outcome === "string"
      ? failedCells(task, outcome, hasDetails)
      : cellsOf(task, outcome, record, hasDetails);
  if (report !== undefined)
    run.collector.add(task, row, cells, typeof outcome === "string" ? undefined : outcome);
  const proposal = cells[task.columns.length] ?? "";
  const counts = proposals.get(task.label);
  counts?.set(proposal, (counts.get(proposal) ?? 0) + 1);
  return columns.map((column, index) => [column, cells[index]]);
}

/** The body of the response to a record, or why there is none. */
function outcomeOf({ call, problem = "" }: RowRecord, { plan, journal }: Run): object | string {
  if (!call) return problem;
  const entry = journal.get(call.key);
  if (!entry)
    throw new UserError(
      `${plan.table.file} was changed during the run. Run the same command again.`,
    );
  return entry.error ?? (journal.envelopeOf(entry) as object);
}

/** Writes the page for people. It may contain values, so only its owner can read it. */
function writeReport(
  { plan, journal, collector }: Run,
  { rows, unreadable }: Survey,
  left: number | undefined,
): void {
  const { report, hasValues, table, price } = plan;
  if (report === undefined) return;
  const { succeeded, failed } = journal.counts;
  const calls = succeeded + failed;
  const options = { file: table.file, date: new Date(), rows, unreadable, calls, hasValues };
  const page = renderPage(collector.tasks, { ...options, used: price && price * calls, left });
  rmSync(report, { force: true });
  writeFileSync(report, page, { mode: 0o600 });
}

/** Prints the result of a run, and deletes the journal once it is no longer needed. */
function finish(
  { plan: { out, limit }, journal, terminal }: Run,
  found: Survey,
  proposals: Proposals,
): number {
  const { failed, succeeded } = journal.counts;
  terminal.out(
    `${count(found.rows, "row")} in ${out}, from ${count(succeeded + failed, "call")}.\n`,
  );
  for (const [label, counts] of proposals) {
    terminal.out(`${label}\n`);
    const sorted = [...counts].sort(([, a], [, b]) => b - a);
    for (const [proposal, times] of sorted)
      terminal.out(`${number(times).padStart(12)}  ${proposal}\n`);
  }
  listUnreadable(found, terminal);
  const lost = lostIn(found);
  if (lost > 0)
    terminal.out(
      `${count(lost, "value")} lost digits in a spreadsheet and ${lost === 1 ? "was" : "were"} not sent. Export the column again as text.\n`,
    );
  const name = basename(journal.file);
  if (failed > 0)
    terminal.out(
      `${count(failed, "value")} failed: the reason is in the row. Try them again with --retry-failed; ${name} keeps the rest.\n`,
    );
  else if (Number.isFinite(limit))
    terminal.out(`${name} keeps the responses for the run without --limit.\n`);
  else journal.remove();
  return failed + lost > 0 || found.unreadable.length > 0 ? exitCodes.someFailed : exitCodes.done;
}

function listUnreadable({ unreadable }: Survey, terminal: Terminal): void {
  const { length } = unreadable;
  if (length === 0) return;
  terminal.out(
    `${count(length, "row")} cannot be read, and ${length === 1 ? "is" : "are"} written as before:\n`,
  );
  for (const line of unreadable.slice(0, LISTED)) terminal.out(`  ${line}\n`);
  if (length > LISTED) terminal.out(`  and ${number(length - LISTED)} more\n`);
}
