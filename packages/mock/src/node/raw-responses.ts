import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import * as tables from "../../../../generated/mock/tables.ts";
import { currentVersion, type Version, versions } from "../../../../generated/versions.ts";
import { setTimeout } from "../platform.ts";
import { problemResponse } from "../problem.ts";
import { STATUS_CODES } from "./http.ts";

/** How long a client may take to read the last response of a connection, in milliseconds. */
const LAST_WORDS = 2000;

/** Responds to what is no whole HTTP request, where Node would respond without our headers (section 9, rule 5). */
export function respondRaw(server: Server, versionHeader = tables.versionHeader): void {
  const pending = new WeakMap<Duplex, ServerResponse[]>();
  const ended = new WeakSet<Duplex>();

  server.on("request", ({ socket }, response) => {
    const before = pending.get(socket);
    // Few clients send a request before they have received the previous response.
    if (before?.every(isSent) ?? true) pending.set(socket, [response]);
    else pending.set(socket, [...(before ?? []).filter((earlier) => !isSent(earlier)), response]);
  });

  server.on("clientError", (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    if (ended.has(socket)) return;
    ended.add(socket);
    if (!socket.writable || error.code === "ECONNRESET" || error.code === "EPIPE") return void socket.destroy();
    const responses = (pending.get(socket) ?? []).filter((response) => !isSent(response));
    // A request whose body is broken gets the raw response; those before it on the connection get theirs first.
    const broken = responses.find(({ req }) => !req.complete);
    if (broken?.headersSent) return void socket.destroy();
    const version = readVersion(broken ? broken.req.headers["api-version"] : fromHead(error.rawPacket));
    const others = responses.filter((response) => response !== broken);
    void Promise.all(others.map((response) => new Promise((resolve) => response.once("close", resolve)))).then(() =>
      end(socket, statuses[error.code ?? ""] ?? 400, version, versionHeader),
    );
  });

  server.on("connect", (request, socket) =>
    end(socket, 405, readVersion(request.headers["api-version"]), versionHeader),
  );
}

function isSent({ writableFinished, destroyed }: ServerResponse): boolean {
  return writableFinished || destroyed;
}

/** What a status that HTTP itself asks for is about, in the words of the API's error body. */
export function transportProblem(version: Version, status: number): unknown {
  const description = descriptions[status] ?? "What was sent is not a whole HTTP request.";
  return problemResponse(version, [{ example: "bodyNotJson", description }]).body;
}

const descriptions: Record<number, string> = {
  405: "The API takes POST alone.",
  408: "The request did not come in time.",
  413: "The extensions of the body's chunks are too long.",
  417: "The header Expect takes 100-continue alone.",
  431: "The headers are too long.",
  500: "The mock failed.",
};

/** The version that a header asks for, and the current one where it asks for none that there is. */
export function readVersion(header: string | string[] | undefined): Version {
  return versions.find((version) => version === header) ?? currentVersion;
}

function fromHead(packet: Buffer | undefined): string | undefined {
  const head = packet?.toString("latin1").split("\r\n\r\n", 1)[0];
  return /\r\napi-version:([^\r\n]*)/i.exec(head ?? "")?.[1]?.trim();
}

/** The statuses of Node's errors; of every other one it is 400. */
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
  // What the client still sends is read and dropped: a connection that is closed over unread bytes loses the response.
  socket.resume();
  setTimeout(() => socket.destroy(), LAST_WORDS).unref();
}
