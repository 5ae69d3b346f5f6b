import { createClient, type Limits } from "@data-validation/client";
import { createMock } from "@data-validation/mock/internal/mock";
import { expect, expectTypeOf, test } from "vitest";
import { apiKey, baseUrl, clientOf, noConnection, respond } from "./support/responses.ts";

const none = {
  rateLimit: undefined,
  rateLimitPeriod: undefined,
  rateLimitRemaining: undefined,
  dailyCreditsLimit: undefined,
  dailyCreditsLeft: undefined,
};

const headers = {
  "acme-rate-limit": "5000",
  "acme-rate-limit-period": "900",
  "acme-rate-limit-remaining": "4999",
  "acme-daily-credits-limit": "1000",
  "acme-daily-credits-left": "999.5",
};
const limits = {
  rateLimit: 5000,
  rateLimitPeriod: 900,
  rateLimitRemaining: 4999,
  dailyCreditsLimit: 1000,
  dailyCreditsLeft: 999.5,
};

test("Limits are on every result and every error, whatever the vendor's word is", async () => {
  const success = await clientOf(respond(200, undefined, headers)).call();
  expect(success.limits).toEqual(limits);
  const failure = await clientOf(respond(400, undefined, headers), { retry: false }).call();
  expect([failure.limits, failure.error?.limits]).toEqual([limits, limits]);
  const throwing = clientOf(respond(400, undefined, headers), { throwOnError: true } as object);
  await expect(throwing.call()).rejects.toMatchObject({ limits });
  expectTypeOf(success.limits).toEqualTypeOf<Limits>();
});

test("Limits are undefined without a response, and where no header has a sensible number", async () => {
  expect((await clientOf(respond(200)).call()).limits).toEqual(none);
  expect((await clientOf(noConnection, { retry: false }).call()).limits).toEqual(none);
  for (const value of ["", "-1", "many", "1e3", "1, 2", "NaN", "Infinity"]) {
    const { limits } = await clientOf(respond(200, undefined, { "a-rate-limit": value })).call();
    expect(limits, value).toEqual(none);
  }
  const twice = { "a-rate-limit": "5", "b-rate-limit": "6", "c-daily-credits-left": "1, 1" };
  const { limits } = await clientOf(respond(200, undefined, twice)).call();
  expect(limits).toEqual({ ...none, dailyCreditsLeft: 1 });
});

test("Limits of the mock are read", async () => {
  const { fetch } = createMock({ rateLimit: { calls: 10, seconds: 60 }, credit: 5 });
  const api = createClient({ apiKey, baseUrl, fetch });
  const { limits } = await api.email.validate({ email: "a@b.cz" });
  expect(limits).toMatchObject({ rateLimit: 10, rateLimitPeriod: 60, rateLimitRemaining: 9 });
});
