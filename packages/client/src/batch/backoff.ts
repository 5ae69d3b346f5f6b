import * as defaults from "../defaults.ts";

/** How long all calls pause when an API rejects them without saying how long. */
export interface Backoff {
  /** A pause begins. Whether no call succeeded since the last one. */
  reject(now: number): boolean;
  /** A call that began at a time, after the last pause, succeeded. */
  succeed(begun: number): void;
  /** The least wait, in milliseconds. */
  least(): number;
}

/**
 * Doubles the pause until a call succeeds. The next time, it is at least half of the time that the last limit took: each attempt before
 * its end is a rejected call.
 *
 * @param longest - milliseconds of a pause, at most
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
