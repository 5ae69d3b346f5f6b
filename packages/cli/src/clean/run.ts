import { rmSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { ResponseParseError } from "@data-validation/client";
import { limitsOf } from "@data-validation/client/internal/headers/limits";
import { currentVersion } from "@data-validation/generated/versions";
import { type Terminal, UserError } from "../command-line.ts";
import { formatNumber } from "../format.ts";
import { isConfirmed } from "./ask.ts";
import { makePlannedCalls } from "./calls.ts";
import { explainFileError } from "./file-errors.ts";
import { CleanJournal } from "./journal.ts";
import { rejectForeignOutput, writeOutput } from "./output.ts";
import type { CommandEnvironment, Plan } from "./plan.ts";
import { createProgress } from "./progress.ts";
import { createCollector, type ReportCollector } from "./report/collect.ts";
import { renderPage } from "./report/page.ts";
import { describeCalls, describePlan } from "./screen.ts";
import { filesBeside } from "./settings.ts";
import { adviceToContinue, dryRunSummary, runSummary } from "./summary.ts";
import { countLost, type Survey, surveyTable } from "./survey.ts";
import type { Task } from "./task.ts";

const cleanExitCodes = { done: 0, stopped: 1, someFailed: 3 };

/** Bytes of the disk that are reserved for the response to each call under way. */
const RESERVED_BYTES = 64 * 1024;

type CleanRun = {
  plan: Plan;
  collector: ReportCollector;
  journal: CleanJournal;
  terminal: Terminal;
  environment: CommandEnvironment;
};

/**
 * Cleans a table: makes the calls, then writes the output from the table and the journal. Returns
 * the exit code.
 */
export async function runPlan(
  wholePlan: Plan,
  terminal: Terminal,
  environment: CommandEnvironment,
): Promise<number> {
  const journal = openJournal(wholePlan, environment);
  try {
    if (!wholePlan.isDry) rejectForeignOutput(wholePlan, journal);
    const survey = await surveyTable(wholePlan, journal);
    const plan = { ...wholePlan, tasks: tasksWithRecords(wholePlan, survey) };
    terminal.err(describePlan(plan, survey));
    terminal.err(describeCalls(plan, survey, journal.saved));
    if (plan.isDry) {
      terminal.out(dryRunSummary(survey));
      return cleanExitCodes.done;
    }
    if (!(await isConfirmed(plan, survey, terminal))) {
      terminal.err("Nothing was sent.\n");
      return cleanExitCodes.stopped;
    }
    const collector = createCollector(plan.tasks);
    return await callAndWrite({ plan, journal, terminal, environment, collector }, survey);
  } finally {
    journal.close();
  }
}

function openJournal(plan: Plan, { write }: CommandEnvironment): CleanJournal {
  const { isDry: isReadOnly, versionHeader, responseAt, baseUrl, options } = plan;
  const { journal: file } = filesBeside(plan.out);
  const check = { requested: currentVersion, path: "/validate", versionHeader, responseAt };
  // Everything besides the values that affects responses. A dry run without a base URL reads any
  // journal.
  const work = baseUrl === "" ? undefined : { baseUrl, version: currentVersion, options };
  return new CleanJournal(file, check, { work, isReadOnly, write });
}

/** Drops guessed tasks without a value in any row: a country alone is not a company. */
function tasksWithRecords({ tasks, namedColumns }: Plan, survey: Survey): Task[] {
  const filled = tasks.filter(
    ({ label, columns }) =>
      (survey.tasks.get(label)?.rows ?? 0) > 0 ||
      columns.some((column) => namedColumns.has(column)),
  );
  return filled.length > 0 ? filled : tasks;
}

async function callAndWrite(run: CleanRun, survey: Survey): Promise<number> {
  const { plan, journal, terminal, environment } = run;
  const { signal } = environment;
  try {
    const { stop, creditsLeft } = await callAll(run, survey);
    if (creditsLeft !== undefined)
      terminal.err(`${formatNumber(creditsLeft)} credits are left for the day.\n`);
    if (stop !== undefined) return endStopped(run, stop);
    if (signal?.aborted) {
      const code = 128 + constants.signals[signal.reason as NodeJS.Signals];
      return endEarly(run, "Interrupted.", code);
    }
    const proposals = await writeOutput(run, environment.write);
    writeReportPage(run, survey, creditsLeft);
    terminal.out(runSummary(plan, journal, survey, proposals));
    return finish(run, survey);
  } catch (error) {
    const explained = explainFileError(error);
    if (explained instanceof UserError)
      return endEarly(run, explained.message, cleanExitCodes.stopped);
    throw explained;
  }
}

/**
 * Returns why the calls stopped, if they did, and the credits that are left for the day, if known.
 */
async function callAll({ plan, journal, terminal, environment }: CleanRun, { calls }: Survey) {
  if (calls > 0) journal.reserve(plan.concurrency * RESERVED_BYTES);
  const progress = createProgress(terminal, calls);
  let creditsLeft: number | undefined;
  const onWarning = (message: string) => terminal.err(`${message}\n`);
  const onProgress = (done: number, response: Response | undefined) => {
    creditsLeft = limitsOf(response?.headers).dailyCreditsLeft ?? creditsLeft;
    progress.show(done);
  };
  const listeners = { onWarning, onProgress };
  const stop = await makePlannedCalls(plan, journal, environment, listeners).finally(progress.end);
  return { stop, creditsLeft };
}

function endStopped(run: CleanRun, stop: unknown): number {
  const place = stop instanceof ResponseParseError ? stop.responseAt : undefined;
  const reason = stop instanceof Error ? stop.message : stop;
  return endEarly(run, `Stopped: ${reason}`, cleanExitCodes.stopped, place);
}

function endEarly(
  { journal, terminal }: CleanRun,
  reason: string,
  code: number,
  place?: string,
): number {
  terminal.err(`${reason}\n${adviceToContinue(journal, place)}`);
  return code;
}

/** Writes the page for people. It may contain values, so only its owner can read it. */
function writeReportPage(
  { plan, journal, collector }: CleanRun,
  { rows, unreadable }: Survey,
  creditsLeft: number | undefined,
): void {
  const { report, hasValues, table, price } = plan;
  if (report === undefined) return;
  const { succeeded, failed } = journal.counts;
  const calls = succeeded + failed;
  const options = { file: table.file, date: new Date(), rows, unreadable, calls, hasValues };
  const page = renderPage(collector.tasks, {
    ...options,
    usedCredits: price && price * calls,
    creditsLeft,
  });
  rmSync(report, { force: true });
  writeFileSync(report, page, { mode: 0o600 });
}

/** Deletes the journal unless a later run needs it. */
function finish({ plan, journal }: CleanRun, survey: Survey): number {
  const { failed } = journal.counts;
  if (failed === 0 && !Number.isFinite(plan.limit)) journal.remove();
  const isIncomplete = failed + countLost(survey) + survey.unreadable.length > 0;
  return isIncomplete ? cleanExitCodes.someFailed : cleanExitCodes.done;
}
