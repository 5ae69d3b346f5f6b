import createFetchClient, {
  type ClientOptions as FetchClientOptions,
  type Middleware,
  mergeHeaders,
} from "openapi-fetch";
import { DataValidationError, TimeoutError } from "./errors/errors.ts";
import { toJson } from "./errors/to-json.ts";
import { currentVersion, operations, pageSizes, type Version } from "./generated.ts";
import { limitsOf } from "./headers/limits.ts";
import { createVersionWarning } from "./headers/version-header.ts";
import type { LoadDeferred } from "./load-deferred.ts";
import { createLog } from "./log.ts";
import { mapValues } from "./map-values.ts";
import { faultOf } from "./response/fault.ts";
import { type PageOptions, withPages } from "./response/paging.ts";
import { runWithin } from "./sending/abort.ts";
import { addressOf, checkBaseUrl } from "./sending/base-url.ts";
import { readKey } from "./sending/key.ts";
import type { Call } from "./sending/send-options.ts";
import { createSender, type Sender } from "./sending/sending.ts";
import type { Client, CommonSettings, Extras, PostSettings } from "./types.ts";

/** Settings of a client of any version. */
export interface AnySettings
  extends CommonSettings,
    Pick<Sender, "userAgent" | "explain" | "loadDeferred"> {
  version?: Version | undefined;
  throwOnError?: boolean | undefined;
}

/** Makes a client, on a server as in a page; `derive` creates that of `withOptions`. */
export function makeClient(options: AnySettings, derive: (more: object) => Client): unknown {
  const { version = currentVersion, baseUrl, loadDeferred } = options;
  checkBaseUrl(baseUrl);
  const settings = { ...options, version, baseUrl };
  // Middleware sees the version here; the sender sets it again after all middleware.
  const headers = mergeHeaders(options.headers, { "api-version": version });
  const inner = createFetchClient({
    bodySerializer: toJson,
    ...options,
    headers,
  } as FetchClientOptions) as unknown as FetchClient;
  const POST = createPost(settings, createRequest(settings, inner));
  const used = new Set<Middleware>();
  return {
    ...mapValues(operations[version], (paths: Record<string, string>) =>
      mapValues(paths, (path) => createMethod(path, POST, loadDeferred)),
    ),
    version,
    POST,
    use(...middleware: Middleware[]) {
      inner.use(...middleware);
      for (const one of middleware) used.add(one);
    },
    eject(...middleware: Middleware[]) {
      inner.eject(...middleware);
      for (const one of middleware) used.delete(one);
    },
    withOptions(more: object) {
      const client = derive(more);
      client.use(...used);
      return client;
    },
  };
}

type VersionSettings = AnySettings & { version: Version; baseUrl: string };

type SendRequest = ReturnType<typeof createRequest>;

/** Makes the function that sends a request, and throws the error of its response. */
function createRequest(options: VersionSettings, inner: FetchClient) {
  const { versionHeader, loadDeferred, includeRequestDetails } = options;
  const createFetch = createSender({ ...options, key: readKey(options.apiKey) });
  const warnOf = createVersionWarning(createLog(options), versionHeader);
  return async (path: string, init: PostInit, call: Call) => {
    const address = await addressOf(options.baseUrl, loadDeferred);
    const headers = includeRequestDetails
      ? (await loadDeferred()).withDetails(includeRequestDetails, versionHeader, init.headers)
      : init.headers;
    // A signal of its own: many calls may share the caller's signal, and each request would add a
    // listener to it.
    const { data, error, response, cause } = await runWithin(init.signal, 0, (signal) =>
      inner
        .POST(path, { ...init, headers, baseUrl: address, signal, fetch: createFetch(call) })
        .catch((reason) => parseFailure(reason, call)),
    );
    const body = data ?? error;
    const check = { path, requested: options.version, versionHeader, parseAs: init.parseAs, cause };
    const fault = faultOf(response, body, check);
    if (fault) throw (await loadDeferred({ response })).errorOf(fault, response, body, check);
    warnOf(response);
    return { data, response, limits: limitsOf(response.headers), attempts: call.attempts };
  };
}

/** Makes the method that calls an operation by its path, and returns or throws its errors. */
function createPost(options: VersionSettings, send: SendRequest): Post {
  return async (path, init) => {
    const call: Call = { ...init, attempts: 0, waits: [] };
    // A page that goes offline has then loaded the module that describes failures.
    const deferred = options.loadDeferred().catch(() => undefined);
    const report =
      options.onCall &&
      (await deferred)?.beginReport(path, options.version, call, options.versionHeader);
    let success: Awaited<ReturnType<SendRequest>>;
    try {
      success = await send(path, init, call);
    } catch (caught) {
      const error = toTimeoutError(caught);
      const isOurs = error instanceof DataValidationError;
      if (report) options.onCall?.(report((isOurs && error.response) || call.response, error));
      if (!isOurs) throw error;
      Object.assign(error, { operation: path, attempts: call.attempts });
      if (options.throwOnError) throw error;
      return { error, response: error.response, limits: error.limits };
    }
    if (report) options.onCall?.(report(success.response));
    return success;
  };
}

type Parsed = { data?: unknown; error?: unknown; response: Response; cause?: Error };

/** The part of openapi-fetch's client that is used, without the types of its paths. */
interface FetchClient extends Pick<ReturnType<typeof createFetchClient>, "use" | "eject"> {
  POST(path: string, init: object): Promise<Parsed>;
}

type PostInit = PostSettings & { body: unknown };

type Post = (path: string, init: PostInit) => Promise<{ data?: unknown; error?: Error }>;

/** openapi-fetch rejects with the parser's error where the body of a success is not JSON. */
function parseFailure(cause: Error, { response, text }: Call): Parsed {
  if (response && cause?.name === "SyntaxError") return { response, cause, error: text };
  throw cause;
}

/**
 * The abort of an AbortSignal.timeout is a {@link TimeoutError} like our own; any other is the
 * caller's.
 */
function toTimeoutError(error: unknown): unknown {
  const isSignal =
    (error as Error | undefined)?.name === "TimeoutError" && !(error instanceof TimeoutError);
  return isSignal ? new TimeoutError("No response in time.", { cause: error }) : error;
}

/**
 * Makes the method of an operation. Three of its extras belong to the envelope, the others are
 * settings of the call.
 */
function createMethod(path: string, post: Post, loadDeferred: LoadDeferred) {
  return (query: unknown, { options, client, customId, ...settings }: Extras<PageOptions> = {}) => {
    const call = (page?: PageOptions) =>
      post(path, {
        ...settings,
        body: { request: { query, options: page ?? options, client, customId } },
      });
    const size = pageSizes[path];
    return size ? withPages(call, options ?? {}, size, loadDeferred) : call();
  };
}
