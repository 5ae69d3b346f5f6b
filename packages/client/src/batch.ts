import { type Journal, type JournalEntry, keepIn } from "./batch/journal.ts";
import {
  type CallResult,
  createLimiter,
  type Limiter,
  type LimiterOptions,
} from "./batch/limiter.ts";
import { type Items, type StreamOptions, stream } from "./batch/stream.ts";
import { ApiError, DataValidationError } from "./errors.ts";
import { KEY_STATUSES } from "./key.ts";
import type { CallSettings } from "./types.ts";

export type { CallResult, Items, Journal, JournalEntry, Limiter, LimiterOptions };
export { createLimiter };

/** Progress of a batch. */
export interface Progress {
  /** Items that are done, including the failed ones. */
  done: number;
  /** Items whose call failed after all retries. */
  failed: number;
  /** Calls made, including retries; of all batches that share the limiter. */
  calls: number;
  /** How often the API paused all calls. */
  pauses: number;
}

/** How a batch is processed. */
export interface BatchOptions<Item = unknown> extends LimiterOptions, StreamOptions {
  /** A limiter to share with other batches, instead of `concurrency` and `retry`. */
  limiter?: Limiter | undefined;
  /** Called after each item that is done. */
  onProgress?: ((progress: Progress) => void) | undefined;
  /** What items are compared by: equal ones that are held at the same time are called once. */
  key?: ((item: Item) => string) | undefined;
  /**
   * Where responses are kept, by `key`, before they are used: a batch that goes on after a stop, with the same journal, calls only for what it
   * lacks. Calls that are under way when a batch ends early are finished.
   */
  journal?: Journal | undefined;
}

/** Result of an item. */
export type BatchResult<Item, Data> = { index: number; item: Item } & CallResult<Data>;

/**
 * Calls the API for each item of a list, a generator or an endless stream: several calls at the same time, at the rate that the API allows. A
 * call that fails is a result and does not end the batch, unless the API rejects the key: then no further call is made.
 *
 * @example
 * for await (const { item, data, error } of batch(emails, (email, settings) => api.email.validate({ email }, settings))) …
 *
 * @param call - Makes the call for an item. It passes the settings on to the client: they hold the signal, and leave retries to the batch.
 * @throws (while results are taken) the signal's reason; an error of the journal; after the results of all calls that were under way, an error of
 * `items`, or the API's error that concerns the key (401, 402, 403)
 */
export async function* batch<Item, Data>(
  items: Items<Item>,
  call: (item: Item, settings: CallSettings) => Promise<CallResult<Data>>,
  options: BatchOptions<Item> = {},
): AsyncGenerator<BatchResult<Item, Data>, void, undefined> {
  const { concurrency = 8, retry, onProgress } = options;
  const { window = concurrency * 4 } = options;
  checkOptions({ ...options, concurrency, window });
  const { limiter = createLimiter({ concurrency, retry }) } = options;
  const caller = createCaller(call, limiter, options);
  const control = {
    window,
    isStopped: () => caller.stop !== undefined,
    isFinished: options.journal !== undefined,
  };
  let done = 0;
  let failed = 0;
  for await (const result of stream(items, caller.work, { ...options, ...control })) {
    done += 1;
    if (result.error) failed += 1;
    onProgress?.({ done, failed, calls: limiter.counts.calls, pauses: limiter.counts.pauses });
    yield result;
    caller.forget(result);
  }
  if (caller.stop) throw caller.stop.reason;
}

function checkOptions({ concurrency, window, journal, key }: BatchOptions<never>): void {
  for (const [name, value] of Object.entries({ concurrency, window }))
    if (!(Number(value) >= 1)) throw new TypeError(`batch: ${name} must be a number from 1 on.`);
  if (journal && !key)
    throw new TypeError("batch: a journal needs key, a function that names an item.");
}

/** Makes the work of a batch: one call for equal items, and none after the API rejected the key or the journal failed. */
function createCaller<Item, Data>(
  call: (item: Item, settings: CallSettings) => Promise<CallResult<Data>>,
  limiter: Limiter,
  { key, journal }: BatchOptions<Item>,
) {
  /** The calls for the items that are held, by key, each with the index of its last item. */
  const held = new Map<string, { index: number; outcome: Promise<CallResult<Data>> }>();
  const notSent = new Error("Not sent: the batch ends.");
  const caller = {
    /** Why no further call is made. */
    stop: undefined as { reason: unknown } | undefined,
    async work(
      item: Item,
      index: number,
      signal: AbortSignal,
    ): Promise<BatchResult<Item, Data> | undefined> {
      const name = key?.(item);
      const begin = () =>
        limiter.call((settings) => make(item, settings), signal, journal !== undefined);
      const outcome = (name !== undefined && held.get(name)?.outcome) || begin();
      if (name !== undefined) held.set(name, { index, outcome });
      const result = await outcome;
      if (result.error === notSent) return undefined;
      if (result.error instanceof ApiError && KEY_STATUSES.includes(result.error.status))
        caller.stop ??= { reason: result.error };
      return { index, item, ...result };
    },
    /** Forgets a call when its last item was taken. */
    forget({ item, index }: { item: Item; index: number }): void {
      const name = key?.(item);
      if (name !== undefined && held.get(name)?.index === index) held.delete(name);
    },
  };
  const make = async (item: Item, settings: CallSettings): Promise<CallResult<Data>> => {
    if (caller.stop) return { error: notSent };
    if (!journal || !key) return call(item, settings);
    const keep = keepIn(journal, key(item));
    const keepOrStop: CallSettings["keep"] = (request, send) =>
      keep(request, send).catch((reason) => {
        if (!(reason instanceof DataValidationError)) caller.stop ??= { reason };
        throw reason;
      });
    return call(item, { ...settings, keep: keepOrStop });
  };
  return caller;
}
