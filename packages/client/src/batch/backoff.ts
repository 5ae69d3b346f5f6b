import * as defaults from "../defaults.ts";

/** The pause of all calls after a rejection without `Retry-After`. */
export interface Backoff {
  /** A pause begins. Whether no call succeeded since the last one. */
  reject(now: number): boolean;
  /** A call that began at a time, after the last pause, succeeded. */
  succeed(begun: number): void;
  /** The least wait, in milliseconds. */
  least(): number;
}

/**
 * The pause of a whole batch, unlike the retries of one call (`sending/retry.ts`): without jitter,
 * since all its calls wait together. It doubles until a call succeeds. The next pause is at least
 * half as long as the last limit lasted, because every earlier attempt is a rejected call.
 *
 * @param longest - the longest pause, in milliseconds
 */
export function createBackoff(longest: number): Backoff {
  let rejections = 0;
  let begun = 0;
  let lastLimit = 0;
  return {
    reject(now) {
      rejections += 1;
      if (rejections === 1) begun = now;
      return rejections > 1;
    },
    succeed(at) {
      if (rejections > 0) lastLimit = at - begun;
      rejections = 0;
    },
    least() {
      const doubled = defaults.firstWait * 2 ** (rejections - 1);
      return Math.min(Math.max(doubled, lastLimit / 2), longest);
    },
  };
}
