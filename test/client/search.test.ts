import { createClient } from "@data-validation/client";
import { createSearch } from "@data-validation/client/search";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { baseUrl, respond } from "./support/responses.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A search with an API that responds after a number of milliseconds, with the requested text. */
function searching(milliseconds: (text: string) => number) {
  const requests: string[] = [];
  const aborted: string[] = [];
  const outcomes: string[] = [];
  const api = createClient({
    baseUrl,
    fetch: async (request) => {
      const { value } = (await request.json()).request.query;
      requests.push(value);
      request.signal.addEventListener("abort", () => aborted.push(value));
      await new Promise((resolve) => setTimeout(resolve, milliseconds(value)));
      if (value === "fails") return respond(400, { errors: [] })(request);
      return respond(200, { resultsCount: 1, results: [{ data: { email: value } }] })(request);
    },
  });
  const search = createSearch((value, settings) => api.email.search({ value }, settings), {
    onResults: (data, text) => outcomes.push(`${text}: ${data.results[0]?.data.email}`),
    onError: (error, text) => outcomes.push(`${text}: ${error.name}`),
    onEmpty: () => outcomes.push("closed"),
  });
  const type = async (text: string, pause: number) => {
    search.input(text);
    await vi.advanceTimersByTimeAsync(pause);
  };
  return { requests, aborted, outcomes, search, type };
}

test("A newer text ends the search that is under way, and a response to an older one is never shown", async () => {
  const { requests, aborted, outcomes, type } = searching((text) => (text === "jan" ? 5000 : 10));
  await type("jan", 300);
  await type("jana", 300);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([requests, aborted, outcomes]).toEqual([["jan", "jana"], ["jan"], ["jana: jana"]]);
});

test("A search waits until the typing stops, ignores white space, and closes for a short text", async () => {
  const { requests, outcomes, type } = searching(() => 10);
  for (const text of ["ja", "jan"]) await type(text, 100);
  await type("jana", 300);
  await type(" jana ", 300);
  await type("j", 300);
  expect([requests, outcomes]).toEqual([["jana"], ["jana: jana", "closed"]]);
});

test("A failed search is an error, and cancel drops all pending searches", async () => {
  const { outcomes, search, type } = searching(() => 10);
  await type("fails", 300);
  await type("jana", 100);
  search.cancel();
  await vi.advanceTimersByTimeAsync(1000);
  expect(outcomes).toEqual(["fails: BadRequestError"]);
});

test("A response to an older text is never shown, also where the call heeds no signal", async () => {
  const shownTexts: string[] = [];
  const search = createSearch(
    async (text) => {
      await new Promise((resolve) => setTimeout(resolve, text === "old" ? 5000 : 10));
      return { data: text } as never;
    },
    { onResults: (data) => void shownTexts.push(data as string), debounce: 0 },
  );
  search.input("old");
  await vi.advanceTimersByTimeAsync(5);
  search.input("new");
  await vi.runAllTimersAsync();
  expect(shownTexts).toEqual(["new"]);
});
