import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClient, NetworkError, type RetryNotice, TimeoutError } from "../../packages/client/src/index.ts";
import { serveMock } from "../../packages/mock/src/node/serve.ts";
import { answer, noConnection, type Step, scripted, silence } from "./support/answers.ts";

const baseUrl = "https://api.data-validation.example";
const apiKey = "test-key";
const email = { email: "jana@company.example" };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Calls with a fetch that goes through steps, lets all time pass, and tells what came of it. */
async function call(steps: Step[], settings: object, signal?: AbortSignal) {
  const fetch = scripted(...steps);
  const start = Date.now();
  const settled = createClient({ apiKey, baseUrl, fetch, ...settings })
    .email.validate(email, { signal })
    .then(
      ({ response, error }) => response?.status ?? error,
      (thrown: unknown) => thrown,
    )
    .then((outcome) => ({ outcome, waited: Date.now() - start }));
  await vi.runAllTimersAsync();
  return { ...(await settled), attempts: fetch.requests.length, fetch };
}

test("by default what may pass is repeated twice: 408, 429, 500, 502, 503, 504, no connection, no answer in time", async () => {
  for (const status of [408, 429, 500, 502, 503, 504])
    expect(await call([answer(status)], {})).toMatchObject({ outcome: status, attempts: 3 });
  expect(await call([noConnection], {})).toMatchObject({ outcome: expect.any(NetworkError), attempts: 3 });
  expect(await call([silence], {})).toMatchObject({ outcome: expect.any(TimeoutError), attempts: 3 });
  expect(await call([answer(502), noConnection, answer(200)], {})).toMatchObject({ outcome: 200, attempts: 3 });
});

test("what will not pass is told at once", async () => {
  for (const status of [400, 401, 402, 403, 404, 405, 501])
    expect(await call([answer(status)], {})).toMatchObject({ outcome: status, attempts: 1, waited: 0 });
});

test("a redirect is not followed and not repeated: the body is personal data", async () => {
  const { fetch, ...told } = await call([answer(307, {}, { location: "https://elsewhere.example" })], {});
  expect(told).toMatchObject({ outcome: 307, attempts: 1 });
  expect(fetch.requests[0]?.request.redirect).toBe("manual");
});

test("retryOn chooses: statuses, or a function that decides all", async () => {
  expect(await call([answer(503)], { retry: { retryOn: [418] } })).toMatchObject({ attempts: 1 });
  expect(await call([answer(418), answer(200)], { retry: { retryOn: [418] } })).toMatchObject({ outcome: 200 });
  expect(await call([noConnection], { retry: { retryOn: () => false } })).toMatchObject({ attempts: 1 });
  const named = { retry: { retryOn: ({ response }: { response?: Response }) => response?.status === 404 } };
  expect(await call([answer(404), answer(200)], named)).toMatchObject({ outcome: 200, attempts: 2 });
});

test("a number says how often at most", async () => {
  expect(await call([answer(503)], { retry: 4 })).toMatchObject({ attempts: 5 });
  expect(await call([answer(503)], { retry: 0 })).toMatchObject({ attempts: 1 });
});

test("a Retry-After is waited for, in seconds or as a date", async () => {
  const seconds = answer(429, {}, { "retry-after": "3" });
  expect(await call([seconds, answer(200)], {})).toMatchObject({ outcome: 200, attempts: 2, waited: 3000 });
  expect(await call([seconds], {})).toMatchObject({ outcome: 429, attempts: 3, waited: 6000 });
  vi.setSystemTime("2026-01-01T00:00:00Z");
  const date = answer(429, {}, { "retry-after": "Thu, 01 Jan 2026 00:00:10 GMT" });
  expect(await call([date, answer(200)], {})).toMatchObject({ outcome: 200, attempts: 2, waited: 10_000 });
});

test("whatever a Retry-After says, no attempt follows another within 100 ms", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  for (const text of ["0", "-5", "0, 0", "soon", "", "Thu, 01 Jan 1970 00:00:00 GMT", "NaN"]) {
    const { waited, attempts } = await call([answer(429, {}, { "retry-after": text })], {});
    expect([text, attempts, waited]).toEqual([text, 3, 200]);
  }
  expect((await call([answer(429, {}, { "retry-after": "1, 3" }), answer(200)], {})).waited).toBe(3000);
  vi.restoreAllMocks();
});

test("a Retry-After that asks for too much is not waited for", async () => {
  expect(await call([answer(429, {}, { "retry-after": "61" })], {})).toMatchObject({ attempts: 1, waited: 0 });
  expect(await call([answer(503, {}, { "retry-after": "1e99" })], {})).toMatchObject({ attempts: 1, waited: 0 });
  const patient = { retry: { maxRetryAfter: 120_000 } };
  expect(await call([answer(429, {}, { "retry-after": "61" }), answer(200)], patient)).toMatchObject({ outcome: 200 });
});

test("a hook hears of each attempt that is repeated: what was sent, without the key, and what came of it", async () => {
  const heard: RetryNotice[] = [];
  const onRetry = (notice: RetryNotice) => heard.push(notice);
  await call([answer(503, { errors: [] }), noConnection, answer(200)], { onRetry });
  expect(heard.map(({ attempts, response, failure }) => [attempts, response?.status, failure?.name])).toEqual([
    [1, 503, undefined],
    [2, undefined, "NetworkError"],
  ]);
  expect(heard.every(({ wait, request }) => wait >= 100 && !request.headers.has("authorization"))).toBe(true);
  expect(await heard[0]?.response?.json()).toEqual({ errors: [] });
});

test("retry: false repeats nothing at all", async () => {
  expect(await call([answer(429, {}, { "retry-after": "1" })], { retry: false })).toMatchObject({ attempts: 1 });
});

test("§5.3 a new key that is refused is tried again until it is accepted", async () => {
  const steps = [answer(401), answer(401), answer(401), answer(200)];
  expect(await call(steps, { retry: { newKey: 60_000 } })).toMatchObject({ outcome: 200, attempts: 4 });
});

test("§5.3 a key that stays refused is given up when its time is over", async () => {
  const { outcome, waited, attempts } = await call([answer(401)], { retry: { newKey: 60_000 } });
  expect(outcome).toBe(401);
  expect(waited).toBe(60_000);
  expect(attempts).toBeLessThan(40);
});

test("§5.3 once the key was accepted, or its time is over, a 401 is told at once", async () => {
  const fetch = scripted(answer(200), answer(401));
  const api = createClient({ apiKey, baseUrl, fetch, retry: { newKey: 60_000 } });
  await api.email.validate(email);
  expect((await api.email.validate(email)).response?.status).toBe(401);
  const refused = scripted(answer(401));
  const other = createClient({ apiKey, baseUrl, fetch: refused, retry: { newKey: 1000 } });
  const first = other.email.validate(email);
  await vi.runAllTimersAsync();
  await first;
  const attempts = refused.requests.length;
  await other.email.validate(email);
  expect(refused.requests).toHaveLength(attempts + 1);
});

test("§5.3 the mock's new key is accepted in the end", async () => {
  vi.useRealTimers();
  const mock = await serveMock({ newKeyMilliseconds: 300 });
  const api = createClient({ apiKey: "test-new", baseUrl: mock.url, retry: { newKey: 5000 } });
  expect((await api.email.validate(email)).response?.status).toBe(200);
  await mock.close();
});

test("a wait is left to chance as a whole, between 100 ms and what doubles from 500 ms to eight seconds", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      fc.integer({ min: 1, max: 8 }),
      async (chance, limit) => {
        vi.spyOn(Math, "random").mockReturnValue(chance);
        const waits: number[] = [];
        await call([answer(503)], { retry: limit, onRetry: ({ wait }: RetryNotice) => waits.push(wait) });
        const expected = Array.from({ length: limit }, (_, index) =>
          Math.max(100, chance * Math.min(500 * 2 ** index, 8000)),
        );
        expect(waits).toEqual(expected);
      },
    ),
    { numRuns: 50 },
  );
  vi.restoreAllMocks();
});

test("a timeout is at most 30 seconds unless another is set, and no time is too long for a timer", async () => {
  expect((await call([silence], { retry: false })).waited).toBe(30_000);
  for (const timeout of [0, Infinity, 2 ** 31, 1e12])
    expect(await call([answer(200)], { timeout })).toMatchObject({ outcome: 200, waited: 0 });
  const slow: Step = async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 100_000));
    return answer(200)(request);
  };
  for (const timeout of [0, Infinity, 2 ** 31]) expect((await call([slow], { timeout })).outcome).toBe(200);
});

test("an AbortSignal.timeout is a TimeoutError like that of the client", async () => {
  const reason = new DOMException("The operation timed out.", "TimeoutError");
  const { outcome, attempts } = await call([answer(200)], {}, AbortSignal.abort(reason));
  expect([outcome, attempts]).toEqual([expect.any(TimeoutError), 1]);
  expect(outcome).toMatchObject({ cause: reason, operation: "/email/validate" });
});

test("the body is sent whole with every attempt, and so are headers that middleware added", async () => {
  const fetch = scripted(answer(503), noConnection, answer(200));
  const api = createClient({ apiKey, baseUrl, fetch, retry: 2 });
  api.use({ onRequest: ({ request }) => request.headers.set("x-trace", "1") });
  const done = api.email.validate(email, { customId: "ž".repeat(2000) });
  await vi.runAllTimersAsync();
  await done;
  const sent = fetch.requests.map(({ request, body }) => `${request.headers.get("x-trace")} ${body}`);
  expect(sent).toHaveLength(3);
  expect(new Set(sent).size).toBe(1);
  expect(sent[0]).toContain("ž".repeat(2000));
});

test("timeout is the time of one attempt, to the last byte of the answer, even for a fetch that heeds no signal", async () => {
  const stalled: Step = () =>
    new Response(new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode("{")) }), {
      headers: { "service-api-version": "2.1" },
    });
  const deaf: Step = () => new Promise(() => {});
  for (const step of [silence, stalled, deaf]) {
    const { outcome, waited } = await call([step], { timeout: 300, retry: false });
    expect(outcome).toBeInstanceOf(TimeoutError);
    expect(outcome).toMatchObject({ milliseconds: 300 });
    expect(waited).toBe(300);
  }
});

test("a call may have a timeout and retries of its own", async () => {
  const fetch = scripted(silence);
  const api = createClient({ apiKey, baseUrl, fetch, timeout: 10_000, retry: 5 });
  const start = Date.now();
  const byMethod = api.email.validate(email, { timeout: 10, retry: false });
  const byPath = api.POST("/email/validate", { body: { request: { query: email } }, timeout: 20, retry: false });
  await vi.runAllTimersAsync();
  expect((await byMethod).error).toMatchObject({ milliseconds: 10 });
  expect((await byPath).error).toMatchObject({ milliseconds: 20 });
  expect(Date.now() - start).toBe(20);
});

test("an abort ends a wait between attempts at once", async () => {
  const controller = new AbortController();
  const fetch = scripted(answer(429, {}, { "retry-after": "50" }));
  const done = createClient({ apiKey, baseUrl, fetch })
    .email.validate(email, { signal: controller.signal })
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  controller.abort("enough");
  expect(await done).toBe("enough");
  expect(vi.getTimerCount()).toBe(0);
});

test("nothing is left running when a call is over", async () => {
  await call([answer(200)], { timeout: 60_000 });
  expect(vi.getTimerCount()).toBe(0);
});

test("a connection that breaks in the middle of an answer is a network failure", async () => {
  const broken: Step = () =>
    new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError("terminated")) }));
  const { outcome } = await call([broken], { retry: false });
  expect(outcome).toBeInstanceOf(NetworkError);
  expect((outcome as Error).cause).toMatchObject({ message: "terminated" });
});
