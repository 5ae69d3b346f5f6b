import { limitHeaders } from "@data-validation/generated/mock/tables";
import { hideKey } from "./authenticate.ts";
import { performance } from "./platform.ts";

/** How many calls a key may send in how many seconds. */
export interface RateLimit {
  calls: number;
  seconds: number;
}

interface Used {
  /** When the window of its rate limit began, in milliseconds, and the calls in it. */
  start: number;
  calls: number;
  successes: number;
}

/** The most keys whose use is known: beyond it, the one that was seen first starts anew. */
const MOST_KEYS = 10_000;

/** The most keys whose state is shown. */
const MOST_SHOWN = 20;

/** What each key has used of its rate limit and its credit: the one part of the mock that depends on the clock, and only on demand. */
export function createQuota(
  rateLimit: RateLimit | undefined,
  credit = Number.POSITIVE_INFINITY,
  names: Record<keyof typeof limitHeaders, string> = limitHeaders,
) {
  const keys = new Map<string, Used>();

  function usedBy(key: string): Used {
    const known = keys.get(key);
    if (known) return known;
    const [first = ""] = keys.keys();
    if (keys.size >= MOST_KEYS) keys.delete(first);
    const used = { start: performance.now(), calls: 0, successes: 0 };
    keys.set(key, used);
    return used;
  }

  return {
    /** Counts a call: the error of one that is too many, with the seconds until the next is accepted. */
    exceeded(
      key: string,
    ): { example: "noCredit" } | { example: "tooManyRequests"; seconds: number } | undefined {
      const used = usedBy(key);
      if (rateLimit) {
        const now = performance.now();
        const end = used.start + rateLimit.seconds * 1000;
        if (now >= end) Object.assign(used, { start: now, calls: 0 });
        else if (used.calls >= rateLimit.calls) {
          return { example: "tooManyRequests", seconds: Math.ceil((end - now) / 1000) };
        }
        used.calls += 1;
      }
      return used.successes >= credit ? { example: "noCredit" } : undefined;
    },
    charge(key: string, status: number): void {
      if (status === 200) usedBy(key).successes += 1;
    },
    /** The headers of a response that state the limits of the key and what is left. Only a success has those about credits. */
    headers(key: string, status: number): Record<string, string> {
      const { calls, successes } = usedBy(key);
      const headers: Record<string, string> = {};
      if (rateLimit) {
        headers[names.rateLimit] = String(rateLimit.calls);
        headers[names.rateLimitPeriod] = String(Math.ceil(rateLimit.seconds));
        headers[names.rateLimitRemaining] = String(rateLimit.calls - calls);
      }
      if (status === 200 && Number.isFinite(credit)) {
        headers[names.dailyCreditsLimit] = String(credit);
        headers[names.dailyCreditsLeft] = String(credit - successes);
      }
      return headers;
    },
    /** The limits, and what each key that was seen has left of them, the latest key first. */
    state() {
      const now = performance.now();
      const seen = [...keys].slice(-MOST_SHOWN).reverse();
      return {
        ...(rateLimit && { rateLimit }),
        ...(Number.isFinite(credit) && { credit }),
        keys: seen.map(([key, { start, calls, successes }]) => {
          const seconds = rateLimit ? Math.ceil(start / 1000 + rateLimit.seconds - now / 1000) : 0;
          return {
            key: key === "" ? "" : hideKey(`Bearer ${key}`).replace("Bearer ", ""),
            ...(rateLimit && {
              calls: rateLimit.calls - (seconds > 0 ? calls : 0),
              seconds: Math.max(0, seconds),
            }),
            ...(Number.isFinite(credit) && { credits: Math.max(0, credit - successes) }),
          };
        }),
      };
    },
    reset(key?: string): void {
      if (key === undefined) keys.clear();
      else keys.delete(key);
    },
  };
}
