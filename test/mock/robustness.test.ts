import { once } from "node:events";
import { rmSync } from "node:fs";
import { Agent, createServer, type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { respondRaw } from "@data-validation/mock/internal/node/raw-responses";
import { type MockServer, serveMock } from "@data-validation/mock/internal/node/serve";
import { afterAll, describe, expect, test } from "vitest";
import { newFolder } from "../support/folder.ts";
import { listen } from "../support/listen.ts";
import { callOf, validEmail } from "./support/call.ts";

const docs = newFolder({
  "index.html": "<title>Documentation</title>",
  "2.1/index.html": "2.1",
  "gone.html": "gone",
});
const mock = await serveMock({ docs });
afterAll(() => mock.close());

/** Sends raw bytes, and returns all data until the connection ends. */
async function raw(port: number, ...parts: string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  for (const part of parts) socket.write(part);
  return text(socket);
}

const body = JSON.stringify({ request: { query: validEmail } });
const head = (...lines: string[]) =>
  `${["POST /email/validate HTTP/1.1", "Authorization: Bearer any", "Content-Type: application/json", ...lines].join("\r\n")}\r\n\r\n`;

describe.each([
  ["2.0", ["api-version: 2.0"]],
  ["2.1", ["api-version: 2.1"]],
  ["2.1, since the header is empty,", ["api-version:"]],
  ["2.1, since none is asked for,", []],
])("Responses that Node would send by itself, in version %s", (words, versionLines) => {
  const version = words.slice(0, 3);

  function isOfTheApi(response: string, status: number): void {
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response.toLowerCase()).toContain(`\r\nservice-api-version: ${version}\r\n`);
    const [, json = ""] = response.split("\r\n\r\n");
    expect(JSON.parse(json)).toMatchObject({ errors: [{ severity: "critical" }] });
  }

  const long = "x".repeat(20_000);
  const chunked = "Transfer-Encoding: chunked";
  test.each([
    ["a request without Host", 400, [`Content-Length: ${body.length}`, "Connection: close"], body],
    ["a second Host", 400, ["Host: mock", "Host: evil.example", "Content-Length: 0"], ""],
    [
      "an Expect that nobody knows",
      417,
      ["Host: mock", "Expect: a-miracle", "Content-Length: 0"],
      "",
    ],
    ["a chunk without a size", 400, ["Host: mock", chunked], "no size\r\n"],
    ["a chunk with an endless extension", 413, ["Host: mock", chunked], `1;${long}\r\n`],
    ["headers that are too long", 431, ["Host: mock", `X-Long: ${long}`], ""],
    ["a length that is none", 400, ["Host: mock", "Content-Length: many"], ""],
  ])(
    "Node's own response to %s gets the API's form, with status %i",
    async (_, status, lines, rawBody) => {
      isOfTheApi(await raw(mock.port, head(...versionLines, ...lines), rawBody), status);
    },
  );

  test("A tunnel gets 405 with the allowed method, in the API's form", async () => {
    const rawRequest = [
      "CONNECT mock:443 HTTP/1.1",
      "Host: mock:443",
      ...versionLines,
      "",
      "",
    ].join("\r\n");
    const response = await raw(mock.port, rawRequest);
    isOfTheApi(response, 405);
    expect(response).toContain("\r\nAllow: POST\r\n");
  });

  test("A request whose body does not come in time gets 408, in the API's form", async () => {
    const impatient = createServer({ connectionsCheckingInterval: 5 });
    // A busy machine may take longer to read the head than the test may take.
    impatient.once("request", () =>
      Object.assign(impatient, { requestTimeout: 1, headersTimeout: 1 }),
    );
    respondRaw(impatient);
    await using served = await listen(impatient);
    isOfTheApi(
      await raw(
        served.port,
        head("Host: mock", ...versionLines, "Content-Length: 100"),
        "half of it",
      ),
      408,
    );
  });
});

test("A connection that its client resets within a request is given up: nothing is written to it", async () => {
  const server = createServer();
  respondRaw(server);
  await using served = await listen(server);
  const client = connect(served.port, "127.0.0.1");
  client.write(`${head("Host: mock", "Content-Length: 100")}half of it`);
  await once(server, "request");
  client.resetAndDestroy();
  const [error, socket] = (await once(server, "clientError")) as [NodeJS.ErrnoException, Socket];
  expect([error.code, socket.destroyed, socket.bytesWritten]).toEqual(["ECONNRESET", true, 0]);
});

test("Bytes that are no HTTP never become part of a response: the one before them arrives whole", async () => {
  await using slow = await serveMock({ delay: { least: 200, most: 200 } });
  const responses = await raw(
    slow.port,
    head("Host: mock", `Content-Length: ${body.length}`),
    body,
    "GARBAGE\r\n\r\n",
  );
  const [first = "", second = ""] = responses.split(/(?=HTTP\/1\.1 )/);
  expect(first).toMatch(/^HTTP\/1\.1 200 /);
  expect(JSON.parse(first.slice(first.indexOf("\r\n\r\n")))).toHaveProperty("result");
  expect(second).toMatch(/^HTTP\/1\.1 400 /);
});

const whole = (...lines: string[]) =>
  `${head("Host: mock", `Content-Length: ${body.length}`, ...lines)}${body}`;

test("A connection takes a whole address, as proxies send it", async () => {
  const rawRequest = whole("Connection: close").replace(
    "/email/validate",
    "http://mock/email/validate?x=/",
  );
  expect(await raw(mock.port, rawRequest)).toMatch(/^HTTP\/1\.1 200 /);
});

test("A client that closes its half of the connection after a whole request receives the response", async () => {
  await using slow = await serveMock({ delay: { least: 50, most: 50 } });
  const socket = connect({ port: slow.port, host: "127.0.0.1", allowHalfOpen: true });
  socket.end(whole());
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"proposal":"valid"/);
});

test("60,000 wrong items of a list are rejected at once, with the first twenty", async () => {
  const request = {
    query: { numberFull: "1" },
    options: { preferredPrefixes: Array(60_000).fill(1) },
  };
  const sent = { ...callOf({}, {}, "/phone/validate"), body: JSON.stringify({ request }) };
  expect(await mock.handle(sent)).toMatchObject({ status: 400, body: { errors: { length: 20 } } });
});

test("A folder of the documentation redirects to its address with a slash, and never to another host", async () => {
  const redirect = async (path: string) => {
    const response = await raw(
      mock.port,
      `GET ${path} HTTP/1.1\r\nHost: mock\r\nConnection: close\r\n\r\n`,
    );
    return /^HTTP\/1\.1 301 [\s\S]*\r\nlocation: (.*)\r\n/i.exec(response)?.[1];
  };
  expect(await redirect("/2.1")).toBe("/2.1/");
  expect(await (await fetch(`${mock.url}/2.1/`)).text()).toBe("2.1");
  for (const path of [
    "//evil.com/..%2f2.1",
    "//evil.com/../2.1",
    "/\\\\evil.com/..%5c2.1",
    "/%2fevil.com/..%2f2.1",
  ]) {
    expect([path, await redirect(path)]).toEqual([path, undefined]);
  }
});

test("Without documentation, the root and /_mock redirect to the page that shows the calls", async () => {
  const mockServer = await serveMock();
  for (const path of ["/", "/_mock"])
    expect((await fetch(mockServer.url + path)).url).toBe(`${mockServer.url}/_mock/`);
  await mockServer.close();
});

test("The documentation is served whole and with nosniff", async () => {
  const response = await fetch(`${mock.url}/`, { headers: { range: "bytes=0-3" } });
  expect([response.status, await response.text()]).toEqual([200, "<title>Documentation</title>"]);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

test("A vanished file, a path above the documentation and a broken address are not served", async () => {
  expect((await fetch(`${mock.url}/gone`)).status).toBe(200);
  rmSync(join(docs, "gone.html"));
  for (const path of ["/gone", "/..%2f..%2fetc/passwd", "/%00", "/%zz"])
    expect((await fetch(`${mock.url}${path}`)).status).toBe(401);
});

test("Closing sends responses that wait at once, ends their connections, and takes no new ones", async () => {
  const slow = await serveMock();
  const arrived = new Promise<void>((resolve) => {
    void slow.respond("*", { delay: 60_000, when: () => resolve() === undefined });
  });
  const waiting = raw(slow.port, whole());
  await arrived;
  const closed = slow.close();
  expect(await waiting).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nconnection: close\r\n/i);
  await closed;
  await expect(raw(slow.port)).rejects.toThrow("ECONNREFUSED");
});

test("Closing cuts a client that sends half a request, after the grace period", async () => {
  const server = await serveMock({ gracePeriod: 50 });
  const socket = connect(server.port, "127.0.0.1").on("error", () => undefined);
  await once(socket, "connect");
  socket.write(head("Host: mock", "Content-Length: 100"));
  const ended = once(socket, "close");
  await server.close();
  await ended;
});

test("Closing by draining loses no call under load, and closes each connection with a response", async () => {
  const server = await serveMock();
  const { connections, callCount } = await drainUnderLoad(server);
  expect(connections).toHaveLength(callCount);
  expect(callCount).toBeGreaterThan(CALLS_BEFORE + 2 * WORKERS);
  expect(new Set(connections.slice(CALLS_BEFORE + WORKERS))).toEqual(new Set(["close"]));
  await expect(raw(server.port)).rejects.toThrow("ECONNREFUSED");
});

test("Closing by draining keeps the mock not ready for the whole period, also without a connection", async () => {
  const server = await serveMock();
  const ready = ["GET /_mock/ready HTTP/1.1", "Host: localhost", "", ""].join("\r\n");
  const start = performance.now();
  const drained = server.drain(300);
  while (performance.now() - start < 200) {
    expect(await raw(server.port, ready)).toMatch(
      /^HTTP\/1\.1 503 [\s\S]*\r\nconnection: close\r\n/i,
    );
    expect(await raw(server.port, whole())).toMatch(
      /^HTTP\/1\.1 200 [\s\S]*\r\nconnection: close\r\n/i,
    );
  }
  await drained;
  expect(performance.now() - start).toBeGreaterThanOrEqual(300);
  await expect(raw(server.port)).rejects.toThrow("ECONNREFUSED");
});

test("Closing by draining responds to a call that arrived while the process had no processor time", async () => {
  const server = await serveMock();
  const socket = connect(server.port, "127.0.0.1");
  const ready = ["GET /_mock/ready HTTP/1.1", "Host: localhost", "", ""].join("\r\n");
  socket.write(ready);
  await once(socket, "data");
  const drained = server.drain();
  socket.write(ready);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1\.1 503 /);
  await drained;
});

test("Closing by draining without a period ends at once, also with idle connections", async () => {
  const server = await serveMock();
  const idle = connect(server.port, "127.0.0.1");
  idle.write(["GET /_mock/ready HTTP/1.1", "Host: localhost", "", ""].join("\r\n"));
  expect(String((await once(idle, "data"))[0])).toMatch(/^HTTP\/1\.1 200 /);
  const silent = connect(server.port, "127.0.0.1");
  await once(silent, "connect");
  const ends = [once(idle, "close"), once(silent, "close")];
  const start = performance.now();
  await server.drain();
  await Promise.all(ends);
  // Half a second, and as much again for a busy machine; clients expect such a connection to live
  // for five.
  expect(performance.now() - start).toBeLessThan(1000);
});

/**
 * Connections that send one call after the other, and the calls of all before and after the mock is
 * to end.
 */
const WORKERS = 20;
const CALLS_BEFORE = 400;
const CALLS = 1000;
/**
 * Milliseconds of calls after the start of draining, which ends after 5 s of them. A busy machine
 * makes fewer than a thousand.
 */
const LOAD = 3000;

/**
 * Drains a mock while up to a thousand calls are sent, and returns the header `connection` of each
 * response. A call that is lost is an error.
 */
async function drainUnderLoad(server: MockServer) {
  const agent = new Agent({ keepAlive: true, maxSockets: WORKERS });
  const connections: (string | undefined)[] = [];
  let callCount = 0;
  let drained: Promise<void> | undefined;
  let lastCall = Number.POSITIVE_INFINITY;
  const { method, path, headers } = callOf(validEmail);
  const call = {
    host: "127.0.0.1",
    port: server.port,
    path,
    method,
    headers: headers as Record<string, string>,
  };
  const work = async () => {
    while (callCount < CALLS && performance.now() < lastCall) {
      callCount += 1;
      const [response] = (await once(request({ agent, ...call }).end(body), "response")) as [
        IncomingMessage,
      ];
      await text(response);
      connections.push(response.headers.connection);
      if (connections.length !== CALLS_BEFORE) continue;
      drained = server.drain();
      lastCall = performance.now() + LOAD;
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  agent.destroy();
  await drained;
  return { connections, callCount };
}

test("An unknown option, and an impossible value, are rejected by the function and by the command", async () => {
  await expect(serveMock({ prot: 1 } as never)).rejects.toThrow(
    "The mock has no prot. Did you mean port?",
  );
  const words = "The option port takes a whole number from 0 to 65535, not 99999.";
  await expect(serveMock({ port: 99_999 })).rejects.toThrow(words);
});
