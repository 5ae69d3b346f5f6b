// As a user writes it: a debounced form with fake timers, tests at the same time, and one that
// fails.
import { expect, test } from "@data-validation/mock/vitest";
import { vi } from "vitest";

const path = "/email/validate";
const validate = ({ url, key }, email) =>
  fetch(url + path, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ request: { query: { email } } }),
  });

test("works with fake timers", async ({ mock }) => {
  vi.useFakeTimers();
  setTimeout(() => vi.useRealTimers(), 300);
  vi.advanceTimersByTime(300);
  await mock.respond(path, { status: 429, times: 1 });
  expect((await validate(mock, "jana@firma.example")).status).toBe(429);
  expect(mock).toHaveValidated(path, { email: expect.stringContaining("jana") }, { times: 1 });
  expect(mock).not.toHaveValidated("/phone/validate");
});

test.concurrent.for([1, 2, 3])(
  "has its own scripts and calls, %i",
  async (times, { mock, expect }) => {
    await mock.respond(path, { status: 429, times });
    const statuses = [];
    for (let call = 0; call < 4; call += 1)
      statuses.push((await validate(mock, "jana@firma.example")).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(times);
    expect(mock.requests()).toHaveLength(4);
  },
);

test("fails", async ({ mock }) => {
  await mock.respond(path, { status: 429, when: { query: { email: "petr@firma.example" } } });
  expect((await validate(mock, "jana@firma.example")).status).toBe(429);
});
