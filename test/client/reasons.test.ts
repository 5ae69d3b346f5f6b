import { writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { createClient } from "@data-validation/client";
import { type BatchResult, batch } from "@data-validation/client/batch";
import { stepAfter } from "@data-validation/client/internal/errors/next-step";
import { FileJournal } from "@data-validation/client/journal";
import { createProxy } from "@data-validation/client/proxy";
import { createSearch } from "@data-validation/client/search";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { newFolder } from "../support/folder.ts";
import { apiKey, baseUrl, clientOf, respond, type Step, scripted } from "./support/responses.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const errorOf = (type: string, subtype: string | null = null) => ({
  errors: [{ group: "REQUEST", type, subtype, relatedTo: [], description: "…" }],
});
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
  const results: BatchResult<string, unknown>[] = [];
  const read = async () => {
    const all = batch(items(count), (email, own) => api.email.validate({ email }, own), options);
    for await (const result of all) results.push(result);
  };
  let isOver = false;
  const done = read()
    .catch((error: unknown) => error)
    .finally(() => {
      isOver = true;
    });
  while (!isOver) await vi.advanceTimersByTimeAsync(50);
  return { times, results, most, thrown: await done };
}

const exhausted: [what: string, body: object][] = [
  ["the limit of the subscription", errorOf("BILLING", "SERVICE_LIMIT_REACHED")],
  ["another reason of billing", errorOf("BILLING")],
  ["the credits of the day", errorOf("RATE_LIMIT", "CREDIT_PER_DAY")],
  ["the credits of the address", errorOf("RATE_LIMIT", "CREDIT_PER_IP")],
];

describe("A 429 that no wait ends", () => {
  test.each(exhausted)("is not retried: %s", async (_, body) => {
    const step = respond(429, body, { "retry-after": "1" });
    const { call, requests } = clientOf(step, { retry: { limit: 5 } });
    await Promise.all([call(), vi.runAllTimersAsync()]);
    expect(requests).toHaveLength(1);
  });

  test.each(exhausted)("stops a batch after one call: %s", async (_, body) => {
    const { times, thrown } = await run(() => respond(429, body), 20);
    expect([times.length, thrown]).toEqual([1, expect.objectContaining({ status: 429 })]);
  });

  test("leaves what is not known to its status", () => {
    expect(stepAfter(429, errorOf("RATE_LIMIT", "SOMETHING").errors)).toBe("retry");
    expect(stepAfter(429, undefined)).toBe("retry");
    expect(stepAfter(500, errorOf("BILLING").errors)).toBe("retry");
    expect(stepAfter(402, errorOf("SOMETHING").errors)).toBe("stop");
    expect(stepAfter(418, [])).toBeUndefined();
  });

  test("is retried where a function decides on everything", async () => {
    const step = respond(429, errorOf("BILLING"));
    const { call, requests } = clientOf(step, { retry: { retryOn: () => true } });
    await Promise.all([call(), vi.runAllTimersAsync()]);
    expect(requests).toHaveLength(3);
  });
});

describe("A batch", () => {
  test.each([
    ["429 without Retry-After", respond(429)],
    ["503 with Retry-After", respond(503, undefined, { "retry-after": "1" })],
  ])("pauses as a whole after a %s", async (_, step) => {
    vi.spyOn(Math, "random").mockReturnValue(0.99);
    const { times } = await run((call) => (call === 2 ? step : respond(200)), 40, {
      concurrency: 4,
    });
    // The first call is alone; calls 2 to 5 are under way when the second one is rejected.
    const during = times.filter((time) => time > 30 && time < 400);
    expect(during).toEqual([]);
  });

  test("halves its concurrency once per pause, and not once per response", async () => {
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

  test("goes on with one call at a time where two were too many", async () => {
    const rejected = respond(429, undefined, { "retry-after": "1" });
    const { times } = await run((call) => (call === 2 ? rejected : respond(200)), 6, {
      concurrency: 2,
    });
    const afterPause = times.filter((time) => time > 1000);
    expect(new Set(afterPause).size).toBe(afterPause.length);
  });

  test("waits for the longer of two pauses, whichever is asked for last", async () => {
    const asking = (seconds: number) => respond(429, undefined, { "retry-after": `${seconds}` });
    const steps: Record<number, Step> = { 2: asking(5), 3: asking(1) };
    const { times } = await run((call) => steps[call] ?? respond(200), 20, { concurrency: 4 });
    expect(times.filter((time) => time > 30 && time < 5000)).toEqual([]);
  });

  test("repeats a rejected call before it begins others", async () => {
    const rejected = respond(429, undefined, { "retry-after": "1" });
    const sent: string[] = [];
    const play = (call: number) => async (request: Request) => {
      const { request: given } = (await request.clone().json()) as {
        request: { query: { email: string } };
      };
      sent.push(given.query.email);
      return (call === 2 ? rejected : respond(200))(request);
    };
    await run(play, 4, { concurrency: 1 });
    const [first = "", second = "", ...others] = items(4);
    expect(sent).toEqual([first, second, second, ...others]);
  });

  test("waits no longer than Retry-After for a rate limit that the rejected response has too", async () => {
    const headers = {
      "retry-after": "1",
      "x-rate-limit-remaining": "0",
      "x-rate-limit-period": "50",
    };
    const rejected = respond(429, undefined, headers);
    const { times } = await run((call) => (call === 2 ? rejected : respond(200)), 4);
    expect(times.at(-1)).toBeLessThan(5000);
  });

  test("sends its first call alone, and stops after it where the envelope has another place", async () => {
    const wrapped = respond(200, { response: { result: { isValid: true } } });
    const { times, thrown } = await run(() => wrapped, 20);
    expect([times.length, thrown]).toEqual([
      1,
      expect.objectContaining({ responseAt: "response" }),
    ]);
    const { times: others } = await run(() => respond(200), 20, { concurrency: 5 });
    expect(others.slice(0, 7)).toEqual([0, 11, 11, 11, 11, 11, 21]);
  });
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

describe("A batch slows down", () => {
  test("before it is rejected", async () => {
    const api = limited(10, 5);
    const { times, results } = await run(() => api.step, 45, { concurrency: 8 });
    expect([api.rejected(), results.length, times.length]).toEqual([0, 45, 45]);
    expect(times.at(-1)).toBeLessThan(30_000);
  });

  test("and never stops for good for a key that others use too, nor waits longer than maxRetryAfter", async () => {
    const api = limited(1, 100, true);
    const { times, results } = await run(() => api.step, 4, { retry: { maxRetryAfter: 2000 } });
    expect(results).toHaveLength(4);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    for (const gap of gaps) expect([gap >= 1900, gap <= 2200]).toEqual([true, true]);
  });
});

describe("keepCredits", () => {
  const spending = (left: number) => {
    let credits = left;
    return (): Step => {
      credits -= 0.5;
      return respond(200, undefined, { "acme-daily-credits-left": String(credits) });
    };
  };

  test("ends a batch when no more are left, after the calls under way", async () => {
    const { times, thrown } = await run(spending(10), 100, { keepCredits: 5, concurrency: 4 });
    expect(String(thrown)).toMatch(/credits are left today, and keepCredits is 5/);
    expect(times.length).toBeGreaterThanOrEqual(10);
    expect(times.length).toBeLessThanOrEqual(10 + 4);
    for (const left of [5, 5.5])
      expect((await run(spending(left), 100, { keepCredits: 5 })).times).toHaveLength(1);
  });

  test("has no effect without the header, with one warning", async () => {
    const warnings: string[] = [];
    const onWarning = (text: string) => warnings.push(text);
    const { results } = await run(() => respond(200), 20, { keepCredits: 5, onWarning });
    expect([results.length, warnings.length]).toEqual([20, 1]);
  });
});

test("§5.3 a rotated key starts its minute anew", async () => {
  let key = "first-key";
  let isKnown = false;
  const start = Date.now();
  const fetch = scripted((request) => respond(isKnown ? 200 : 401)(request));
  const api = createClient({ apiKey: () => key, baseUrl, fetch, retry: { newKey: 60_000 } });
  const call = api.email.validate({ email: "a@b.cz" });
  await vi.advanceTimersByTimeAsync(50_000);
  key = "second-key";
  await vi.advanceTimersByTimeAsync(40_000);
  isKnown = true;
  await vi.runAllTimersAsync();
  expect((await call).response?.status).toBe(200);
  expect(Date.now() - start).toBeGreaterThan(60_000);
});

test("a journal that the process of another user holds is not taken over", () => {
  const file = join(newFolder({}), "a.journal");
  const holder = { process: 4_000_000, host: hostname(), since: new Date().toISOString() };
  writeFileSync(`${file}.lock`, JSON.stringify(holder));
  vi.spyOn(process, "kill").mockImplementation(() => {
    throw Object.assign(new Error("not permitted"), { code: "EPERM" });
  });
  expect(() => new FileJournal(file)).toThrow(expect.objectContaining({ code: "locked" }));
});

test("a journal that a process of another machine holds is not taken over", () => {
  const file = join(newFolder({}), "a.journal");
  const since = new Date().toISOString();
  writeFileSync(`${file}.lock`, JSON.stringify({ process: 4_000_000, host: "elsewhere", since }));
  expect(() => new FileJournal(file)).toThrow(expect.objectContaining({ code: "locked" }));
});

test("a search response that is older than the newest shown is dropped, also where the call heeds no signal", async () => {
  const shown: string[] = [];
  const search = createSearch(
    async (text) => {
      await sleep(text === "old" ? 5000 : 10);
      return { data: text } as never;
    },
    { onResults: (data) => void shown.push(data as string), debounce: 0 },
  );
  search.input("old");
  await vi.advanceTimersByTimeAsync(5);
  search.input("new");
  await vi.runAllTimersAsync();
  expect(shown).toEqual(["new"]);
});

test.each<[status: number, body: object, said: RegExp]>([
  [401, errorOf("AUTH"), /key is missing or invalid/i],
  [402, errorOf("BILLING", "NO_CREDIT"), /no credit/i],
  [403, errorOf("NOT_ALLOWED", "IP"), /key is restricted to other .*addresses/i],
  [403, errorOf("AUTH", "KEY"), /key without access/i],
  [429, errorOf("BILLING"), /limit of the subscription reached/i],
])("the proxy says what happened for HTTP %i: %j", async (status, body, said) => {
  const errors: unknown[] = [];
  const proxy = createProxy({
    apiKey,
    baseUrl,
    authorize: () => true,
    fetch: scripted(respond(status, body)),
    onError: (error) => void errors.push(error),
  });
  const page = new Request("https://shop.example/api/email/validate", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect((await proxy(page)).status).toBe(503);
  expect(String(errors[0])).toMatch(said);
  expect(String(errors[0])).not.toContain("rejected the key");
});
