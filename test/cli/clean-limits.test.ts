import { EventEmitter, once } from "node:events";
import type { Fetch } from "@data-validation/client";
import { createMock } from "@data-validation/mock";
import { expect, test } from "vitest";
import { addressTable, runClean, useFolder } from "./support/clean.ts";

useFolder();

const errorOf = (status: number, type: string, subtype: string) => () =>
  Promise.resolve(
    Response.json(
      { errors: [{ group: "REQUEST", type, subtype, relatedTo: [], description: "No more." }] },
      { status, headers: { "service-api-version": "2.1" } },
    ),
  );

test("An exhausted subscription ends a run after one call, with the exit code and sentence of no credit", async () => {
  const noCredit = await runClean(addressTable(50), [], {
    fetch: errorOf(402, "BILLING", "NO_CREDIT"),
    retry: 8,
  });
  const limit = errorOf(429, "BILLING", "SERVICE_LIMIT_REACHED");
  const exhausted = await runClean(addressTable(50), [], { fetch: limit, retry: 8 });
  expect([noCredit.calls.length, exhausted.calls.length]).toEqual([1, 1]);
  expect([noCredit.code, exhausted.code]).toEqual([1, 1]);
  expect(exhausted.printed.err.replace("429", "402")).toContain(
    "Stopped: HTTP 402, BILLING: No more.",
  );
});

test("A 429 that is still there after all retries ends a run, and is in no row", async () => {
  const { fetch } = createMock();
  let calls = 0;
  const limited = errorOf(429, "RATE_LIMIT", "TOO_MANY_REQUESTS");
  const { code, output, printed } = await runClean(addressTable(50), ["--concurrency", "1"], {
    fetch: (request) => (++calls > 5 ? limited() : fetch(request)),
    retry: 0,
  });
  expect([code, output]).toEqual([1, undefined]);
  expect(printed.err).toContain("HTTP 429");
  expect((await runClean(addressTable(50))).output).not.toContain("429");
});

test("A failure is the value's once a later call succeeds; the success of an earlier call shows nothing", async () => {
  const begun = new EventEmitter();
  const failing: Fetch = async (request) => {
    const { email } = (await request.clone().json()).request.query;
    const index = Number(email[1]);
    begun.emit(`call ${index}`);
    // The first call is alone; the second one begins before the third, which fails, and responds
    // after it.
    if (index === 1) await once(begun, "call 3");
    if (index === 2) return errorOf(404, "ENDPOINT", "NOT_FOUND")();
    if (index === 3) await once(begun, "call 4");
    return index === 4 ? errorOf(402, "BILLING", "NO_CREDIT")() : createMock().fetch(request);
  };
  const first = await runClean(addressTable(5), ["--concurrency", "2"], { fetch: failing });
  const second = await runClean(addressTable(5));
  expect([first.code, first.calls.length, second.code, second.calls.length]).toEqual([1, 5, 0, 2]);
});

test("Failures after the last success are results of their values, and do not end a run", async () => {
  const { fetch } = createMock();
  let calls = 0;
  const { code, output } = await runClean(addressTable(5), ["--concurrency", "1"], {
    fetch: (request) => (++calls > 3 ? errorOf(404, "ENDPOINT", "NOT_FOUND")() : fetch(request)),
  });
  expect([code, output?.match(/error.*HTTP 404/g)?.length]).toEqual([3, 2]);
});

test("The price of the calls is printed, also by a dry run", async () => {
  const dry = await runClean(addressTable(4), ["--dry-run", "--price", "0.5"]);
  expect([dry.calls, dry.printed.err]).toEqual([
    [],
    expect.stringContaining("4 calls × 0.5 = 2 credits"),
  ]);
  expect((await runClean(addressTable(1), ["--price", "much"])).code).toBe(2);
});

test("What is left is printed at the end, and --keep-credits stops before it is used up", async () => {
  const mock = createMock({ credit: 20 });
  const done = await runClean(addressTable(5), [], { fetch: mock.fetch });
  expect(done.printed.err).toContain("credits are left for the day");
  const limitedRun = await runClean(
    addressTable(50),
    ["--keep-credits", "10", "--concurrency", "2", "--force"],
    {
      fetch: createMock({ credit: 20 }).fetch,
    },
  );
  expect(limitedRun.code).toBe(1);
  expect(limitedRun.calls.length).toBeLessThanOrEqual(12);
  expect(limitedRun.printed.err).toContain("keepCredits is 10");
});
