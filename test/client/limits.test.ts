import { BadRequestError, createClient, type Limits } from "@data-validation/client";
import { bareName } from "@data-validation/client/internal/errors/bare-name";
import { createMock } from "@data-validation/mock/internal/mock";
import { describe, expect, expectTypeOf, test } from "vitest";
import { apiKey, baseUrl, clientOf, noConnection, respond } from "./support/responses.ts";

const none = {
  rateLimit: undefined,
  rateLimitPeriod: undefined,
  rateLimitRemaining: undefined,
  dailyCreditsLimit: undefined,
  dailyCreditsLeft: undefined,
};

describe("Limits", () => {
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

  test("are on every result and every error, whatever the vendor's word is", async () => {
    const success = await clientOf(respond(200, undefined, headers)).call();
    expect(success.limits).toEqual(limits);
    const failure = await clientOf(respond(400, undefined, headers), { retry: false }).call();
    expect([failure.limits, failure.error?.limits]).toEqual([limits, limits]);
    const throwing = clientOf(respond(400, undefined, headers), { throwOnError: true } as object);
    await expect(throwing.call()).rejects.toMatchObject({ limits });
    expectTypeOf(success.limits).toEqualTypeOf<Limits>();
  });

  test("are undefined without a header, without a response, and where a header has no sensible number", async () => {
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

  test("of the mock are read", async () => {
    const { fetch } = createMock({ rateLimit: { calls: 10, seconds: 60 }, credit: 5 });
    const api = createClient({ apiKey, baseUrl, fetch });
    const { limits } = await api.email.validate({ email: "a@b.cz" });
    expect(limits).toMatchObject({ rateLimit: 10, rateLimitPeriod: 60, rateLimitRemaining: 9 });
  });
});

describe("Request details", () => {
  test.each([
    [{ includeRequestDetails: true }, "service-include-request-details"],
    [
      { includeRequestDetails: true, versionHeader: "Acme-Api-Version" },
      "acme-include-request-details",
    ],
    [{ includeRequestDetails: "x-details", versionHeader: "acme-api-version" }, "x-details"],
    [{ includeRequestDetails: false }, "service-include-request-details", null],
    [{}, "service-include-request-details", null],
  ])("%j sends the header %s", async (settings, name, value: string | null = "true") => {
    const { call, requests } = clientOf(respond(200), settings);
    await call();
    expect(requests[0]?.request.headers.get(name)).toBe(value);
  });

  test("the mock sends them under any vendor's word, and an error has the code of its call", async () => {
    const { fetch } = createMock();
    const settings = { apiKey, baseUrl, fetch, includeRequestDetails: true } as const;
    for (const versionHeader of [undefined, "acme-api-version"]) {
      const api = createClient({ ...settings, versionHeader });
      const { data } = await api.email.validate({ email: "a@b.cz" });
      expect(data).toMatchObject({ request: { endpoint: "email/validate" } });
    }
    const { error } = await createClient(settings).email.validate({ email: 1 } as never);
    expect(error?.requestCode).toEqual(expect.stringMatching(/\S/));
    const body = { errors: [], request: { code: 7 } };
    expect((await clientOf(respond(400, body)).call()).error?.requestCode).toBeUndefined();
  });
});

describe("A field of an error", () => {
  test.each([
    ["numberFull", "numberFull"],
    ["request.query.numberFull", "numberFull"],
    ["query.number.full", "number.full"],
    ["number.full", "number.full"],
    ["query.filter.city", "city"],
    ["filter.number.full", "number.full"],
    ["options.numberFormat", "numberFormat"],
    ["client.location.lat", "location.lat"],
    ["request.customId", "customId"],
    ["query", "query"],
    ["client", "client"],
  ])("%s has the bare name %s", (path, name) => expect(bareName(path)).toBe(name));

  test("has every description where two errors share it", async () => {
    const errors = [
      { type: "QUERY", relatedTo: ["query.country"], description: "No such country." },
      { type: "CLIENT", relatedTo: ["client.country", "ip"], description: "Not a code." },
    ];
    const { error } = await clientOf(respond(400, { errors })).call();
    if (!(error instanceof BadRequestError)) throw error;
    expect(error.fields).toEqual({ country: "No such country. Not a code.", ip: "Not a code." });
  });
});
