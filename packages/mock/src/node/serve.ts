import { isAscii } from "node:buffer";
import { once } from "node:events";
import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { BODY_LIMIT } from "../body.ts";
import { type Answer, type Call, textOf } from "../call.ts";
import { createEngine, type Engine } from "../engine.ts";
import { type Mock, mockOf } from "../mock.ts";
import { checkOptions, type MockOptions, type Rule, rules, wholeNumber } from "../options.ts";
import { ADMIN_PATH, adminAnswer } from "../scripting/admin.ts";
import { createServer } from "./http.ts";
import { answerRaw, readVersion, transportProblem } from "./raw-answers.ts";
import { type ServeFile, serveFiles } from "./static-files.ts";

/** How a mock is served; every setting has a default. */
export interface ServeOptions extends MockOptions {
  /** Port to listen on; 0, the default, takes a free one. */
  port?: number;
  /** Address to listen on; `127.0.0.1` by default, so that nobody else reaches it. */
  host?: string;
  /** Folder of the documentation that is served at `/`; none by default. */
  docs?: string | undefined;
  /** Milliseconds that answers in flight have to finish when the mock is closed; 2000 by default. */
  gracePeriod?: number;
}

/** A mock that listens on a port. */
export interface MockServer extends Mock {
  /** Its address, for example `http://127.0.0.1:4010`: the base URL for a client. */
  url: string;
  port: number;
  /**
   * Stops it: new connections are refused, answers that wait are given at once, and those in flight finish within the grace period;
   * then connections are cut.
   */
  close(): Promise<void>;
}

const text: Rule = ["a text", (value) => typeof value === "string" && value !== ""];

/** The rule of each option of a server. */
export const serveRules: Record<keyof ServeOptions, Rule> = {
  ...rules,
  port: wholeNumber(65_535),
  host: text,
  docs: ["a folder that there is", (value) => typeof value === "string" && existsSync(value)],
  gracePeriod: wholeNumber(3_600_000),
};

/** Milliseconds that a client may take to send the headers, and then the whole request. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;

/**
 * Serves a mock of the Data Validation API, both versions on one port.
 *
 * @example
 * await using mock = await serveMock();
 * const response = await fetch(`${mock.url}/email/validate`, { … });
 *
 * @throws `TypeError` that names an option and says what it takes, or the error of Node's server when it cannot listen, for example
 * with the code `EADDRINUSE`
 */
export async function serveMock(options: ServeOptions = {}): Promise<MockServer> {
  checkOptions(options, serveRules);
  const { port = 0, host = "127.0.0.1", docs, gracePeriod = 2000, admin = isLoopback(host), ...mockOptions } = options;
  const engine = createEngine({ ...mockOptions, admin });
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    // Node would answer such a request itself, without our headers.
    requireHostHeader: false,
  });
  answerRaw(server);
  server.on(
    "request",
    createHandler(engine, docs === undefined ? undefined : serveFiles(docs), () => !server.listening),
  );
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    refuseTransport(request, response, 417);
  });
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address() as AddressInfo;

  let closing: Promise<void> | undefined;
  const close = async () => {
    const closed = once(server, "close");
    server.close();
    engine.hurry();
    const cut = setTimeout(() => server.closeAllConnections(), gracePeriod);
    await closed;
    clearTimeout(cut);
  };
  return {
    url: `http://${reachableName(address)}:${address.port}`,
    port: address.port,
    ...mockOf(engine),
    close: () => (closing ??= close()),
    [Symbol.asyncDispose]: () => (closing ??= close()),
  };
}

/** Whether an address is reached from this machine alone. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d+){3}$/.test(host);
}

/** The address as this machine reaches it: nobody can call "every address". */
function reachableName({ address, family }: AddressInfo): string {
  if (address === "0.0.0.0") return "127.0.0.1";
  if (address === "::") return "[::1]";
  return family === "IPv6" ? `[${address}]` : address;
}

/** Answers the requests of a Node server. */
export function createHandler(engine: Engine, serveFile?: ServeFile, isClosing = () => false) {
  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.host === undefined && request.httpVersion === "1.1") {
      return void refuseTransport(request, response, 400);
    }
    const { method = "GET", url = "/" } = request;
    const [path, query] = split(url);
    if (serveFile && (method === "GET" || method === "HEAD") && !path.startsWith(ADMIN_PATH)) {
      response.setHeader("service-api-version", readVersion(request.headers["api-version"]));
      return void serveFile(request, response).then((isServed) => {
        if (!isServed) readAndAnswer();
      });
    }
    readAndAnswer();

    function readAndAnswer(): void {
      readBytes(request, (body) => {
        const call: Call = { method, path, headers: request.headers, body };
        if (engine.isAdmin(call)) return send(response, adminAnswer(engine, call, query));
        void engine.answer(call).then((exchange) => {
          // A connection that is kept open would hold up the end.
          if (isClosing()) response.shouldKeepAlive = false;
          if (engine.hasLog) response.once("close", () => engine.log(exchange, !response.writableFinished));
          send(response, exchange.answer, exchange.text);
        });
      });
    }
  };
}

/** The path of what a request asks for, and the query after it. */
function split(url: string): [path: string, query: string] {
  if (!url.startsWith("/") && URL.canParse(url)) {
    const { pathname, search } = new URL(url);
    return [pathname, search.slice(1)];
  }
  const mark = url.indexOf("?");
  return mark < 0 ? [url, ""] : [url.slice(0, mark), url.slice(mark + 1)];
}

/** Reads the body of a request to its end; what is over the limit is read and dropped, so that the caller gets to see the answer. */
function readBytes(request: IncomingMessage, done: (body: Uint8Array | string) => void): void {
  const chunks: Buffer[] = [];
  let size = 0;
  request.on("data", (chunk: Buffer) => {
    // One byte too many is kept, so that the body is seen to be too big.
    if (size <= BODY_LIMIT) chunks.push(chunk);
    size += chunk.length;
  });
  request.on("end", () => {
    const [first] = chunks;
    const bytes = first && chunks.length === 1 ? first : Buffer.concat(chunks);
    // Most bodies are ASCII, of which a text is made much quicker than by a decoder of UTF-8.
    const isPlain = request.headers["content-encoding"] === undefined && isAscii(bytes);
    // After what other connections have sent is read: to read many requests and then to answer them is quicker than to take turns.
    setImmediate(() => done(isPlain ? bytes.toString("latin1") : bytes));
  });
  request.on("error", () => undefined);
}

function send(response: ServerResponse, answer: Answer, json = textOf(answer)): void {
  const { status, headers, network } = answer;
  const { socket } = response;
  if (network === "reset") return void socket?.resetAndDestroy();
  if (json === undefined) {
    response.writeHead(status, status === 204 ? headers : { ...headers, "content-length": 0 });
    return void response.end();
  }
  const size = Buffer.byteLength(json);
  headers["content-length"] = String(size);
  response.writeHead(status, headers);
  if (network === "cut") response.write(json.slice(0, json.length / 2), () => socket?.destroy());
  // A text of ASCII alone is the same in Latin-1, of which Node writes the bytes as they are.
  else response.end(json, size === json.length ? "latin1" : "utf8");
}

/** Refuses what HTTP itself forbids, where Node would answer without a body. */
function refuseTransport(request: IncomingMessage, response: ServerResponse, status: number): void {
  const version = readVersion(request.headers["api-version"]);
  const headers = { "content-type": "application/json", "service-api-version": version, connection: "close" };
  send(response, { status, headers, body: transportProblem(version, status) });
}
