/** What is used of Node's `IncomingMessage`, so that this package needs no types of Node. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  method?: string | undefined;
  url?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
  /** Where a body parser ran first (Express after `express.json()`, the pages of Next, Fastify), what it made of the body. */
  body?: unknown;
  /** The path before a router of Express took its part off. */
  originalUrl?: string | undefined;
  readableDidRead?: boolean | undefined;
}

/** What is used of Node's `ServerResponse`. */
export interface NodeResponse {
  writeHead(status: number, headers: Record<string, string | string[]>): unknown;
  end(body: Uint8Array): unknown;
  once(event: "close", listener: () => void): unknown;
  writableFinished: boolean;
}

/** A listener for `node:http`, or a handler for Express and its kin. */
export type NodeListener<Incoming extends NodeRequest = NodeRequest> = (
  request: Incoming,
  response: NodeResponse,
) => Promise<void>;

/**
 * Lets a proxy answer requests of `node:http`. `authorize` gets the framework's request as its second argument, with the session that other
 * middleware put there. A body that a parser has read already is taken from where the parser left it.
 *
 * @example
 * createServer(toNodeListener(proxy)).listen(3000);
 */
export function toNodeListener<Incoming extends NodeRequest = NodeRequest>(
  proxy: (request: Request, context: Incoming) => Promise<Response>,
): NodeListener<Incoming> {
  return async (request, response) => {
    const controller = new AbortController();
    response.once("close", () => {
      if (!response.writableFinished) controller.abort();
    });
    try {
      const answer = await proxy(toRequest(request, controller.signal), request);
      const headers: Record<string, string | string[]> = Object.fromEntries(answer.headers);
      const cookies = answer.headers.getSetCookie();
      if (cookies.length > 0) headers["set-cookie"] = cookies;
      response.writeHead(answer.status, headers);
      response.end(new Uint8Array(await answer.arrayBuffer()));
    } catch {
      // What cannot be made a request of (the method TRACE, a host that is none) was sent by no page.
      response.writeHead(400, {});
      response.end(new Uint8Array());
    }
  };
}

function toRequest(request: NodeRequest, signal: AbortSignal): Request {
  const { method = "GET", url = "/", originalUrl = url, headers } = request;
  const pairs = Object.entries(headers).map(
    ([name, value]) => [name, [value ?? []].flat().join(", ")] as [string, string],
  );
  const body = method === "GET" || method === "HEAD" ? null : bodyOf(request);
  const given = new Headers(pairs);
  // What a parser made of the body has another length than what was sent.
  if (typeof body === "string") given.delete("content-length");
  // Without duplex, the standard does not allow a body that is still being received.
  const init = { method, headers: given, body, signal, duplex: "half" };
  return new Request(new URL(originalUrl, `http://${headers.host ?? "localhost"}`), init);
}

function bodyOf(request: NodeRequest): BodyInit {
  const { body, readableDidRead } = request;
  if (!readableDidRead && (body === undefined || isEmpty(body))) return toStream(request);
  if (body === undefined)
    return failing(
      "The body was read before the proxy got it: let it come before what reads bodies, or leave the result in request.body.",
    );
  if (typeof body === "string" || body instanceof Uint8Array) return body as BodyInit;
  return isEmpty(body) ? "" : JSON.stringify(body);
}

/** What parsers leave where there was no body. */
function isEmpty(body: unknown): boolean {
  return body === null || body === "" || (typeof body === "object" && Object.keys(body).length === 0);
}

function failing(message: string): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (controller) => controller.error(new Error(message)) });
}

/** A stream that is not read to its end leaves the connection open, so that an answer can still be sent. */
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
