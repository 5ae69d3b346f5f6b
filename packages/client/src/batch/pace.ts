import type PQueue from "p-queue";
import { createBackoff } from "./backoff.ts";

/**
 * The pauses and the concurrency of a queue: half after a rejection, and more again with success.
 */
export class Pace {
  readonly #queue: PQueue;
  readonly #concurrency: number;
  readonly #counts: { pauses: number; paused: number };
  readonly #backoff: ReturnType<typeof createBackoff>;
  #resumeAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #successes = 0;
  #halved = 1;

  constructor(
    queue: PQueue,
    concurrency: number,
    maxRetryAfter: number,
    counts: { pauses: number; paused: number },
  ) {
    this.#queue = queue;
    this.#concurrency = concurrency;
    this.#counts = counts;
    this.#backoff = createBackoff(maxRetryAfter);
  }

  /**
   * Pauses all calls. `isStated`: whether the API states how long. A rejection during a pause only
   * extends it: the concurrency is halved once for all calls that were pending.
   */
  pause(milliseconds: number, isStated: boolean): void {
    const now = Date.now();
    if (now >= this.#resumeAt) this.#slowDown(now, isStated);
    const wait = isStated ? milliseconds : Math.max(milliseconds, this.#backoff.least());
    const until = now + wait;
    if (until <= this.#resumeAt) return;
    this.#counts.paused += until - Math.max(now, this.#resumeAt);
    this.#resumeAt = until;
    this.#queue.pause();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#queue.start(), wait);
  }

  /** A call that began at a time was accepted. */
  succeed(begun: number): void {
    const queue = this.#queue;
    if (begun >= this.#resumeAt) {
      this.#backoff.succeed(begun);
      queue.concurrency = Math.max(queue.concurrency, this.#halved);
    }
    // One more concurrent call after four rounds of success: with a faster growth, an API at its
    // limit rejects more calls than it accepts.
    if (++this.#successes < 4 * queue.concurrency || queue.concurrency >= this.#concurrency) return;
    queue.concurrency += 1;
    this.#successes = 0;
  }

  #slowDown(now: number, isStated: boolean): void {
    this.#counts.pauses += 1;
    const isRepeated = this.#backoff.reject(now);
    this.#halved = isRepeated ? 1 : Math.max(1, Math.floor(this.#queue.concurrency / 2));
    // Without a `Retry-After`, one call tests whether the pause was long enough.
    this.#queue.concurrency = isStated ? this.#halved : 1;
    this.#successes = 0;
  }
}
