import { once } from "node:events";
import { createServer } from "node:http";
import { createMock } from "@data-validation/mock/internal/mock";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import type { MockOptions } from "@data-validation/mock/internal/options";
import { UsageError } from "@data-validation/mock/internal/usage-error";
import { expect, onTestFinished, test, vi } from "vitest";
import { listen } from "../support/listen.ts";
import { post } from "../support/post.ts";
import { ask, CALL_KEY, callOf, validEmail } from "./support/call.ts";

const path = "/email/validate";

/** A line of a recording. */
const line = (request: unknown, body: unknown, headers = {}) =>
  JSON.stringify({
    time: "2026-01-01T00:00:00.000Z",
    masked: false,
    request: { method: "POST", path, headers, body: { request } },
    response: { status: 200, headers: {}, body },
  });

const acceptNone = { acceptFreemails: false, acceptDisposableEmails: false };
const recorded = { query: { email: "a@b.cz" }, options: acceptNone };
const spelledOut = { correctionMode: "full", ...acceptNone, validationType: null };
test.each<[words: string, request: object]>([
  ["as it was", recorded],
  [
    "with members in another order",
    { options: { acceptDisposableEmails: false, acceptFreemails: false }, query: recorded.query },
  ],
  ["with an identifier of its own", { customId: "7", ...recorded }],
  [
    "with a default written out, and an option without a value",
    { ...recorded, options: spelledOut },
  ],
])("A recording responds to a request %s as recorded", async (_, request) => {
  const mock = createMock({ replay: line(recorded, { recorded: true }) });
  const { status, body } = await mock.handle({
    ...callOf({}),
    body: JSON.stringify({ request }),
  });
  expect([status, body, mock.requests()[0]?.respondedBy]).toEqual([
    200,
    { recorded: true },
    "replay",
  ]);
});

test("Scripts and Prefer go before the recorded service, whose silence is a 502", async () => {
  const errors: unknown[] = [];
  const lines: string[] = [];
  const mock = createMock({
    record: { upstream: "http://127.0.0.1:1", write: (line) => void lines.push(line) },
    onError: (error) => void errors.push(error),
  });
  const gone = await ask(mock);
  expect([gone.status, gone.headers["content-type"]]).toEqual([502, "application/problem+json"]);
  expect(gone.body).toMatchObject({ title: "Bad Gateway", status: 502 });
  expect(errors).toEqual([expect.any(UsageError)]);
  await mock.respond("/email/validate", { status: 429, times: 1 });
  expect((await ask(mock)).status).toBe(429);
  expect((await ask(mock, {}, { prefer: "example=valid" })).status).toBe(200);
  expect(mock.requests().map(({ respondedBy }) => respondedBy)).toEqual([
    ...["upstream", "script", "prefer"],
  ]);
  expect(lines).toEqual([]);
});

test("A recording leaves other requests to the sandbox, or to a 404; another version is another request", async () => {
  const replay = `${line({ query: validEmail }, 1, { "api-version": "2.0" })}\n\n`;
  expect(await ask(createMock({ replay }))).toMatchObject({
    status: 200,
    body: { result: { isValid: true } },
  });
  const alone = createMock({ replay, replayOnly: true });
  expect(await ask(alone)).toMatchObject({
    status: 404,
    body: { errors: [{ type: "ENDPOINT" }] },
  });
  expect(await ask(alone, validEmail, { "api-version": "2.0" })).toMatchObject({
    status: 200,
    body: 1,
  });
});

test("A recorded call of an unknown version is not replayed to calls of a known one", async () => {
  const request = {
    method: "POST",
    path,
    headers: { "api-version": "3.0" },
    body: { request: { query: validEmail } },
  };
  const replay = JSON.stringify({ request, response: { status: 404, body: { errors: [] } } });
  expect((await ask(createMock({ replay }))).status).toBe(200);
});

test("A recording with several responses to a request gives them in their order, and keeps the last", async () => {
  const mock = createMock({
    replay: [1, 2].map((body) => line({ query: validEmail }, body)).join("\n"),
  });
  const bodies = [await ask(mock), await ask(mock), await ask(mock)].map(({ body }) => body);
  expect(bodies).toEqual([1, 2, 2]);
});

test("A recording distinguishes requests with invalid bodies, and repeats the headers for the next call", async () => {
  const headers = { "retry-after": "7", allow: "POST", "x-mine": "1" };
  const bodies = [[], 5, { request: "x" }, null];
  const lines = bodies.map((body, status) => ({
    request: { method: "POST", path, body },
    response: { status: 400 + status, ...(status > 0 && { headers }) },
  }));
  const mock = createMock({ replay: lines.map((each) => JSON.stringify(each)).join("\n") });
  const responses = await Promise.all(
    bodies.map((body) => mock.handle({ ...callOf({}), body: JSON.stringify(body) })),
  );
  expect(
    responses.map(({ status, headers }) => [
      status,
      headers["retry-after"],
      headers.allow,
      headers["x-mine"],
    ]),
  ).toEqual([
    [400, undefined, undefined, undefined],
    ...[401, 402, 403].map((status) => [status, "7", "POST", undefined]),
  ]);
});

test("A recording with a line that is not a recorded call is rejected with the number of the line", () => {
  const expectRejected = (replay: string, words: string) =>
    expect(() => createMock({ replay })).toThrow(words);
  expectRejected(`${line({}, {})}\n{`, "Line 2 of the recording is not a recorded call");
  expectRejected("{}", "Line 1 of the recording is not a recorded call");
  for (const response of [
    { status: 0 },
    { status: 101 },
    { status: 1e9 },
    { status: 204, body: {} },
  ])
    expectRejected(JSON.stringify({ request: {}, response }), "Line 1 of the recording has");
  const response = { status: 429, headers: { "retry-after": "1\r\nx: 1" } };
  const split = JSON.stringify({ request: {}, response });
  expectRejected(`\ufeff${line({}, {})}\n${split}`, "Line 2 of the recording has a header");
});

test.each<[words: string, request: object]>([
  ["without a method", { headers: { "api-version": "2.0" } }],
  ["with a method in small letters", { method: "post", headers: { "api-version": "2.0" } }],
  ["with names of headers in capitals", { method: "POST", headers: { "Api-Version": "2.0" } }],
])("A line written by hand is replayed %s", async (_, members) => {
  const request = { path, body: { request: { query: validEmail } }, ...members };
  const response = { status: 429, headers: { "Retry-After": "7" }, body: 1 };
  const mock = createMock({ replay: JSON.stringify({ request, response }) });
  const replayed = await ask(mock, validEmail, { "api-version": "2.0" });
  expect(replayed).toMatchObject({ status: 429, headers: { "retry-after": "7" }, body: 1 });
});

test.each([
  { method: "POST" },
  { method: "POST", url: `https://service.example${path}` },
  { method: 1, path },
])("A recorded line is rejected without a method and a path: %j", (request) => {
  const replay = JSON.stringify({ request, response: { status: 200 } });
  expect(() => createMock({ replay })).toThrow("Line 1 of the recording has no method and path");
});

test("Recording responds as the service does, and writes what a replay returns again, without the key", async () => {
  await using service = await serveMock({ newKeyMilliseconds: 0 });
  const lines: string[] = [];
  const record = { upstream: `${service.url}/`, write: (text: string) => void lines.push(text) };
  const recorder = createMock({ record });
  const queries = [validEmail, { email: CALL_KEY }, { email: 5 }, { email: "jan@seznma.cz" }];
  const versions = queries.flatMap((query) =>
    ["2.0", "2.1"].map((version) => [query, version] as const),
  );
  const responsesOf = (mock: typeof recorder) =>
    Promise.all(versions.map(([query, version]) => ask(mock, query, { "api-version": version })));
  const direct = await responsesOf(service);
  const recorded = await responsesOf(recorder);
  const shown = ({ status, body }: (typeof direct)[number]) => ({ status, body });
  expect(recorded.map(shown)).toEqual(direct.map(shown));
  expect(recorder.requests()[0]?.respondedBy).toBe("upstream");
  const replay = lines.join("");
  expect(replay).not.toContain(CALL_KEY);
  const replayed = await responsesOf(createMock({ replay, replayOnly: true }));
  // The request that holds the key is recorded without it, so that it is another one.
  expect(replayed.map(({ status }) => status)).toEqual([200, 200, 404, 404, 400, 400, 200, 200]);
  expect(replayed[7]?.body).toEqual(direct[7]?.body);
});

test("Recording reads the version from the service's own header, and returns an unwritable response", async () => {
  const service = createServer((_, response) =>
    response
      .writeHead(200, { "acme-api-version": "2.1", "content-type": "application/json" })
      .end('{"result":200}'),
  );
  await using upstream = await listen(service);
  const lines: string[] = [];
  const write = (text: string) => {
    lines.push(text);
    if (lines.length > 1) throw new Error("ENOSPC");
  };
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const mock = createMock({
    record: { upstream: upstream.url, write },
    versionHeader: "Acme-Api-Version",
    onError,
  });
  const headers = { authorization: "Bearer 200" };
  const received = [await ask(mock, validEmail, headers), await ask(mock, validEmail, headers)];
  const { response } = JSON.parse(lines[0] ?? "");
  expect(response).toMatchObject({ headers: { "acme-api-version": "2.1" }, body: { result: 200 } });
  expect(received).toMatchObject(
    [1, 2].map(() => ({ status: 200, headers: { "acme-api-version": "2.1" } })),
  );
  expect([errors.length, received[1]?.headers["mock-warning"]]).toEqual([
    1,
    expect.stringContaining("not recorded"),
  ]);
});

/** The lines and the errors of a recording, of a service with these responses. */
async function recordingOf(responses: Response[], options: Partial<MockOptions> = {}) {
  const fetchSpy = vi.spyOn(globalThis, "fetch");
  onTestFinished(() => fetchSpy.mockRestore());
  for (const response of responses) fetchSpy.mockResolvedValueOnce(response);
  const lines: string[] = [];
  const errors: unknown[] = [];
  const mock = createMock({
    record: { upstream: "https://api.example//", write: (text) => void lines.push(text) },
    onError: (error) => void errors.push(error),
    ...options,
  });
  const received = [];
  for (const _ of responses) received.push(await ask(mock));
  const calls = mock.requests();
  return { lines: lines.map((text) => JSON.parse(text)), errors, received, calls, fetchSpy };
}

test.each<[which: string, headers: Record<string, string>, version: string | undefined]>([
  ["the named header", { "service-api-version": "2.0" }, "2.0"],
  ["the only header with its ending", { "acme-api-version": "2.0", "x-other": "1" }, "2.0"],
  ["the named of two", { "acme-api-version": "2.1", "service-api-version": "2.0" }, "2.0"],
  ["neither of two others", { "a-api-version": "2.0", "b-api-version": "2.1" }, undefined],
  ["two others that agree", { "a-api-version": "2.0", "b-api-version": "2.0" }, "2.0"],
  ["no other header", { "api-version-of-other": "2.0" }, undefined],
])("Recording takes the version from %s", async (_, headers, version) => {
  const { lines } = await recordingOf([Response.json({ result: 1 }, { headers })]);
  expect(lines.map(({ response }) => response.headers["service-api-version"])).toEqual([version]);
});

test.each<[which: string, headers: Record<string, string>, version: string | undefined]>([
  ["only in the header that an option names", { "acme-api-version": "2.0" }, undefined],
  ["once, if it is repeated", { "x-api-version": "2.1, 2.1" }, "2.1"],
])("Recording reads the version %s", async (_, headers, version) => {
  const { lines } = await recordingOf([Response.json({ result: 1 }, { headers })], {
    versionHeader: "X-Api-Version",
  });
  expect(lines.map(({ response }) => response.headers["x-api-version"])).toEqual([version]);
});

test("Recording calls the base URL without its last slashes, and records a response without a body", async () => {
  const { lines, calls, fetchSpy, received } = await recordingOf([new Response()]);
  expect(fetchSpy.mock.calls[0]?.[0]).toBe(`https://api.example${path}`);
  expect(lines).toMatchObject([{ response: { status: 200 } }]);
  expect(lines[0].response).not.toHaveProperty("body");
  expect(received[0]).not.toHaveProperty("isText");
  expect(calls).toMatchObject([{ respondedBy: "upstream", response: { status: 200 } }]);
});

test("Recording reports what to check where a response has no envelope or is no JSON", async () => {
  const { lines, errors, received, calls } = await recordingOf(
    [Response.json({ result: 1 }), new Response("<p>")],
    { responseAt: "a.b" },
  );
  expect(lines).toEqual([]);
  expect(errors.map(String)).toEqual([
    expect.stringMatching(/no object a\.b .*responseAt/),
    expect.stringMatching(/no JSON .*upstream/),
  ]);
  for (const { headers } of received) expect(headers["mock-warning"]).toContain("not recorded");
  expect(calls.map(({ response }) => response.body)).toEqual([{ result: 1 }, "<p>"]);
});

test("Recording ends a call that gets too much, or that hangs for 30 s or until the mock closes", async () => {
  const endless = createServer((_, response) => {
    const send = (): void => void response.write("x".repeat(1e6), send);
    send();
  });
  const silent = createServer();
  await using large = await listen(endless);
  await using hanging = await listen(silent);
  const recorderOf = (upstream: string) =>
    createMock({ record: { upstream, write: () => undefined }, onError: () => undefined });
  expect((await ask(recorderOf(large.url))).body.detail).toContain("larger than 5 MB");
  const mock = recorderOf(hanging.url);
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(limit.signal);
  onTestFinished(() => timeout.mockRestore());
  const late = ask(mock);
  await once(silent, "request");
  limit.abort(new DOMException("", "TimeoutError"));
  expect(await late).toMatchObject({
    status: 504,
    body: { detail: expect.stringContaining("it took longer than 30 s") },
  });
  expect(timeout).toHaveBeenCalledWith(30_000);
  const pending = ask(mock);
  await once(silent, "request");
  await mock[Symbol.asyncDispose]();
  expect((await pending).body.detail).toContain("the mock is closing");
});

test("Recording passes on the page of a gateway with a warning, and does not record it", async () => {
  const page = "<h1>Bad gateway</h1>";
  const bad = createServer((_, response) =>
    response.writeHead(502, { "content-type": "text/html" }).end(page),
  );
  await using gateway = await listen(bad);
  const lines: string[] = [];
  const record = { upstream: gateway.url, write: (text: string) => void lines.push(text) };
  const mock = await serveMock({ record, onError: () => undefined });
  onTestFinished(() => mock.close());
  const response = await post(`${mock.url}${path}`, { request: { query: validEmail } });
  const received = [response.status, response.headers.get("content-type"), await response.text()];
  expect(received).toEqual([502, "text/html", page]);
  expect(response.headers.get("mock-warning")).toContain(
    "is no JSON (HTTP 502), and was not recorded",
  );
  expect(lines).toEqual([]);
});
