// @vitest-environment ENVIRONMENT
// A component that calls a proxy at a path of its page, and tests at the same time.
import { createClient } from "@data-validation/client";
import { test as base, expect } from "@data-validation/mock/vitest";

const test = base.extend({ mockOptions: [{ proxy: true }, { scope: "worker" }] });
const email = "jana@firma.example";

test("the page has no key, and a 402 of the API is its outage", async ({ mock }) => {
  const api = createClient({ baseUrl: "/api/validation", fetch: mock.fetch, retry: false });
  const { data } = await api.email.validate({ email });
  expect(data.result.data.email).toBe(email);
  await mock.respond("/email/validate", { status: 402 });
  const { error } = await api.email.validate({ email });
  expect(error.status).toBe(503);
  expect(mock).toHaveValidated("/email/validate", { email }, { times: 2 });
});

test.concurrent.for([1, 2, 3])(
  "has its own scripts and calls, %i",
  async (times, { mock, expect }) => {
    const api = createClient({ baseUrl: "/api/validation", fetch: mock.fetch, retry: false });
    await mock.respond("/email/validate", { status: 429, times });
    const statuses = [];
    for (let call = 0; call < 4; call += 1)
      statuses.push((await api.email.validate({ email })).response.status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(times);
    expect(mock.requests()).toHaveLength(4);
  },
);
