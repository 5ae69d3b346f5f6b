/**
 * The part of Node's `IncomingMessage` that is used, so that this package needs no types of Node.
 */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  method?: string | undefined;
  url?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
  /**
   * The parsed body, where a body parser ran first: Express after `express.json()`, the pages of
   * Next, Fastify.
   */
  body?: unknown;
  /** The path before a router of Express removed its part. */
  originalUrl?: string | undefined;
  readableDidRead?: boolean | undefined;
}

/**
 * The part of Node's `ServerResponse` that is used.
 *
 * @public
 */
export interface NodeResponse {
  writeHead(status: number, headers: Record<string, string | string[]>): unknown;
  end(body: Uint8Array): unknown;
  once(event: "close", listener: () => void): unknown;
  writableFinished: boolean;
}

/** A listener for `node:http` and `node:http2`, or a handler for Express and its kin. */
export type NodeListener<Incoming extends NodeRequest = NodeRequest> = (
  request: Incoming,
  response: NodeResponse,
) => Promise<void>;

/**
 * Makes a proxy handle requests of `node:http` and `node:http2`. `authorize` gets the framework's
 * request as its second argument, with the session that other middleware put there. A body that a
 * parser has already read is taken from `request.body`.
 *
 * @example
 * createServer(toNodeListener(proxy)).listen(3000);
 */
export function toNodeListener<Incoming extends NodeRequest = NodeRequest>(
  proxy: (request: Request, context: Incoming) => Promise<Response>,
): NodeListener<Incoming> {
  return async (incoming, outgoing) => {
    const controller = new AbortController();
    outgoing.once("close", () => {
      if (!outgoing.writableFinished) controller.abort();
    });
    // A request that the fetch standard cannot express (the method TRACE, an invalid host) comes
    // from no page.
    let status = 400;
    let headers: Record<string, string | string[]> = {};
    let body = new Uint8Array();
    try {
      const request = toRequest(incoming, controller.signal);
      status = 500;
      const response = await proxy(request, incoming);
      // Nothing is written before the body is there: a response whose body cannot be read ends as
      // HTTP 500.
      body = new Uint8Array(await response.arrayBuffer());
      const cookies = response.headers.getSetCookie();
      headers = {
        ...Object.fromEntries(response.headers),
        ...(cookies.length > 0 && { "set-cookie": cookies }),
      };
      status = response.status;
    } catch {}
    outgoing.writeHead(status, headers);
    outgoing.end(body);
  };
}

function toRequest(request: NodeRequest, signal: AbortSignal): Request {
  const { method = "GET", url = "/", originalUrl = url, headers } = request;
  // HTTP/2 has the method, path and host among its headers, under names that fetch rejects.
  const pairs = Object.entries(headers)
    .filter(([name]) => !name.startsWith(":"))
    .map(([name, value]): [string, string] => [name, [value ?? []].flat().join(", ")]);
  const host = headers.host ?? headers[":authority"] ?? "localhost";
  const body = method === "GET" || method === "HEAD" ? null : bodyOf(request);
  const requestHeaders = new Headers(pairs);
  if (!requestHeaders.has("host")) requestHeaders.set("host", String(host));
  // A parsed body has another length than the one that was sent.
  if (typeof body === "string") requestHeaders.delete("content-length");
  // Without duplex, the standard does not allow a body that is still being received.
  const init = { method, headers: requestHeaders, body, signal, duplex: "half" };
  return new Request(new URL(originalUrl, `http://${host}`), init);
}

const ALREADY_READ =
  "The body was read before the proxy got it. Register the proxy before the reader, or keep the body in request.body.";

function bodyOf(request: NodeRequest): BodyInit {
  const { body, readableDidRead } = request;
  if (!readableDidRead && (body === undefined || isEmpty(body))) return toStream(request);
  if (body === undefined)
    return new ReadableStream({ start: (controller) => controller.error(new Error(ALREADY_READ)) });
  if (typeof body === "string" || body instanceof Uint8Array) return body as BodyInit;
  return isEmpty(body) ? "" : JSON.stringify(body);
}

function isEmpty(body: unknown): boolean {
  return (
    body === null || body === "" || (typeof body === "object" && Object.keys(body).length === 0)
  );
}

/**
 * A stream that is not read to its end leaves the connection open, so that a response can still be
 * sent.
 */
function toStream(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}
