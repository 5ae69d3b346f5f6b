import * as defaults from "../defaults.ts";
import { type Reason, stepOfReason } from "../errors/next-step.ts";
import { readRetryAfter } from "../headers/retry-after.ts";
import type { Outcome } from "../outcome.ts";

/**
 * Which calls are retried. Operations are assumed to only read data, so a retry changes nothing; it
 * may be billed.
 */
export interface Retry {
  /** Retries of a call, at most; 2 by default. */
  limit?: number | undefined;
  /**
   * Status codes to retry, in addition to network failures and timeouts; or a function that decides
   * on everything. 408, 429, 500, 502, 503 and 504 by default. An error that waiting does not
   * resolve, such as the limit of a subscription (429), is retried by a function only.
   */
  retryOn?: readonly number[] | ((outcome: Outcome) => boolean) | undefined;
  /**
   * Longest `Retry-After` to wait for, in milliseconds; a response that asks for more is returned
   * at once. 60,000 by default.
   */
  maxRetryAfter?: number | undefined;
  /**
   * Milliseconds for which a rejected key (401) is retried, counted from the first rejection:
   * 60,000 for the minute that a new key needs to propagate. After the key was accepted once, a 401
   * is never retried. 0 by default.
   */
  newKey?: number | undefined;
}

/**
 * The last accepted key, and the last rejected one with the time of its first rejection; a rotated
 * key is a new one.
 */
export type KeyStates = {
  accepted?: string | undefined;
  rejected?: string | undefined;
  rejectedAt?: number | undefined;
};

/**
 * Creates the retry policy of a call: from the outcome of a failed attempt, and the errors of the
 * API in it, to the milliseconds before the next one. `keys` is shared by all calls.
 */
export function createRetryPolicy(retry: Retry | number | false | undefined, keys: KeyStates) {
  const settings = typeof retry === "object" ? retry : { limit: retry === false ? 0 : retry };
  const { limit = defaults.retries, maxRetryAfter = defaults.maxRetryAfter, newKey = 0 } = settings;
  const retryOn: Retry["retryOn"] = settings.retryOn ?? defaults.statuses;
  let rejected = 0;
  let repeated = 0;

  return (outcome: Outcome, errors?: readonly Reason[], key = ""): number | undefined => {
    const { response } = outcome;
    if (newKey && response?.status === 401 && keys.accepted !== key) {
      if (keys.rejected !== key) Object.assign(keys, { rejected: key, rejectedAt: Date.now() });
      const left = (keys.rejectedAt ?? 0) + newKey - Date.now();
      if (left > 0) return Math.min(left, backoff(rejected++));
    }
    const isWanted =
      typeof retryOn === "function"
        ? retryOn(outcome)
        : !response ||
          ((stepOfReason(response.status, errors) ?? "retry") === "retry" &&
            retryOn.includes(response.status));
    const asked = readRetryAfter(response);
    return isWanted && repeated < limit && asked <= maxRetryAfter
      ? Math.max(asked, backoff(repeated++))
      : undefined;
  };
}

/**
 * The wait of one call doubles with each attempt, with full jitter: clients that failed together do
 * not come back together. A batch pauses all its calls at once (`batch/backoff.ts`).
 */
function backoff(attempt: number): number {
  const longest = Math.min(defaults.firstWait * 2 ** attempt, defaults.longestWait);
  return Math.max(defaults.shortestWait, Math.random() * longest);
}
