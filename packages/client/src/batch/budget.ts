import { limitsOf } from "../headers/limits.ts";
import { runWithin } from "../sending/abort.ts";

/**
 * How many calls may begin before the next response, by the rate limit in the last one. The first
 * call is alone, as a test of the settings and the key. With nothing left, calls wait for the end
 * of the period, so that none is rejected. Other programs may use the same key: after a wait, one
 * call begins in any case.
 */
export class Budget {
  readonly #longestWait: number;
  readonly #waiting = new Set<() => void>();
  #room = 1;
  #underWay = 0;
  #begun = 0;
  /**
   * Calls left according to the last response with the header, and the latest possible start of its
   * period.
   */
  #lastLimit: { remaining: number; since: number } | undefined;
  /** When one call may begin without room; never before the first response. */
  #resumeAt = Number.POSITIVE_INFINITY;

  /** @param longestWait - Milliseconds that calls wait at most. */
  constructor(longestWait: number) {
    this.#longestWait = longestWait;
  }

  /** Resolves when a call may begin. */
  async begin(signal: AbortSignal | undefined): Promise<void> {
    while (this.#room <= 0) {
      const wait = Math.max(0, this.#resumeAt - Date.now());
      if (wait === 0) {
        this.#room = 1;
        this.#resumeAt = Number.POSITIVE_INFINITY;
      } else await changeWithin(wait, this.#change(), signal);
    }
    this.#room -= 1;
    this.#underWay += 1;
    this.#begun += 1;
  }

  /** A call that began is over. */
  end(headers: Headers | undefined): void {
    this.#underWay -= 1;
    if (this.#room > 0) {
      this.#take(headers, this.#underWay);
      return;
    }
    // The calls that are under way now, and those that begin until the timer ends.
    const underWay = this.#underWay;
    const begun = this.#begun;
    // A waiting call begins after the caller has seen this outcome, which may end the batch.
    setTimeout(() => {
      this.#take(headers, underWay + this.#begun - begun);
      for (const resolve of this.#waiting) resolve();
      this.#waiting.clear();
    }, 0);
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.add(resolve);
    });
  }

  /** `uncounted`: calls that the remaining limit may not include yet. */
  #take(headers: Headers | undefined, uncounted: number): void {
    const { rateLimitRemaining: remaining, rateLimitPeriod: period } = limitsOf(headers);
    if (remaining !== undefined && period !== undefined)
      this.#read(remaining, period * 1000, uncounted);
    else if (this.#lastLimit) this.#room += 1;
    else this.#room = Number.POSITIVE_INFINITY;
  }

  #read(remaining: number, period: number, uncounted: number): void {
    const now = Date.now();
    const lastLimit = this.#lastLimit;
    // A period that renewed itself has more left than before, also when the calls under way are
    // counted later.
    const isNew = !lastLimit || remaining > lastLimit.remaining + uncounted;
    const since = isNew || now >= lastLimit.since + period ? now : lastLimit.since;
    this.#lastLimit = { remaining, since };
    this.#room = remaining - uncounted;
    this.#resumeAt = now + Math.min(since + period - now, this.#longestWait);
  }
}

/** Waits for a change, or until the time is over. */
async function changeWithin(
  milliseconds: number,
  change: Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const limit = Number.isFinite(milliseconds) ? milliseconds : 0;
  await runWithin(signal, limit, () => change).catch(() => signal?.throwIfAborted());
}
