import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTcpServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { wrapResponse } from "@data-validation/envelope/response-place";
import { createMock } from "@data-validation/mock/internal/mock";
import { listen } from "../support/listen.ts";

/** What is sent instead of the mock's response, which a fault may be made of. */
interface Reply {
  status?: number;
  headers?: Record<string, string | string[]>;
  text?: string | Buffer;
}

type Whole = { status: number; headers: Record<string, string>; text: string };
// biome-ignore lint/suspicious/noExplicitAny: a body that a fault changes anywhere.
type Body = any;

/** The mock's response with its body changed. */
function changed({ headers, text }: Whole, change: (body: Body) => void): Reply[] {
  const body = JSON.parse(text);
  change(body);
  return [{ headers, text: JSON.stringify(body) }];
}

const errorWith = (text: string, more: object = {}) => ({
  group: "REQUEST",
  type: "BODY",
  subtype: text,
  severity: "critical",
  relatedTo: [],
  description: text,
  ...more,
});

/** JSON in which each character of a text is escaped, so that the text itself is not in it. */
const escaped = (text: string) =>
  [...text].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");

const LEVELS = 100_000;
const nested = "[".repeat(LEVELS) + "]".repeat(LEVELS);
const huge = JSON.stringify({ result: { isValid: true, novelty: "0".repeat(20_000_000) } });

const limited = {
  "service-rate-limit": "100",
  "service-rate-limit-remaining": "5",
  "retry-after": "7",
};

/**
 * Replies of a service or a gateway that fails, by the path before that of the operation; the last
 * one is repeated.
 */
const faults: Record<string, (reply: Whole, key: string) => Reply[]> = {
  works: (reply) => [reply],
  "429-once": (reply) => [{ status: 429, headers: { "retry-after": "0" } }, reply],
  "503": () => [{ status: 503, text: "<h1>Unavailable</h1>" }],
  "503-date": (reply) => [
    { status: 503, headers: { "retry-after": new Date(Date.now() + 1000).toUTCString() } },
    reply,
  ],
  "429-final": ({ headers }) => [
    {
      status: 429,
      headers: { ...headers, ...limited },
      text: JSON.stringify({
        request: { code: "code-123" },
        errors: [errorWith("LIMIT", { type: "BILLING" })],
      }),
    },
  ],
  html: ({ headers }) => [{ headers, text: "<h1>Sign in</h1>" }],
  empty: ({ headers }) => [{ headers, text: "" }],
  cut: ({ headers, text }) => [{ headers, text: text.slice(0, -10) }],
  redirect: () => [{ status: 307, headers: { location: "/works/phone/validate" } }],
  "404-html": () => [{ status: 404, text: "<h1>Not found</h1>" }],
  unversioned: ({ text }) => [{ headers: {}, text }],
  vendor: ({ text }) => [{ headers: { "vendor-api-version": "2.1, 2.1" }, text }],
  "vendor-other": ({ text }) => [{ headers: { "vendor-api-version": "9.9" }, text }],
  several: ({ text }) => [{ headers: { "a-api-version": "2.1", "b-api-version": "9.9" }, text }],
  blank: ({ text }) => [{ headers: { "service-api-version": "", "x-api-version": "" }, text }],
  named: ({ text }) => [{ headers: { "x-real": "2.1", "service-api-version": "9.9" }, text }],
  "contract-first": ({ headers, text }) => [
    { headers: { ...headers, "x-api-version": "9" }, text },
  ],
  echo: ({ headers }, key) => [
    {
      status: 400,
      headers: { ...headers, "x-echo": key },
      text: JSON.stringify({ errors: [errorWith("@")] }).replaceAll("@", escaped(key)),
    },
  ],
  problem: (_, key) => [
    {
      status: 502,
      headers: { "content-type": "application/problem+json" },
      text: JSON.stringify({
        title: "Upstream is down",
        detail: `\u001b ${key} ${"x".repeat(3000)}`,
      }),
    },
  ],
  unknown: ({ headers, text }) => [
    {
      headers,
      text: text.replaceAll(/("proposal":|"invalid":\[)"/g, '"novelty":{"a":[1]},$1"of tomorrow: '),
    },
  ],
  novel: (reply) =>
    changed(reply, (body) => {
      Object.assign(body.result.data, { novelty: { a: [1] }, prefix: null });
      delete body.result.data.number;
      body.result.data.country = { prefix: null };
    }),
  "verdict-missing": (reply) => changed(reply, (body) => delete body.result.isValid),
  "verdict-text": (reply) =>
    changed(reply, ({ result }) => Object.assign(result, { isValid: "true" })),
  "verdict-corrected": (reply) =>
    changed(reply, (body) => Object.assign(body, { resultCorrected: { data: {} } })),
  "verdict-suggestion": (reply) =>
    changed(reply, (body) => Object.assign(body, { suggestions: [{ isValid: 1 }] })),
  "no-list": ({ headers }) => [{ headers, text: '{"results":{"0":{"data":{}}},"resultsCount":1}' }],
  "null-list": ({ headers }) => [{ headers, text: '{"results":null}' }],
  types: (reply) =>
    changed(reply, (body) => {
      body.suggestions = { isValid: true, data: { numberFull: ["x"], prefix: 420 } };
      Object.assign(body.result.data, { numberFull: 5, country: "CZ", format: [{ e164: {} }] });
      Object.assign(body.result, { errors: "none", proposal: { a: 1 } });
      body.status = "200";
    }),
  deep: ({ headers }) => [
    {
      headers,
      text: `{"result":{"isValid":true,"data":{"novelty":${nested}}},"results":[${nested}]}`,
    },
  ],
  "deep-error": ({ headers }) => [{ status: 400, headers, text: `{"errors":${nested}}` }],
  large: ({ headers }) => [{ headers, text: huge }],
  bomb: ({ headers }) => [
    { headers: { ...headers, "content-encoding": "gzip" }, text: gzipSync(huge) },
  ],
  gzip: ({ headers, text }) => [
    { headers: { ...headers, "content-encoding": "gzip" }, text: gzipSync(text) },
  ],
  charset: ({ headers, text }) => [
    {
      headers: { ...headers, "content-type": "application/json; charset=iso-8859-1" },
      text: `\ufeff${text}`,
    },
  ],
  wrapped: ({ headers, text }) => [
    { headers, text: JSON.stringify(wrapResponse(JSON.parse(text), ["response"])) },
  ],
};

/** Faults of the connection, below HTTP. Each phase of an attempt has one that hangs there. */
const hangs: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  silent: () => {},
  // A first byte, and then nothing: the time of an attempt ends with the last byte.
  hang: (_, response) => response.writeHead(200).write("{"),
  "drip-header": ({ socket }) => drip(socket, "HTTP/1.1 200 OK\r\nx-long: "),
  "drip-body": ({ socket }) => drip(socket, "HTTP/1.1 200 OK\r\ncontent-length: 99999\r\n\r\n"),
};

/** Sends a byte every fifth of a second, for ever. */
function drip(socket: IncomingMessage["socket"], beginning: string): void {
  socket.write(beginning);
  const timer = setInterval(() => socket.write("x"), 200);
  socket.on("close", () => clearInterval(timer)).on("error", () => {});
}

/** The JSON of a request; its text if a client sent none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * A request that the server has had; `openFor`: milliseconds until its connection ended, if it has.
 */
export interface ReceivedRequest {
  path: string;
  headers: IncomingMessage["headers"];
  body: unknown;
  openFor?: number;
}

/**
 * Serves the mock under addresses that fail in one way each: a client for `http://…/429-once` gets
 * a 429 before its response. A suffix after a dot is the caller's own name, for a separate count:
 * `429-once.b`.
 *
 * @returns the server, its requests, an address that accepts a connection and stays silent, and the
 *   bodies that `fields` sends in turn
 */
export async function serveFaults() {
  const mock = createMock();
  const received: ReceivedRequest[] = [];
  const bodies: Record<string, string[]> = {};
  const count = createCounter();

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { method = "", url = "", headers } = request;
    const body = await buffer(request);
    received.push(receivedOf(request, body));
    const [, name = "", ...segments] = url.split("/");
    const fault = name.replace(/\..*$/, "");
    const stated = { "service-api-version": String(headers["api-version"]) };
    if (hangs[fault]) return hangs[fault](request, response);
    if (fault === "fields") {
      const key = `${headers["api-version"]} ${segments.join(".")}`;
      return response.writeHead(200, stated).end(bodies[key]?.[count(key)] ?? "");
    }
    const real = await mock.handle({ method, path: `/${segments.join("/")}`, headers, body });
    const whole = { status: real.status, headers: real.headers, text: JSON.stringify(real.body) };
    const key = headers.authorization?.replace("Bearer ", "") ?? "";
    const replies = faults[fault]?.(whole, key) ?? [whole];
    const index = count(`${name} ${headers["api-version"]}`);
    const reply = replies[Math.min(index, replies.length - 1)] as Reply;
    return response.writeHead(reply.status ?? 200, reply.headers).end(reply.text);
  }

  const server = await listen(createServer((request, response) => void respond(request, response)));
  const silent = await serveSilence();
  const close = async () => {
    silent.close();
    await server.close();
  };
  return { url: server.url, silentUrl: silent.url, received, bodies, close };
}

/** Counts the calls of each key before this one. */
function createCounter(): (key: string) => number {
  const counts = new Map<string, number>();
  return (key) => {
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return before;
  };
}

function receivedOf({ url = "", headers, socket }: IncomingMessage, body: Buffer): ReceivedRequest {
  const entry: ReceivedRequest = { path: url, headers, body: jsonOf(body.toString()) };
  const started = performance.now();
  // A connection that stays open has one listener per call.
  socket.setMaxListeners(0).once("close", () => {
    entry.openFor = performance.now() - started;
  });
  return entry;
}

/** Accepts connections, and sends nothing. */
async function serveSilence() {
  const sockets = new Set<{ destroy(): void }>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `https://127.0.0.1:${port}`, close };
}
