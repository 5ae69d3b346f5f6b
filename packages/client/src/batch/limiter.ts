import PQueue from "p-queue";
import { DataValidationError, NetworkError } from "../errors.ts";
import { createRetryPolicy, type Retry } from "../retry.ts";
import type { CallSettings, Success } from "../types.ts";

/** How a limiter is set up. */
export interface LimiterOptions {
  /** How many calls are under way at the same time, at most; 8 by default. A refusal for too many calls halves it for a while. */
  concurrency?: number | undefined;
  /** What is repeated, or how often at most; 8 times by default. */
  retry?: Retry | number | undefined;
}

/** What a call through a limiter gives. */
export type CallResult<Data> = Success<Data> | { data?: never; error: Error; response?: Response | undefined };

/** A call that a limiter may make several times. It passes the settings on to the client, so that the limiter alone repeats. */
export type LimitedCall<Data> = (settings: CallSettings) => Promise<Success<Data> | CallResult<Data>>;

/** Lets calls go out no faster than the API takes them. Several batches may share one. */
export interface Limiter {
  /** Makes a call when it is its turn, and again while that helps. */
  call<Data>(make: LimitedCall<Data>, signal?: AbortSignal): Promise<CallResult<Data>>;
  /** What it has done so far: calls made, and how often and how long (in milliseconds) all of them waited because the API said so. */
  readonly counts: Readonly<{ calls: number; pauses: number; paused: number }>;
}

/**
 * Makes a limiter: a queue that stops as a whole, once, when the API says that the calls are too many (429) or that it is not there (503 with
 * `Retry-After`), and goes on at half the speed, which grows again with success.
 */
export function createLimiter({ concurrency = 8, retry = 8 }: LimiterOptions = {}): Limiter {
  const queue = new PQueue({ concurrency });
  const counts = { calls: 0, pauses: 0, paused: 0 };
  let resumeAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let successes = 0;

  const pause = (milliseconds: number) => {
    const now = Date.now();
    const until = now + milliseconds;
    if (until <= resumeAt) return;
    // Answers to calls that were under way when the first one was refused tell nothing new: the speed is halved once.
    if (now >= resumeAt) {
      counts.pauses += 1;
      queue.concurrency = Math.max(1, Math.floor(queue.concurrency / 2));
      successes = 0;
    }
    counts.paused += until - Math.max(now, resumeAt);
    resumeAt = until;
    queue.pause();
    clearTimeout(timer);
    timer = setTimeout(() => queue.start(), milliseconds);
  };

  const succeed = () => {
    // One more call may be under way after four rounds of success: faster, and an API at its limit refuses more than it answers.
    if (++successes < 4 * queue.concurrency || queue.concurrency >= concurrency) return;
    queue.concurrency += 1;
    successes = 0;
  };

  return {
    counts,
    async call(make, signal) {
      const waitAfter = createRetryPolicy(retry, {});
      for (let isRepeated = false; ; isRepeated = true) {
        signal?.throwIfAborted();
        const attempt = async () => {
          signal?.throwIfAborted();
          counts.calls += 1;
          return whileWanted(signal, (own) => outcomeOf(make({ retry: false, signal: own }), signal));
        };
        const outcome = await queue.add(attempt, { priority: isRepeated ? 1 : 0 });
        if (!outcome.error) {
          succeed();
          return outcome;
        }
        const { response } = outcome;
        // What is no outcome of a call, a mistake in the caller's code, is not repeated.
        if (!(outcome.error instanceof DataValidationError)) return outcome;
        const wait = waitAfter(response ? { response } : { failure: outcome.error });
        if (wait === undefined) return outcome;
        if (response?.status === 429 || response?.headers.has("retry-after")) pause(wait);
        else await delay(wait, signal);
      }
    },
  };
}

/** Gives a call a signal of its own: a platform's fetch remembers each request with the signal that it was given, as long as that lives. */
async function whileWanted<Value>(
  signal: AbortSignal | undefined,
  work: (own: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  signal?.addEventListener("abort", stop, { once: true });
  try {
    return await work(controller.signal);
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}

async function outcomeOf<Data>(made: Promise<CallResult<Data>>, signal?: AbortSignal): Promise<CallResult<Data>> {
  try {
    return await made;
  } catch (thrown) {
    signal?.throwIfAborted();
    const error = thrown instanceof Error ? thrown : new NetworkError(String(thrown), { cause: thrown });
    return { error, response: thrown instanceof DataValidationError ? thrown.response : undefined };
  }
}

function delay(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
