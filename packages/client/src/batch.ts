import { type CallResult, createLimiter, type Limiter, type LimiterOptions } from "./batch/limiter.ts";
import { type Items, type StreamOptions, stream } from "./batch/stream.ts";
import type { CallSettings } from "./types.ts";

export { type CallResult, createLimiter, type Items, type Limiter, type LimiterOptions };

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
export interface BatchOptions extends LimiterOptions, StreamOptions {
  /** A limiter to share with other batches, instead of `concurrency` and `retry`. */
  limiter?: Limiter | undefined;
  /** Called after each item that is done. */
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** Result of an item. */
export type BatchResult<Item, Data> = { index: number; item: Item } & CallResult<Data>;

/**
 * Calls the API for each item of a list, a generator or an endless stream: several calls at the same time, at the rate that the API allows. A
 * call that fails is a result and does not end the batch.
 *
 * @example
 * for await (const { item, data, error } of batch(emails, (email, settings) => api.email.validate({ email }, settings))) …
 *
 * @param call - Makes the call for an item. It passes the settings on to the client: they hold the signal, and leave retries to the batch.
 * @throws (while results are taken) the signal's reason, or an error of `items`
 */
export async function* batch<Item, Data>(
  items: Items<Item>,
  call: (item: Item, settings: CallSettings) => Promise<CallResult<Data>>,
  options: BatchOptions = {},
): AsyncGenerator<BatchResult<Item, Data>, void, undefined> {
  const { concurrency = 8, retry, onProgress } = options;
  const { window = concurrency * 4 } = options;
  for (const [name, value] of Object.entries({ concurrency, window }))
    if (!(value >= 1)) throw new TypeError(`batch: ${name} must be a number from 1 on.`);
  const { limiter = createLimiter({ concurrency, retry }) } = options;
  const work = async (item: Item, index: number, end: AbortSignal) => {
    const outcome = await limiter.call((settings) => call(item, settings), end);
    return { index, item, ...outcome };
  };
  let done = 0;
  let failed = 0;
  for await (const result of stream(items, work, { ...options, window })) {
    done += 1;
    if (result.error) failed += 1;
    onProgress?.({ done, failed, calls: limiter.counts.calls, pauses: limiter.counts.pauses });
    yield result;
  }
}
