import type { ProxyHandler } from "./proxy.ts";

/** What is used of Node's `IncomingMessage`, so that this package needs no types of Node. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  method?: string | undefined;
  url?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
}

/** What is used of Node's `ServerResponse`. */
export interface NodeResponse {
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(body: string): unknown;
  once(event: "close", listener: () => void): unknown;
  writableFinished: boolean;
}

/** A listener for `node:http`, or a handler for Express and its kin. */
export type NodeListener = (request: NodeRequest, response: NodeResponse) => Promise<void>;

/**
 * Lets a proxy answer requests of `node:http`.
 *
 * @example
 * createServer(toNodeListener(proxy)).listen(3000);
 */
export function toNodeListener(proxy: ProxyHandler): NodeListener {
  return async (request, response) => {
    const controller = new AbortController();
    response.once("close", () => {
      if (!response.writableFinished) controller.abort();
    });
    try {
      const answer = await proxy(toRequest(request, controller.signal));
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(await answer.text());
    } catch {
      // What cannot be made a request of (the method TRACE, a host that is none) was sent by no page.
      response.writeHead(400, {});
      response.end("");
    }
  };
}

function toRequest(request: NodeRequest, signal: AbortSignal): Request {
  const { method = "GET", url = "/", headers } = request;
  const pairs = Object.entries(headers).map(
    ([name, value]) => [name, [value ?? []].flat().join(", ")] as [string, string],
  );
  const body = method === "GET" || method === "HEAD" ? null : toStream(request);
  // Without duplex, the standard does not allow a body that is still being received.
  const init = { method, headers: pairs, body, signal, duplex: "half" };
  return new Request(new URL(url, `http://${headers.host ?? "localhost"}`), init);
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
