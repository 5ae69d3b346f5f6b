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

/**
 * Makes the calls of a plan, and writes each outcome into the journal.
 *
 * @returns why no further call was made; undefined when all were
 */
export async function makeCalls(
  plan: Plan,
  journal: Journal,
  { fetch, signal, retry }: CommandEnvironment,
  onProgress: (done: number) => void,
): Promise<unknown> {
  const { concurrency, apiKey, baseUrl } = plan;
  const api = createClient({ apiKey, baseUrl, fetch });
  const takeTurn = createPace(plan.rate);
  /** Aborts when the run ends early and no call is under way. */
  const idle = new AbortController();
  /** Failures that may be the service's or the value's: a response to a later call decides. */
  const doubtful = new Map<string, { reason: string; sent: number }>();
  /** Why no further call is made. */
  let stop: unknown;
  let [underWay, sent, done] = [0, 0, 0];
  const isEnding = () => stop !== undefined || signal?.aborted === true;
  const leave = () => {
    if (isEnding() && underWay === 0) idle.abort();
  };
  const keep = (key: string, entry: Entry) => {
    try {
      journal.add(key, entry);
      doubtful.delete(key);
    } catch (error) {
      stop ??= explain(error);
    }
  };
  async function* planned() {
    for await (const call of callsOf(plan, journal)) {
      if (isEnding()) return;
      yield call;
    }
  }
  const attempt = async ({ key, task, values }: PlannedCall, settings: CallSettings): Promise<CallResult<unknown>> => {
    await takeTurn(settings.signal);
    if (isEnding()) return { error: new Error("Not sent: the run ends.") };
    underWay += 1;
    const order = ++sent;
    try {
      const result = await callFor(api, task, values, plan.options)(settings);
      const { data, error } = result;
      if (error && kindOf(error) !== "value") return result;
      keep(key, error ? { error: error.message } : { cells: cellsOf(task, data) });
      for (const [other, { sent, reason }] of doubtful) if (sent < order) keep(other, { error: reason });
      return result;
    } finally {
      underWay -= 1;
      leave();
    }
  };
  signal?.addEventListener("abort", leave);
  try {
    const settings = { concurrency, window: concurrency, order: "ready", signal: idle.signal, retry } as const;
    for await (const { item, error } of batch(planned(), attempt, settings)) {
      if (error && !isEnding()) {
        const kind = kindOf(error);
        if (kind === "doubtful") doubtful.set(item.key, { reason: error.message, sent });
        if (kind === "final" || doubtful.size >= Math.max(16, 2 * concurrency)) stop = error;
      }
      onProgress(++done);
      leave();
    }
  } catch (error) {
    if (!idle.signal.aborted) throw error;
  } finally {
    signal?.removeEventListener("abort", leave);
  }
  if (isEnding()) return stop;
  const [first] = doubtful.values();
  if (first && journal.counts.succeeded === 0) return new Error(first.reason);
  for (const [key, { reason }] of doubtful) keep(key, { error: reason });
  return stop;
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
