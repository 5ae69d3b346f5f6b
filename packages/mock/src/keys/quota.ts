import type { limitHeaders } from "@data-validation/generated/mock/tables";
import { SUCCESS_STATUS } from "../exchange/status.ts";
import { performance } from "../platform.ts";
import { hideKey } from "./authenticate.ts";

/** The number of calls of a key per number of seconds. */
export interface RateLimit {
  calls: number;
  seconds: number;
}

/** The limits of a mock, and what each key has left of them. */
export interface QuotaState {
  rateLimit?: RateLimit;
  credit?: number;
  /** The keys that were seen, the latest first; the key is empty for calls without one. */
  keys: { key: string; calls?: number; seconds?: number; credits?: number }[];
}

interface KeyUsage {
  /** The start of its rate-limit window in milliseconds, and the calls in it. */
  start: number;
  calls: number;
  successes: number;
}

/** The most tracked keys: beyond it, the one that was seen first starts anew. */
const MOST_KEYS = 10_000;

/** The most keys whose state is shown. */
const MOST_SHOWN = 20;

/**
 * The used part of each key's rate limit and credit. Nothing else in the mock depends on the clock,
 * and only with these options.
 */
export class Quota {
  readonly #keys = new Map<string, KeyUsage>();
  readonly #rateLimit: RateLimit | undefined;
  readonly #credit: number;
  readonly #names: Record<keyof typeof limitHeaders, string>;

  constructor(
    rateLimit: RateLimit | undefined,
    credit = Number.POSITIVE_INFINITY,
    names: Record<keyof typeof limitHeaders, string>,
  ) {
    this.#rateLimit = rateLimit;
    this.#credit = credit;
    this.#names = names;
  }

  #usageOf(key: string): KeyUsage {
    const known = this.#keys.get(key);
    if (known) return known;
    const [first = ""] = this.#keys.keys();
    if (this.#keys.size >= MOST_KEYS) this.#keys.delete(first);
    const usage = { start: performance.now(), calls: 0, successes: 0 };
    this.#keys.set(key, usage);
    return usage;
  }

  /**
   * Counts a call; returns the error of one call too many, with the seconds until the next is
   * accepted.
   */
  countCall(
    key: string,
  ): { example: "noCredit" } | { example: "tooManyRequests"; seconds: number } | undefined {
    const usage = this.#usageOf(key);
    if (this.#rateLimit) {
      const now = performance.now();
      const end = usage.start + this.#rateLimit.seconds * 1000;
      if (now >= end) Object.assign(usage, { start: now, calls: 0 });
      else if (usage.calls >= this.#rateLimit.calls) {
        return { example: "tooManyRequests", seconds: Math.ceil((end - now) / 1000) };
      }
      usage.calls += 1;
    }
    return usage.successes >= this.#credit ? { example: "noCredit" } : undefined;
  }

  charge(key: string, status: number): void {
    if (status === SUCCESS_STATUS) this.#usageOf(key).successes += 1;
  }

  /**
   * The headers of a response that state the limits of the key and the rest. Only a success has
   * those about credits.
   */
  headers(key: string, status: number): Record<string, string> {
    const { calls, successes } = this.#usageOf(key);
    const names = this.#names;
    const headers: Record<string, string> = {};
    if (this.#rateLimit) {
      headers[names.rateLimit] = String(this.#rateLimit.calls);
      headers[names.rateLimitPeriod] = String(Math.ceil(this.#rateLimit.seconds));
      headers[names.rateLimitRemaining] = String(this.#rateLimit.calls - calls);
    }
    if (status === SUCCESS_STATUS && Number.isFinite(this.#credit)) {
      headers[names.dailyCreditsLimit] = String(this.#credit);
      headers[names.dailyCreditsLeft] = String(this.#credit - successes);
    }
    return headers;
  }

  state(): QuotaState {
    const rateLimit = this.#rateLimit;
    const latestKeys = [...this.#keys].slice(-MOST_SHOWN).reverse();
    return {
      ...(rateLimit && { rateLimit }),
      ...(Number.isFinite(this.#credit) && { credit: this.#credit }),
      keys: latestKeys.map(([key, usage]) => ({
        key: key === "" ? "" : hideKey(`Bearer ${key}`).replace("Bearer ", ""),
        ...(rateLimit && remainderOf(rateLimit, usage)),
        ...(Number.isFinite(this.#credit) && {
          credits: Math.max(0, this.#credit - usage.successes),
        }),
      })),
    };
  }

  reset(key?: string): void {
    if (key === undefined) this.#keys.clear();
    else this.#keys.delete(key);
  }
}

/** The remaining calls in a window, and the seconds until it ends. */
function remainderOf(rateLimit: RateLimit, { start, calls }: KeyUsage) {
  const seconds = Math.ceil(start / 1000 + rateLimit.seconds - performance.now() / 1000);
  return {
    calls: rateLimit.calls - (seconds > 0 ? calls : 0),
    seconds: Math.max(0, seconds),
  };
}
