import { once } from "node:events";
import { createServer, Agent as HttpAgent, type IncomingMessage, type ServerResponse } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { AddressInfo } from "node:net";
import { createProxyServer } from "http-proxy-3";
import { UserError } from "../../command-line.ts";
import { LARGEST_BODY } from "../sources/recorded.ts";

export interface WireCall {
  time: string;
  method: string;
  url: string;
  requestHeaders: Record<string, string>;
  /** Undefined when it is larger than {@link LARGEST_BODY}. */
  requestBody: Uint8Array | undefined;
  status: number;
  responseHeaders: Record<string, string>;
  responseBody: Uint8Array | undefined;
}

/**
 * Starts a proxy before a service, on this machine alone. Requests and responses pass as they come.
 *
 * @param onCall - Takes each call after its response was passed on.
 * @throws {UserError} when it cannot listen
 */
export async function startProxy(target: string, port: number, onCall: (call: WireCall) => void) {
  const agent = new (target.startsWith("https:") ? HttpsAgent : HttpAgent)({ keepAlive: true });
  const proxy = createProxyServer({ target, agent, changeOrigin: true, preserveHeaderKeyCase: true });
  const requestBodies = new WeakMap<IncomingMessage, () => Buffer | undefined>();
  proxy.on("proxyRes", (response, request, reply) => {
    const responseBody = tap(response);
    reply.once("finish", () => {
      if (!response.complete) return;
      onCall({
        time: new Date().toISOString(),
        method: request.method ?? "",
        url: request.url ?? "",
        requestHeaders: plain(request.headers),
        requestBody: requestBodies.get(request)?.(),
        status: response.statusCode ?? 0,
        responseHeaders: plain(response.headers),
        responseBody: responseBody(),
      });
    });
  });
  const unreachable = `No response from ${new URL(target).origin}. Check the address given to --proxy.`;
  proxy.on("error", (_error, _request, reply) => refuse(reply as ServerResponse, 502, unreachable));
  const server = createServer((request, reply) => {
    // The library builds a URL of the path, and fails where it cannot.
    if (!URL.canParse(request.url ?? "", target)) {
      refuse(reply, 400, "The path of the request is not valid.");
      return;
    }
    requestBodies.set(request, tap(request));
    proxy.web(request, reply);
  });
  await once(server.listen(port, "127.0.0.1"), "listening").catch(({ code }: NodeJS.ErrnoException) => {
    throw new UserError(`Port ${port} cannot be used (${code}). Choose another one with --port.`);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close(): Promise<void> {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}

function tap(message: IncomingMessage): () => Buffer | undefined {
  const pieces: Buffer[] = [];
  let size = 0;
  message.on("data", (piece: Buffer) => {
    size += piece.length;
    if (size <= LARGEST_BODY) pieces.push(piece);
    else pieces.length = 0;
  });
  return () => (size <= LARGEST_BODY ? Buffer.concat(pieces) : undefined);
}

function refuse(reply: ServerResponse, status: number, message: string): void {
  if (reply.headersSent || typeof reply.writeHead !== "function") {
    reply.destroy();
    return;
  }
  reply.writeHead(status, { "content-type": "text/plain" });
  reply.end(`${message}\n`);
}

function plain(headers: IncomingMessage["headers"]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")]));
}
