import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClient, NetworkError, TimeoutError } from "../../packages/client/src/index.ts";
import { createMock } from "../../packages/mock/src/mock.ts";
import { answer, noConnection, type Step, scripted, silence } from "./support/answers.ts";

const baseUrl = "https://api.data-validation.example";
const apiKey = "test-key";
const email = { email: "jana@example.test" };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Calls with a fetch that goes through steps, lets all time pass, and tells what came of it. */
async function call(steps: Step[], settings: object) {
  const fetch = scripted(...steps);
  const start = Date.now();
  const settled = createClient({ apiKey, baseUrl, fetch, ...settings })
    .email.validate(email)
    .then(
      ({ response }) => response.status,
      (error: Error) => error,
    )
    .then((outcome) => ({ outcome, waited: Date.now() - start }));
  await vi.runAllTimersAsync();
  return { ...(await settled), attempts: fetch.requests.length, fetch };
}

test("by default nothing is repeated but what says how long to wait", async () => {
  expect(await call([answer(401)], {})).toMatchObject({ outcome: 401, attempts: 1 });
  expect(await call([answer(500)], {})).toMatchObject({ outcome: 500, attempts: 1 });
  expect(await call([answer(503)], {})).toMatchObject({ outcome: 503, attempts: 1 });
  expect(await call([answer(429)], {})).toMatchObject({ outcome: 429, attempts: 1 });
  expect((await call([noConnection], {})).outcome).toBeInstanceOf(NetworkError);
});

test("a 429 is repeated after its Retry-After, in seconds or as a date, at most twice", async () => {
  const seconds = answer(429, {}, { "retry-after": "3" });
  expect(await call([seconds, answer(200)], {})).toMatchObject({ outcome: 200, attempts: 2, waited: 3000 });
  expect(await call([seconds], {})).toMatchObject({ outcome: 429, attempts: 3, waited: 6000 });
  vi.setSystemTime("2026-01-01T00:00:00Z");
  const date = answer(429, {}, { "retry-after": "Thu, 01 Jan 2026 00:00:10 GMT" });
  expect(await call([date, answer(200)], {})).toMatchObject({ outcome: 200, attempts: 2, waited: 10_000 });
});

test("a Retry-After that cannot be read or asks for too much is not waited for", async () => {
  expect(await call([answer(429, {}, { "retry-after": "soon" })], {})).toMatchObject({ attempts: 1 });
  expect(await call([answer(429, {}, { "retry-after": "61" })], {})).toMatchObject({ attempts: 1 });
  const patient = { retry: { longestWait: 120_000 } };
  expect(await call([answer(429, {}, { "retry-after": "61" }), answer(200)], patient)).toMatchObject({ outcome: 200 });
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
  expect((await api.email.validate(email)).response.status).toBe(401);
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
  const mock = await createMock({ newKeyMilliseconds: 300 });
  const api = createClient({ apiKey: "test-new", baseUrl: mock.url, retry: { newKey: 5000 } });
  expect((await api.email.validate(email)).response.status).toBe(200);
  await mock.close();
});

test("503, no connection and no answer in time are repeated as often as asked for, with waits that double", async () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  const settings = { retry: { failures: 3 }, timeout: 50 };
  expect(await call([answer(503)], settings)).toMatchObject({ outcome: 503, attempts: 4, waited: 250 + 500 + 1000 });
  expect((await call([noConnection], settings)).outcome).toBeInstanceOf(NetworkError);
  expect(await call([noConnection, silence, answer(503), answer(200)], settings)).toMatchObject({
    outcome: 200,
    attempts: 4,
  });
  vi.restoreAllMocks();
});

test("a Retry-After of a 503 counts more than the wait of its own", async () => {
  const { waited } = await call([answer(503, {}, { "retry-after": "20" }), answer(200)], { retry: { failures: 1 } });
  expect(waited).toBe(20_000);
});

test("a wait is at least half of what it doubles to, at most all of it, and never more than eight seconds", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 8 }),
      async (chance, failures) => {
        vi.spyOn(Math, "random").mockReturnValue(chance);
        const whole = Array.from({ length: failures }, (_, index) => Math.min(250 * 2 ** index, 8000)).reduce(
          (a, b) => a + b,
        );
        const { waited } = await call([answer(503)], { retry: { failures } });
        expect(waited).toBeGreaterThanOrEqual(Math.floor(whole / 2) - failures);
        expect(waited).toBeLessThanOrEqual(whole);
      },
    ),
    { numRuns: 50 },
  );
  vi.restoreAllMocks();
});

test("the body is sent whole with every attempt, and so are headers that middleware added", async () => {
  const fetch = scripted(answer(503), noConnection, answer(200));
  const api = createClient({ apiKey, baseUrl, fetch, retry: { failures: 2 } });
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
    const { outcome, waited } = await call([step], { timeout: 300 });
    expect(outcome).toBeInstanceOf(TimeoutError);
    expect(outcome).toMatchObject({ milliseconds: 300 });
    expect(waited).toBe(300);
  }
});

test("a call may have a timeout and a patience of its own", async () => {
  const fetch = scripted(silence);
  const api = createClient({ apiKey, baseUrl, fetch, timeout: 10_000, retry: { failures: 5 } });
  const start = Date.now();
  const byMethod = api.email.validate(email, { timeout: 10, retry: false }).catch((error: unknown) => error);
  const byPath = api
    .POST("/email/validate", { body: { request: { query: email } }, timeout: 20, retry: false })
    .catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await byMethod).toMatchObject({ milliseconds: 10 });
  expect(await byPath).toMatchObject({ milliseconds: 20 });
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
  const { outcome } = await call([broken], {});
  expect(outcome).toBeInstanceOf(NetworkError);
  expect((outcome as Error).cause).toMatchObject({ message: "terminated" });
});
