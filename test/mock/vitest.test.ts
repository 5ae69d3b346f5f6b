import { expect, test } from "@data-validation/mock/internal/vitest";
import { describe } from "vitest";

const path = "/email/validate";

/** The status of a call as code under test makes it. */
async function statusOf(url: string, headers: Record<string, string>): Promise<number> {
  const body = JSON.stringify({ request: { query: { email: "jana@seznam.cz" } } });
  const own = { "content-type": "application/json" };
  return (await fetch(url + path, { method: "POST", body, headers: { ...own, ...headers } }))
    .status;
}

const withKey = (key: string) => ({ authorization: `Bearer ${key}` });

test("The mock of a test has the calls and scripts of any key", async ({ mock }) => {
  await mock.respond(path, { status: 429, times: 2 });
  expect(await statusOf(mock.url, withKey("other"))).toBe(429);
  expect(await statusOf(mock.url, withKey(mock.key))).toBe(429);
  expect(mock).toHaveValidated(path, {}, { times: 2 });
});

// Each leaves a call and a script: whichever is second shows that they are gone.
test.for([1, 2])(
  "A test begins without calls and scripts of another one: %i",
  async (_, { mock }) => {
    expect(mock.requests()).toEqual([]);
    expect(await statusOf(mock.url, withKey(mock.key))).toBe(200);
    await mock.respond(path, { status: 503 });
  },
);

test("The mock of a test has a key and headers of its own", ({ mock }) => {
  expect(mock.key).toMatch(/^test-of-./);
  expect(mock.headers).toEqual({ "mock-scope": mock.key });
});

test("The mock of a test has calls of its function fetch, which carry its scope", async ({
  mock,
}) => {
  const body = JSON.stringify({ request: { query: { email: "jana@seznam.cz" } } });
  const headers = { ...withKey("other"), "content-type": "application/json" };
  const { status } = await mock.fetch(`http://mock${path}`, { method: "POST", headers, body });
  expect(status).toBe(200);
  expect(mock.requests({ headers: mock.headers })).toHaveLength(1);
});

/** Waits until as many tests have come here. */
function meeting(count: number): () => Promise<void> {
  let arrived = 0;
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    arrived += 1;
    if (arrived === count) open();
    return gate;
  };
}

/** Tests at the same time, each with one script, whose calls have the headers of their test. */
function testAtOnce(
  it: typeof test,
  headersOf: (mock: { key: string; headers: object }) => Record<string, string>,
) {
  const meet = meeting(2);
  it.concurrent.for([429, 503] as const)(
    "A concurrent test has its own scripts and calls: %i",
    async (status, { mock, expect }) => {
      await mock.respond(path, { status, times: 1 });
      await meet();
      expect(await statusOf(mock.url, headersOf(mock))).toBe(status);
      expect(await statusOf(mock.url, headersOf(mock))).toBe(200);
      expect(mock.requests()).toHaveLength(2);
    },
  );
}

const ofPages = test.extend({ mockOptions: [{ proxy: true }, { scope: "worker" }] });

describe("By their keys, tests are kept apart", () => testAtOnce(test, ({ key }) => withKey(key)));

describe("By their headers, tests are kept apart behind a proxy", () =>
  testAtOnce(ofPages as typeof test, ({ headers }) => ({ ...headers })));
