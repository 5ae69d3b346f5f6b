import { createClient } from "@data-validation/client";
import {
  type BatchOptions,
  type BatchResult,
  batch,
  type CallResult,
  createLimiter,
} from "@data-validation/client/batch";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  baseUrl,
  noConnection,
  respond,
  respondText,
  type Step,
  scriptFetch,
} from "./support/responses.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const ok = (email: string) => respond(200, { result: { isValid: true, data: { email } } });
const tooMany = respond(429, undefined, { "retry-after": "2" });

/** A client of an API that is a function of the e-mail address and the number of pending calls. */
function playing(play: (email: string, underWay: number) => Step | Promise<Step>) {
  const seen = { calls: 0, underWay: 0, most: 0 };
  const api = createClient({
    apiKey: "key",
    baseUrl,
    fetch: async (request) => {
      const { email } = (await request.json()).request.query;
      seen.calls += 1;
      seen.underWay += 1;
      seen.most = Math.max(seen.most, seen.underWay);
      try {
        await sleep(10);
        return await (await play(email, seen.underWay))(request);
      } finally {
        seen.underWay -= 1;
      }
    },
  });
  const run = (items: Iterable<string> | AsyncIterable<string>, options?: BatchOptions<string>) =>
    batch(items, (email, settings) => api.email.validate({ email }, settings), options);
  return { seen, run };
}

/** All results, while time passes; where a batch throws, those before it are in `collected`. */
async function collect<Item, Data>(
  results: AsyncIterable<BatchResult<Item, Data>>,
  collected: BatchResult<Item, Data>[] = [],
) {
  let isOver = false;
  const read = async () => {
    for await (const result of results) collected.push(result);
    return collected;
  };
  const done = read().finally(() => {
    isOver = true;
  });
  done.catch(() => {});
  while (!isOver) await vi.advanceTimersByTimeAsync(100);
  return done;
}

const emails = (count: number) =>
  Array.from({ length: count }, (_, index) => `a${index}@company.example`);

test('The order "ready" gives results as they come, and none twice', async () => {
  const { run } = playing(async (email) => {
    if (email.startsWith("a1@")) await sleep(5000);
    return ok(email);
  });
  const results = await collect(run(emails(30), { order: "ready" }));
  expect(results.at(-1)?.index).toBe(1);
  expect(results.map(({ index }) => index).sort((a, b) => a - b)).toEqual(
    emails(30).map((_, index) => index),
  );
});

test("A rejection for too many calls slows all of them once: nothing is lost, and no storm follows", async () => {
  // An API that takes ten calls a second, and rejects the others for two.
  let window = { since: 0, count: 0 };
  const { run, seen } = playing((email) => {
    if (Date.now() - window.since >= 1000) window = { since: Date.now(), count: 0 };
    return ++window.count > 10 ? tooMany : ok(email);
  });
  const limiter = createLimiter({ concurrency: 30 });
  const results = await collect(run(emails(300), { limiter, concurrency: 30 }));
  expect(results.map(({ error }) => error)).toEqual(Array(300).fill(undefined));
  expect(seen.calls).toBeLessThan(300 * 1.5);
  expect(limiter.counts.pauses).toBeLessThan(60);
});

test("A mistake in the function that calls is a result, at once or later, and so is what a client throws", async () => {
  const throwing = createClient({ baseUrl, throwOnError: true, fetch: scriptFetch(respond(400)) });
  const results = await collect(
    batch(["at once", "later", ""], (item, settings) => {
      if (item === "at once") throw new RangeError(item);
      return item
        ? Promise.reject(new RangeError(item))
        : throwing.email.validate({ email: "" }, settings);
    }),
  );
  expect(results.map(({ error }) => error?.name)).toEqual([
    "RangeError",
    "RangeError",
    "BadRequestError",
  ]);
});

test("An endless stream is read as far as results are taken, and is closed after the last one", async () => {
  const { run } = playing(ok);
  let itemCount = 0;
  let isClosed = false;
  async function* endless() {
    try {
      for (;;) yield `a${itemCount++}@company.example`;
    } finally {
      await new Promise((resolve) => process.nextTick(resolve));
      isClosed = true;
    }
  }
  const results = run(endless(), { concurrency: 4, window: 10 });
  for (let index = 0; index < 5; index++) {
    const next = results.next();
    await vi.advanceTimersByTimeAsync(20);
    await next;
  }
  // The fifth was one of the ten in the window when it was handed out.
  expect(itemCount).toBe(4 + 10);
  await results.return();
  expect(isClosed).toBe(true);
});

test("A slow stream does not hold back what is ready", async () => {
  async function* slow() {
    yield "a@company.example";
    await new Promise(() => {});
  }
  const first = playing(ok).run(slow()).next();
  await vi.advanceTimersByTimeAsync(50);
  expect((await first).value).toMatchObject({ index: 0 });
});

test("An abort ends a batch with its reason, and the calls that are under way", async () => {
  const aborted: string[] = [];
  const controller = new AbortController();
  const results = batch(
    emails(20),
    (email, { signal }) =>
      new Promise<CallResult<string>>((resolve, reject) => {
        if (email.startsWith("a0@")) resolve({ error: new Error("first") });
        signal?.addEventListener("abort", () => {
          aborted.push(email);
          reject(signal.reason);
        });
      }),
    { signal: controller.signal, concurrency: 3 },
  );
  await results.next();
  const next = results.next().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10);
  controller.abort("enough");
  expect(await next).toBe("enough");
  expect(aborted).toEqual(emails(4).slice(1));
});

test.each<[statement: string, options: BatchOptions, first: number, calls: number, most: number]>([
  ["no more calls are under way than concurrency says", { concurrency: 5 }, 0, 30, 5],
  [
    "after an interruption, from goes on without the calls before",
    { from: 21, concurrency: 20 },
    21,
    9,
    8,
  ],
])("A batch keeps its limits: %s", async (_, options, ...expected) => {
  const { run, seen } = playing(ok);
  const [first] = await collect(run(emails(30), options));
  expect([first?.index, seen.calls, seen.most]).toEqual(expected);
});

test("Settings that make no sense are rejected", async () => {
  const { run } = playing(ok);
  for (const options of [{ concurrency: 0 }, { concurrency: Number.NaN }, { window: -1 }])
    await expect(run(emails(1), options).next()).rejects.toThrow(/(concurrency|window) must be/);
});

test("Whatever the API returns, each item has one result with its index, item and data, in their order", async () => {
  const steps = fc.constantFrom(
    ok,
    ...[tooMany, respond(400), respond(503), noConnection].map((step) => () => step),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(steps, { minLength: 1 }),
      fc.integer({ min: 0, max: 40 }),
      async (script, count) => {
        let call = 0;
        const { run } = playing((email) => script[call++ % script.length]?.(email) as Step);
        const results = await collect(run(emails(count), { retry: 3, concurrency: 3 }));
        expect(results.map(({ index, item }) => [index, item])).toEqual([
          ...emails(count).entries(),
        ]);
        for (const { item, data, error } of results)
          expect(data?.result.data.email).toBe(error === undefined ? item : undefined);
      },
    ),
    { numRuns: 20 },
  );
});

test("Where the items throw, the calls under way are delivered first", async () => {
  const { run, seen } = playing(ok);
  async function* broken() {
    yield* emails(5);
    throw new Error("The file broke.");
  }
  const got: BatchResult<string, unknown>[] = [];
  await expect(collect(run(broken()), got)).rejects.toThrow("The file broke.");
  expect([got.map(({ item }) => item), seen.calls]).toEqual([emails(5), 5]);
});

test.each([401, 402, 403])(
  "HTTP %s of the API ends the calls, after the results of those under way; of a gateway it does not",
  async (status) => {
    const { run, seen } = playing((email) =>
      email.startsWith("a9@") ? respond(status) : ok(email),
    );
    const got: BatchResult<string, unknown>[] = [];
    await expect(collect(run(emails(100), { concurrency: 4 }), got)).rejects.toMatchObject({
      status,
    });
    expect(seen.calls).toBeLessThanOrEqual(16);
    expect([got.length, got.filter(({ error }) => error).length]).toEqual([seen.calls, 1]);
    const gateway = playing((email) =>
      email.startsWith("a9@") ? respondText("<h1>No</h1>", {}, status) : ok(email),
    );
    expect(await collect(gateway.run(emails(20)))).toHaveLength(20);
  },
);

test.each([{ concurrency: 10 }, { concurrency: 2, window: 4 }])(
  "Items with an equal key are called once while one of them is held, and each has the result: %o",
  async (options) => {
    const { run, seen } = playing(ok);
    const items = Array.from({ length: 40 }, (_, index) => `a${index % 2}@company.example`);
    const results = await collect(run(items, { key: (email) => email, ...options }));
    for (const { item, data } of results)
      expect(data).toMatchObject({ result: { data: { email: item } } });
    expect([results.length, seen.calls]).toEqual([40, 2]);
  },
);

test("An item that returns after its like has left the window is called again", async () => {
  const { run, seen } = playing(ok);
  const items = ["a@b.cz", "a@b.cz", ...emails(40), "a@b.cz"];
  await collect(run(items, { key: (email) => email, concurrency: 2, window: 4 }));
  expect(seen.calls).toBe(42);
});

test("Progress counts the items that are done, and those that failed", async () => {
  const { run } = playing((email) => (email.startsWith("a3@") ? respond(400) : ok(email)));
  const seen: unknown[] = [];
  const onProgress = ({ done, failed }: { done: number; failed: number }) =>
    seen.push([done, failed]);
  await collect(run(emails(5), { onProgress, concurrency: 1 }));
  expect(seen.at(2)).toEqual([3, 0]);
  expect(seen.at(-1)).toEqual([5, 1]);
});
