import {
  createClient,
  NetworkError,
  type RetryNotice,
  TimeoutError,
} from "@data-validation/client";
import { stepAfter } from "@data-validation/client/internal/errors/next-step";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  baseUrl,
  clientOf,
  errorBody,
  exhaustedLimits,
  noConnection,
  respond,
  type Step,
  scriptFetch,
  silence,
} from "./support/responses.ts";

const email = { email: "jana@company.example" };

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0) }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Calls an API that goes through steps, lets all time pass, and returns the outcome. */
async function call(steps: Step | Step[], settings: object = {}, signal?: AbortSignal) {
  const { api, requests } = clientOf(steps, settings);
  const start = Date.now();
  const settled = api.email.validate(email, { signal }).then(
    ({ response, error }) => ({ outcome: response?.status ?? error, waited: Date.now() - start }),
    (outcome: unknown) => ({ outcome, waited: Date.now() - start }),
  );
  await vi.runAllTimersAsync();
  return { ...(await settled), attempts: requests.length };
}

const after = (wait: string) => respond(429, {}, { "retry-after": wait });
const longWaits = { retry: { maxRetryAfter: 120_000 } };
const newKey = { retry: { newKey: 60_000 } };
const rejections = [respond(401), respond(401), respond(401), respond(200)];
const broken: Step = () =>
  new Response(
    new ReadableStream({ pull: (controller) => controller.error(new TypeError("terminated")) }),
  );
const terminated = { name: "NetworkError", cause: { message: "terminated" } };
const only404 = { retryOn: ({ response }: { response?: Response }) => response?.status === 404 };

test("By default, a passing failure is repeated twice, and a lasting one is returned at once", async () => {
  for (const status of [408, 429, 500, 502, 503, 504])
    expect(await call(respond(status))).toMatchObject({ outcome: status, attempts: 3 });
  for (const status of [400, 401, 402, 403, 404, 405, 501])
    expect(await call(respond(status))).toMatchObject({ outcome: status, attempts: 1, waited: 0 });
});

test("No attempt follows another within 100 ms, whatever Retry-After is", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  for (const text of ["0", "-5", "0, 0", "soon", "", "Thu, 01 Jan 1970 00:00:00 GMT", "NaN"])
    expect(await call(after(text)), text).toMatchObject({ attempts: 3, waited: 200 });
});

test.each<[statement: string, Step | Step[], settings: object, expected: object]>([
  [
    "by default no connection is repeated twice",
    noConnection,
    {},
    { outcome: expect.any(NetworkError), attempts: 3 },
  ],
  ["a redirect is not repeated", respond(307), {}, { outcome: 307, attempts: 1 }],
  [
    "retryOn chooses statuses",
    [respond(418), respond(200)],
    { retry: { retryOn: [418] } },
    { outcome: 200 },
  ],
  ["retryOn decides all", noConnection, { retry: { retryOn: () => false } }, { attempts: 1 }],
  [
    "retryOn sees the response",
    [respond(404), respond(200)],
    { retry: only404 },
    { outcome: 200, attempts: 2 },
  ],
  ["a number says how often at most", respond(503), { retry: 4 }, { attempts: 5 }],
  ["retry: false repeats nothing at all", after("1"), { retry: false }, { attempts: 1 }],
  [
    "a Retry-After is waited for",
    [after("3"), respond(200)],
    {},
    { outcome: 200, attempts: 2, waited: 3000 },
  ],
  ["of several Retry-After the longest is", [after("1, 3"), respond(200)], {}, { waited: 3000 }],
  [
    "a Retry-After may be a date",
    [after("Thu, 01 Jan 2026 00:00:10 GMT"), respond(200)],
    {},
    { waited: 10_000 },
  ],
  [
    "a Retry-After of exactly the longest is waited for",
    [after("60"), respond(200)],
    {},
    { outcome: 200, waited: 60_000 },
  ],
  [
    "a Retry-After that asks for too much is not waited for",
    after("61"),
    {},
    { attempts: 1, waited: 0 },
  ],
  [
    "maxRetryAfter says how much is too much",
    [after("61"), respond(200)],
    longWaits,
    { outcome: 200, waited: 61_000 },
  ],
  [
    "§5.3 a new key that is rejected is tried until it is accepted",
    rejections,
    newKey,
    { outcome: 200, attempts: 4 },
  ],
  [
    "a connection that breaks in the middle of a response is a network failure",
    broken,
    {},
    { outcome: terminated },
  ],
  [
    "a timeout is at most 30 seconds unless another is set",
    silence,
    { retry: false },
    { waited: 30_000 },
  ],
])("Settings decide what is repeated: %s", async (_, steps, settings, expected) => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  expect(await call(steps, settings)).toMatchObject(expected);
});

test("A hook gets each repeated attempt: its request without the key, and its outcome", async () => {
  const heard: RetryNotice[] = [];
  const onRetry = (notice: RetryNotice) => heard.push(notice);
  await call([respond(503), noConnection, respond(200)], { onRetry });
  expect(
    heard.map(({ attempts, response, failure }) => [attempts, response?.status, failure?.name]),
  ).toEqual([
    [1, 503, undefined],
    [2, undefined, "NetworkError"],
  ]);
  expect(
    heard.every(({ wait, request }) => wait >= 100 && !request.headers.has("authorization")),
  ).toBe(true);
  expect(await heard[0]?.response?.json()).toEqual({ errors: [] });
});

test("§5.3 A key that stays rejected is given up when its time is over", async () => {
  const { attempts, ...rest } = await call(respond(401), newKey);
  expect(rest).toEqual({ outcome: 401, waited: 60_000 });
  expect(attempts).toBeLessThan(40);
});

test("§5.3 Once the key was accepted, or its time is over, a 401 is an error at once", async () => {
  const accepted = clientOf([respond(200), respond(401)], newKey);
  await accepted.call();
  expect((await accepted.call()).response?.status).toBe(401);
  const rejected = clientOf(respond(401), { retry: { newKey: 1000 } });
  await Promise.all([rejected.call(), vi.runAllTimersAsync()]);
  const attempts = rejected.requests.length;
  await rejected.call();
  expect(rejected.requests).toHaveLength(attempts + 1);
});

test("A wait is left to chance as a whole, between 100 ms and what doubles from 500 ms to eight seconds", async () => {
  for (const chance of [0, 0.1, 0.5, 0.99]) {
    vi.spyOn(Math, "random").mockReturnValue(chance);
    const waits: number[] = [];
    await call(respond(503), { retry: 6, onRetry: ({ wait }: RetryNotice) => waits.push(wait) });
    const growing = [500, 1000, 2000, 4000, 8000, 8000];
    expect(waits).toEqual(growing.map((most) => Math.max(100, chance * most)));
  }
});

test("A timeout of 0, Infinity, or more than a timer can hold never ends a call", async () => {
  const slow: Step = async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 100_000));
    return respond(200)(request);
  };
  for (const timeout of [0, Infinity, 2 ** 31])
    expect((await call(slow, { timeout })).outcome).toBe(200);
});

test("An AbortSignal.timeout is a TimeoutError like that of the client", async () => {
  const reason = new DOMException("The operation timed out.", "TimeoutError");
  const { outcome, attempts } = await call(respond(200), {}, AbortSignal.abort(reason));
  expect([outcome, attempts]).toEqual([expect.any(TimeoutError), 1]);
  expect(outcome).toMatchObject({ cause: reason, operation: "/email/validate" });
});

test("The body is sent whole with every attempt, and so are headers that middleware added", async () => {
  const { api, requests } = clientOf([respond(503), noConnection, respond(200)]);
  api.use({ onRequest: ({ request }) => request.headers.set("x-trace", "1") });
  await Promise.all([
    api.email.validate(email, { customId: "ž".repeat(2000) }),
    vi.runAllTimersAsync(),
  ]);
  const attempts = requests.map(({ request, body }) => `${request.headers.get("x-trace")} ${body}`);
  const whole = `1 ${JSON.stringify({ request: { query: email, customId: "ž".repeat(2000) } })}`;
  expect(attempts).toEqual([whole, whole, whole]);
});

test.each<[api: string, Step]>([
  ["is silent", silence],
  [
    "stalls in the middle of a response",
    () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) })),
  ],
  ["heeds no signal", () => new Promise(() => {})],
])(
  "Timeout is the time of one attempt, to the last byte of the response, with an API that %s",
  async (_, step) => {
    const outcome = expect.objectContaining({ name: "TimeoutError", milliseconds: 300 });
    expect(await call(step, { timeout: 300, retry: false })).toEqual({
      outcome,
      attempts: 1,
      waited: 300,
    });
  },
);

test("A call may have a timeout and retries of its own", async () => {
  const { api } = clientOf(silence, { timeout: 10_000, retry: 5 });
  const start = Date.now();
  const byMethod = api.email.validate(email, { timeout: 10, retry: false });
  const byPath = api.POST("/email/validate", {
    body: { request: { query: email } },
    timeout: 20,
    retry: false,
  });
  await vi.runAllTimersAsync();
  expect((await byMethod).error).toMatchObject({ milliseconds: 10 });
  expect((await byPath).error).toMatchObject({ milliseconds: 20 });
  expect(Date.now() - start).toBe(20);
});

test("An abort ends a wait between attempts at once", async () => {
  const controller = new AbortController();
  const { api } = clientOf(after("50"));
  const done = api.email
    .validate(email, { signal: controller.signal })
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  controller.abort("enough");
  expect(await done).toBe("enough");
  // Nor is anything left running when a call is over.
  await clientOf(respond(200), { timeout: 60_000 }).call();
  expect(vi.getTimerCount()).toBe(0);
});

test.each(exhaustedLimits)("A 429 is not retried where no wait ends it: %s", async (_, body) => {
  const step = respond(429, body, { "retry-after": "1" });
  const { call, requests } = clientOf(step, { retry: { limit: 5 } });
  await Promise.all([call(), vi.runAllTimersAsync()]);
  expect(requests).toHaveLength(1);
});

test("The status decides on a retry where the reason is not a known one", () => {
  expect(stepAfter(429, errorBody("RATE_LIMIT", "SOMETHING").errors)).toBe("retry");
  expect(stepAfter(429, undefined)).toBe("retry");
  expect(stepAfter(500, errorBody("BILLING").errors)).toBe("retry");
  expect(stepAfter(402, errorBody("SOMETHING").errors)).toBe("stop");
  expect(stepAfter(418, [])).toBeUndefined();
});

test("A 429 that no wait ends is retried where a function decides on everything", async () => {
  const step = respond(429, errorBody("BILLING"));
  const { call, requests } = clientOf(step, { retry: { retryOn: () => true } });
  await Promise.all([call(), vi.runAllTimersAsync()]);
  expect(requests).toHaveLength(3);
});

test("§5.3 A rotated key starts its minute anew", async () => {
  let key = "first-key";
  let isKnown = false;
  const start = Date.now();
  const fetch = scriptFetch((request) => respond(isKnown ? 200 : 401)(request));
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
