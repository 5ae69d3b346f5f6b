import { type CallResult, createLimiter, type Limiter, type LimiterOptions } from "./batch/limiter.ts";
import { type Items, stream } from "./batch/stream.ts";
import type { CallSettings } from "./types.ts";

export { type CallResult, createLimiter, type Items, type Limiter, type LimiterOptions };

/** How far a batch is. */
export interface Progress {
  /** Items that are done, the failed ones included. */
  done: number;
  /** Items whose call failed in the end. */
  failed: number;
  /** Calls that were made, repeated ones included; of all that share the limiter. */
  calls: number;
  /** How often all calls waited because the API said that they were too many. */
  pauses: number;
}

/** How a batch is made. */
export interface BatchOptions extends LimiterOptions {
  /** A limiter to share with other batches; `concurrency` and `retry` are then its own. */
  limiter?: Limiter | undefined;
  /** `"input"`: results come in the order of the items (the default); `"ready"`: as they come. */
  order?: "input" | "ready" | undefined;
  /** How many items are held at the same time, at most; four times `concurrency` by default. */
  window?: number | undefined;
  /** The first item to call for, from 0, to go on after an interruption: the last `index` that you have, and one. */
  from?: number | undefined;
  /** Ends the batch, which then throws the reason of the abort. */
  signal?: AbortSignal | undefined;
  /** Called after each item that is done. */
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** What became of an item. */
export type BatchResult<Item, Data> = { index: number; item: Item } & CallResult<Data>;

/**
 * Calls the API for each item of a list, of a generator or of a stream without an end: several calls at the same time, no faster than the API
 * takes them. A call that fails is a result and not the end.
 *
 * @example
 * for await (const { item, data, error } of batch(emails, (email, settings) => api.email.validate({ email }, settings))) …
 *
 * @param call - Makes the call for an item. It passes the settings on to the client: they carry the signal, and leave repeating to the batch.
 * @throws (while results are taken) the reason of the abort, or what `items` throws
 */
export async function* batch<Item, Data>(
  items: Items<Item>,
  call: (item: Item, settings: CallSettings) => Promise<CallResult<Data>>,
  options: BatchOptions = {},
): AsyncGenerator<BatchResult<Item, Data>, void, undefined> {
  const { concurrency = 8, retry, order, from, signal, onProgress } = options;
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
  for await (const result of stream(items, work, { window, isUnordered: order === "ready", from, signal })) {
    done += 1;
    if (result.error) failed += 1;
    onProgress?.({ done, failed, calls: limiter.counts.calls, pauses: limiter.counts.pauses });
    yield result;
  }
}
