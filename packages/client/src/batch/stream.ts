import { onAbort } from "../abort.ts";

/** A list, a generator or a stream. */
export type Items<Item> = Iterable<Item> | AsyncIterable<Item>;

/** How work on a stream of items is done. */
export interface StreamOptions {
  /** `"input"`: results in the order of the items (default); `"ready"`: as they come. */
  order?: "input" | "ready" | undefined;
  /** Items held at the same time, at most; four times `concurrency` by default. */
  window?: number | undefined;
  /** Index of the first item, to continue after an interruption: the last `index` that you have, plus one. */
  from?: number | undefined;
  /** Ends the batch, which then throws the signal's reason. */
  signal?: AbortSignal | undefined;
}

/**
 * Works on items as they come, several at the same time, and yields the results. It takes an item when there is room for it, so that an
 * endless stream needs no more memory than a short one.
 *
 * @param work - Handles an item; a rejected promise ends everything. Its signal aborts when the result is no longer wanted.
 */
export async function* stream<Item, Result>(
  items: Items<Item>,
  work: (item: Item, index: number, signal: AbortSignal) => Promise<Result>,
  { window, order, from = 0, signal }: StreamOptions & { window: number },
): AsyncGenerator<Result, void, undefined> {
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const controller = new AbortController();
  const ready = new Map<number, Result>();
  let taken = 0;
  let held = 0;
  let next = from;
  let isOver = false;
  let isTaking = false;
  let failure: { reason: unknown } | undefined;
  let wake = () => {};

  const fail = (reason: unknown) => {
    failure ??= { reason };
    wake();
  };

  const start = (item: Item, index: number) => {
    held += 1;
    work(item, index, controller.signal).then((result) => {
      ready.set(index, result);
      wake();
    }, fail);
  };

  /** Takes items while there is room. It is not awaited: a slow stream must not hold back what is ready. */
  const take = async () => {
    isTaking = true;
    try {
      while (held < window && !isOver && !failure) {
        const { done, value } = await iterator.next();
        if (done) isOver = true;
        else if (taken++ >= from) start(value, taken - 1);
      }
    } catch (reason) {
      fail(reason);
    }
    isTaking = false;
    wake();
  };

  const release = onAbort(signal, () => fail(signal?.reason));
  try {
    for (;;) {
      const change = new Promise<void>((resolve) => {
        wake = resolve;
      });
      if (failure) throw failure.reason;
      if (!isTaking && !isOver && held < window) void take();
      const index = order === "ready" ? ready.keys().next().value : next;
      if (index !== undefined && ready.has(index)) {
        const result = ready.get(index) as Result;
        ready.delete(index);
        next += 1;
        held -= 1;
        yield result;
      } else if (isOver && held === 0) return;
      else await change;
    }
  } finally {
    isOver = true;
    release();
    controller.abort(new DOMException("The result is no longer wanted.", "AbortError"));
    await iterator.return?.();
  }
}
