import { createClient } from "@data-validation/client";
import { createMock } from "@data-validation/mock/internal/mock";
import type { MockOptions } from "@data-validation/mock/internal/options";
import { expect, test } from "vitest";
import { validEmail } from "./support/call.ts";

const PATH = "https://shop.example/api/validation";

/** The status of a page's call: without a key, at the path of a proxy. */
async function statusOf(mock: ReturnType<typeof createMock>, headers: HeadersInit = {}) {
  const response = await callBelow(mock, headers);
  return response.status;
}

function callBelow(mock: ReturnType<typeof createMock>, headers: HeadersInit = {}) {
  return mock.fetch(`${PATH}/email/validate`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ request: { query: validEmail } }),
  });
}

const proxied = (proxy: MockOptions["proxy"] = true) => createMock({ proxy });

test("With the option proxy, a page gets the mock's response without a key, below any path", async () => {
  const mock = proxied();
  const api = createClient({ baseUrl: PATH, fetch: mock.fetch });
  const { data, error } = await api.email.validate(validEmail);
  expect(error).toBeUndefined();
  expect(data?.result.isValid).toBe(true);
  expect(mock.requests()).toMatchObject([{ path: "/email/validate", respondedBy: "sandbox" }]);
  expect((await mock.fetch(`${PATH}/email/nothing`, { method: "POST" })).status).toBe(404);
  expect((await mock.fetch(`${PATH}/email/validate`)).status).toBe(405);
});

test("With the option proxy, a page is in the log with its own address", async () => {
  const addresses: unknown[] = [];
  const log: MockOptions["log"] = ({ address }) => addresses.push(address);
  const mock = createMock({ proxy: true, logAddress: true, log });
  const body = JSON.stringify({ request: { query: validEmail } });
  const headers = { "content-type": "application/json" };
  const call = { method: "POST", path: "/api/email/validate", headers, body };
  await mock.handle({ ...call, address: "203.0.113.7" });
  await mock.handle(call);
  expect(addresses).toEqual(["203.0.113.7", undefined]);
});

test("With the option proxy, a page gets a 401 if authorize is false, or the response that it returns", async () => {
  const mock = proxied({ authorize: (request) => request.headers.get("cookie") === "session=1" });
  expect(await statusOf(mock)).toBe(401);
  expect(mock.requests()).toEqual([]);
  expect(await statusOf(mock, { cookie: "session=1" })).toBe(200);
  const teapot = proxied({ authorize: () => new Response("no", { status: 418 }) });
  expect(await statusOf(teapot)).toBe(418);
});

test.each([401, 402, 403, 500])(
  "With the option proxy, a page gets the proxy's 503 for a %i of the API",
  async (status) => {
    const mock = proxied();
    await mock.respond("/email/validate", { status: status as 401 });
    expect(await statusOf(mock)).toBe(status === 500 ? 500 : 503);
    expect(mock.requests()[0]?.response.status).toBe(status);
  },
);

test("With the option proxy, a page gets a 503 for a malformed body, a cut connection or a late response", async () => {
  const mock = proxied({ timeout: 50 });
  await mock.respond("*", { body: { a: 1 }, offContract: true }, { network: "reset" });
  expect([await statusOf(mock), await statusOf(mock), await statusOf(mock)]).toEqual([
    ...[503, 503, 200],
  ]);
  await mock.respond("*", { delay: 10_000 });
  expect(await statusOf(mock)).toBe(503);
  await mock[Symbol.asyncDispose]();
});

test("With the option proxy, a page gets a 429 of the API with the seconds to wait", async () => {
  const mock = proxied();
  await mock.respond("*", { status: 429, headers: { "retry-after": "7" } });
  const response = await callBelow(mock);
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "7"]);
});

test("With the option proxy, a page of a test passes Prefer and the headers of a scope, and no key", async () => {
  const mock = proxied();
  expect(await statusOf(mock, { prefer: "code=400" })).toBe(400);
  const mine = mock.scope({ headers: { "mock-scope": "mine" } });
  await mine.respond("*", { status: 429 });
  expect(await statusOf(mock, { "mock-scope": "mine" })).toBe(429);
  expect(await statusOf(mock, { "mock-scope": "other" })).toBe(200);
  expect(await statusOf(mock, { authorization: "Bearer test-refused" })).toBe(200);
});

test("With the option proxy, a page of another origin is rejected", async () => {
  expect(await statusOf(proxied(), { origin: "https://evil.example" })).toBe(403);
  expect(await statusOf(proxied(), { origin: "https://shop.example" })).toBe(200);
});
