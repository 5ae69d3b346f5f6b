import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import * as tables from "@data-validation/generated/mock/tables";
import { currentVersion, type Version } from "@data-validation/generated/versions";
import { problemResponse } from "../contract/problem.ts";
import { readRequestedVersion } from "../contract/requested-version.ts";
import { setTimeout } from "../platform.ts";
import { STATUS_CODES } from "./http.ts";

/** The time for a client to read the last response of a connection, in milliseconds. */
const LONGEST_LAST_READ = 2000;

/**
 * Responds on the connection itself to requests that are never complete: a broken head or body, a
 * time limit, CONNECT. Node would respond without the version header (section 9, rule 5).
 */
export function respondRaw(server: Server, versionHeader = tables.versionHeader): void {
  const lastResponses = new WeakMap<Duplex, ServerResponse>();
  const ended = new WeakSet<Duplex>();

  server.on("request", ({ socket }, response) => lastResponses.set(socket, response));

  server.on("clientError", (error: ClientError, socket) => {
    if (ended.has(socket)) return;
    ended.add(socket);
    if (!socket.writable || isDisconnected(error)) return void socket.destroy();
    const lastResponse = lastResponses.get(socket);
    // Node passed on the head of this request, and its body never ended.
    const unfinished = lastResponse?.req.complete === false ? lastResponse : undefined;
    if (unfinished?.headersSent) return void socket.destroy();
    const requested = unfinished?.req.headers["api-version"] ?? versionInHead(error.rawPacket);
    const status = statusesByCode[error.code ?? ""] ?? 400;
    const respond = () =>
      endWithResponse(socket, status, readVersionOrCurrent(requested), versionHeader);
    // The response to the preceding complete request goes first.
    const isPending =
      lastResponse && !unfinished && !lastResponse.writableFinished && !lastResponse.destroyed;
    if (isPending) lastResponse.once("close", respond);
    else respond();
  });

  server.on("connect", ({ headers }, socket) =>
    endWithResponse(socket, 405, readVersionOrCurrent(headers["api-version"]), versionHeader),
  );
}

/** Node's report about a connection, with the bytes that it could not parse. */
type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer };

function isDisconnected({ code }: ClientError): boolean {
  return code === "ECONNRESET" || code === "EPIPE";
}

/** The body of the API's errors for a status that HTTP itself asks for. */
export function transportProblem(version: Version, status: number): unknown {
  const description = `What was sent is not a request that HTTP allows: ${STATUS_CODES[status]}.`;
  return problemResponse(version, [{ example: "bodyNotJson", description }]).body;
}

export function readVersionOrCurrent(header: string | string[] | undefined): Version {
  return readRequestedVersion(String(header ?? "")) ?? currentVersion;
}

/** The version that an unread head asks for. */
function versionInHead(packet: Buffer | undefined): string | undefined {
  const head = packet?.toString("latin1").split("\r\n\r\n", 1)[0];
  return /\r\napi-version:([^\r\n]*)/i.exec(head ?? "")?.[1]?.trim();
}

/** The status codes of Node's reports; 400 for all others. */
const statusesByCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function endWithResponse(
  socket: Duplex,
  status: number,
  version: Version,
  versionHeader: string,
): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify(transportProblem(version, status));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `${versionHeader}: ${version}`,
    ...(status === 405 ? ["Allow: POST"] : []),
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  // Further data of the client is read and dropped, because closing a connection with unread bytes
  // loses the response.
  socket.resume();
  setTimeout(() => socket.destroy(), LONGEST_LAST_READ).unref();
}
