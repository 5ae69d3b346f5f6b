/** What a client repeats. Every call of the API only asks a question, so each is safe to repeat. */
export interface Retry {
  /** How often a call is repeated at most; 2 by default. */
  limit?: number | undefined;
  /**
   * What is repeated: HTTP statuses, beside which every failure to get an answer is, or a function that decides all. 408, 429, 500, 502, 503
   * and 504 by default.
   */
  retryOn?: readonly number[] | ((outcome: Outcome) => boolean) | undefined;
  /**
   * The longest `Retry-After` that is waited for, in milliseconds; an answer that asks for more is returned at once. 60,000 by default.
   */
  maxRetryAfter?: number | undefined;
  /**
   * Milliseconds for which a refused key (401) is tried again, counted from its first refusal; 60,000 for the minute that a new key
   * needs to propagate (section 5, rule 3). Once the key was accepted, a 401 is never repeated. 0 by default.
   */
  newKey?: number | undefined;
}

/** What became of an attempt: an answer, or none. */
export type Outcome = { response: Response; failure?: never } | { response?: never; failure: Error };

/** Says how many milliseconds to wait before the next attempt; undefined when there is none. */
export type RetryPolicy = (outcome: Outcome) => number | undefined;

/** A key, as far as answers show: when it was first refused, and whether it was accepted since. */
export interface KeyState {
  refusedAt?: number | undefined;
  accepted?: boolean | undefined;
}

const STATUSES = [408, 429, 500, 502, 503, 504];
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** No attempt follows another sooner, whatever an answer says. */
const SHORTEST_WAIT = 100;

/**
 * The retry policy of one call.
 *
 * @param retry - What to repeat, or how often; `false` for not at all.
 * @param key - What is known of the key, shared by the calls of a client.
 */
export function createRetryPolicy(retry: Retry | number | false | undefined, key: KeyState): RetryPolicy {
  const settings = typeof retry === "object" ? retry : { limit: retry === false ? 0 : retry };
  const { limit = 2, retryOn = STATUSES, maxRetryAfter = 60_000, newKey = 0 } = settings;
  let refused = 0;
  let repeated = 0;

  return (outcome) => {
    const { response } = outcome;
    key.accepted ||= response?.ok;
    if (newKey && response?.status === 401 && !key.accepted) {
      key.refusedAt ??= Date.now();
      const left = key.refusedAt + newKey - Date.now();
      if (left > 0) return Math.min(left, backoff(refused++));
    }
    const isWanted = typeof retryOn === "function" ? retryOn(outcome) : !response || retryOn.includes(response.status);
    const asked = readRetryAfter(response);
    return isWanted && repeated < limit && asked <= maxRetryAfter ? Math.max(asked, backoff(repeated++)) : undefined;
  };
}

/** Doubles with each attempt, and leaves all of it to chance: clients that failed together do not come back together. */
function backoff(attempt: number): number {
  return Math.max(SHORTEST_WAIT, Math.random() * Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT));
}

/** Milliseconds that a Retry-After asks for, in seconds, as a list of them or as a date; 0 when there is none that can be read. */
function readRetryAfter(response: Response | undefined): number {
  const text = response?.headers.get("retry-after") ?? "";
  const wait = /[a-z]{3}/i.test(text) ? Date.parse(text) - Date.now() : Math.max(...text.split(",").map(Number)) * 1000;
  return wait > 0 ? wait : 0;
}
