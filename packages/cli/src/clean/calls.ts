import {
  ApiError,
  type CallSettings,
  createClient,
  ResponseParseError,
} from "@data-validation/client";
import { batch, type CallResult } from "@data-validation/client/batch";
import { stepAfter } from "@data-validation/client/internal/errors/next-step";
import { createPace } from "../pace.ts";
import { explain } from "./files.ts";
import type { CleanJournal } from "./journal.ts";
import type { CommandEnvironment, Plan } from "./plan.ts";
import { callsIn, createPlanner } from "./planner.ts";
import { readRows } from "./table.ts";
import { makeCall, type PlannedCall } from "./tasks.ts";

type Make = (planned: PlannedCall, settings: CallSettings) => Promise<CallResult<unknown>>;

/**
 * Makes the calls of a plan, and returns why no further call was made. A response is in the journal
 * before it is checked.
 */
export async function makeCalls(
  plan: Plan,
  journal: CleanJournal,
  environment: CommandEnvironment,
  onWarning: (message: string) => void,
  onProgress: (done: number, response: Response | undefined) => void,
): Promise<unknown> {
  const { concurrency, apiKey, baseUrl, versionHeader, responseAt } = plan;
  const { fetch, signal } = environment;
  const api = createClient({ apiKey, baseUrl, versionHeader, responseAt, fetch, logLevel: "off" });
  const outcomes = createOutcomes(journal, Math.max(16, 2 * concurrency));
  const takeTurn = createPace(plan.rate);
  const call: Make = async (planned, settings) => {
    await takeTurn(signal);
    outcomes.stop ??= explain(journal.full);
    if (outcomes.stop !== undefined) return { error: new Error("Not sent: the run ends.") };
    return makeCall(api, planned, plan.options, settings);
  };
  const planner = createPlanner(plan, journal);
  const settings = { ...batchSettings(plan, environment), journal, onWarning };
  const calls = plannedCalls(plan, planner, outcomes);
  let done = 0;
  try {
    for await (const { index, item, error, response } of batch(calls, call, settings)) {
      if (error) await outcomes.fail(index, item.key, error);
      else {
        planner.forget(item);
        await outcomes.succeed(index);
      }
      onProgress(++done, response);
      outcomes.stop ??= explain(journal.full);
      if (outcomes.stop !== undefined) break;
    }
  } catch (error) {
    if (signal?.aborted) return undefined;
    outcomes.stop ??= explain(error);
  }
  if (outcomes.stop === undefined) await outcomes.decide();
  return outcomes.stop;
}

/** How calls are made: as soon as they are ready, with only those under way in memory. */
function batchSettings({ concurrency, keepCredits }: Plan, { signal, retry }: CommandEnvironment) {
  return {
    concurrency,
    window: concurrency,
    order: "ready",
    signal,
    retry,
    key: (planned: PlannedCall) => planned.key,
    keepCredits,
  } as const;
}

/** The calls of a table, row by row. */
async function* plannedCalls(
  { table, limit }: Plan,
  planner: ReturnType<typeof createPlanner>,
  outcomes: Pick<ReturnType<typeof createOutcomes>, "taken">,
): AsyncGenerator<PlannedCall> {
  for await (const row of readRows(table, limit)) {
    for (const planned of callsIn(planner.plan(row))) {
      outcomes.taken += 1;
      yield planned;
    }
  }
}

/**
 * Decides whether a failure is due to the value or the service. `limit`: the number of doubtful
 * failures that ends the run.
 */
function createOutcomes(journal: CleanJournal, limit: number) {
  /**
   * Doubtful failures, with the index of the next call: if that one or a later one succeeds, the
   * value was the reason.
   */
  const doubtful = new Map<string, { reason: string; next: number }>();
  const keep = async (key: string, reason: string) => {
    doubtful.delete(key);
    await journal.fail(key, reason).catch((error) => {
      outcomes.stop ??= explain(error);
    });
  };
  const outcomes = {
    /** Why no further call is made. */
    stop: undefined as unknown,
    /** How many calls were begun. */
    taken: 0,
    /** The API responded to a call: earlier failures were due to their values. */
    async succeed(index: number): Promise<void> {
      for (const [key, { next, reason }] of doubtful) if (next <= index) await keep(key, reason);
    },
    async fail(index: number, key: string, error: Error): Promise<void> {
      const kind = failureKindOf(error);
      if (kind === "value") {
        await outcomes.succeed(index);
        await keep(key, error.message);
      }
      if (kind === "doubtful") doubtful.set(key, { reason: error.message, next: outcomes.taken });
      if (kind === "final" || doubtful.size >= limit) outcomes.stop ??= error;
    },
    /** At the end of the calls, doubtful failures count as failures, unless no call succeeded. */
    async decide(): Promise<void> {
      const [first] = doubtful.values();
      if (first && journal.counts.succeeded === 0) outcomes.stop = new Error(first.reason);
      else for (const [key, { reason }] of doubtful) await keep(key, reason);
    },
  };
  return outcomes;
}

/**
 * Whether a failure ends the run (key, credit, quota), is a result for its value, or is doubtful
 * because the service may be the reason.
 */
function failureKindOf(error: Error): "final" | "value" | "doubtful" {
  if (error instanceof ResponseParseError && error.responseAt !== undefined) return "final";
  if (!(error instanceof ApiError)) return "doubtful";
  const { status, errors } = error;
  // A rate limit that outlasted all retries also applies to the next value.
  if (stepAfter(status, errors) === "stop" || status === 429) return "final";
  // Every value is sent to the same paths.
  return status >= 500 || status === 404 || status === 405 ? "doubtful" : "value";
}
