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

/** What a stream needs beside its options. */
export interface StreamControl {
  window: number;
  /** Whether no further item is taken. */
  isStopped: () => boolean;
  /** Whether work that is under way is finished when the stream ends early. */
  isFinished: boolean;
}

type Work<Item, Result> = (item: Item, index: number, signal: AbortSignal) => Promise<Result | undefined>;

/**
 * Works on items as they come, several at the same time, and yields the results. It takes an item when there is room for it, so that an
 * endless stream needs no more memory than a short one. Where the items throw, what is under way is finished and yielded first.
 *
 * @param work - Handles an item; undefined for no result. A rejected promise ends everything. Its signal aborts when the result is no longer
 * wanted.
 */
export async function* stream<Item, Result>(
  items: Items<Item>,
  work: Work<Item, Result>,
  { order, from = 0, signal, window, isStopped, isFinished }: StreamOptions & StreamControl,
): AsyncGenerator<Result, void, undefined> {
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const controller = new AbortController();
  const ready = new Map<number, Result | undefined>();
  const underWay = new Set<Promise<void>>();
  /** What ends the stream at once, and what the items threw, which ends it after the results. */
  const failures: { own?: { reason: unknown }; input?: { reason: unknown } } = {};
  let index = from;
  let taken = 0;
  let isOver = false;
  let isTaking = false;
  let wake = () => {};

  const fail = (reason: unknown) => {
    failures.own ??= { reason };
    wake();
  };
  const held = () => ready.size + underWay.size;
  const isClosed = () => isOver || isStopped();
  const hasRoom = () => held() < window && !isClosed() && !failures.own;
  const start = (item: Item, at: number) => {
    const done = work(item, at, controller.signal)
      .then((result) => void ready.set(at, result), fail)
      .then(() => {
        underWay.delete(done);
        wake();
      });
    underWay.add(done);
  };
  /** Takes items while there is room. It is not awaited: a slow stream must not hold back what is ready. */
  const take = async () => {
    isTaking = true;
    try {
      while (hasRoom()) {
        const { done, value } = await iterator.next();
        if (done) isOver = true;
        else if (taken++ >= from) start(value, taken - 1);
      }
    } catch (reason) {
      failures.input = { reason };
      isOver = true;
    }
    isTaking = false;
    wake();
  };
  /** The next result; none of an item that was not worked on. */
  const next = () => {
    const at = order === "ready" ? ready.keys().next().value : index;
    if (at === undefined || !ready.has(at)) return undefined;
    const result = ready.get(at);
    ready.delete(at);
    index += 1;
    return { result };
  };

  const release = onAbort(signal, () => fail(signal?.reason));
  try {
    for (;;) {
      const change = new Promise<void>((resolve) => {
        wake = resolve;
      });
      if (failures.own) throw failures.own.reason;
      if (!isTaking && hasRoom()) void take();
      const found = next();
      if (found?.result !== undefined) yield found.result;
      if (found) continue;
      if (isClosed() && held() === 0) break;
      await change;
    }
    if (failures.input) throw failures.input.reason;
  } finally {
    release();
    isOver = true;
    controller.abort(new DOMException("The result is no longer wanted.", "AbortError"));
    if (isFinished) await Promise.allSettled(underWay);
    await iterator.return?.();
  }
}
