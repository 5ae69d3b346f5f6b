import { once } from "node:events";
import { existsSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type MemberRule, textRule, wholeNumberRule } from "../check-members.ts";
import { createEngine, type Engine } from "../engine/engine.ts";
import { type Mock, mockOf } from "../mock.ts";
import { checkOptions, type MockOptions, optionRules } from "../options.ts";
import { clearTimeout, performance, setImmediate, setTimeout } from "../platform.ts";
import { watchConnections } from "./connections.ts";
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
  /**
   * The grace period of pending responses once the mock is closed, in milliseconds; 2000 by
   * default.
   */
  gracePeriod?: number;
}

/**
 * With this header on its own file, a page recognises the mock, and shows its address in samples.
 */
const servedByMock = { "server-timing": "data-validation-mock" };

/** A mock that listens on a port. */
export interface MockServer extends Mock {
  /** Its address, for example `http://127.0.0.1:4010`: the base URL for a client. */
  url: string;
  port: number;
  /**
   * Stops it at once: rejects new connections, closes idle ones and sends delayed responses.
   * Pending responses may finish within the grace period; then connections are cut.
   */
  close(): Promise<void>;
  /**
   * Stops it without losing a call. For the period, in milliseconds and 0 by default, it accepts
   * new connections, `/_mock/ready` returns 503, and each response closes its connection. Idle
   * connections are closed after the period and a quarter of a second without a call; pending
   * responses may finish within the grace period.
   */
  drain(period?: number): Promise<void>;
}

const serveRules: Record<keyof ServeOptions, MemberRule> = {
  ...optionRules,
  port: wholeNumberRule(65_535),
  host: textRule,
  docs: {
    expected: "an existing folder",
    allows: (value) => typeof value === "string" && existsSync(value),
  },
  gracePeriod: wholeNumberRule(3_600_000),
};

/**
 * The milliseconds without any call before a drained mock stops: a client that has just read a
 * response may be sending its next call, and one that has just connected its first.
 */
const LAST_CALL = 250;

/** The most milliseconds by which uninterrupted calls can delay the end. */
const MOST_OVERTIME = 5000;

/** Milliseconds between two checks of the connections. */
const PAUSE = 10;

/**
 * Serves a mock of the Data Validation API, both versions on one port.
 *
 * @example
 * await using mock = await serveMock();
 * const response = await fetch(`${mock.url}/email/validate`, { … });
 *
 * @throws `TypeError` for a wrong option, with its expected value, or the error of Node's server if
 *   it cannot listen, for example with the code `EADDRINUSE`
 */
export async function serveMock(options: ServeOptions = {}): Promise<MockServer> {
  checkOptions(options, serveRules);
  const { port = 0, host = "127.0.0.1", docs, gracePeriod = 2000, ...mockOptions } = options;
  const engine = createEngine(mockOptions);
  const server = createMockServer(options.versionHeader);
  const shutdown = createServerShutdown(engine, server, gracePeriod);
  const serveFile = docs === undefined ? serveStart : serveFiles(docs, servedByMock);
  server.on("request", createHandler(engine, serveFile, shutdown.isClosing));
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    rejectTransport(engine, request, response, 417);
  });
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address() as AddressInfo;
  return {
    url: `http://${reachableName(address)}:${address.port}`,
    port: address.port,
    ...mockOf(engine),
    close: shutdown.close,
    drain: shutdown.drain,
    [Symbol.asyncDispose]: shutdown.close,
  };
}

function createMockServer(versionHeader: string | undefined): Server {
  const server = createServer({
    // The time limits for the headers and for the whole request, and the interval of their checks.
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 1000,
    // Node would respond to such a request itself, without our headers.
    requireHostHeader: false,
  });
  respondRaw(server, versionHeader);
  // A client that has sent its whole request may close its half of the connection; Node would drop
  // the response.
  return Object.assign(server, { httpAllowHalfOpen: true });
}

function createServerShutdown(engine: Engine, server: Server, gracePeriod: number) {
  const connections = watchConnections(server);
  const closed = new Promise<void>((resolve) => server.once("close", resolve));
  let isClosing = false;
  async function close(): Promise<void> {
    isClosing = true;
    engine.endDelays();
    // Node closes idle connections, too, but not those without any call.
    server.close();
    const closeSilent = setTimeout(connections.closeSilent, LAST_CALL);
    const cut = setTimeout(() => {
      engine.close();
      server.closeAllConnections();
    }, gracePeriod);
    await closed;
    clearTimeout(closeSilent);
    clearTimeout(cut);
    engine.close();
  }
  async function drain(period = 0): Promise<void> {
    isClosing = true;
    engine.setUnready();
    const earliest = performance.now() + period;
    const mayClose = () =>
      performance.now() >= earliest &&
      (connections.isQuietFor(LAST_CALL) || performance.now() >= earliest + MOST_OVERTIME);
    const mayCloseAfterReading = async () => {
      // A process that had no processor time has not read the calls that arrived meanwhile.
      if (mayClose()) await new Promise((resolve) => setImmediate(resolve));
      return mayClose();
    };
    while (!(await mayCloseAfterReading())) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    await close();
  }
  return { isClosing: () => isClosing, close, drain };
}

/** The address for this machine, since the wildcard address cannot be called. */
function reachableName({ address, family }: AddressInfo): string {
  if (address === "0.0.0.0") return "127.0.0.1";
  if (address === "::") return "[::1]";
  return family === "IPv6" ? `[${address}]` : address;
}
