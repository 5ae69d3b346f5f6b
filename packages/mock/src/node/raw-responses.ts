import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import * as tables from "@data-validation/generated/mock/tables";
import { currentVersion, type Version, versions } from "@data-validation/generated/versions";
import { setTimeout } from "../platform.ts";
import { problemResponse } from "../problem.ts";
import { STATUS_CODES } from "./http.ts";

/** How long a client may take to read the last response of a connection, in milliseconds. */
const LAST_WORDS = 2000;

/** Responds to what is no whole HTTP request, where Node would respond without our headers (section 9, rule 5). */
export function respondRaw(server: Server, versionHeader = tables.versionHeader): void {
  const last = new WeakMap<Duplex, ServerResponse>();
  const ended = new WeakSet<Duplex>();

  server.on("request", ({ socket }, response) => last.set(socket, response));

  server.on("clientError", (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    if (ended.has(socket)) return;
    ended.add(socket);
    if (!socket.writable || error.code === "ECONNRESET" || error.code === "EPIPE")
      return void socket.destroy();
    const response = last.get(socket);
    const broken = response?.req.complete === false ? response : undefined;
    if (broken?.headersSent) return void socket.destroy();
    const version = readVersion(
      broken ? broken.req.headers["api-version"] : fromHead(error.rawPacket),
    );
    const respond = () => end(socket, statuses[error.code ?? ""] ?? 400, version, versionHeader);
    // The response to the whole request before it goes first.
    if (!response || broken || response.writableFinished || response.destroyed) respond();
    else response.once("close", respond);
  });

  server.on("connect", ({ headers }, socket) =>
    end(socket, 405, readVersion(headers["api-version"]), versionHeader),
  );
}

/** The body of the API's errors for a status that HTTP itself asks for. */
export function transportProblem(version: Version, status: number): unknown {
  const description = `What was sent is not a request that HTTP allows: ${STATUS_CODES[status]}.`;
  return problemResponse(version, [{ example: "bodyNotJson", description }]).body;
}

/** The version that a header asks for, and the current one where it asks for none that there is. */
export function readVersion(header: string | string[] | undefined): Version {
  return versions.find((version) => version === header) ?? currentVersion;
}

function fromHead(packet: Buffer | undefined): string | undefined {
  const head = packet?.toString("latin1").split("\r\n\r\n", 1)[0];
  return /\r\napi-version:([^\r\n]*)/i.exec(head ?? "")?.[1]?.trim();
}

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function end(socket: Duplex, status: number, version: Version, versionHeader: string): void {
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
  // What the client still sends is read and dropped: closing a connection with unread bytes loses the response.
  socket.resume();
  setTimeout(() => socket.destroy(), LAST_WORDS).unref();
}
