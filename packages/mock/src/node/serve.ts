import { once } from "node:events";
import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { createEngine } from "../engine.ts";
import { type Mock, mockOf } from "../mock.ts";
import { checkOptions, type MockOptions, rules } from "../options.ts";
import { clearTimeout, performance, setTimeout } from "../platform.ts";
import { type Rule, text, wholeNumber } from "../usage-error.ts";
import { createHandler, rejectTransport } from "./handler.ts";
import { createServer } from "./http.ts";
import { respondRaw } from "./raw-responses.ts";
import { serveFiles, serveStart } from "./static-files.ts";

/** How a mock is served; every setting has a default. */
export interface ServeOptions extends MockOptions {
  /** Port to listen on; 0, the default, takes a free one. */
  port?: number;
  /** Address to listen on; `127.0.0.1` by default, which only this machine reaches. */
  host?: string;
  /** Folder to serve at `/`; without it, `/` leads to the page that shows the calls. */
  docs?: string | undefined;
  /** Milliseconds that a mock which is closed gives to the responses under way; 2000 by default. */
  gracePeriod?: number;
}

/** A page reads from this header of its own file that this mock served it, and shows its address in samples. */
const servedByMock = { "server-timing": "data-validation-mock" };

/** A mock that listens on a port. */
export interface MockServer extends Mock {
  /** Its address, for example `http://127.0.0.1:4010`: the base URL for a client. */
  url: string;
  port: number;
  /**
   * Stops it at once: new connections are rejected and idle ones closed, delayed responses are sent at once, and those under way finish
   * within the grace period; then connections are cut.
   */
  close(): Promise<void>;
  /**
   * Stops it without losing a call: `/_mock/ready` returns 503, also to new connections, until the last connection has ended. Connections
   * get `connection: close` with their next response, or are closed when they were idle for as long as a client may expect.
   */
  drain(): Promise<void>;
}

const serveRules: Record<keyof ServeOptions, Rule> = {
  ...rules,
  port: wholeNumber(65_535),
  host: text,
  docs: ["a folder that there is", (value) => typeof value === "string" && existsSync(value)],
  gracePeriod: wholeNumber(3_600_000),
};

/** The most milliseconds for which a mock that is drained accepts connections. Clients expect an idle connection to live for 5 s (Node's `keepAliveTimeout`). */
const DRAIN_TIMEOUT = 10_000;

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
  const { port = 0, host = "127.0.0.1", docs, gracePeriod = 2000, ...mockOptions } = options;
  const engine = createEngine(mockOptions);
  const server = createServer({
    // How long a client may take to send the headers, and then the whole request; and how often that is looked at.
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 1000,
    // Node would respond to such a request itself, without our headers.
    requireHostHeader: false,
  });
  respondRaw(server, options.versionHeader);
  // A client that has sent its whole request may close its half of the connection; Node would drop the response.
  Object.assign(server, { httpAllowHalfOpen: true });
  const serveFile = docs === undefined ? serveStart : serveFiles(docs, servedByMock);
  let isEnding = false;
  server.on(
    "request",
    createHandler(engine, serveFile, () => isEnding),
  );
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    rejectTransport(engine, request, response, 417);
  });
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address() as AddressInfo;

  const ended = new Promise<void>((resolve) => server.once("close", resolve));
  const connections = promisify(server.getConnections.bind(server));
  async function close(): Promise<void> {
    isEnding = true;
    engine.close();
    server.close();
    const cut = setTimeout(() => server.closeAllConnections(), gracePeriod);
    await ended;
    clearTimeout(cut);
  }
  async function drain(): Promise<void> {
    isEnding = true;
    engine.close();
    const end = performance.now() + DRAIN_TIMEOUT;
    while (performance.now() < end && (await connections()) > 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await close();
  }
  return {
    url: `http://${reachableName(address)}:${address.port}`,
    port: address.port,
    ...mockOf(engine),
    close,
    drain,
    [Symbol.asyncDispose]: close,
  };
}

/** The address as this machine reaches it: "every address" cannot be called. */
function reachableName({ address, family }: AddressInfo): string {
  if (address === "0.0.0.0") return "127.0.0.1";
  if (address === "::") return "[::1]";
  return family === "IPv6" ? `[${address}]` : address;
}
