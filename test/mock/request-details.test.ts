import { createMock } from "@data-validation/mock/internal/mock";
import { expect, test } from "vitest";
import { callOf } from "./support/call.ts";

const request = { query: { email: "info@seznam.cz" }, options: { correctionMode: "none" } };
const detailed = { "Service-Include-Request-Details": "true" };

/** A call with the member `request` of its body. */
const callFor = (sent: object, headers: Record<string, string> = {}) => ({
  ...callOf({}, headers),
  body: JSON.stringify({ request: sent }),
});

/** The body of a response to a request with some headers. */
async function bodyOf(sent: object, headers: Record<string, string> = {}) {
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  const { body } = await createMock().handle(callFor(sent, Object.fromEntries(lower)));
  return body as Record<string, Record<string, unknown>>;
}

test("The echo of a request is left out unless the request asks for it", async () => {
  expect(await bodyOf(request)).not.toHaveProperty("request");
  expect(await bodyOf({ ...request, customId: null })).not.toHaveProperty("request");
  const no = { "Service-Include-Request-Details": "false" };
  expect(await bodyOf(request, no)).not.toHaveProperty("request");
});

test("The echo of a request has a stable code and the customId of a request with one", async () => {
  const detailedRequest = { ...request, customId: "order-7" };
  const { request: echo } = await bodyOf(detailedRequest);
  const code = expect.stringMatching(/^[\da-f]{16}$/);
  expect(echo).toEqual({ endpoint: "email/validate", code, customId: "order-7" });
  expect((await bodyOf(detailedRequest)).request).toEqual(echo);
  expect((await bodyOf({ ...detailedRequest, customId: "order-8" })).request?.code).not.toBe(
    echo?.code,
  );
});

test.each([
  detailed,
  { "service-include-request-details": "True" },
  { "Vendor-Include-Request-Details": "true" },
])(
  "The echo of a request has the query, the effective options and the client with %j",
  async (headers) => {
    const client = { country: "CZ" };
    const sent = { ...request, options: { ...request.options, acceptFreemails: null }, client };
    const { request: echo } = await bodyOf(sent, headers as Record<string, string>);
    expect(echo).toMatchObject({ query: request.query, client });
    expect(echo?.options).toEqual({
      validationType: "extended",
      acceptDisposableEmails: true,
      acceptFreemails: true,
      correctionMode: "none",
    });
  },
);

test("The echo of a request stands beside the errors of a failed request", async () => {
  const body = await bodyOf({ query: {} }, detailed);
  expect(body).toMatchObject({ request: { endpoint: "email/validate", query: {} } });
  expect(body.errors).toHaveLength(1);
});

const headersOf = async (mock: ReturnType<typeof createMock>) =>
  (await mock.handle(callFor(request))).headers;

test("The headers about limits are left out without a quota", async () => {
  const names = Object.keys(await headersOf(createMock()));
  expect(names.filter((name) => /limit|credits/.test(name))).toEqual([]);
});

test("The headers about limits count down with each call", async () => {
  const mock = createMock({ rateLimit: { calls: 2, seconds: 900 }, credit: 5 });
  expect(await headersOf(mock)).toMatchObject({
    "service-rate-limit": "2",
    "service-rate-limit-period": "900",
    "service-rate-limit-remaining": "1",
    "service-daily-credits-limit": "5",
    "service-daily-credits-left": "4",
  });
  await headersOf(mock);
  const rejected = await headersOf(mock);
  expect(rejected).toMatchObject({ "service-rate-limit-remaining": "0" });
  expect(rejected).not.toHaveProperty("service-daily-credits-left");
});

test("The headers about limits start with the first word of the version header", async () => {
  const mock = createMock({ credit: 5, versionHeader: "Acme-Api-Version" });
  expect(await headersOf(mock)).toMatchObject({ "acme-daily-credits-left": "4" });
});
