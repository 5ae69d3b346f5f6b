import { within } from "./abort.ts";
import {
  bodyNotJson,
  bodyTooBig,
  currentVersion,
  endpointNotFound,
  invalidCredentials,
  methodNotAllowed,
  notAvailable,
  operations,
  type Version,
} from "./contract.ts";
import { checkKey } from "./key.ts";
import { platformFetch } from "./platform-fetch.ts";
import { createSender, type Fetch, type Waiting } from "./sending.ts";

export { type NodeListener, type NodeRequest, type NodeResponse, toNodeListener } from "./node.ts";

/** How a proxy is set up. */
export interface ProxyOptions extends Pick<Waiting, "retry"> {
  /** The API key. It stays here. */
  apiKey: string | undefined;
  /** Address of the API. */
  baseUrl: string;
  /**
   * Says whether a request belongs to a session of your application (section 5, rule 5): true lets it through, false answers 401, and a
   * response of your own is sent as it is. It must not read the body. There is no default, because without it anybody could call the API
   * at your cost.
   */
  authorize: (request: Request) => boolean | Response | Promise<boolean | Response>;
  /** Version of the API that your pages are written for, the current one unless given; what a page asks for does not count. */
  version?: Version | undefined;
  /** Milliseconds that a call may take in all; 10,000 by default. */
  timeout?: number | undefined;
  /** The largest body that a page may send, in bytes; 16,384 by default. */
  bodyLimit?: number | undefined;
  /** Hears why a page got a 503: the key was refused, the API could not be reached … */
  onFault?: ((fault: unknown) => void) | undefined;
  /** Another fetch. */
  fetch?: Fetch | undefined;
}

/** Answers the call of a page: takes and gives what the fetch standard describes, as the route handlers of most frameworks do. */
export type ProxyHandler = (request: Request) => Promise<Response>;

/** What the API's answer may carry to the page. */
const HEADERS = ["service-api-version", "retry-after", "allow"];

/** The answers that concern the key and not the page: refused, out of credit, restricted to other addresses. */
const KEY_STATUSES = [401, 402, 403];

/**
 * Makes the server's half of a web page that validates data: the page calls this proxy, and the proxy, which has the key, calls the API.
 * It lets through POST to the paths of the contract with a JSON body, and nothing else of what a page sends. It refuses a call as the API
 * would (section 7), so that the page sees one kind of error.
 *
 * @example
 * export const POST = createProxy({ apiKey, baseUrl, authorize: (request) => hasSession(request) });
 *
 * @throws `TypeError` when the key is empty or cannot be sent, or `authorize` is missing; `KeyInPageError` in a web page
 */
export function createProxy(options: ProxyOptions): ProxyHandler {
  const { baseUrl, authorize, version = currentVersion, timeout = 10_000, bodyLimit = 16_384, onFault } = options;
  if (typeof authorize !== "function")
    throw new TypeError("createProxy needs authorize, which binds a call to a session.");
  const apiKey = checkKey(options);
  // A page waits by itself when it is told to (Retry-After); waiting here as well would only hold its connection.
  const send = createSender({ version, apiKey, retry: options.retry ?? false })(options.fetch ?? platformFetch);
  const paths: string[] = Object.values(operations[version]).flatMap((kind) => Object.values(kind));

  const forward = async (path: string, body: Uint8Array<ArrayBuffer>, signal: AbortSignal) => {
    const answer = await send(
      new Request(`${baseUrl.replace(/\/$/, "")}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
        signal,
        // The key goes to the address that it was given for, and does not follow where that leads.
        redirect: "manual",
      }),
    );
    const text = await answer.text();
    if (KEY_STATUSES.includes(answer.status)) throw new Error(`The API refused the key (HTTP ${answer.status}).`);
    if (answer.status >= 300 && answer.status < 400)
      throw new Error(`The API answered with a redirect (HTTP ${answer.status}).`);
    if (apiKey && text.includes(apiKey)) throw new Error("The answer of the API repeats the key.");
    const passed = HEADERS.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return reply(answer.status, text, Object.fromEntries(passed));
  };

  const refuse = ({ status, body }: { status: number; body: object }, headers: Record<string, string> = {}) =>
    reply(status, JSON.stringify(body), { "service-api-version": version, ...headers });

  const answer = async (request: Request, signal: AbortSignal): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const path = paths.find((candidate) => pathname.endsWith(candidate));
    if (!path) return refuse(endpointNotFound);
    if (request.method !== "POST") return refuse(methodNotAllowed, { allow: "POST" });
    // A form of a foreign page can send cookies, and cannot send this type: its browser would ask us first, and we say no.
    if (!/^application\/json *(;|$)/i.test(request.headers.get("content-type") ?? "")) return refuse(bodyNotJson);
    const verdict = await authorize(request);
    if (verdict instanceof Response) return verdict;
    if (verdict !== true) return refuse(invalidCredentials);
    const body = await readBody(request, bodyLimit, signal);
    return body ? forward(path, body, signal) : refuse(bodyTooBig);
  };

  return async (request) => {
    try {
      return await within(request.signal, timeout, (signal) => answer(request, signal));
    } catch (fault) {
      onFault?.(fault);
      return refuse(notAvailable);
    }
  };
}

function reply(status: number, body: string, headers: Record<string, string>): Response {
  return new Response(body, {
    status,
    headers: { "content-type": "application/json", "cache-control": "no-store", ...headers },
  });
}

/** The body of a request; undefined when it is over the limit, which is noticed before it was read. */
async function readBody(
  request: Request,
  limit: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get("content-length")) > limit) return undefined;
  const reader = (request.body as ReadableStream<Uint8Array> | null)?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || signal.aborted) break;
    size += value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}
