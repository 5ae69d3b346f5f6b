import { statSync } from "node:fs";
import { resolve } from "node:path";
import { createLimiter, type Limiter } from "../../../client/src/batch/limiter.ts";
import { stream } from "../../../client/src/batch/stream.ts";
import { createClient } from "../../../client/src/create-client.ts";
import { ApiError } from "../../../client/src/errors.ts";
import type { Client } from "../../../client/src/types.ts";
import { type Identity, openOutput, type State } from "./checkpoint.ts";
import type { Plan } from "./plan.ts";
import { createProgress } from "./progress.ts";
import { summarize } from "./report.ts";
import { type Row, readRows, writeHeader, writeRow } from "./rows.ts";
import { addedColumns, callFor, cellsOf, valuesOf } from "./tasks.ts";
import { type CommandEnvironment, number, type Terminal } from "./terminal.ts";

/** A row, and what is added to it; or why no row can be done any more. */
interface RowResult {
  row: Row;
  added: Record<string, string>;
  proposals: [label: string, proposal: string][];
  stop?: Error | undefined;
}

/**
 * Cleans a file: row after row into the output, and beside it how far it is.
 *
 * @returns the exit code
 * @throws `UserError` when there is an output of other work
 */
export async function runPlan(plan: Plan, terminal: Terminal, { fetch, signal }: CommandEnvironment): Promise<number> {
  const { input, encoding, format, tasks, concurrency, baseUrl, apiKey } = plan;
  const api = createClient({ apiKey, baseUrl, fetch });
  const limiter = createLimiter({ concurrency });
  const output = openOutput(plan.out, identityOf(plan), plan.isFresh);
  const { state } = output;
  const { rows: from, calls: earlier } = state;
  if (from > 0) terminal.err(`Going on after ${number(from)} rows.\n`);
  else if (format.header !== undefined && state.bytes === 0)
    output.write(writeHeader(format, tasks.flatMap(addedColumns)) + format.end);
  const progress = createProgress(terminal, statSync(input).size);

  /** The rows, as long as nobody asks for an end; what was begun is finished. */
  async function* rows() {
    for await (const row of readRows(input, encoding, format)) {
      if (signal?.aborted) return;
      yield row;
    }
  }

  const validate = (row: Row, _index: number, end: AbortSignal) => validateRow(plan, api, limiter, row, end);
  let stop: Error | undefined;
  try {
    for await (const done of stream(rows(), validate, { window: concurrency * 4, from })) {
      if (done.stop) {
        stop = done.stop;
        break;
      }
      output.write(writeRow(done.row, done.added, format) + format.end);
      if (!done.row.values) output.list(`line ${done.row.line}: ${done.row.problem}`);
      record(state, done);
      state.calls = earlier + limiter.counts.calls;
      output.commit();
      progress.show(state.rows - from, done.row.end, limiter.counts.pauses);
    }
  } finally {
    progress.end();
    state.calls = earlier + limiter.counts.calls;
    output.close(!stop && !signal?.aborted);
  }
  const again = "Run the same command again to go on.";
  if (stop) terminal.err(`Stopped after ${number(state.rows)} rows. ${stop.message}\n${again}\n`);
  else if (signal?.aborted) terminal.err(`Interrupted after ${number(state.rows)} rows. ${again}\n`);
  else summarize(plan, state, limiter.counts.pauses, terminal);
  return stop ? 1 : signal?.aborted ? 130 : 0;
}

function identityOf({ input, tasks, options, format, encoding }: Plan): Identity {
  const { size, mtimeMs } = statSync(input);
  return { input: resolve(input), size, changed: mtimeMs, work: { tasks, options, format, encoding } };
}

async function validateRow(plan: Plan, api: Client, limiter: Limiter, row: Row, end: AbortSignal): Promise<RowResult> {
  const { tasks, options } = plan;
  const outcomes = await Promise.all(
    tasks.map((task) => {
      const values = row.values && valuesOf(task, row.values);
      return values && limiter.call(callFor(api, task, values, options), end);
    }),
  );
  const done: RowResult = { row, added: {}, proposals: [] };
  tasks.forEach((task, index) => {
    const outcome = outcomes[index];
    if (outcome?.error && isFinal(outcome.error)) done.stop = outcome.error;
    const cells = outcome && cellsOf(task, outcome);
    addedColumns(task).forEach((column, at) => {
      done.added[column] = cells?.[at] ?? "";
    });
    const proposal = cells?.[task.columns.length];
    if (proposal !== undefined) done.proposals.push([task.label, proposal]);
  });
  return done;
}

/** Statuses after which no other call can succeed: the key is refused, out of credit, restricted to other addresses, or used up for now. */
const FINAL = [401, 402, 403, 429];

/** Whether there is no use in going on; another refusal of the API, or a failure of its own, concerns one row. */
function isFinal(error: Error): boolean {
  return !(error instanceof ApiError) || FINAL.includes(error.status);
}

function record(state: State, { proposals }: RowResult): void {
  state.rows += 1;
  for (const [label, proposal] of proposals) {
    state.proposals[label] ??= {};
    const counts = state.proposals[label];
    counts[proposal] = (counts[proposal] ?? 0) + 1;
  }
}
