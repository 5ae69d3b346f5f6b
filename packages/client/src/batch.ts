import { createKeep, type Journal, type JournalEntry } from "./batch/journal.ts";
import {
  type CallResult,
  createLimiter,
  type Limiter,
  type LimiterOptions,
} from "./batch/limiter.ts";
import { type Items, processItems, type StreamOptions } from "./batch/stream.ts";
import { DataValidationError } from "./errors/errors.ts";
import { stepAfter } from "./errors/next-step.ts";
import { ApiError, ResponseParseError } from "./errors/response-errors.ts";
import { limitsOf } from "./headers/limits.ts";
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
  /**
   * Credits to keep: no call begins once a response states that no more are left today. Pending
   * calls are finished, so at most `concurrency` more are paid.
   */
  keepCredits?: number | undefined;
  /** Takes a warning, once; `console.warn` by default. */
  onWarning?: ((message: string) => void) | undefined;
  /** Called after each item that is done. */
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Returns the key by which items are compared: duplicates in the window are sent once. */
  key?: ((item: Item) => string) | undefined;
  /**
   * Stores responses, by `key`, before they are used. A later batch with the same journal repeats
   * only calls that are not in it. Pending calls of a batch that ends early are finished.
   */
  journal?: Journal | undefined;
}

/** Result of an item. */
export type BatchResult<Item, Data> = { index: number; item: Item } & CallResult<Data>;

/**
 * Calls the API for each item of a list, a generator or an endless stream: the first call alone,
 * then several at the same time, at the rate that the API allows. A failed call is a result and
 * does not end the batch, unless every other call would fail too: then no further call is made.
 *
 * @example
 * for await (const { item, data, error } of batch(emails, (email, settings) => api.email.validate({ email }, settings))) …
 *
 * @param call - Makes the call for an item. It passes the settings on to the client: they hold the
 *   signal, and leave retries to the batch.
 * @throws (while results are taken) the signal's reason; an error of the journal; after the results
 *   of all pending calls, an error of `items`, the API's error that concerns the key, its credit or
 *   its quota (401, 402, 403, some 429), the error that names `responseAt`, or the error for
 *   reaching `keepCredits`
 */
export async function* batch<Item, Data>(
  items: Items<Item>,
  call: (item: Item, settings: CallSettings) => Promise<CallResult<Data>>,
  options: BatchOptions<Item> = {},
): AsyncGenerator<BatchResult<Item, Data>, void, undefined> {
  const { concurrency = 8, retry, onProgress } = options;
  const { window = concurrency * 4 } = options;
  checkBatchOptions({ ...options, concurrency, window });
  const { limiter = createLimiter({ concurrency, retry }) } = options;
  const caller = new Caller(call, limiter, options);
  const control = {
    window,
    isStopped: () => caller.stop !== undefined,
    awaitsPending: options.journal !== undefined,
  };
  const work = (item: Item, index: number, signal: AbortSignal) =>
    caller.callFor(item, index, signal);
  let done = 0;
  let failed = 0;
  for await (const result of processItems(items, work, { ...options, ...control })) {
    done += 1;
    if (result.error) failed += 1;
    onProgress?.({ done, failed, calls: limiter.counts.calls, pauses: limiter.counts.pauses });
    yield result;
    caller.forget(result);
  }
  if (caller.stop) throw caller.stop.reason;
}

function checkBatchOptions({ concurrency, window, journal, key }: BatchOptions<never>): void {
  for (const [name, value] of Object.entries({ concurrency, window }))
    if (!(Number(value) >= 1)) throw new TypeError(`batch: ${name} must be a number from 1 on.`);
  if (journal && !key)
    throw new TypeError("batch: a journal needs key, a function that names an item.");
}

/**
 * Whether every other call fails too: because of the key, its credit or its quota, or since the
 * envelope has another place.
 */
function endsAll(error: Error | undefined): boolean {
  if (error instanceof ResponseParseError) return error.responseAt !== undefined;
  return error instanceof ApiError && stepAfter(error.status, error.errors) === "stop";
}

/** Watches the credits of the key. `stop` is called once no more than `keepCredits` are left. */
function createCreditWatch(
  { keepCredits, onWarning = (message) => console.warn(message) }: BatchOptions<never>,
  stop: (reason: Error) => void,
) {
  let isSilent = keepCredits === undefined;
  return {
    read(response: Response | undefined): void {
      if (keepCredits === undefined || !response?.ok) return;
      const { dailyCreditsLeft: left } = limitsOf(response.headers);
      if (left !== undefined && left <= keepCredits)
        stop(
          new DataValidationError(
            `${left} credits are left today, and keepCredits is ${keepCredits}.`,
            { response },
          ),
        );
      if (left !== undefined || isSilent) return;
      isSilent = true;
      onWarning("The API does not state the credits that are left: keepCredits has no effect.");
    },
  };
}

/**
 * Makes the calls of a batch: one for equal items, and none after the API rejected the key or the
 * journal failed.
 */
class Caller<Item, Data> {
  /** Why no further call is made. */
  stop: { reason: unknown } | undefined;
  readonly #call: (item: Item, settings: CallSettings) => Promise<CallResult<Data>>;
  readonly #limiter: Limiter;
  readonly #options: BatchOptions<Item>;
  readonly #credits: ReturnType<typeof createCreditWatch>;
  /** The calls for the items that are held, by key, each with the index of its last item. */
  readonly #callsByKey = new Map<string, { index: number; outcome: Promise<CallResult<Data>> }>();

  constructor(
    call: (item: Item, settings: CallSettings) => Promise<CallResult<Data>>,
    limiter: Limiter,
    options: BatchOptions<Item>,
  ) {
    this.#call = call;
    this.#limiter = limiter;
    this.#options = options;
    this.#credits = createCreditWatch(options as BatchOptions<never>, (reason) => {
      this.stop ??= { reason };
    });
  }

  async callFor(
    item: Item,
    index: number,
    signal: AbortSignal,
  ): Promise<BatchResult<Item, Data> | undefined> {
    const { key, journal } = this.#options;
    const name = key?.(item);
    const begin = () =>
      this.#limiter.call(
        (settings) => this.#callOnce(item, settings),
        signal,
        journal !== undefined,
      );
    const outcome = (name !== undefined && this.#callsByKey.get(name)?.outcome) || begin();
    if (name !== undefined) this.#callsByKey.set(name, { index, outcome });
    const result = await outcome;
    if (result.error === notSent) return undefined;
    if (endsAll(result.error)) this.stop ??= { reason: result.error };
    this.#credits.read(result.response);
    return { index, item, ...result };
  }

  /** Forgets a call when its last item was taken. */
  forget({ item, index }: { item: Item; index: number }): void {
    const name = this.#options.key?.(item);
    if (name !== undefined && this.#callsByKey.get(name)?.index === index)
      this.#callsByKey.delete(name);
  }

  async #callOnce(item: Item, settings: CallSettings): Promise<CallResult<Data>> {
    const { key, journal } = this.#options;
    if (this.stop) return { error: notSent };
    if (!journal || !key) return this.#call(item, settings);
    const keep = createKeep(journal, key(item));
    const keepOrStop: CallSettings["keep"] = (request, send) =>
      keep(request, send).catch((reason) => {
        if (!(reason instanceof DataValidationError)) this.stop ??= { reason };
        throw reason;
      });
    return this.#call(item, { ...settings, keep: keepOrStop });
  }
}

/** The outcome of an item that comes after the end of its batch. */
const notSent = new Error("Not sent: the batch ends.");
