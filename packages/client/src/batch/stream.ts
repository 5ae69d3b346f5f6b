import { onAbort, runWithin } from "../sending/abort.ts";

/** A list, a generator or a stream. */
export type Items<Item> = Iterable<Item> | AsyncIterable<Item>;

/** How work on a stream of items is done. */
export interface StreamOptions {
  /** `"input"`: results in the order of the items (default); `"ready"`: as they come. */
  order?: "input" | "ready" | undefined;
  /** Maximum number of items in the window; four times `concurrency` by default. */
  window?: number | undefined;
  /**
   * Index of the first item, to continue after an interruption: the last `index` that you have,
   * plus one.
   */
  from?: number | undefined;
  /** Ends the batch, which then throws the signal's reason. */
  signal?: AbortSignal | undefined;
}

/**
 * Whether further items are taken, and whether pending work is finished when the stream ends early.
 */
type StreamControl = { window: number; isStopped: () => boolean; awaitsPending: boolean };

/**
 * Works on several items at the same time, and yields the results. An item is taken when there is
 * room for it, so that an endless stream needs no more memory. `work` returns undefined for no
 * result; a rejection ends everything.
 */
export async function* processItems<Item, Result>(
  items: Items<Item>,
  work: (item: Item, index: number, signal: AbortSignal) => Promise<Result | undefined>,
  { order, from = 0, signal, window, isStopped, awaitsPending }: StreamOptions & StreamControl,
): AsyncGenerator<Result, void, undefined> {
  const iterator =
    Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const controller = new AbortController();
  const release = onAbort(signal, () => controller.abort(signal?.reason));
  const queue = createQueue<Result>(order);
  const source = createSource(iterator, signal, (item, index) => {
    if (index >= from) queue.add(work(item, index, controller.signal));
  });

  try {
    for (;;) {
      signal?.throwIfAborted();
      const isClosed = source.isOver || isStopped();
      if (!isClosed && queue.results.length < window) source.take();
      const [first] = queue.results;
      if (!first && isClosed) break;
      const next = await Promise.race([first, source.taking].filter((one) => one !== undefined));
      if (!next) continue;
      queue.results.shift();
      if (next.result !== undefined) yield next.result;
    }
    if (source.failure) throw source.failure.reason;
  } finally {
    release();
    controller.abort(new DOMException("The result is no longer wanted.", "AbortError"));
    if (awaitsPending) await Promise.allSettled(queue.results);
    await iterator.return?.();
  }
}

/** The items as they are taken, each with its index, until their end or a failure. */
function createSource<Item>(
  iterator: Iterator<Item> | AsyncIterator<Item>,
  signal: AbortSignal | undefined,
  onItem: (item: Item, index: number) => void,
) {
  let nextIndex = 0;
  const source = {
    isOver: false,
    failure: undefined as { reason: unknown } | undefined,
    /**
     * The item that is being taken. It is not awaited alone, because a slow stream must not delay
     * finished results.
     */
    taking: undefined as Promise<undefined> | undefined,
    take(): void {
      source.taking ??= next();
    },
  };
  const next = async () => {
    try {
      const { done, value } = await runWithin(signal, 0, async () => iterator.next());
      if (done) source.isOver = true;
      else onItem(value, nextIndex++);
    } catch (reason) {
      source.failure = { reason };
      source.isOver = true;
    }
    source.taking = undefined;
    return undefined;
  };
  return source;
}

/** The results of pending work, in the order of the items, or as they finish. */
function createQueue<Result>(order: StreamOptions["order"]) {
  type Settled = { result: Result | undefined };
  const results: Promise<Settled>[] = [];
  /** The places that the next results take, where they come as they are ready. */
  const places: ((settled: Promise<Settled>) => void)[] = [];
  return {
    results,
    add(work: Promise<Result | undefined>): void {
      const done = work.then((result) => ({ result }));
      const next =
        order === "ready" ? new Promise<Settled>((resolve) => places.push(resolve)) : done;
      const settle = () => places.shift()?.(done);
      done.then(settle, settle);
      // A rejection is reported when its turn comes.
      next.catch(() => {});
      results.push(next);
    },
  };
}
