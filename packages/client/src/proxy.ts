import { isJsonType } from "@data-validation/common/json-type";
import {
  bodyEmpty,
  bodyNotJson,
  bodyTooBig,
  currentVersion,
  endpointNotFound,
  invalidCredentials,
  ipNotAllowed,
  methodNotAllowed,
  notAvailable,
  operations,
  type Version,
  versionHeader,
  versions,
} from "./generated.ts";
import type { LogOptions } from "./log.ts";
import { createForward, createReply } from "./proxy/forward.ts";
import { type Cors, createOriginPolicy } from "./proxy/origin.ts";
import { readBody } from "./response/read-body.ts";
import { runWithin } from "./sending/abort.ts";
import { checkBaseUrl } from "./sending/base-url.ts";
import type { ApiKey } from "./sending/key.ts";
import type { SendOptions } from "./sending/send-options.ts";

export {
  type NodeListener,
  type NodeRequest,
  type NodeResponse,
  toNodeListener,
} from "./proxy/node.ts";
export type { Cors };

/** How a proxy is set up. `Context` is the framework's value beside the request. */
export interface ProxyOptions<Context = unknown>
  extends LogOptions,
    Pick<SendOptions, "fetch" | "fetchOptions" | "onRetry" | "retry"> {
  /** The API key, or a function that returns it. It stays on the server. */
  apiKey: ApiKey | undefined;
  /** Address of the API. */
  baseUrl: string;
  /**
   * Whether a request belongs to a session of your application: true lets it through, false returns
   * 401, and a response of your own is sent as it is. It must not read the body. The second
   * argument comes from the framework: the request of Node, Express or Next with `toNodeListener`,
   * the context of a route handler.
   */
  authorize: (
    request: Request,
    context: Context,
  ) => boolean | Response | Promise<boolean | Response>;
  /**
   * Response header of the API that states the version; see the option of `createClient`. Pages
   * receive it by the contract's name.
   */
  versionHeader?: string | undefined;
  /**
   * Place of the envelope in the API's body of a success; see the option of `createClient`. Pages
   * receive it at the top.
   */
  responseAt?: string | undefined;
  /**
   * Version of the API that your pages are written for, the current one by default; the version
   * that a page asks for is ignored.
   */
  version?: Version | undefined;
  /** Milliseconds that a call may take in all; 10,000 by default. */
  timeout?: number | undefined;
  /** Largest body that a page may send, in bytes; 16,384 by default. */
  bodyLimit?: number | undefined;
  /** Largest response of the API that is read, in bytes; 1,048,576 by default. */
  responseLimit?: number | undefined;
  /** Pages of other origins that may call. By default only those of the proxy's own origin. */
  cors?: Cors | undefined;
  /**
   * Called with the reason when a page got a 503: the key was rejected, the API could not be
   * reached, `authorize` failed … The request is the page's; its body has been read. Errors of this
   * function are ignored.
   */
  onError?: ((error: unknown, request: Request) => void) | undefined;
}

/**
 * Handles the call of a page, with the request and response of the fetch standard, as the route
 * handlers of most frameworks do. The second argument is required where `authorize` declares it.
 */
export type ProxyHandler<Context = unknown> = (
  request: Request,
  ...context: unknown extends Context ? [context?: Context] : [context: Context]
) => Promise<Response>;

/**
 * Creates the server's half of a web page that validates data: the proxy, which has the key, calls
 * the API. It lets through POST to the paths of the contract with a JSON body, and nothing else. It
 * rejects a call as the API would.
 *
 * @example
 * export const POST = createProxy({ apiKey, baseUrl, authorize: (request) => hasSession(request) });
 *
 * @throws `TypeError` if an option is wrong; `KeyInPageError` in a web page
 */
export function createProxy<Context = unknown>(
  options: ProxyOptions<Context>,
): ProxyHandler<Context> {
  checkProxyOptions(options);
  const { version = currentVersion, timeout = 10_000, responseLimit = 2 ** 20 } = options;
  // A page waits by itself (Retry-After); waiting here as well would only hold its connection.
  const forward = createForward({ retry: false, ...options, version, responseLimit });
  const origins = createOriginPolicy(options.cors);
  const reject: Reject = ({ status, body }, headers) =>
    createReply(status, JSON.stringify(body), { [versionHeader]: version, ...headers });
  const respond = createResponder<Context>({ ...options, version }, forward, origins, reject);

  return async (request, ...[context]) => {
    try {
      const response = await runWithin(request.signal, timeout, (signal) =>
        respond(request, context as Context, signal),
      );
      return origins.expose(request, response);
    } catch (error) {
      // A closed page is not an error.
      if (!request.signal.aborted) notify(options.onError, error, request);
      return origins.expose(request, reject(notAvailable));
    }
  };
}

/** Rejects a call of a page as the API would. */
type Reject = (error: typeof notAvailable, headers?: Record<string, string>) => Response;

const foreignOrigin = { subtype: "ORIGIN", description: "Pages of this origin may not call." };
const originNotAllowed = {
  status: 403,
  body: { errors: ipNotAllowed.body.errors.map((error) => ({ ...error, ...foreignOrigin })) },
};

function createResponder<Context>(
  { authorize, version, bodyLimit = 16_384 }: ProxyOptions<Context> & { version: Version },
  forward: ReturnType<typeof createForward>,
  origins: ReturnType<typeof createOriginPolicy>,
  reject: Reject,
) {
  const paths: string[] = Object.values(operations[version]).flatMap((kind) => Object.values(kind));
  const rejectHead = (request: Request): Response | undefined => {
    if (request.method !== "POST") return reject(methodNotAllowed, { allow: "POST" });
    // A foreign page's form can send cookies, but this type only after a preflight, which is
    // rejected.
    if (!isJsonType(request.headers.get("content-type") ?? "")) return reject(bodyNotJson);
    return origins.allows(request) ? undefined : reject(originNotAllowed);
  };
  return async (request: Request, context: Context, signal: AbortSignal): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const path = paths.find((candidate) => pathname.endsWith(candidate));
    if (!path) return reject(endpointNotFound);
    const response = origins.preflight(request) ?? rejectHead(request);
    if (response) return response;
    const allowed = await authorize(request, context);
    // It may be one object for many requests, and a body can be read once.
    if (allowed instanceof Response) return allowed.clone();
    if (allowed !== true) return reject(invalidCredentials);
    const body = await readBody(request, bodyLimit, signal);
    if (!body) return reject(bodyTooBig);
    return body.length === 0 ? reject(bodyEmpty) : forward(path, body, signal);
  };
}

function notify(listener: ProxyOptions["onError"], error: unknown, request: Request): void {
  Promise.resolve()
    .then(() => listener?.(error, request))
    .catch(() => {});
}

function checkProxyOptions(options: ProxyOptions<never>): void {
  const { authorize, baseUrl, version, timeout, bodyLimit, responseLimit, onError } = options;
  const check = (holds: boolean, message: string) => {
    if (!holds) throw new TypeError(`createProxy: ${message}`);
  };
  check(
    typeof authorize === "function",
    "authorize, which binds a call to a session, must be a function.",
  );
  checkBaseUrl(baseUrl);
  check(URL.canParse(baseUrl), "baseUrl must be the http(s) address of the API.");
  check(
    version === undefined || versions.includes(version),
    `version must be one of ${versions.join(", ")}.`,
  );
  for (const [name, value] of Object.entries({ timeout, bodyLimit, responseLimit }))
    check(
      value === undefined || (typeof value === "number" && value > 0),
      `${name} must be a number above 0.`,
    );
  check(onError === undefined || typeof onError === "function", "onError must be a function.");
}
