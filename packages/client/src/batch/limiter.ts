import PQueue from "p-queue";
import * as defaults from "../defaults.ts";
import { DataValidationError, NetworkError } from "../errors/errors.ts";
import { readRetryAfter } from "../headers/retry-after.ts";
import { runWithin, sleep } from "../sending/abort.ts";
import { createRetryPolicy, type Retry } from "../sending/retry.ts";
import type { CallSettings, Success } from "../types.ts";
import { Budget } from "./budget.ts";
import { Pace } from "./pace.ts";

/** How a limiter is set up. */
export interface LimiterOptions {
  /** Concurrent calls, at most; 8 by default. HTTP 429 halves it for a while. */
  concurrency?: number | undefined;
  /** What to retry, or how often at most; 8 times by default. */
  retry?: Retry | number | undefined;
}

/** The result of a call through a limiter. */
export type CallResult<Data> =
  | Success<Data>
  | { data?: never; error: Error; response?: Response | undefined };

type MakeCall<Data> = (settings: CallSettings) => Promise<CallResult<Data>>;

/** Limits calls to the rate that the API allows. Several batches may share one. */
export interface Limiter {
  /**
   * Makes a call when it is its turn, and retries it. `make` passes the settings on to the client,
   * so that only the limiter retries. `isFinished`: whether a pending call is finished when the
   * signal aborts, because its response is paid.
   */
  call<Data>(
    make: MakeCall<Data>,
    signal?: AbortSignal,
    isFinished?: boolean,
  ): Promise<CallResult<Data>>;
  /**
   * Calls made so far, and how often and how long (in milliseconds) all of them were paused by the
   * API.
   */
  readonly counts: Readonly<{ calls: number; pauses: number; paused: number }>;
}

/**
 * Creates a limiter: a queue whose first call is alone, and that waits when nothing is left of the
 * rate limit. On HTTP 429, or on 503 with `Retry-After`, all calls pause once and continue with
 * half the concurrency, which grows again with success.
 */
export function createLimiter({ concurrency = 8, retry = 8 }: LimiterOptions = {}): Limiter {
  const queue = new PQueue({ concurrency });
  const counts = { calls: 0, pauses: 0, paused: 0 };
  const { maxRetryAfter = defaults.maxRetryAfter } = typeof retry === "object" ? retry : {};
  const budget = new Budget(maxRetryAfter);
  const pace = new Pace(queue, concurrency, maxRetryAfter, counts);
  return {
    counts,
    async call(make, signal, isFinished = false) {
      const waitAfter = createRetryPolicy(retry, {});
      // A pause begins before the queue starts the next call.
      const begin = async () => {
        const begun = Date.now();
        signal?.throwIfAborted();
        await budget.begin(signal);
        counts.calls += 1;
        const outcome = await attemptCall(make, budget, isFinished ? undefined : signal);
        const { error, response } = outcome;
        if (!error) pace.succeed(begun);
        // An error in the caller's code is not retried.
        if (!(error instanceof DataValidationError)) return { outcome };
        const wait = waitAfter(response ? { response } : { failure: error }, error.errors);
        const isPaused = wait !== undefined && asksForPause(response);
        if (isPaused) pace.pause(wait, readRetryAfter(response) > 0);
        return { outcome, wait, isPaused };
      };
      for (let priority = 0; ; priority = 1) {
        const { outcome, wait, isPaused } = await queue.add(begin, { priority });
        if (wait === undefined) return outcome;
        if (!isPaused) await sleep(wait, signal);
      }
    },
  };
}

/** Makes a call that the budget let begin. */
async function attemptCall<Data>(
  make: MakeCall<Data>,
  budget: Budget,
  signal: AbortSignal | undefined,
): Promise<CallResult<Data>> {
  let headers: Headers | undefined;
  try {
    // A signal of its own: fetch keeps each request for as long as its signal lives.
    const outcome = await runWithin(signal, 0, (own) =>
      outcomeOf(() => make({ retry: false, signal: own }), signal),
    );
    // A rejected call has its own `Retry-After`.
    if (outcome.response?.status !== 429) headers = outcome.response?.headers;
    return outcome;
  } finally {
    budget.end(headers);
  }
}

function asksForPause(response: Response | undefined): boolean {
  return response?.status === 429 || (response?.headers.has("retry-after") ?? false);
}

async function outcomeOf<Data>(
  make: () => Promise<CallResult<Data>>,
  signal?: AbortSignal,
): Promise<CallResult<Data>> {
  try {
    return await make();
  } catch (thrown) {
    signal?.throwIfAborted();
    const error =
      thrown instanceof Error ? thrown : new NetworkError(String(thrown), { cause: thrown });
    return { error, response: thrown instanceof DataValidationError ? thrown.response : undefined };
  }
}
