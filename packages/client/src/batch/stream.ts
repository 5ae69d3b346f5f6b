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
  isStopped?: () => boolean;
  /** Whether work that is under way is finished when the stream ends early. */
  isFinished?: boolean;
}

/**
 * Works on items as they come, several at the same time, and yields the results. It takes an item when there is room for it, so that an
 * endless stream needs no more memory than a short one.
 *
 * Where the items throw, what is under way is finished and yielded before the stream throws too.
 *
 * @param work - Handles an item; undefined for no result. A rejected promise ends everything. Its signal aborts when the result is no longer
 * wanted.
 */
export async function* stream<Item, Result>(
  items: Items<Item>,
  work: Work<Item, Result>,
  options: StreamOptions & StreamControl,
): AsyncGenerator<Result, void, undefined> {
  const { signal } = options;
  const flow = new Flow(items, work, options);
  const release = onAbort(signal, () => flow.fail(signal?.reason));
  try {
    for (;;) {
      const change = flow.change();
      flow.takeMore();
      const next = flow.next();
      if (next?.result !== undefined) yield next.result;
      if (next) continue;
      if (flow.isDone()) return;
      await change;
    }
  } finally {
    release();
    await flow.end();
  }
}

type Work<Item, Result> = (item: Item, index: number, signal: AbortSignal) => Promise<Result | undefined>;

/** The items of a stream that are held: those under way, and those whose results are ready. */
class Flow<Item, Result> {
  private readonly iterator: AsyncIterator<Item> | Iterator<Item>;
  private readonly controller = new AbortController();
  private readonly ready = new Map<number, Result | undefined>();
  private readonly underWay = new Set<Promise<unknown>>();
  private readonly work: Work<Item, Result>;
  private readonly options: StreamOptions & StreamControl;
  private index: number;
  private taken = 0;
  private held = 0;
  private isOver = false;
  private isTaking = false;
  /** What ends the stream at once. */
  private failure: { reason: unknown } | undefined;
  /** What the items threw: it ends the stream after the results. */
  private inputFailure: { reason: unknown } | undefined;
  private wake = () => {};

  constructor(items: Items<Item>, work: Work<Item, Result>, options: StreamOptions & StreamControl) {
    this.iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
    this.work = work;
    this.options = options;
    this.index = options.from ?? 0;
  }

  /** Resolves when there is a result, an item or a failure. */
  change(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  fail(reason: unknown): void {
    this.failure ??= { reason };
    this.wake();
  }

  /** Takes items while there is room. It is not awaited: a slow stream must not hold back what is ready. */
  takeMore(): void {
    if (this.failure) throw this.failure.reason;
    if (!this.isTaking && this.hasRoom()) void this.take();
  }

  /** The next result; none of an item that was not worked on. */
  next(): { result: Result | undefined } | undefined {
    const index = this.options.order === "ready" ? this.ready.keys().next().value : this.index;
    if (index === undefined || !this.ready.has(index)) return undefined;
    const result = this.ready.get(index);
    this.ready.delete(index);
    this.index += 1;
    this.held -= 1;
    return { result };
  }

  /** Whether there is nothing more to come. */
  isDone(): boolean {
    const isDone = (this.isOver || this.isStopped()) && this.held === 0;
    if (isDone && this.inputFailure) throw this.inputFailure.reason;
    return isDone;
  }

  async end(): Promise<void> {
    this.isOver = true;
    this.controller.abort(new DOMException("The result is no longer wanted.", "AbortError"));
    if (this.options.isFinished) await Promise.allSettled(this.underWay);
    await this.iterator.return?.();
  }

  private isStopped(): boolean {
    return this.options.isStopped?.() ?? false;
  }

  private hasRoom(): boolean {
    return this.held < this.options.window && !this.isOver && !this.failure && !this.isStopped();
  }

  private async take(): Promise<void> {
    this.isTaking = true;
    try {
      while (this.hasRoom()) {
        const { done, value } = await this.iterator.next();
        if (done) this.isOver = true;
        else if (this.taken++ >= (this.options.from ?? 0)) this.start(value, this.taken - 1);
      }
    } catch (reason) {
      this.inputFailure = { reason };
      this.isOver = true;
    }
    this.isTaking = false;
    this.wake();
  }

  private start(item: Item, index: number): void {
    this.held += 1;
    const done = this.work(item, index, this.controller.signal).then(
      (result) => {
        this.ready.set(index, result);
        this.wake();
      },
      (reason) => this.fail(reason),
    );
    this.underWay.add(done);
    void done.then(() => this.underWay.delete(done));
  }
}
