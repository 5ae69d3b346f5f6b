import { expect } from "vitest";
import {
  KEY,
  type Outcome,
  one,
  phone,
  type Row,
  row,
  search,
  successes,
  text,
  tomorrow,
  unexpected,
} from "./sdk-row.ts";

/** The behaviours of a call; those that follow from the table of rules are in sdk/faults.ts. */
const basics: Row[] = [
  row("a call with options; a country that is null", "works", successes),
  row("a 429, then the response", "429-once", successes),
  row("a 503 with a date in Retry-After, then the response", "503-date", successes),
  row("a 503 three times", "503", { error: "Server", status: 503, attempts: 3 }),
  row("HTML with status 200", "html", unexpected),
  row("an empty body with status 200", "empty", unexpected),
  row("truncated JSON", "cut", unexpected),
  row("HTML with status 404", "404-html", { ...unexpected, status: 404 }),
  row("a redirect is not followed", "redirect", { ...unexpected, status: 307 }),
  row("a base URL that ends in a slash", "works.slash/", successes),
  row("a response without its version", "unversioned", successes),
  row("an unknown field, and unknown values of an open and of a closed enum", "unknown", [
    tomorrow,
    search,
    { ...tomorrow, type: "of tomorrow: nameSurname" },
  ]),
  row(
    "a body that never ends is a timeout",
    { url: "hang", settings: { timeout: 700, retries: 0 } },
    { error: "Timeout", status: null, attempts: 1 },
  ),
];

const raw = { result: { proposal: "invalidWithCorrection" } };

/** Nothing is hidden. */
const open: Row[] = [
  row("status, headers, raw JSON and attempts of a result", one("429-once.meta"), {
    status: 200,
    attempts: 2,
    version: "2.1",
    headers: { "service-api-version": "2.1" },
    raw,
  }),
  row(
    "status, headers, raw JSON and attempts of an error",
    one("429-final"),
    {
      error: "RateLimit",
      status: 429,
      attempts: 1,
      version: "2.1",
      headers: { "service-rate-limit": "100" },
      raw: { errors: [{ type: "BILLING" }] },
    },
    [one("404-html"), { headers: { connection: expect.anything() }, raw: null }],
  ),
  {
    behaviour: "unknown fields and values are reachable, and null is told from absent",
    scenarios: [one("novel"), one("unknown")],
    check([novel, unknown]) {
      const data = (novel?.nested as Outcome) ?? {};
      expect(data).toMatchObject({ novelty: { a: [1] }, prefix: null });
      expect(data).not.toHaveProperty("number");
      expect(unknown?.raw).toMatchObject({ result: { novelty: { a: [1] }, ...tomorrow } });
    },
  },
  row("code of the request, retry_after and limits of an error", one("429-final"), {
    requestCode: "code-123",
    retryAfter: 7,
    limits: { rateLimit: 100, rateLimitRemaining: 5 },
  }),
  {
    behaviour: "title and detail of a gateway in the message: escaped, short and without the key",
    scenarios: [one("problem", { settings: { retries: 0 } })],
    check([outcome]) {
      expect(outcome).toMatchObject({ error: "Server", status: 502 });
      expect(outcome?.text).toMatch(/Upstream is down: \\u001b \[API key\] x+/);
      expect(outcome?.text).not.toContain("x".repeat(500));
    },
  },
  {
    behaviour: "timeout, retries and headers of one call",
    scenarios: [
      one("silent", { call: { timeout: 300, retries: 0 } }),
      one("503", { call: { retries: 1 } }),
      one("works.headers", { call: { headers: { "X-Trace": "abc" } } }),
    ],
    check([silent, twice, works], { server }) {
      expect(silent).toMatchObject({ error: "Timeout", attempts: 1 });
      expect(silent?.ms).toBeLessThan(1300);
      expect(twice).toMatchObject({ error: "Server", attempts: 2 });
      expect(works).toMatchObject(phone);
      const sent = server.received.find(({ path }) => path.startsWith("/works.headers/"));
      expect(sent?.headers).toMatchObject({ "x-trace": "abc", "api-version": "2.1" });
    },
  },
  {
    behaviour: "each retry states how many came before it",
    scenarios: [one("429-once.count")],
    check(_, { server }) {
      const sent = server.received.filter(({ path }) => path.startsWith("/429-once.count/"));
      expect(sent.map(({ headers }) => headers["x-retry-count"])).toEqual([undefined, "1"]);
    },
  },
  row("a hook for attempts and retries", one("429-once.hooks"), {
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
      const sent = server.received.filter(({ path }) => path.startsWith("/silent.cancel/"));
      expect(sent).toHaveLength(1);
      // The programs cancel after two seconds, and live for two more.
      expect(sent[0]?.openFor).toBeLessThan(3000);
    },
  },
  {
    behaviour: "one's own HTTP client, where a redirect is an error too",
    scenarios: [
      { url: "works.own", mode: "own" },
      { url: "redirect.own", mode: "own" },
    ],
    check([works, redirect], { server }) {
      expect(works).toMatchObject(phone);
      expect(redirect).toMatchObject({ ...unexpected, status: 307 });
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
      expect(works).toMatchObject(phone);
      expect(failed).toMatchObject({ error: "Server", status: 503, attempts: 3 });
    },
  },
  row(
    "the place of the envelope",
    { url: "wrapped", settings: { responseAt: "response" } },
    successes,
    [one("wrapped"), { ...unexpected, text: text(/response_?[aA]t.*"response"/i) }],
    [one("works", { settings: { responseAt: "response" } }), unexpected],
  ),
  {
    behaviour: "the header that asks for details of the request",
    scenarios: [
      one("works.details", { settings: { includeRequestDetails: true } }),
      one("named.details", { settings: { includeRequestDetails: "X-Details" } }),
      one("vendor.details", {
        settings: { includeRequestDetails: true, versionHeader: "Vendor-Api-Version" },
      }),
      one("works.bare"),
    ],
    check(_, { server }) {
      const sent = (start: string) =>
        Object.keys(server.received.find(({ path }) => path.startsWith(start))?.headers ?? {});
      expect(sent("/works.details/")).toContain("service-include-request-details");
      expect(sent("/named.details/")).toContain("x-details");
      expect(sent("/vendor.details/")).toContain("vendor-include-request-details");
      expect(sent("/works.bare/").join()).not.toContain("details");
    },
  },
  row(
    "the version header: named, the contract's, or all of their kind",
    one("vendor"),
    { ...phone, version: "2.1" },
    [one("vendor-other"), unexpected],
    [one("several"), { ...phone, version: null }],
    [one("blank"), { ...phone, version: null }],
    [one("contract-first"), { ...phone, version: "2.1" }],
    [one("named", { settings: { versionHeader: "X-Real" } }), { ...phone, version: "2.1" }],
    [one("works", { settings: { versionHeader: "X-Real" } }), { ...phone, version: null }],
  ),
];

const later = { settings: { retries: 0, timeout: 600 } };

/** A verdict is never guessed. */
const certain: Row[] = [
  row(
    "a verdict that is missing or no boolean is no response",
    one("verdict-missing"),
    unexpected,
    [one("verdict-text"), unexpected],
    [one("verdict-corrected"), unexpected],
    [one("verdict-suggestion"), unexpected],
  ),
  row("results that are no list are no response", { url: "no-list" }, unexpected, [
    { url: "null-list" },
    unexpected,
  ]),
  {
    behaviour:
      "fields of another type read as absent, and keep their raw value; one value is a list",
    scenarios: [one("types")],
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
  row(
    "100,000 levels are no response, and the next call works",
    { url: "deep" },
    unexpected,
    [one("deep-error"), { ...unexpected, status: 400 }],
    [one("works"), phone],
  ),
  {
    behaviour: "an attempt that hangs in any phase ends in time",
    scenarios: [
      one("SILENT", later),
      one("silent", later),
      one("drip-header", later),
      one("drip-body", later),
      one("hang", later),
    ],
    check(outcomes) {
      expect(outcomes.length).toBe(5);
      for (const outcome of outcomes) {
        expect(outcome).toMatchObject({ error: "Timeout", attempts: 1 });
        expect(outcome?.ms).toBeLessThan(1600);
      }
    },
  },
  row(
    "a limit of the body, also after decompression",
    one("large"),
    { error: "ResponseTooLarge", attempts: 1 },
    [one("bomb"), { error: "ResponseTooLarge", attempts: 1 }],
    [one("gzip"), phone],
  ),
  row("a byte order mark and a wrong charset are read as UTF-8", "charset", successes),
  {
    behaviour: "the key is in nothing that is printed or serialised",
    scenarios: [
      { url: "works", mode: "shown" },
      { url: "echo", mode: "shown" },
    ],
    check([works, echo]) {
      for (const outcome of [works, echo]) {
        expect(Object(outcome?.shown).length).toBeGreaterThan(2);
        expect(JSON.stringify(outcome)).not.toContain(KEY);
      }
    },
  },
];

export const rows: Row[] = [...basics, ...open, ...certain];
