import { isAscii } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isLoopback } from "@data-validation/common/loopback";
import type { Engine } from "../engine/engine.ts";
import { BODY_LIMIT } from "../exchange/body.ts";
import { type Call, type MockResponse, responseText } from "../exchange/call.ts";
import { setImmediate } from "../platform.ts";
import { servePageFile } from "./page-files.ts";
import { readVersionOrCurrent, transportProblem } from "./raw-responses.ts";
import type { ServeFile } from "./static-files.ts";

/** The largest body of a call of the controls; own data may be large. */
const CONTROL_LIMIT = 16 * 2 ** 20;

export function createHandler(engine: Engine, serveFile?: ServeFile, isClosing = () => false) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    respond(request, response).catch((error: unknown) => {
      engine.onError(error);
      if (response.headersSent) response.destroy();
      else rejectTransport(engine, request, response, 500);
    });
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (countHosts(request) !== 1 && request.httpVersion === "1.1")
      return rejectTransport(engine, request, response, 400);
    const { path, query, host = request.headers.host } = splitUrl(request.url ?? "/");
    const control = engine.controlOf(path);
    if (serveFile && isRead(request.method ?? "GET") && control === undefined) {
      response.setHeader(
        engine.versionHeader,
        readVersionOrCurrent(request.headers["api-version"]),
      );
      if (await serveFile(request, response, path)) return;
    }
    const limit = control === undefined ? BODY_LIMIT : CONTROL_LIMIT;
    const call = await readCall(request, path, limit);
    // An open connection would delay the end.
    const mayEnd = () => {
      if (isClosing()) response.shouldKeepAlive = false;
    };
    if (control !== undefined) {
      call.headers = { ...call.headers, host };
      const isLocal = isLoopback(peerOf(request));
      const controlled = await engine.control({ call, name: control, query, isLocal });
      mayEnd();
      return sendControlled(request, response, controlled, control);
    }
    const exchange = await engine.exchange(call);
    await waitForBatch();
    mayEnd();
    send(response, exchange.response, exchange.text);
  }
}

/** Reads a call of a path, as soon as all pending requests are read. */
async function readCall(request: IncomingMessage, path: string, limit: number): Promise<Call> {
  const body = await readBytes(request, limit);
  await waitForBatch();
  const { method = "GET", headers } = request;
  return { method, path, headers, body, address: peerOf(request) };
}

/**
 * Sends the response of a control, or a file of the page: the engine has no file access, but has
 * checked that the caller may see these paths.
 */
async function sendControlled(
  request: IncomingMessage,
  response: ServerResponse,
  controlled: MockResponse,
  name: string,
): Promise<void> {
  const mayBeFile = controlled.status === 404 && isRead(request.method);
  if (mayBeFile && (await servePageFile(request, response, name))) return;
  send(response, controlled);
}

function isRead(method: string | undefined): boolean {
  return method === "GET" || method === "HEAD";
}

/**
 * Reads all pending requests, then computes all, then sends all: alternating takes 40 % more time.
 */
function waitForBatch(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * The number of Host headers in a request: with several, proxies and servers may each use a
 * different one.
 */
function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === "host",
  ).length;
}

function peerOf({ socket }: IncomingMessage): string {
  return (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
}

/**
 * The path and query of a request, and the host of an absolute URL, which outranks the header (RFC
 * 9112).
 */
function splitUrl(url: string): { path: string; query: string; host?: string } {
  if (!url.startsWith("/") && URL.canParse(url)) {
    const { pathname, search, host } = new URL(url);
    return { path: pathname, query: search.slice(1), host };
  }
  const mark = url.indexOf("?");
  if (mark < 0) return { path: url, query: "" };
  return { path: url.slice(0, mark), query: url.slice(mark + 1) };
}

/**
 * Data over the limit is read and dropped, so that the caller receives the response; a request that
 * ends early has none.
 */
function readBytes(request: IncomingMessage, limit: number): Promise<Uint8Array | string> {
  const chunks: Buffer[] = [];
  let size = 0;
  request.on("data", (chunk: Buffer) => {
    // One more byte than allowed is kept, so that the body is recognised as too large.
    if (size <= limit) chunks.push(chunk);
    size += chunk.length;
  });
  request.on("error", () => undefined);
  return new Promise((resolve) => {
    request.on("end", () => {
      const [first] = chunks;
      const bytes = first && chunks.length === 1 ? first : Buffer.concat(chunks);
      // Most bodies are ASCII, which Latin-1 decodes much faster than UTF-8.
      resolve(isAscii(bytes) ? bytes.toString("latin1") : bytes);
    });
  });
}

function send(target: ServerResponse, response: MockResponse, json = responseText(response)): void {
  const { status, headers, network } = response;
  const { socket } = target;
  if (network === "reset") return void socket?.resetAndDestroy();
  if (json === undefined) {
    target.writeHead(
      status,
      status === 204 || status === 304 ? headers : { ...headers, "content-length": 0 },
    );
    return void target.end();
  }
  const size = Buffer.byteLength(json);
  headers["content-length"] = String(size);
  target.writeHead(status, headers);
  if (network === "cut") target.write(json.slice(0, json.length / 2), () => socket?.destroy());
  // ASCII text is the same in Latin-1, which Node writes without encoding.
  else target.end(json, size === json.length ? "latin1" : "utf8");
}

/** Rejects requests that HTTP itself forbids, since Node would respond without a body. */
export function rejectTransport(
  { versionHeader }: Engine,
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
): void {
  const version = readVersionOrCurrent(request.headers["api-version"]);
  const headers = {
    "content-type": "application/json",
    [versionHeader]: version,
    connection: "close",
  };
  send(response, { status, headers, body: transportProblem(version, status) });
}
