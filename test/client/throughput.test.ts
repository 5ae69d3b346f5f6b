import { createClient } from "@data-validation/client";
import { batch } from "@data-validation/client/batch";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { baseUrl, respond } from "./support/responses.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0) }));
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;
const ALLOWED = 600;
const MINUTES = 3;
const ok = respond(200, { result: { isValid: true, data: { email: "a@b.cz" } } });

/** A service that takes 600 calls in each minute, and 50 ms for each. */
function limitedService(withRetryAfter: boolean) {
  const begun = Date.now();
  const counts = { accepted: 0, rejected: 0 };
  const perMinute = new Map<number, number>();
  const fetch = async (request: Request) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const since = Date.now() - begun;
    const minute = Math.floor(since / MINUTE);
    const used = perMinute.get(minute) ?? 0;
    if (used >= ALLOWED) {
      counts.rejected += 1;
      const left = Math.ceil((MINUTE - (since % MINUTE)) / 1000);
      const headers = withRetryAfter ? { "retry-after": String(left) } : undefined;
      return respond(429, undefined, headers)(request);
    }
    perMinute.set(minute, used + 1);
    counts.accepted += 1;
    return ok(request);
  };
  return { counts, fetch };
}

test.each([true, false])(
  "A batch uses 95 % of 600 calls a minute, with at most 2 % rejected, with Retry-After: %s",
  async (withRetryAfter) => {
    const { counts, fetch } = limitedService(withRetryAfter);
    const api = createClient({ apiKey: "key", baseUrl, fetch });
    const controller = new AbortController();
    const run = async () => {
      const endless = (function* () {
        for (let index = 0; ; index += 1) yield `a${index}@b.cz`;
      })();
      const { signal } = controller;
      const results = batch(endless, (email, settings) => api.email.validate({ email }, settings), {
        signal,
      });
      for await (const _ of results);
    };
    const ended = run().catch(() => {});
    await vi.advanceTimersByTimeAsync(MINUTES * MINUTE - 1);
    const { accepted, rejected } = counts;
    controller.abort();
    await vi.advanceTimersByTimeAsync(MINUTE);
    await ended;
    expect(accepted).toBeGreaterThanOrEqual(0.95 * MINUTES * ALLOWED);
    expect(rejected).toBeLessThanOrEqual(0.02 * (accepted + rejected));
  },
);
