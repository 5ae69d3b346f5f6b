import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import { pipeline } from "node:stream";

/** Headers that concern only one connection (RFC 9110, section 7.6.1). */
const hopByHop = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/**
 * Makes a server that passes each call on to the server of its version, and streams both bodies.
 *
 * @param baseUrls - The base URL of each version.
 * @param current - The version of calls without the header `api-version`, and of calls with another
 *   one.
 */
export function createFront(baseUrls: Record<string, string>, current: string): Server {
  return createServer((incoming, outgoing) => {
    const asked = String(incoming.headers["api-version"] ?? current);
    const version = Object.hasOwn(baseUrls, asked) ? asked : current;
    const passed = request(new URL(incoming.url ?? "/", baseUrls[version]), {
      method: incoming.method ?? "GET",
      headers: endToEndHeaders(incoming.headers),
    });
    passed.on("response", (response) => {
      outgoing.writeHead(response.statusCode ?? 502, endToEndHeaders(response.headers));
      pipeline(response, outgoing, () => {});
    });
    passed.on("error", ({ message }) => {
      if (outgoing.headersSent) return outgoing.destroy();
      outgoing.writeHead(502, { "content-type": "text/plain" });
      outgoing.end(
        `No response from the Prism of version ${version}: ${message}. Start it again.\n`,
      );
    });
    outgoing.on("close", () => passed.destroy());
    pipeline(incoming, passed, () => {});
  });
}

/** The headers that are passed on: none of the connection, and none that it names. */
function endToEndHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const connectionHeaders = (headers.connection ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop, ...connectionHeaders]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
