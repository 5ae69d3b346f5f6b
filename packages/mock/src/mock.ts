import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import sirv from "sirv";
import { type Api, apis, defaultApi } from "./apis.ts";
import { readBody } from "./body.ts";
import { createEngine, type Engine, type EngineAnswer } from "./engine.ts";
import { createMishaps, type Delay, type Fault } from "./faults.ts";
import { createGate } from "./keys.ts";
import { hideKey, type Log } from "./log.ts";
import { readPreference } from "./prefer.ts";
import { type Refusal, refuse } from "./refusal.ts";
import { createSandbox } from "./sandbox/index.ts";

/** How a mock is set up; every setting has a default. */
export interface MockOptions {
  /** Port to listen on; 0, the default, takes a free one. */
  port?: number;
  /** Address to listen on; `127.0.0.1` by default, so that nobody else reaches it. */
  host?: string;
  /** Folder of the documentation that is served at `/`; none by default. */
  docs?: string | undefined;
  /** Milliseconds for which the key `test-new` is refused from its first use on; 60,000 by default (section 5). */
  newKeyMilliseconds?: number;
  /** Makes every answer wait. */
  delay?: Delay | undefined;
  /** Makes a share of the requests fail. */
  fault?: Fault | undefined;
  /** What `delay` and `fault` draw from: the same seed draws the same. 1 by default. */
  seed?: number;
  /** Called once for each request that was answered. */
  log?: Log | undefined;
}

/** A running mock. */
export interface Mock {
  /** Its address, for example `http://127.0.0.1:4010`: the base URL for a client. */
  url: string;
  /** Stops it; connections that are open are cut. */
  close(): Promise<void>;
}

/** Milliseconds that a client may take to send the headers, and then the whole request. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;

/**
 * Starts a mock of the Data Validation API, both versions on one port.
 *
 * @example
 * const mock = await createMock();
 * const response = await fetch(`${mock.url}/email/validate`, { … });
 * await mock.close();
 *
 * @throws the error of Node's server when it cannot listen, for example with the code `EADDRINUSE`
 */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  const { port = 0, host = "127.0.0.1" } = options;
  const handle = createHandler(options);
  const server = createServer({ headersTimeout: HEADERS_TIMEOUT, requestTimeout: REQUEST_TIMEOUT }, handle);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => answerGarbage(error, socket as Socket));
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address() as AddressInfo;
  const name = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return {
    url: `http://${name}:${address.port}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

function createHandler(options: MockOptions): Handler {
  const { docs, newKeyMilliseconds = 60_000, delay, fault, seed = 1, log } = options;
  const gate = createGate(newKeyMilliseconds, Date.now);
  const engines = new Map<string, Engine>(
    [...apis].map(([version, api]) => [version, createEngine(api, gate, createSandbox(version))]),
  );
  const serveDocs = docs && existsSync(docs) ? sirv(docs, { etag: true }) : undefined;
  const nextMishap = createMishaps(delay, fault, seed);

  const answerCall = async (request: IncomingMessage, response: ServerResponse) => {
    const start = performance.now();
    const { method = "GET" } = request;
    const path = readPath(request.url);
    const engine = engines.get(readVersion(request) ?? defaultApi.version);
    const { api } = engine ?? { api: defaultApi };
    const mishap = nextMishap();
    const body = await readBody(request);
    if (mishap.delay > 0) await sleep(mishap.delay);
    const answer =
      mishap.status !== undefined
        ? failOnPurpose(api, mishap.status)
        : engine
          ? await engine.answer({
              method,
              path,
              authorization: request.headers.authorization,
              preference: readPreference(request.headers.prefer as string | undefined),
              body,
            })
          : { ...refuse(defaultApi, [{ example: "apiVersionNotFound" }]), violations: [] };
    const sent = answer.violations.length > 0 ? ownFault(api, answer.violations) : answer;
    send(response, sent);
    log?.({
      method,
      path,
      version: api.version,
      status: sent.statusCode,
      milliseconds: performance.now() - start,
      key: hideKey(request.headers.authorization),
      violations: answer.violations,
    });
  };

  return (request, response) => {
    for (const [name, value] of Object.entries(everyResponse(request))) response.setHeader(name, value);
    if (isPreflight(request)) return void response.writeHead(204).end();
    const call = () =>
      answerCall(request, response).catch((error: unknown) => failUnexpectedly(error, request, response));
    const isDocument = request.method === "GET" || request.method === "HEAD";
    if (isDocument && serveDocs) serveDocs(request, response, call);
    else void call();
  };
}

/** The headers of every response, whatever becomes of the request: its version (section 9, rule 5), and CORS for front ends. */
function everyResponse(request: IncomingMessage): Record<string, string> {
  const api = apis.get(readVersion(request) ?? "") ?? defaultApi;
  return {
    "service-api-version": api.version,
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "Service-Api-Version, Retry-After, Allow",
    ...(isPreflight(request) && {
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": request.headers["access-control-request-headers"] ?? "*",
      "access-control-max-age": "600",
    }),
  };
}

function isPreflight(request: IncomingMessage): boolean {
  return request.method === "OPTIONS" && request.headers["access-control-request-method"] !== undefined;
}

function readVersion(request: IncomingMessage): string | undefined {
  return request.headers["api-version"] as string | undefined;
}

function readPath(url = "/"): string {
  return url.split("?", 1)[0] as string;
}

function failOnPurpose(api: Api, status: number): EngineAnswer {
  const [operation] = api.operations.values();
  const [example] = Object.keys(operation?.responses.get(status)?.examples ?? {});
  if (example === undefined) throw new Error(`The contract has no response ${status}.`);
  return { ...refuse(api, [{ example }]), violations: [] };
}

function ownFault(api: Api, violations: string[]) {
  const description = `The mock made an answer that the contract does not allow. ${violations.join(" ")}`;
  return refuse(api, [{ example: "unexpected", description }]);
}

function failUnexpectedly(error: unknown, request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent || request.destroyed) return void response.destroy();
  console.error(error);
  send(response, ownFault(defaultApi, [String(error)]));
}

function send(response: ServerResponse, { statusCode, headers, body }: Omit<EngineAnswer, "violations">): void {
  const text = JSON.stringify(body);
  response.writeHead(statusCode, { ...headers, "content-length": Buffer.byteLength(text) });
  response.end(text);
}

/** Answers what is no HTTP request, or never became a whole one, where Node would answer without a body. */
function answerGarbage(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
  const refusal: Refusal = { example: "bodyNotJson", description: "What was sent is not a whole HTTP request." };
  const body = JSON.stringify(refuse(defaultApi, [refusal]).body);
  const head = [
    "HTTP/1.1 400 Bad Request",
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Service-Api-Version: ${defaultApi.version}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
