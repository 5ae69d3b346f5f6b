import { within } from "../abort.ts";
import { limitsOf } from "../limits.ts";

/** How many calls may begin before the next response, by what the last one says is left of the rate limit. */
export interface Budget {
  /** Resolves when a call may begin. */
  begin(signal: AbortSignal | undefined): Promise<void>;
  /** A call that began is over. */
  end(headers: Headers | undefined): void;
}

/**
 * Creates a budget. The first call is alone: it shows whether the settings are right, and what the key may do. Then calls wait for the end of
 * the period where nothing is left of it, so that none is rejected. Others may use the key too: after a wait, one call begins in any case.
 *
 * @param longestWait - Milliseconds that calls wait at most.
 */
export function createBudget(longestWait: number): Budget {
  let room = 1;
  let underWay = 0;
  let begun = 0;
  /** What is left by the last response with the header, and when its period began at the latest. */
  let known: { remaining: number; since: number } | undefined;
  /** When one call may begin without room; never before the first response. */
  let resumeAt = Number.POSITIVE_INFINITY;
  const waiting = new Set<() => void>();

  const change = () =>
    new Promise<void>((resolve) => {
      waiting.add(resolve);
    });

  /** `uncounted`: calls that may not be counted in what is left. */
  const read = (remaining: number, period: number, uncounted: number) => {
    const now = Date.now();
    // A period that renewed itself has more left than before, also when the calls under way are counted later.
    const isNew = !known || remaining > known.remaining + uncounted;
    const since = isNew || now >= (known?.since ?? now) + period ? now : (known?.since ?? now);
    known = { remaining, since };
    room = remaining - uncounted;
    resumeAt = now + Math.min(since + period - now, longestWait);
  };

  const take = (headers: Headers | undefined, uncounted: number) => {
    const { rateLimitRemaining: remaining, rateLimitPeriod: period } = limitsOf(headers);
    if (remaining !== undefined && period !== undefined) read(remaining, period * 1000, uncounted);
    else if (known) room += 1;
    else room = Number.POSITIVE_INFINITY;
  };

  return {
    async begin(signal) {
      while (room <= 0) {
        const wait = Math.max(0, resumeAt - Date.now());
        if (wait === 0) {
          room = 1;
          resumeAt = Number.POSITIVE_INFINITY;
        } else await changeWithin(wait, change(), signal);
      }
      room -= 1;
      underWay += 1;
      begun += 1;
    },
    end(headers) {
      underWay -= 1;
      if (room > 0) return take(headers, underWay);
      const atEnd = underWay - begun;
      // Whoever waits goes on after the outcome was seen: it may end the batch.
      setTimeout(() => {
        take(headers, atEnd + begun);
        for (const resolve of waiting) resolve();
        waiting.clear();
      }, 0);
    },
  };
}

/** Waits for a change, or until the time is over. */
async function changeWithin(
  milliseconds: number,
  change: Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const limit = Number.isFinite(milliseconds) ? milliseconds : 0;
  await within(signal, limit, () => change).catch(() => signal?.throwIfAborted());
}
