import { createClient } from "@data-validation/client";
import { type BatchResult, batch } from "@data-validation/client/batch";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { apiKey, baseUrl, exhaustedLimits, respond, type Step } from "./support/responses.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const items = (count: number) => Array.from({ length: count }, (_, index) => `a${index}@b.cz`);

/** Runs a batch against steps in virtual time; `times` has when each call began. */
async function run(play: (call: number) => Step, count: number, options: object = {}) {
  const times: number[] = [];
  const start = Date.now();
  let underWay = 0;
  let most = 0;
  const fetch = async (request: Request) => {
    const call = times.push(Date.now() - start);
    most = Math.max(most, ++underWay);
    await sleep(10);
    underWay -= 1;
    return play(call)(request);
  };
  const api = createClient({ apiKey, baseUrl, fetch });
  const batchResults: BatchResult<string, unknown>[] = [];
  const read = async () => {
    const all = batch(items(count), (email, own) => api.email.validate({ email }, own), options);
    for await (const result of all) batchResults.push(result);
  };
  let isOver = false;
  const done = read()
    .catch((error: unknown) => error)
    .finally(() => {
      isOver = true;
    });
  while (!isOver) await vi.advanceTimersByTimeAsync(50);
  return { times, results: batchResults, most, thrown: await done };
}

test.each(exhaustedLimits)(
  "A batch stops after one call where no wait ends a 429: %s",
  async (_, body) => {
    const { times, thrown } = await run(() => respond(429, body), 20);
    expect([times.length, thrown]).toEqual([1, expect.objectContaining({ status: 429 })]);
  },
);

test.each([
  ["429 without Retry-After", respond(429)],
  ["503 with Retry-After", respond(503, undefined, { "retry-after": "1" })],
])("A batch pauses as a whole after a %s", async (_, step) => {
  vi.spyOn(Math, "random").mockReturnValue(0.99);
  const { times } = await run((call) => (call === 2 ? step : respond(200)), 40, {
    concurrency: 4,
  });
  // The first call is alone; calls 2 to 5 are under way when the second one is rejected.
  const during = times.filter((time) => time > 30 && time < 400);
  expect(during).toEqual([]);
});

test("A batch halves its concurrency once per pause, and not once per response", async () => {
  // Each response asks for a longer pause than the one before.
  const rejected = (call: number) => respond(429, undefined, { "retry-after": `${call}` });
  const { times } = await run(
    (call) => (call > 1 && call < 10 ? rejected(call) : respond(200)),
    60,
    {
      concurrency: 8,
    },
  );
  const afterPause = times.filter((time) => time > 1000);
  expect(afterPause.filter((time) => time === afterPause[0])).toHaveLength(4);
});

test("A batch goes on with one call at a time where two were too many", async () => {
  const rejected = respond(429, undefined, { "retry-after": "1" });
  const { times } = await run((call) => (call === 2 ? rejected : respond(200)), 6, {
    concurrency: 2,
  });
  const afterPause = times.filter((time) => time > 1000);
  expect(new Set(afterPause).size).toBe(afterPause.length);
});

test("A batch waits for the longer of two pauses, whichever is asked for last", async () => {
  const asking = (seconds: number) => respond(429, undefined, { "retry-after": `${seconds}` });
  const steps: Record<number, Step> = { 2: asking(5), 3: asking(1) };
  const { times } = await run((call) => steps[call] ?? respond(200), 20, { concurrency: 4 });
  expect(times.filter((time) => time > 30 && time < 5000)).toEqual([]);
});

test("A batch repeats a rejected call before it begins others", async () => {
  const rejected = respond(429, undefined, { "retry-after": "1" });
  const sentAddresses: string[] = [];
  const play = (call: number) => async (request: Request) => {
    const { request: given } = (await request.clone().json()) as {
      request: { query: { email: string } };
    };
    sentAddresses.push(given.query.email);
    return (call === 2 ? rejected : respond(200))(request);
  };
  await run(play, 4, { concurrency: 1 });
  const [first = "", second = "", ...others] = items(4);
  expect(sentAddresses).toEqual([first, second, second, ...others]);
});

test("A batch waits no longer than Retry-After for the rate limit of the same rejected response", async () => {
  const headers = {
    "retry-after": "1",
    "x-rate-limit-remaining": "0",
    "x-rate-limit-period": "50",
  };
  const rejected = respond(429, undefined, headers);
  const { times } = await run((call) => (call === 2 ? rejected : respond(200)), 4);
  expect(times.at(-1)).toBeLessThan(5000);
});

test("A batch sends its first call alone, and stops after it if the envelope is at another place", async () => {
  const wrapped = respond(200, { response: { result: { isValid: true } } });
  const { times, thrown } = await run(() => wrapped, 20);
  expect([times.length, thrown]).toEqual([1, expect.objectContaining({ responseAt: "response" })]);
  const { times: others } = await run(() => respond(200), 20, { concurrency: 5 });
  expect(others.slice(0, 7)).toEqual([0, 11, 11, 11, 11, 11, 21]);
});

/**
 * An API that accepts a number of calls per period, and states the rest. Other programs may use the
 * same key.
 */
function limited(calls: number, seconds: number, isShared = false) {
  let start = 0;
  let used = 0;
  let rejected = 0;
  const step: Step = (request) => {
    if (Date.now() >= start + seconds * 1000) {
      start = Date.now();
      used = 0;
    }
    used += 1;
    const isOver = used > calls && !isShared;
    if (isOver) rejected += 1;
    const headers = {
      "x-rate-limit-remaining": String(isShared ? 0 : Math.max(0, calls - used)),
      "x-rate-limit-period": String(seconds),
    };
    return respond(isOver ? 429 : 200, undefined, headers)(request);
  };
  return { step, rejected: () => rejected };
}

test("A batch slows down before it is rejected", async () => {
  const api = limited(10, 5);
  const { times, results } = await run(() => api.step, 45, { concurrency: 8 });
  expect([api.rejected(), results.length, times.length]).toEqual([0, 45, 45]);
  expect(times.at(-1)).toBeLessThan(30_000);
});

test.each([2, 100])(
  "A batch with a key that others use too waits for %i s up to maxRetryAfter, and goes on",
  async (period) => {
    const api = limited(1, period, true);
    const { times, results } = await run(() => api.step, 4, { retry: { maxRetryAfter: 2000 } });
    expect(results).toHaveLength(4);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    for (const gap of gaps) expect([gap >= 1900, gap <= 2200]).toEqual([true, true]);
  },
);

const spending = (left: number) => {
  let credits = left;
  return (): Step => {
    credits -= 0.5;
    return respond(200, undefined, { "acme-daily-credits-left": String(credits) });
  };
};

test("keepCredits ends a batch when no more credits are left, after the calls under way", async () => {
  const onWarning = vi.fn();
  const options = { keepCredits: 5, concurrency: 4, onWarning };
  const { times, thrown } = await run(spending(10), 100, options);
  expect(String(thrown)).toMatch(/credits are left today, and keepCredits is 5/);
  expect(onWarning).not.toHaveBeenCalled();
  expect(times.length).toBeGreaterThanOrEqual(10);
  expect(times.length).toBeLessThanOrEqual(10 + 4);
  for (const left of [5, 5.5])
    expect((await run(spending(left), 100, { keepCredits: 5 })).times).toHaveLength(1);
});

test("keepCredits has no effect without the header, with one warning", async () => {
  const warnings: string[] = [];
  const onWarning = (text: string) => warnings.push(text);
  const { results } = await run(() => respond(200), 20, { keepCredits: 5, onWarning });
  expect([results.length, warnings.length]).toEqual([20, 1]);
});
