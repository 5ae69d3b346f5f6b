import { createServer } from "node:http";
import { describe, expect, test } from "vitest";
import { createMock } from "../../packages/mock/src/mock.ts";
import { serveMock } from "../../packages/mock/src/node/serve.ts";
import { listen } from "../support/listen.ts";
import { ask, callOf, KEY, validEmail } from "./support/call.ts";

const path = "/email/validate";

/** A line of a recording. */
const line = (request: unknown, body: unknown, headers = {}) =>
  JSON.stringify({
    time: "2026-01-01T00:00:00.000Z",
    masked: false,
    request: { method: "POST", path, headers, body: { request } },
    response: { status: 200, headers: {}, body },
  });

describe("A recording", () => {
  const query = { email: "a@b.cz" };
  const options = { acceptFreemails: false, acceptDisposableEmails: false };
  const spelledOut = { correctionMode: "full", ...options, validationType: null };
  test.each<[words: string, request: object]>([
    ["as it was", { query, options }],
    [
      "with its members in another order",
      { options: { acceptDisposableEmails: false, acceptFreemails: false }, query },
    ],
    ["with an identifier of its own", { customId: "7", query, options }],
    ["with a default written out, and an option without a value", { query, options: spelledOut }],
  ])("responds to a request %s as recorded", async (_, request) => {
    const mock = createMock({ replay: line({ query, options }, { recorded: true }) });
    const { status, body } = await mock.handle({ ...callOf({}), body: JSON.stringify({ request }) });
    expect([status, body, mock.requests()[0]?.respondedBy]).toEqual([200, { recorded: true }, "replay"]);
  });

  test("leaves other requests to the sandbox, or to a 404; another version is another request", async () => {
    const replay = `${line({ query: validEmail }, 1, { "api-version": "2.0" })}\n\n`;
    expect(await ask(createMock({ replay }))).toMatchObject({ status: 200, body: { result: { isValid: true } } });
    const alone = createMock({ replay, replayOnly: true });
    expect(await ask(alone)).toMatchObject({ status: 404, body: { errors: [{ type: "ENDPOINT" }] } });
    expect(await ask(alone, validEmail, { "api-version": "2.0" })).toMatchObject({ status: 200, body: 1 });
  });

  test("with several responses to a request gives them in their order, and keeps the last", async () => {
    const mock = createMock({ replay: [1, 2].map((body) => line({ query: validEmail }, body)).join("\n") });
    const bodies = [await ask(mock), await ask(mock), await ask(mock)].map(({ body }) => body);
    expect(bodies).toEqual([1, 2, 2]);
  });

  test("distinguishes requests that are none of the contract, and repeats the headers for a retry", async () => {
    const headers = { "retry-after": "7", "x-mine": "1" };
    const bodies = [[], 5, { request: "x" }, null];
    const lines = bodies.map((body, status) => ({
      request: { method: "POST", path, body },
      response: { status: 400 + status, ...(status > 0 && { headers }) },
    }));
    const mock = createMock({ replay: lines.map((each) => JSON.stringify(each)).join("\n") });
    const sent = await Promise.all(bodies.map((body) => mock.handle({ ...callOf({}), body: JSON.stringify(body) })));
    expect(sent.map(({ status, headers }) => [status, headers["retry-after"], headers["x-mine"]])).toEqual([
      [400, undefined, undefined],
      ...[401, 402, 403].map((status) => [status, "7", undefined]),
    ]);
  });

  test("that is none is refused with its line", () => {
    const masked = line({}, {}).replace('"masked":false', '"masked":true');
    expect(() => createMock({ replay: `${line({}, {})}\n{` })).toThrow("Line 2 of the recording is no recorded call");
    expect(() => createMock({ replay: "{}" })).toThrow("Line 1 of the recording is no recorded call");
    expect(() => createMock({ replay: masked })).toThrow("Line 1 of the recording is without its values");
  });
});

test("Recording responds as the service does, and writes what a replay returns again, without the key", async () => {
  await using service = await serveMock({ newKeyMilliseconds: 0 });
  const lines: string[] = [];
  const record = { upstream: `${service.url}/`, write: (text: string) => void lines.push(text) };
  const recorder = createMock({ record });
  const queries = [validEmail, { email: KEY }, { email: 5 }, { email: "jan@seznma.cz" }];
  const versions = queries.flatMap((query) => ["2.0", "2.1"].map((version) => [query, version] as const));
  const sent = (mock: typeof recorder) =>
    Promise.all(versions.map(([query, version]) => ask(mock, query, { "api-version": version })));
  const direct = await sent(service);
  const recorded = await sent(recorder);
  expect(recorded.map(({ status, body }) => ({ status, body }))).toEqual(
    direct.map(({ status, body }) => ({ status, body })),
  );
  expect(recorder.requests()[0]?.respondedBy).toBe("upstream");
  const replay = lines.join("");
  expect(replay).not.toContain(KEY);
  const replayed = await sent(createMock({ replay, replayOnly: true }));
  // The request that holds the key is recorded without it, so that it is another one.
  expect(replayed.map(({ status }) => status)).toEqual([200, 200, 404, 404, 400, 400, 200, 200]);
  expect(replayed[7]?.body).toEqual(direct[7]?.body);
});

test("Recording says so where no service of ours responds, and records nothing", async () => {
  const bad = createServer((_, response) => response.writeHead(502).end("<h1>Bad gateway</h1>"));
  await using gateway = await listen(bad);
  const lines: string[] = [];
  const record = { upstream: gateway.url, write: (text: string) => void lines.push(text) };
  const { status, body } = await ask(createMock({ record, onError: () => undefined }));
  expect([status, lines]).toEqual([500, []]);
  expect(body.errors[0].description).toContain("is no JSON (HTTP 502), and was not recorded");
});
