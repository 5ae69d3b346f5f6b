import { setTimeout } from "node:timers/promises";
import { batch, type CallResult } from "../../../client/src/batch.ts";
import { ApiError, type CallSettings, createClient } from "../../../client/src/index.ts";
import { explain } from "./files.ts";
import { type Entry, hashOf, type Journal } from "./journal.ts";
import type { CommandEnvironment, Plan } from "./plan.ts";
import { type Row, readRows } from "./table.ts";
import { callFor, cellsOf, keyOf, type Task, valuesOf } from "./tasks.ts";

/** A call that has to be made. */
interface PlannedCall {
  key: string;
  task: Task;
  values: string[];
}

/** The rows of a plan. */
export async function* rowsOf({ table, limit }: Plan) {
  let rows = 0;
  for await (const row of readRows(table)) {
    if (++rows > limit) return;
    yield row;
  }
}

/**
 * The calls that a plan still needs: equal values once, and nothing that the journal has.
 *
 * @param onRow - Called with each row, before its calls.
 */
export async function* callsOf(
  plan: Plan,
  journal: Journal,
  onRow: (row: Row) => void = () => {},
): AsyncGenerator<PlannedCall, void, undefined> {
  const taken = new Set<string>();
  for await (const row of rowsOf(plan)) {
    onRow(row);
    for (const task of plan.tasks) {
      const values = row.values && valuesOf(task, row.values);
      if (!values) continue;
      const key = keyOf(task, values);
      const hash = hashOf(key);
      const state = journal.state(key);
      if (taken.has(hash) || state === "succeeded" || (state === "failed" && !plan.retriesFailed)) continue;
      taken.add(hash);
      yield { key, task, values };
    }
  }
}

/** What making calls takes from around it. */
interface CallsOptions extends CommandEnvironment {
  onProgress: (done: number) => void;
}

/**
 * Makes the calls of a plan, and writes each outcome into the journal.
 *
 * @returns why no further call was made; undefined when all were
 */
export async function makeCalls(
  plan: Plan,
  journal: Journal,
  { fetch, signal, retry, onProgress }: CallsOptions,
): Promise<unknown> {
  const { concurrency, apiKey, baseUrl } = plan;
  const api = createClient({ apiKey, baseUrl, fetch });
  const run = new Run(plan, journal, ({ task, values }) => callFor(api, task, values, plan.options), signal);
  signal?.addEventListener("abort", run.leave);
  let done = 0;
  try {
    const results = batch(run.planned(), run.attempt, {
      concurrency,
      window: concurrency,
      order: "ready",
      signal: run.idle.signal,
      retry,
    });
    for await (const { item, error } of results) {
      if (error) run.fail(item.key, error);
      onProgress(++done);
      run.leave();
    }
  } catch (error) {
    if (!run.idle.signal.aborted) throw error;
  } finally {
    signal?.removeEventListener("abort", run.leave);
  }
  return run.end();
}

type Prepare = (call: PlannedCall) => ReturnType<typeof callFor>;

/** The calls of a run: what is under way, and what no response has explained yet. */
class Run {
  /** Aborts when the run ends early and no call is under way. */
  readonly idle = new AbortController();
  readonly #plan: Plan;
  readonly #journal: Journal;
  readonly #signal: AbortSignal | undefined;
  readonly #prepare: Prepare;
  readonly #takeTurn: ReturnType<typeof createPace>;
  /** Failures that may be the service's or the value's: a response to a later call decides. */
  readonly #doubtful = new Map<string, { reason: string; sent: number }>();
  /** Why no further call is made. */
  #stop: unknown;
  #underWay = 0;
  #sent = 0;

  constructor(plan: Plan, journal: Journal, prepare: Prepare, signal: AbortSignal | undefined) {
    this.#plan = plan;
    this.#journal = journal;
    this.#prepare = prepare;
    this.#signal = signal;
    this.#takeTurn = createPace(plan.rate);
  }

  get #isEnding(): boolean {
    return this.#stop !== undefined || this.#signal?.aborted === true;
  }

  readonly leave = (): void => {
    if (this.#isEnding && this.#underWay === 0) this.idle.abort();
  };

  async *planned() {
    for await (const call of callsOf(this.#plan, this.#journal)) {
      if (this.#isEnding) return;
      yield call;
    }
  }

  readonly attempt = async (call: PlannedCall, settings: CallSettings): Promise<CallResult<unknown>> => {
    await this.#takeTurn(settings.signal);
    if (this.#isEnding) return { error: new Error("Not sent: the run ends.") };
    this.#underWay += 1;
    const order = ++this.#sent;
    try {
      const result = await this.#prepare(call)(settings);
      const { data, error } = result;
      if (error && kindOf(error) !== "value") return result;
      this.#keep(call.key, error ? { error: error.message } : { cells: cellsOf(call.task, data) });
      for (const [other, { sent, reason }] of this.#doubtful) if (sent < order) this.#keep(other, { error: reason });
      return result;
    } finally {
      this.#underWay -= 1;
      this.leave();
    }
  };

  /** Takes a call that failed for good. */
  fail(key: string, error: Error): void {
    if (this.#isEnding) return;
    const kind = kindOf(error);
    if (kind === "doubtful") this.#doubtful.set(key, { reason: error.message, sent: this.#sent });
    if (kind === "final" || this.#doubtful.size >= Math.max(16, 2 * this.#plan.concurrency)) this.#stop = error;
  }

  /** Why no further call was made; undefined when all were. */
  end(): unknown {
    if (this.#isEnding) return this.#stop;
    const [first] = this.#doubtful.values();
    if (first && this.#journal.counts.succeeded === 0) return new Error(first.reason);
    for (const [key, { reason }] of this.#doubtful) this.#keep(key, { error: reason });
    return this.#stop;
  }

  #keep(key: string, entry: Entry): void {
    try {
      this.#journal.add(key, entry);
      this.#doubtful.delete(key);
    } catch (error) {
      this.#stop ??= explain(error);
    }
  }
}

/**
 * Whether a failure ends the run (the key is rejected, out of credit or used up for now), is a result for its value, or may be
 * either: nothing of the API responded, or it failed itself.
 */
function kindOf(error: Error): "final" | "value" | "doubtful" {
  if (!(error instanceof ApiError)) return "doubtful";
  if ([401, 402, 403, 429].includes(error.status)) return "final";
  return error.status >= 500 || error.status === 404 || error.status === 405 ? "doubtful" : "value";
}

/** Spaces calls so that there are no more than so many a second. */
function createPace(rate: number): (signal: AbortSignal | undefined) => Promise<void> {
  let next = 0;
  return async (signal) => {
    const now = Date.now();
    const turn = Math.max(now, next);
    next = turn + 1000 / rate;
    if (turn > now) await setTimeout(turn - now, undefined, { signal });
  };
}
