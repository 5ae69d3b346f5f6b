import { createFaultInjector } from "@data-validation/mock/internal/forced/faults";
import { forcedOutcomeOf } from "@data-validation/mock/internal/forced/magic-values";
import { testKeys } from "@data-validation/mock/internal/keys/test-keys";
import { createMock } from "@data-validation/mock/internal/mock";
import type { DataKind } from "@data-validation/mock/internal/sandbox/index";
import { expect, test } from "vitest";
import { ask, callOf, validEmail } from "./support/call.ts";

test("A preflight of a browser needs no key, and allows POST and its headers", async () => {
  const ask = (headers: Record<string, string>) =>
    createMock().handle({ ...callOf({}), method: "OPTIONS", headers });
  const names = "authorization,api-version";
  const requestHeaders = {
    "access-control-request-method": "POST",
    "access-control-request-headers": names,
  };
  const { status, headers } = await ask(requestHeaders);
  expect(status).toBe(204);
  expect(headers).toMatchObject({
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": names,
    "access-control-allow-origin": "*",
    "service-api-version": "2.1",
  });
  expect(headers).not.toHaveProperty("content-type");
  // Without its header it is a call like others.
  expect((await ask({})).status).toBe(401);
  expect(await ask({ authorization: "Bearer any" })).toMatchObject({
    status: 405,
    headers: { allow: "POST" },
  });
});

const init = callOf(validEmail) as RequestInit;
const address = "https://api.test/email/validate?x=1";

test("The mock as fetch takes an address, a URL, a Request, and a Request with what differs from it", async () => {
  const { fetch, requests } = createMock();
  for (const request of [
    address,
    new URL(address),
    new Request(address, init),
    new Request(address),
  ]) {
    const response = await fetch(
      request,
      request instanceof Request && request.method === "POST" ? undefined : init,
    );
    expect(response.headers.get("service-api-version")).toBe("2.1");
    expect(await response.json()).toMatchObject({ result: { isValid: true } });
  }
  expect(requests()).toMatchObject(Array(4).fill({ path: "/email/validate", version: "2.1" }));
});

test("An unknown example, or one of another status, in the header Prefer is rejected with all names", async () => {
  const prefer = async (value: string) => {
    const { status, body } = await createMock().handle(callOf(validEmail, { prefer: value }));
    return [
      status,
      (body as { errors?: { description: string }[] }).errors?.[0]?.description ?? "",
    ] as const;
  };
  const { body } = await createMock().handle(callOf(validEmail, { prefer: "example=nothing" }));
  expect(body).toMatchObject({ errors: [{ type: "PREFER", subtype: "NOT_FOUND" }] });
  expect(await prefer("example=nothing")).toEqual([
    400,
    expect.stringMatching(/example=nothing.*\/email\/validate.*correctionModeFull/),
  ]);
  expect(await prefer("code=200, example=noCredit")).toEqual([
    400,
    expect.stringContaining("example=noCredit"),
  ]);
  for (const value of ["code=402, example=noCredit", "code=402, code=429"])
    expect(await prefer(value)).toEqual([402, expect.any(String)]);
  expect(await prefer("code=418")).toEqual([400, expect.stringMatching(/code=418.*200.*429/)]);
  expect(await prefer("code=400, example=bodyNotJson")).toEqual(
    await prefer("example=bodyNotJson"),
  );
  expect(await prefer("code=400, example=queryNotSent")).toEqual(
    await prefer("example=queryNotSent"),
  );
  expect(await prefer("code=400")).not.toEqual(await prefer("example=queryNotSent"));
});

test("Delays lie in their range, a share of the calls fails, and every run is the same", () => {
  const draw = (most: number, rate: number) => {
    const next = createFaultInjector({ least: 100, most }, { status: 503, rate });
    return Array.from({ length: 1000 }, next);
  };
  const faults = draw(800, 0.1);
  expect(draw(800, 0.1)).toEqual(faults);
  const delays = faults.map(({ delay }) => delay).sort((a, b) => a - b);
  expect([delays[0], delays[500], delays[999]].map((delay = 0) => Math.round(delay / 10))).toEqual([
    10, 45, 80,
  ]);
  const failures = (rate: number) => draw(100, rate).filter(({ status }) => status === 503).length;
  expect([0, 0.001, 0.1, 0.5, 1].map(failures)).toEqual([0, 1, 100, 500, 1000]);
});

test("The request log has what responded: the contract to a wrong call, a fault in place of the service", async () => {
  const mock = createMock({ fault: { status: 503, rate: 1 } });
  const right = callOf(validEmail);
  expect(await mock.handle(right)).toMatchObject({ status: 503 });
  expect(mock.requests()).toMatchObject([{ respondedBy: "fault" }]);
  const wrong = [{ path: "/email" }, { method: "GET" }, { headers: { "api-version": "9.9" } }];
  for (const parts of wrong) {
    const sound = createMock({ authentication: false });
    expect((await sound.handle({ ...right, ...parts })).status).toBeGreaterThanOrEqual(400);
    expect(sound.requests()).toMatchObject([{ respondedBy: "contract" }]);
  }
});

test.each<[path: string, query: (word: string, number: string) => Record<string, string>]>([
  ["/company/validate", (word, number) => ({ name: `Mock ${word} ${number}` })],
  ["/email/validate", (word, number) => ({ email: `${word}-${number}@mock.example` })],
  ["/location/validate", (word, number) => ({ street: `mock ${word} ${number}` })],
  ["/name/validate", (word, number) => ({ nameSurname: `Mock ${word} ${number}` })],
  [
    "/phone/validate",
    (word, number) => ({ numberFull: `+999 ${word === "status" ? "000" : "001"} ${number}` }),
  ],
])("A value of the query asks for an outcome: %s", async (path, query) => {
  const mock = createMock();
  for (const status of [400, 402, 403, 429, 500, 503]) {
    expect(await ask(mock, query("status", `${status}`), {}, path)).toMatchObject({ status });
  }
  expect(mock.requests()[0]?.respondedBy).toBe("value");
  expect((await ask(mock, query("status", "418"), {}, path)).status).toBe(200);
  const [kind] = path.slice(1).split("/") as [DataKind];
  // Those of a phone number are seconds.
  expect(forcedOutcomeOf(kind, query("delay", "003"))).toEqual({
    delay: kind === "phone" ? 3000 : 3,
  });
  const late = ask(mock, query("delay", path.startsWith("/phone") ? "999" : "60000"), {}, path);
  await mock[Symbol.asyncDispose]();
  expect((await late).status).toBe(200);
});

test("A mock without authentication responds to calls without a key; otherwise every path requires one", async () => {
  const { headers, ...bare } = callOf(validEmail);
  const keyless = { ...bare, headers: { "content-type": "application/json" } };
  expect((await createMock({ authentication: false }).handle(keyless)).status).toBe(200);
  const mock = createMock();
  const others = [{ prefer: "code=200" }, { "api-version": "9.9" }].map((headers) => ({ headers }));
  for (const change of [{}, { path: "/no/such/path" }, { method: "GET" }, { body: "" }, ...others])
    expect((await mock.handle({ ...keyless, ...change })).status).toBe(401);
});

test("Each key has a quota: a 429 has a Retry-After, a 402 follows spent credit, a reset restores both", async () => {
  const mock = createMock({ rateLimit: { calls: 3, seconds: 60 }, credit: 1 });
  const send = async (key: string, query: unknown = validEmail, headers = {}) => {
    const { status, headers: received } = await ask(mock, query, {
      authorization: `Bearer ${key}`,
      ...headers,
    });
    return [status, received["retry-after"]];
  };
  // An error costs nothing, and is a call.
  expect([await send("a", {}), await send("a"), await send("a")].map(([status]) => status)).toEqual(
    [400, 200, 402],
  );
  const [status, seconds] = await send("a");
  expect([status, Number(seconds) > 57 && Number(seconds) <= 60]).toEqual([429, true]);
  expect(await send("b")).toEqual([200, undefined]);
  expect((await send("a", validEmail, { prefer: "example=valid" }))[0]).toBe(200);
  expect((await send(testKeys.rejected))[0]).toBe(401);
  expect(mock.requests({ key: "a", status: 429 })[0]?.respondedBy).toBe("quota");
  mock.scope({ key: "a" }).reset();
  expect([(await send("a"))[0], (await send("b"))[0]]).toEqual([200, 402]);
  const half = createMock({ rateLimit: { calls: 1, seconds: 0.5 } });
  for (const response of [await ask(half), await ask(half), await ask(half)])
    expect([undefined, "1"]).toContain(response.headers["retry-after"]);
  const quick = createMock({ rateLimit: { calls: 1, seconds: 0.01 } });
  await ask(quick);
  await expect.poll(async () => (await ask(quick)).status, { interval: 15 }).toBe(200);
});
