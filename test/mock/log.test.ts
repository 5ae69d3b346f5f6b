import { createHash } from "node:crypto";
import type { Exchange } from "@data-validation/mock/internal/exchange/exchange";
import type { LogEntry } from "@data-validation/mock/internal/log/entry";
import { toLogLine } from "@data-validation/mock/internal/log/log-line";
import { createValueMask, hidePath } from "@data-validation/mock/internal/log/values";
import { createMock } from "@data-validation/mock/internal/mock";
import { expect, test } from "vitest";
import { ask, CALL_KEY, callOf, validEmail } from "./support/call.ts";

/** The digest as the log writes it, by another implementation. */
const digest = createHash("sha256").update(CALL_KEY).digest("hex").slice(0, 8);

/** The first entry for a call, with what was sent. */
async function entryOf(
  query: unknown,
  headers: Record<string, string> = {},
): Promise<LogEntry | undefined> {
  const entries: LogEntry[] = [];
  await ask(
    createMock({ logQuery: true, log: (entry) => void entries.push(entry) }),
    query,
    headers,
  );
  return entries[0];
}

test("The log has the caller, the operation, the version and the outcome of a success", async () => {
  const sent = { "api-version": "2.0", "x-request-id": "r-1", traceparent: "00-ab-cd-01" };
  expect(await entryOf(validEmail, sent)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    level: "info",
    id: 1,
    method: "POST",
    key: digest,
    requestId: "r-1",
    traceparent: "00-ab-cd-01",
    address: undefined,
    operation: "/email/validate",
    path: "/email/validate",
    version: "2.0",
    status: 200,
    milliseconds: expect.any(Number),
    respondedBy: "sandbox",
    outcome: "valid",
    query: validEmail,
    reasons: [],
    warnings: [],
    violations: [],
  });
});

test("The log has the reason for a failure, and no part of the key, wherever it was sent", async () => {
  const reasons = ["QUERY PARAMETER_VALUE_NOT_SUPPORTED: The field query.email must be a string."];
  expect(await entryOf({ email: 5 })).toMatchObject({
    level: "warn",
    status: 400,
    respondedBy: "contract",
    reasons,
  });
  const entry = await entryOf({ email: `${CALL_KEY}@seznam.cz` });
  expect(entry?.query).toEqual({ email: "(the key)@seznam.cz" });
  expect(JSON.stringify(entry)).not.toContain(CALL_KEY.slice(-4));
});

const secret = "jana.nováková@firma.example";
test.each<[string, Partial<ReturnType<typeof callOf>>]>([
  ["a body that is no JSON", { body: secret }],
  ["a misspelt value", { body: bodyWith({ email: "x" }, { correctionMode: secret }) }],
  ["an unknown name", { body: bodyWith({ email: "x", [secret]: 1 }, {}) }],
  ["a content type", { headers: { "content-type": secret } }],
  ["a preference", { headers: { prefer: `example=${secret}` } }],
  ["a version", { headers: { "api-version": secret } }],
  ["a path", { path: `/email/validate/${secret}` }],
])("The log hides a value that was sent as %s, unless it has the query", async (_, change) => {
  const call = callOf(validEmail);
  const loggedCall = { ...call, ...change, headers: { ...call.headers, ...change.headers } };
  const entries: LogEntry[] = [];
  const log = (entry: LogEntry) => void entries.push(entry);
  for (const logQuery of [false, true]) await createMock({ log, logQuery }).handle(loggedCall);
  expect(entries).toHaveLength(2);
  const [hiddenEntry = "", shownEntry = ""] = entries.map((entry) => JSON.stringify(entry));
  expect(hiddenEntry).not.toContain("nov");
  expect(hiddenEntry).not.toContain("firma");
  // A version that does not exist is not repeated in the first place, and a parser repeats ten
  // characters.
  if (change.headers?.["api-version"] === undefined) expect(shownEntry).toContain("jana.nov");
});

test("The log hides what a script's function returns of the request", async () => {
  const entries: LogEntry[] = [];
  const log = (entry: LogEntry) => void entries.push(entry);
  const mock = createMock({ log, onError: () => undefined });
  await mock.respond("/email/validate", {
    body: () => {
      throw new Error(`No response for ${validEmail.email}!`);
    },
  });
  await ask(mock, validEmail);
  expect(entries[0]?.warnings).toEqual([
    "A script applies. Its response cannot be sent: No response for …!",
  ]);
});

const entry: LogEntry = {
  time: "",
  level: "error",
  id: 1,
  key: "0a1b2c3d",
  requestId: "r\u001b",
  traceparent: undefined,
  address: "10.0.0.1",
  operation: "other",
  method: "POST",
  path: "/\u001b[2J\u202e",
  version: "2.1",
  status: 500,
  milliseconds: 1.26,
  respondedBy: "error",
  outcome: undefined,
  query: { a: 1 },
  reasons: ["One\ntwo."],
  warnings: ["W."],
  violations: ["V."],
};

test("The line of a call has the colour of its status", () => {
  const colours = [399, 400, 499, 500].map((status) =>
    toLogLine({ ...entry, status }, (colour) => `${colour} `).replace(/ .*/s, ""),
  );
  expect(colours).toEqual(["green", "yellow", "yellow", "red"]);
});

test("A line of the log for people has notes below it, and escapes the caller's control characters", () => {
  expect(toLogLine(entry, (colour, text) => `<${colour}>${text}`).split("\n")).toEqual([
    '<red>500  POST /\\u001b[2J\\u202e  2.1  1.3 ms  error  <dim>key 0a1b2c3d  <dim>request r\\u001b  <dim>10.0.0.1  <dim>{"a":1}',
    "    One\\u000atwo.",
    "    Warning: W.",
    "    Against the contract: V.",
  ]);
  const success = { path: "/", status: 200, outcome: "valid", query: undefined };
  const nobody = { key: undefined, requestId: undefined, address: undefined };
  const line = toLogLine({
    ...entry,
    ...success,
    ...nobody,
    reasons: [],
    warnings: [],
    violations: [],
  });
  expect(line).toBe("200  POST /  2.1  1.3 ms  error  valid");
});

function bodyWith(query: object, options: object): string {
  return JSON.stringify({ request: { query, options } });
}

const json = {
  query: { email: "Jan Novák", list: ["Jan", 4711], none: null, one: 1 },
  "mein Name": { a_b: "", "c.d": "x" },
};

test.each([
  ["a value is hidden, whatever its depth and type", "Jan, 4711 of Jan", "…, … of …"],
  ["a longer value is hidden as a whole", "It is Jan Novák.", "It is …."],
  ["a part of a word stays", "January Jan", "January …"],
  ["a value of one letter stays", "Send 1 or x.", "Send 1 or x."],
  ["a name of a member stays unless it has spaces", "a_b c.d mein Name", "a_b c.d …"],
  ["all that is quoted is hidden", 'Not "a" or "b\\"c", but d', "Not … or …, but d"],
  ["the text of a parser ends at the input", "It is not valid JSON: x\ny", "It is not valid JSON."],
  ["null stays", "none is null", "none is null"],
  ["a value of a header is hidden", "gzip-x text/x later 9.9", "… … … …"],
  ["the usual type stays", "Send application/json", "Send application/json"],
  ["the path of another operation is hidden", "No /email/jana here", "No … here"],
])("In a sentence of the log, %s", (_, sentence, hidden) => {
  const types = sentence.includes("application") ? "application/json" : "text/x";
  const headers = {
    "content-type": types,
    "content-encoding": "gzip-x",
    prefer: "later",
    "api-version": "9.9",
  };
  const call = { method: "POST", path: "/email/jana", headers };
  expect(createValueMask({ call, body: { json } } as unknown as Exchange)(sentence)).toBe(hidden);
});

test("Without JSON in the request, a sentence of the log stays whole, with the path of the operation", () => {
  const { path } = callOf({});
  const call = { method: "POST", path, headers: {} };
  const sentence = `null at ${path}`;
  for (const body of [{}, { json: null }])
    expect(createValueMask({ call, body } as unknown as Exchange)(sentence)).toBe(sentence);
});

test("A longer value is hidden before one that is a part of it, and a single character is shown", () => {
  const { path } = callOf({});
  const body = { json: { user: "jana", email: "jana@firma.example", country: "CZ", level: "1" } };
  const hide = createValueMask({
    call: { method: "POST", path, headers: {} },
    body,
  } as unknown as Exchange);
  expect(hide("Of jana@firma.example in CZ, jana is 1.")).toBe("Of … in …, … is 1.");
});

test("A path in the log has only the words of the contract's paths, and an end", () => {
  expect(hidePath("/email/validate")).toBe("/email/validate");
  expect(hidePath("/email/jana@firma.example/validate")).toBe("/email/…/validate");
  expect(hidePath("/email".repeat(100))).toBe("/email".repeat(34).slice(0, 200));
});
