import { setTimeout } from "node:timers/promises";
import { type BatchOptions, batch, type CallResult, type Journal } from "../../../client/src/batch.ts";
import { ApiError, type CallSettings, createClient } from "../../../client/src/index.ts";
import { hashOf } from "../../../client/src/journal/files.ts";
import { explain } from "./files.ts";
import type { CleanJournal } from "./journal.ts";
import type { CommandEnvironment, Plan } from "./plan.ts";
import { type Row, readRows } from "./table.ts";
import { callFor, keyOf, type Task, valuesOf } from "./tasks.ts";

interface PlannedCall {
  key: string;
  task: Task;
  values: string[];
}

export async function* rowsOf({ table, limit }: Plan) {
  let rows = 0;
  for await (const row of readRows(table)) {
    if (++rows > limit) return;
    yield row;
  }
}

/** The calls that a plan still needs: equal values once, and nothing that the journal has. `onRow` gets each row before its calls. */
export async function* callsOf(plan: Plan, journal: CleanJournal, onRow: (row: Row) => void = () => {}) {
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
      yield { key, task, values } satisfies PlannedCall;
    }
  }
}

/** Makes the calls of a plan, and returns why no further call was made. A response is in the journal before it is checked. */
export async function makeCalls(
  plan: Plan,
  journal: CleanJournal,
  { fetch, signal, retry }: CommandEnvironment,
  onProgress: (done: number) => void,
): Promise<unknown> {
  const { concurrency, apiKey, baseUrl, versionHeader } = plan;
  const api = createClient({ apiKey, baseUrl, versionHeader, fetch, logLevel: "off" });
  const outcomes = new Outcomes(journal, Math.max(16, 2 * concurrency));
  const takeTurn = createPace(plan.rate);
  const call = async ({ key, task, values }: PlannedCall, settings: CallSettings): Promise<CallResult<unknown>> => {
    await takeTurn(signal);
    if (outcomes.stop !== undefined) return { error: new Error("Not sent: the run ends.") };
    outcomes.sent(key);
    const result = await callFor(api, task, values, plan.options, settings);
    if (!result.error) await outcomes.succeed(key);
    return result;
  };
  // A call that failed is made again only for --retry-failed, which does not take the response that was paid.
  const responses: Journal = {
    read: async (key) => (journal.state(key) === "failed" ? undefined : journal.read(key)),
    write: (key, entry) => journal.write(key, entry),
  };
  const settings: BatchOptions<PlannedCall> = { concurrency, window: concurrency, order: "ready", signal, retry };
  let done = 0;
  try {
    const results = batch(callsOf(plan, journal), call, { ...settings, journal: responses, key: ({ key }) => key });
    for await (const { item, error } of results) {
      if (error) await outcomes.fail(item.key, error);
      onProgress(++done);
      if (outcomes.stop !== undefined) break;
    }
  } catch (error) {
    if (signal?.aborted) return undefined;
    outcomes.stop ??= explain(error);
  }
  if (outcomes.stop === undefined) await outcomes.decide();
  return outcomes.stop;
}

class Outcomes {
  /** Why no further call is made. */
  stop: unknown;
  private readonly journal: CleanJournal;
  private readonly limit: number;
  /** Failures that may be the service's or the value's: a response to a later call decides. */
  private readonly doubtful = new Map<string, { reason: string; sent: number }>();
  private readonly order = new Map<string, number>();
  private count = 0;

  /** @param limit - How many doubtful failures end the run. */
  constructor(journal: CleanJournal, limit: number) {
    this.journal = journal;
    this.limit = limit;
  }

  sent(key: string): void {
    this.order.set(key, ++this.count);
  }

  /** A response of the API: what failed before it was not the service's fault. */
  async succeed(key: string): Promise<void> {
    const order = this.order.get(key) ?? 0;
    this.order.delete(key);
    for (const [other, { sent, reason }] of this.doubtful) if (sent < order) await this.keep(other, reason);
  }

  async fail(key: string, error: Error): Promise<void> {
    const kind = kindOf(error);
    if (kind === "value") {
      await this.succeed(key);
      await this.keep(key, error.message);
    }
    if (kind === "doubtful") this.doubtful.set(key, { reason: error.message, sent: this.count });
    this.order.delete(key);
    if (kind === "final" || this.doubtful.size >= this.limit) this.stop ??= error;
  }

  /** At the end of the calls: what is still in doubt failed, unless nothing succeeded. */
  async decide(): Promise<void> {
    const [first] = this.doubtful.values();
    if (first && this.journal.counts.succeeded === 0) this.stop = new Error(first.reason);
    else for (const [key, { reason }] of this.doubtful) await this.keep(key, reason);
  }

  private async keep(key: string, reason: string): Promise<void> {
    this.doubtful.delete(key);
    try {
      await this.journal.fail(key, reason);
    } catch (error) {
      this.stop ??= explain(error);
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
