import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toLine } from "../../packages/mock/src/log.ts";
import { answerRaw } from "../../packages/mock/src/node/raw-answers.ts";
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";

let mock: MockServer;
let docs: string;

beforeAll(async () => {
  docs = mkdtempSync(join(tmpdir(), "docs-"));
  writeFileSync(join(docs, "index.html"), "<title>Documentation</title>");
  mock = await serveMock({ docs });
});

afterAll(async () => {
  await mock.close();
  rmSync(docs, { recursive: true });
});

/** Sends bytes as they are, and gives all that comes back until the connection ends. */
async function raw(port: number, ...parts: string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  for (const part of parts) socket.write(part);
  let text = "";
  for await (const chunk of socket) text += String(chunk);
  return text;
}

const body = JSON.stringify({ request: { query: { email: "jana.kadlecova@seznam.cz" } } });
const head = (...lines: string[]) =>
  `${["POST /email/validate HTTP/1.1", "Authorization: Bearer any", "Content-Type: application/json", ...lines].join("\r\n")}\r\n\r\n`;

describe.each([
  ["2.0", ["api-version: 2.0"]],
  ["2.1", ["api-version: 2.1"]],
  ["2.1, since the header is empty,", ["api-version:"]],
  ["2.1, since none is asked for,", []],
])("What Node would answer by itself says version %s and has a body in the API's form:", (words, asked) => {
  const version = words.slice(0, 3);

  function isOfTheApi(answer: string, status: number): void {
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.toLowerCase()).toContain(`\r\nservice-api-version: ${version}\r\n`);
    expect(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")))).toMatchObject({ errors: [{ severity: "critical" }] });
  }

  test.each([
    ["a request without Host", 400, [head(...asked, `Content-Length: ${body.length}`, "Connection: close"), body]],
    ["an Expect that nobody knows", 417, [head("Host: mock", ...asked, "Expect: a-miracle", "Content-Length: 0")]],
    ["a chunk without a size", 400, [head("Host: mock", ...asked, "Transfer-Encoding: chunked"), "no size\r\n"]],
    [
      "a chunk with an endless extension",
      413,
      [head("Host: mock", ...asked, "Transfer-Encoding: chunked"), `1;${"x".repeat(20_000)}\r\n`],
    ],
    ["headers that are too long", 431, [head("Host: mock", ...asked, `X-Long: ${"x".repeat(20_000)}`)]],
    ["a length that is none", 400, [head("Host: mock", ...asked, "Content-Length: many")]],
  ])("%s gets %i", async (_, status, parts) => {
    isOfTheApi(await raw(mock.port, ...parts), status);
  });

  test("a tunnel gets 405 with the method that is taken", async () => {
    const answer = await raw(mock.port, ["CONNECT mock:443 HTTP/1.1", "Host: mock:443", ...asked, "", ""].join("\r\n"));
    isOfTheApi(answer, 405);
    expect(answer).toContain("\r\nAllow: POST\r\n");
  });

  test("a request whose body does not come in time gets 408", async () => {
    const impatient = createServer({ requestTimeout: 20, headersTimeout: 20, connectionsCheckingInterval: 5 });
    answerRaw(impatient);
    await once(impatient.listen(0, "127.0.0.1"), "listening");
    const { port } = impatient.address() as AddressInfo;
    isOfTheApi(await raw(port, head("Host: mock", ...asked, "Content-Length: 100"), "half of it"), 408);
    impatient.close();
  });
});

test("A connection that its client resets within a request is given up: nothing is written to it", async () => {
  const server = createServer();
  answerRaw(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.write(`${head("Host: mock", "Content-Length: 100")}half of it`);
  await once(server, "request");
  client.resetAndDestroy();
  const [error, socket] = (await once(server, "clientError")) as [NodeJS.ErrnoException, Socket];
  expect([error.code, socket.destroyed, socket.bytesWritten]).toEqual(["ECONNRESET", true, 0]);
  server.close();
});

test("Bytes that are no HTTP never become part of an answer: the one before them arrives whole", async () => {
  await using slow = await serveMock({ delay: { least: 200, most: 200 } });
  const socket = connect(slow.port, "127.0.0.1");
  socket.write(`${head("Host: mock", `Content-Length: ${body.length}`)}${body}`);
  socket.write("GARBAGE\r\n\r\n");
  let text = "";
  for await (const chunk of socket) text += String(chunk);
  const [first = "", second = ""] = text.split(/(?=HTTP\/1\.1 )/);
  expect(first).toMatch(/^HTTP\/1\.1 200 /);
  expect(JSON.parse(first.slice(first.indexOf("\r\n\r\n")))).toHaveProperty("result");
  expect(second).toMatch(/^HTTP\/1\.1 400 /);
});

test("A mock ends with the block that holds it", async () => {
  let port: number;
  {
    await using mock = await serveMock();
    port = mock.port;
  }
  const [error] = await once(connect(port, "127.0.0.1"), "error");
  expect(error).toMatchObject({ code: "ECONNREFUSED" });
});

describe("A connection", () => {
  const whole = (...lines: string[]) => `${head("Host: mock", `Content-Length: ${body.length}`, ...lines)}${body}`;

  test("is kept open for the next call, and closed after the answer once the mock is closing", async () => {
    const server = await serveMock();
    const socket = connect(server.port, "127.0.0.1");
    socket.write(whole());
    const [first] = await once(socket, "data");
    expect(String(first).toLowerCase()).toContain("\r\nconnection: keep-alive\r\n");
    await server.close();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const now = () => {
      arrive();
      return 0;
    };
    const slow = await serveMock({ delay: { least: 60_000, most: 60_000 }, now });
    const last = raw(slow.port, whole());
    await arrived;
    await slow.close();
    expect((await last).toLowerCase()).toContain("\r\nconnection: close\r\n");
  });

  test.each(["http://mock/email/validate", "http://mock/email/validate?x=/"])(
    "takes the whole address %s, as proxies send it",
    async (address) => {
      const answer = await raw(mock.port, whole("Connection: close").replace("/email/validate", address));
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    },
  );
});

describe("A compressed body", () => {
  const send = (bytes: BodyInit, encoding: string) =>
    fetch(`${mock.url}/email/validate`, {
      method: "POST",
      headers: { authorization: "Bearer any", "content-type": "application/json", "content-encoding": encoding },
      body: bytes,
    });

  test("is read with gzip", async () => {
    expect((await send(gzipSync(body), "gzip")).status).toBe(200);
  });

  test("is put together from all its parts", async () => {
    const padded = body.replace("{", `{${" ".repeat(200_000)}`);
    expect((await send(gzipSync(padded), "gzip")).status).toBe(200);
  });

  test("is refused as such with another encoding, when it is broken, and when it grows over the limit", async () => {
    const answers = await Promise.all([send(body, "br"), send(body, "gzip"), send(gzipSync(" ".repeat(1e6)), "gzip")]);
    const errors = await Promise.all(answers.map(async (answer) => (await answer.json()).errors[0]));
    expect(errors).toMatchObject([
      { subtype: "NOT_JSON", description: expect.stringContaining("Content-Encoding") },
      { subtype: "NOT_JSON", description: expect.stringContaining("Content-Encoding") },
      { subtype: "TOO_BIG" },
    ]);
  });
});

test.each(["preferredPrefixes", "allowedPrefixes"])(
  "60,000 wrong items in %s are refused at once, with the first twenty",
  async (option) => {
    const request = { query: { numberFull: "+420607123456" }, options: { [option]: Array(60_000).fill(1) } };
    const start = performance.now();
    const { status, body: answer } = await mock.handle({
      method: "POST",
      path: "/phone/validate",
      headers: { authorization: "Bearer any", "content-type": "application/json" },
      body: JSON.stringify({ request }),
    });
    expect(status).toBe(400);
    expect((answer as { errors: unknown[] }).errors).toHaveLength(20);
    expect(performance.now() - start).toBeLessThan(5000);
  },
);

describe("The documentation", () => {
  test("is served with nosniff and a tag, and not sent again to who has it", async () => {
    const first = await fetch(`${mock.url}/`);
    expect(await first.text()).toContain("Documentation");
    expect(first.headers.get("x-content-type-options")).toBe("nosniff");
    const again = await fetch(`${mock.url}/`, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  });

  test.each(["bytes=5-1", "bytes=0-3", "bytes=9999-"])("is sent whole to who asks for %s", async (range) => {
    const response = await fetch(`${mock.url}/index.html`, { headers: { range } });
    expect([response.status, await response.text()]).toEqual([200, "<title>Documentation</title>"]);
  });

  test("a file that vanishes, a folder above and a broken address are no files", async () => {
    writeFileSync(join(docs, "gone.html"), "gone");
    expect((await fetch(`${mock.url}/gone`)).status).toBe(200);
    rmSync(join(docs, "gone.html"));
    for (const path of ["/gone", "/..%2f..%2fetc/passwd", "/%00", "/%zz"]) {
      expect((await fetch(`${mock.url}${path}`)).status).toBe(401);
    }
  });
});

describe("Closing", () => {
  const call = (url: string) =>
    fetch(`${url}/email/validate`, {
      method: "POST",
      headers: { authorization: "Bearer any", "content-type": "application/json" },
      body,
    });

  test("gives answers that wait at once, refuses new connections, and is quick", async () => {
    const slow = await serveMock({ delay: { least: 60_000, most: 60_000 } });
    const waiting = call(slow.url);
    // The request has arrived when a second one, sent after it, is seen to wait, too.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const start = performance.now();
    const closed = slow.close();
    expect((await waiting).status).toBe(200);
    await closed;
    expect(performance.now() - start).toBeLessThan(2000);
    await expect(call(slow.url)).rejects.toThrow();
  });

  test("cuts a client that sends half a request, after the grace period", async () => {
    const server = await serveMock({ gracePeriod: 50 });
    const socket = connect(server.port, "127.0.0.1").on("error", () => undefined);
    await once(socket, "connect");
    socket.write(head("Host: mock", "Content-Length: 100"));
    const ended = once(socket, "close");
    await server.close();
    await ended;
  });
});

test("An option that there is not, or that cannot have the value, is refused by the function as by the command", async () => {
  await expect(serveMock({ prot: 1 } as never)).rejects.toThrow("There is no option prot. There are: ");
  await expect(serveMock({ fault: { status: 418, rate: 1 } })).rejects.toThrow(
    "The option fault takes a status of the contract",
  );
  await expect(serveMock({ port: 99_999 })).rejects.toThrow(
    "The option port takes a whole number from 0 to 65535, not 99999.",
  );
});

test("Control characters of a caller reach the log escaped", () => {
  const entry = {
    method: "POST",
    path: "/\u001b[2J\u202e",
    version: "2.1",
    status: 404,
    milliseconds: 1,
    key: undefined,
  };
  const line = toLine({ ...entry, reasons: ["a\nb"], violations: [], isLost: false });
  expect(line).toBe("404 POST /\\u001b[2J\\u202e  2.1  1.0 ms  key none  a\\u000ab");
});
