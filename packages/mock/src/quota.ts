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
export class Quota {
  readonly #keys = new Map<string, Used>();
  readonly #rateLimit: RateLimit | undefined;
  readonly #credit: number;
  readonly #names: Record<keyof typeof limitHeaders, string>;

  constructor(
    rateLimit: RateLimit | undefined,
    credit = Number.POSITIVE_INFINITY,
    names: Record<keyof typeof limitHeaders, string> = limitHeaders,
  ) {
    this.#rateLimit = rateLimit;
    this.#credit = credit;
    this.#names = names;
  }

  #usedBy(key: string): Used {
    const known = this.#keys.get(key);
    if (known) return known;
    const [first = ""] = this.#keys.keys();
    if (this.#keys.size >= MOST_KEYS) this.#keys.delete(first);
    const used = { start: performance.now(), calls: 0, successes: 0 };
    this.#keys.set(key, used);
    return used;
  }

  /** Counts a call: the error of one that is too many, with the seconds until the next is accepted. */
  exceeded(
    key: string,
  ): { example: "noCredit" } | { example: "tooManyRequests"; seconds: number } | undefined {
    const used = this.#usedBy(key);
    if (this.#rateLimit) {
      const now = performance.now();
      const end = used.start + this.#rateLimit.seconds * 1000;
      if (now >= end) Object.assign(used, { start: now, calls: 0 });
      else if (used.calls >= this.#rateLimit.calls) {
        return { example: "tooManyRequests", seconds: Math.ceil((end - now) / 1000) };
      }
      used.calls += 1;
    }
    return used.successes >= this.#credit ? { example: "noCredit" } : undefined;
  }

  charge(key: string, status: number): void {
    if (status === 200) this.#usedBy(key).successes += 1;
  }

  /** The headers of a response that state the limits of the key and what is left. Only a success has those about credits. */
  headers(key: string, status: number): Record<string, string> {
    const { calls, successes } = this.#usedBy(key);
    const names = this.#names;
    const headers: Record<string, string> = {};
    if (this.#rateLimit) {
      headers[names.rateLimit] = String(this.#rateLimit.calls);
      headers[names.rateLimitPeriod] = String(Math.ceil(this.#rateLimit.seconds));
      headers[names.rateLimitRemaining] = String(this.#rateLimit.calls - calls);
    }
    if (status === 200 && Number.isFinite(this.#credit)) {
      headers[names.dailyCreditsLimit] = String(this.#credit);
      headers[names.dailyCreditsLeft] = String(this.#credit - successes);
    }
    return headers;
  }

  /** The limits, and what each key that was seen has left of them, the latest key first. */
  state() {
    const rateLimit = this.#rateLimit;
    const seen = [...this.#keys].slice(-MOST_SHOWN).reverse();
    return {
      ...(rateLimit && { rateLimit }),
      ...(Number.isFinite(this.#credit) && { credit: this.#credit }),
      keys: seen.map(([key, used]) => ({
        key: key === "" ? "" : hideKey(`Bearer ${key}`).replace("Bearer ", ""),
        ...(rateLimit && leftOf(rateLimit, used)),
        ...(Number.isFinite(this.#credit) && {
          credits: Math.max(0, this.#credit - used.successes),
        }),
      })),
    };
  }

  reset(key?: string): void {
    if (key === undefined) this.#keys.clear();
    else this.#keys.delete(key);
  }
}

/** The calls that are left in a window, and the seconds until it ends. */
function leftOf(rateLimit: RateLimit, { start, calls }: Used) {
  const seconds = Math.ceil(start / 1000 + rateLimit.seconds - performance.now() / 1000);
  return {
    calls: rateLimit.calls - (seconds > 0 ? calls : 0),
    seconds: Math.max(0, seconds),
  };
}
