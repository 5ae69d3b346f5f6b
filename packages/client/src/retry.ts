/** What a client repeats. Every call of the API only asks a question, so each is safe to repeat. */
export interface Retry {
  /**
   * Milliseconds for which a refused key (401) is tried again, counted from its first refusal; 60,000 for the minute that a new key
   * needs to propagate (section 5, rule 3). Once the key was accepted, a 401 is never repeated. 0 by default.
   */
  newKey?: number | undefined;
  /**
   * How often a call is repeated when the service is not available (503), does not answer in time or cannot be reached. The waits
   * double from 250 ms to at most 8 s, with jitter; a Retry-After counts more. 0 by default.
   */
  failures?: number | undefined;
  /** How often a call is repeated after a 429 that says how long to wait (Retry-After). 2 by default. */
  rateLimit?: number | undefined;
  /** The longest Retry-After that is waited for, in milliseconds; an answer that asks for more is handed out at once. 60,000 by default. */
  longestWait?: number | undefined;
}

/** What became of an attempt: an answer, or none. */
export type Outcome = { response: Response; failure?: never } | { response?: never; failure: Error };

/** Says how many milliseconds to wait before the next attempt; undefined when there is none. */
export type Patience = (outcome: Outcome) => number | undefined;

/** The key of a client, as far as its answers show: when it was first refused, and whether it was accepted since. */
export interface KeyState {
  refusedAt?: number;
  accepted?: boolean;
}

const FIRST_WAIT = 250;
const LONGEST_BACKOFF = 8000;
const LONGEST_KEY_WAIT = 5000;

/**
 * The patience for one call.
 *
 * @param retry - What to repeat; `false` for nothing at all.
 * @param key - What the client has learnt of its key, shared by all its calls.
 */
export function createPatience(retry: Retry | false, key: KeyState): Patience {
  const { newKey = 0, failures = 0, rateLimit = 2, longestWait = 60_000 } = retry || { rateLimit: 0 };
  let refused = 0;
  let failed = 0;
  let limited = 0;

  const waitForKey = () => {
    key.refusedAt ??= Date.now();
    const left = key.refusedAt + newKey - Date.now();
    return key.accepted || left <= 0 ? undefined : Math.min(left, backoff(refused++, LONGEST_KEY_WAIT));
  };

  return ({ response }) => {
    if (response?.status === 401) return waitForKey();
    if (response?.ok) key.accepted = true;
    const asked = readRetryAfter(response);
    if (asked !== undefined && asked > longestWait) return undefined;
    if (response?.status === 429) return asked !== undefined && limited++ < rateLimit ? asked : undefined;
    if (response && response.status !== 503) return undefined;
    return failed < failures ? Math.max(asked ?? 0, backoff(failed++, LONGEST_BACKOFF)) : undefined;
  };
}

/** Doubles with each attempt; half of it is left to chance, so that clients that failed together do not come back together. */
function backoff(attempt: number, longest: number): number {
  const whole = Math.min(FIRST_WAIT * 2 ** attempt, longest);
  return whole / 2 + (Math.random() * whole) / 2;
}

/** Milliseconds that a Retry-After asks for, in seconds or as a date; undefined when there is none that can be read. */
function readRetryAfter(response: Response | undefined): number | undefined {
  const text = response?.headers.get("retry-after");
  if (!text) return undefined;
  const seconds = Number(text);
  const wait = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
}

/** Waits; an abort ends it at once, with the reason of the abort. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}
