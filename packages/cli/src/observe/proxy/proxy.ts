import { once } from "node:events";
import { createServer, Agent as HttpAgent, type IncomingMessage, type ServerResponse } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import { createProxyServer } from "http-proxy-3";
import { UserError } from "../user-error.ts";

/** A call as it went over the wire. */
export interface WireCall {
  at: string;
  method: string;
  url: string;
  requestHeaders: Record<string, string>;
  requestBody: Uint8Array;
  status: number;
  responseHeaders: Record<string, string>;
  responseBody: Uint8Array;
}

/** A proxy that passes everything on as it is. */
export interface Proxy {
  url: string;
  close(): Promise<void>;
}

/** Where the proxy listens, what it stands before, and who is told of the calls. */
export interface ProxySettings {
  target: string;
  port: number;
  host: string;
  /** Takes each call after its response was passed on. */
  onCall(call: WireCall): void;
}

/** Larger bodies are passed on and not looked at. */
const LARGEST = 5_000_000;

/**
 * Starts a proxy before a service. Requests and responses pass as they come; what they hold is handed over afterwards.
 *
 * @throws {UserError} when it cannot listen
 */
export async function startProxy({ target, port, host, onCall }: ProxySettings): Promise<Proxy> {
  const agent = new (target.startsWith("https:") ? HttpsAgent : HttpAgent)({ keepAlive: true });
  const proxy = createProxyServer({ target, agent, changeOrigin: true, preserveHeaderKeyCase: true });
  const bodies = new WeakMap<IncomingMessage, Buffer[]>();
  proxy.on("proxyRes", (response, request, reply) => {
    const received = tap(response);
    reply.once("finish", () => {
      const requestBody = bodies.get(request);
      if (!requestBody) return;
      onCall({
        at: new Date().toISOString(),
        method: request.method ?? "",
        url: request.url ?? "",
        requestHeaders: plain(request.headers),
        requestBody: Buffer.concat(requestBody),
        status: response.statusCode ?? 0,
        responseHeaders: plain(response.headers),
        responseBody: Buffer.concat(received),
      });
    });
  });
  proxy.on("error", (_error, _request, reply) => refuse(reply as ServerResponse, target));
  const server = createServer((request, reply) => {
    bodies.set(request, tap(request));
    proxy.web(request, reply);
  });
  const listening = once(server, "listening");
  server.listen(port, host);
  await listening.catch((error: NodeJS.ErrnoException) => {
    const why =
      error.code === "EADDRINUSE" ? "something else listens there; choose another with --port" : String(error.code);
    throw new UserError(`Port ${port} cannot be used: ${why}.`);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${address.family === "IPv6" ? `[${address.address}]` : address.address}:${address.port}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}

/** The pieces of a message's body, as they pass. */
function tap(message: IncomingMessage): Buffer[] {
  const pieces: Buffer[] = [];
  let size = 0;
  message.on("data", (piece: Buffer) => {
    size += piece.length;
    if (size <= LARGEST) pieces.push(piece);
  });
  return pieces;
}

function refuse(reply: ServerResponse, target: string): void {
  if (reply.headersSent || typeof reply.writeHead !== "function") {
    reply.destroy();
    return;
  }
  reply.writeHead(502, { "content-type": "text/plain" });
  reply.end(`The service at ${new URL(target).origin} cannot be reached.\n`);
}

function plain(headers: IncomingMessage["headers"]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")]));
}

const decoders: Record<string, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
};

/** A body as text, whatever encoding it was sent in; undefined when that cannot be told. */
export async function decodeBody(bytes: Uint8Array, encoding = "identity"): Promise<string | undefined> {
  if (bytes.length === 0) return undefined;
  const decode = decoders[encoding.trim().toLowerCase()];
  try {
    return Buffer.from(decode ? await decode(bytes) : bytes).toString("utf8");
  } catch {
    return "(a body that cannot be decoded)";
  }
}
