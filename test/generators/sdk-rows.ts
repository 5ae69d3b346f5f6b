import { expect } from "vitest";
import {
  type CallOutcome,
  defineRow,
  futureOutcome,
  oneCall,
  phoneOutcome,
  SDK_KEY,
  type SdkRow,
  searchOutcome,
  successOutcomes,
  textLike,
  unexpectedOutcome,
} from "./sdk-row.ts";

/** The behaviours of a call; those that follow from the table of rules are in sdk/faults.ts. */
const basics: SdkRow[] = [
  defineRow("a call with options; a country that is null", "works", successOutcomes),
  defineRow("a 429, then the response", "429-once", successOutcomes),
  defineRow("a 503 with a date in Retry-After, then the response", "503-date", successOutcomes),
  defineRow("a 503 three times", "503", { error: "Server", status: 503, attempts: 3 }),
  defineRow("HTML with status 200", "html", unexpectedOutcome),
  defineRow("an empty body with status 200", "empty", unexpectedOutcome),
  defineRow("truncated JSON", "cut", unexpectedOutcome),
  defineRow("HTML with status 404", "404-html", { ...unexpectedOutcome, status: 404 }),
  defineRow("a redirect is not followed", "redirect", { ...unexpectedOutcome, status: 307 }),
  defineRow("a base URL that ends in a slash", "works.slash/", successOutcomes),
  defineRow("a response without its version", "unversioned", successOutcomes),
  defineRow("an unknown field, and unknown values of an open and of a closed enum", "unknown", [
    futureOutcome,
    searchOutcome,
    { ...futureOutcome, type: "of tomorrow: nameSurname" },
  ]),
  defineRow(
    "a body that never ends is a timeout",
    { url: "hang", settings: { timeout: 700, retries: 0 } },
    { error: "Timeout", status: null, attempts: 1 },
  ),
];

const raw = { result: { proposal: "invalidWithCorrection" } };

/** Nothing is hidden. */
const open: SdkRow[] = [
  defineRow("status, headers, raw JSON and attempts of a result", oneCall("429-once.meta"), {
    status: 200,
    attempts: 2,
    version: "2.1",
    headers: { "service-api-version": "2.1" },
    raw,
  }),
  defineRow(
    "status, headers, raw JSON and attempts of an error",
    oneCall("429-final"),
    {
      error: "RateLimit",
      status: 429,
      attempts: 1,
      version: "2.1",
      headers: { "service-rate-limit": "100" },
      raw: { errors: [{ type: "BILLING" }] },
    },
    [oneCall("404-html"), { headers: { connection: expect.anything() }, raw: null }],
  ),
  {
    behaviour: "unknown fields and values are reachable, and null is told from absent",
    scenarios: [oneCall("novel"), oneCall("unknown")],
    check([novel, unknown]) {
      const data = (novel?.nested as CallOutcome) ?? {};
      expect(data).toMatchObject({ novelty: { a: [1] }, prefix: null });
      expect(data).not.toHaveProperty("number");
      expect(unknown?.raw).toMatchObject({ result: { novelty: { a: [1] }, ...futureOutcome } });
    },
  },
  defineRow("code of the request, retry_after and limits of an error", oneCall("429-final"), {
    requestCode: "code-123",
    retryAfter: 7,
    limits: { rateLimit: 100, rateLimitRemaining: 5 },
  }),
  {
    behaviour: "title and detail of a gateway in the message: escaped, short and without the key",
    scenarios: [oneCall("problem", { settings: { retries: 0 } })],
    check([outcome]) {
      expect(outcome).toMatchObject({ error: "Server", status: 502 });
      expect(outcome?.text).toMatch(/Upstream is down: \\u001b \[API key\] x+/);
      expect(outcome?.text).not.toContain("x".repeat(500));
    },
  },
  {
    behaviour: "timeout, retries and headers of one call",
    scenarios: [
      oneCall("silent", { call: { timeout: 300, retries: 0 } }),
      oneCall("503", { call: { retries: 1 } }),
      oneCall("works.headers", { call: { headers: { "X-Trace": "abc" } } }),
    ],
    check([silent, twice, works], { server }) {
      expect(silent).toMatchObject({ error: "Timeout", attempts: 1 });
      expect(silent?.ms).toBeLessThan(1300);
      expect(twice).toMatchObject({ error: "Server", attempts: 2 });
      expect(works).toMatchObject(phoneOutcome);
      const sent = server.received.find(({ path }) => path.startsWith("/works.headers/"));
      expect(sent?.headers).toMatchObject({ "x-trace": "abc", "api-version": "2.1" });
    },
  },
  {
    behaviour: "each retry states how many came before it",
    scenarios: [oneCall("429-once.count")],
    check(_, { server }) {
      const sent = server.received.filter(({ path }) => path.startsWith("/429-once.count/"));
      expect(sent.map(({ headers }) => headers["x-retry-count"])).toEqual([undefined, "1"]);
    },
  },
  defineRow("a hook for attempts and retries", oneCall("429-once.hooks"), {
    hooks: [
      { number: 1, status: 429, wait: expect.any(Number) },
      { number: 2, status: 200, wait: null },
    ],
  }),
  {
    behaviour: "a cancelled call ends at once, and so does its connection",
    languages: ["typescript", "python", "go", "java"],
    scenarios: [{ url: "silent.cancel", mode: "cancel" }],
    check([outcome], { server }) {
      expect(outcome).toMatchObject({ cancelled: true });
      expect(outcome?.ms).toBeLessThan(1500);
      const requests = server.received.filter(({ path }) => path.startsWith("/silent.cancel/"));
      expect(requests).toHaveLength(1);
      // The programs cancel after two seconds, and live for two more.
      expect(requests[0]?.openFor).toBeLessThan(3000);
    },
  },
  {
    behaviour: "one's own HTTP client, where a redirect is an error too",
    scenarios: [
      { url: "works.own", mode: "own" },
      { url: "redirect.own", mode: "own" },
    ],
    check([works, redirect], { server }) {
      expect(works).toMatchObject(phoneOutcome);
      expect(redirect).toMatchObject({ ...unexpectedOutcome, status: 307 });
      const sent = server.received.filter(({ path }) => path.includes(".own/"));
      expect(sent.map(({ headers }) => headers["x-own"])).toEqual(["yes", "yes"]);
    },
  },
  {
    behaviour: "an asynchronous form of each operation",
    languages: ["python", "java"],
    scenarios: [
      { url: "works", mode: "async" },
      { url: "503", mode: "async" },
    ],
    check([works, failed]) {
      expect(works).toMatchObject(phoneOutcome);
      expect(failed).toMatchObject({ error: "Server", status: 503, attempts: 3 });
    },
  },
  defineRow(
    "the place of the envelope",
    { url: "wrapped", settings: { responseAt: "response" } },
    successOutcomes,
    [oneCall("wrapped"), { ...unexpectedOutcome, text: textLike(/response_?[aA]t.*"response"/i) }],
    [oneCall("works", { settings: { responseAt: "response" } }), unexpectedOutcome],
  ),
  {
    behaviour: "the header that asks for details of the request",
    scenarios: [
      oneCall("works.details", { settings: { includeRequestDetails: true } }),
      oneCall("named.details", { settings: { includeRequestDetails: "X-Details" } }),
      oneCall("vendor.details", {
        settings: { includeRequestDetails: true, versionHeader: "Vendor-Api-Version" },
      }),
      oneCall("works.bare"),
    ],
    check(_, { server }) {
      const headerNames = (start: string) =>
        Object.keys(server.received.find(({ path }) => path.startsWith(start))?.headers ?? {});
      expect(headerNames("/works.details/")).toContain("service-include-request-details");
      expect(headerNames("/named.details/")).toContain("x-details");
      expect(headerNames("/vendor.details/")).toContain("vendor-include-request-details");
      expect(headerNames("/works.bare/").join()).not.toContain("details");
    },
  },
  defineRow(
    "the version header: named, the contract's, or all of their kind",
    oneCall("vendor"),
    { ...phoneOutcome, version: "2.1" },
    [oneCall("vendor-other"), unexpectedOutcome],
    [oneCall("several"), { ...phoneOutcome, version: null }],
    [oneCall("blank"), { ...phoneOutcome, version: null }],
    [oneCall("contract-first"), { ...phoneOutcome, version: "2.1" }],
    [
      oneCall("named", { settings: { versionHeader: "X-Real" } }),
      { ...phoneOutcome, version: "2.1" },
    ],
    [
      oneCall("works", { settings: { versionHeader: "X-Real" } }),
      { ...phoneOutcome, version: null },
    ],
  ),
];

const later = { settings: { retries: 0, timeout: 600 } };

/** A verdict is never guessed. */
const certain: SdkRow[] = [
  defineRow(
    "a verdict that is missing or no boolean is no response",
    oneCall("verdict-missing"),
    unexpectedOutcome,
    [oneCall("verdict-text"), unexpectedOutcome],
    [oneCall("verdict-corrected"), unexpectedOutcome],
    [oneCall("verdict-suggestion"), unexpectedOutcome],
  ),
  defineRow("results that are no list are no response", { url: "no-list" }, unexpectedOutcome, [
    { url: "null-list" },
    unexpectedOutcome,
  ]),
  {
    behaviour:
      "fields of another type read as absent, and keep their raw value; one value is a list",
    scenarios: [oneCall("types")],
    check([outcome], { language }) {
      expect(outcome).toMatchObject({ status: 200, offered: 1 });
      expect(outcome?.nested).toMatchObject({ numberFull: 5, country: "CZ" });
      if (language === "typescript") return;
      const result = Object(outcome?.typed).result;
      expect(result.proposal || null).toBeNull();
      expect(result.data.numberFull || null).toBeNull();
    },
  },
  {
    behaviour: "input that cannot be sent is an error before it is sent",
    scenarios: [{ url: "works.unsendable", mode: "unsendable" }],
    check(_, { server }, [outcomes = []]) {
      expect(outcomes.length).toBeGreaterThan(0);
      for (const outcome of outcomes) expect(outcome).toMatchObject({ error: "InvalidRequest" });
      expect(server.received.filter(({ path }) => path.startsWith("/works.uns"))).toEqual([]);
    },
  },
  defineRow(
    "100,000 levels are no response, and the next call works",
    { url: "deep" },
    unexpectedOutcome,
    [oneCall("deep-error"), { ...unexpectedOutcome, status: 400 }],
    [oneCall("works"), phoneOutcome],
  ),
  {
    behaviour: "an attempt that hangs in any phase ends in time",
    scenarios: [
      oneCall("SILENT", later),
      oneCall("silent", later),
      oneCall("drip-header", later),
      oneCall("drip-body", later),
      oneCall("hang", later),
    ],
    check(outcomes) {
      expect(outcomes.length).toBe(5);
      for (const outcome of outcomes) {
        expect(outcome).toMatchObject({ error: "Timeout", attempts: 1 });
        expect(outcome?.ms).toBeLessThan(1600);
      }
    },
  },
  defineRow(
    "a limit of the body, also after decompression",
    oneCall("large"),
    { error: "ResponseTooLarge", attempts: 1 },
    [oneCall("bomb"), { error: "ResponseTooLarge", attempts: 1 }],
    [oneCall("gzip"), phoneOutcome],
  ),
  defineRow("a byte order mark and a wrong charset are read as UTF-8", "charset", successOutcomes),
  {
    behaviour: "the key is in nothing that is printed or serialised",
    scenarios: [
      { url: "works", mode: "shown" },
      { url: "echo", mode: "shown" },
    ],
    check([works, echo]) {
      for (const outcome of [works, echo]) {
        expect(Object(outcome?.shown).length).toBeGreaterThan(2);
        expect(JSON.stringify(outcome)).not.toContain(SDK_KEY);
      }
    },
  },
];

export const sdkRows: SdkRow[] = [...basics, ...open, ...certain];
