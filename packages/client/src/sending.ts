import { mergeHeaders } from "openapi-fetch";
import { sleep, within } from "./abort.ts";
import { defaults } from "./defaults.ts";
import { NetworkError, TimeoutError } from "./errors.ts";
import { hideKey } from "./key.ts";
import { createLog, type LogOptions } from "./log.ts";
import { createRetryPolicy, type KeyState, type Outcome, type Retry } from "./retry.ts";

/** A fetch function as a client calls it: `fetchOptions` come as the second argument. */
export type Fetch = (request: Request, options?: RequestInit) => Promise<Response>;

/** The fetch of the platform, looked up with each call, so that a later replacement (a test, a tracer) is used. */
const platformFetch: Fetch = (request, options) => globalThis.fetch(request, options);

/** An attempt that is followed by another. */
export interface RetryNotice {
  /** How many times the call was sent so far. */
  attempts: number;
  /** Milliseconds until the next attempt. */
  wait: number;
  /** The request, without the key. */
  request: Request;
  /** The response. */
  response?: Response | undefined;
  /** Why there is no response. */
  failure?: Error | undefined;
}

/** How long a call may take, and when it is retried. */
export interface WaitOptions {
  /** Milliseconds that each attempt may take, to the last byte of the response; 30,000 by default, 0 or Infinity for no limit. */
  timeout?: number | undefined;
  /** What to retry, or how often at most (2); `false` for never. */
  retry?: Retry | number | false | undefined;
  /** Called for every attempt that is followed by another. */
  onRetry?: ((notice: RetryNotice) => void) | undefined;
}

/** How the calls of a client, or one of them, are sent. */
export interface SendOptions extends WaitOptions {
  /** Replaces the platform's fetch. */
  fetch?: Fetch | undefined;
  /** Second argument of `fetch`, for options of a platform: `{ dispatcher }` of undici, `{ cf }` of Cloudflare … */
  fetchOptions?: object | undefined;
}

/** What a client puts on every call. */
export interface Sender extends SendOptions, LogOptions {
  version: string;
  key: () => string | undefined | Promise<string | undefined>;
  /** How the client names itself to the API; in a page the browser does. */
  userAgent?: string | undefined;
  /** Replaces the platform's Request, for a fetch that wants one of its own. */
  Request?: typeof Request | undefined;
  /** Reads the body of a response; all of it, unless given. */
  read?: (response: Response) => Promise<string>;
}

/** One call: its settings, how often it was sent, and its response. */
export interface Call extends SendOptions {
  attempts: number;
  response?: Response | undefined;
  text?: string;
}

/**
 * Makes the fetch that a client hands to openapi-fetch: it adds key and version, waits and retries. It is a fetch and not a middleware,
 * because a middleware can neither repeat a call nor have settings of its own; and so no middleware ever sees the key.
 *
 * @returns a function that makes the fetch of one call
 * @throws (the fetch) {@link TimeoutError}, {@link NetworkError}, or the reason of the caller's abort
 */
export function createSender(sender: Sender): (call: Call) => Fetch {
  const { version, key, read = (response) => response.text() } = sender;
  const known: KeyState & { key?: string } = {};
  const log = createLog(sender);

  return (call) => {
    const setting = <Name extends keyof SendOptions>(name: Name) => call[name] ?? sender[name];
    const waitAfter = createRetryPolicy(setting("retry"), known);

    /** Sends a request once and reads the whole response, so that a connection that breaks in its middle is a failure like any other. */
    const attempt = async (request: Request, init: RequestInit, options: RequestInit): Promise<Outcome> => {
      const { key } = known;
      try {
        const response = await within(request.signal, setting("timeout") ?? defaults.timeout, async (signal) => {
          // The body is personal data: it goes to this address, not to where it redirects.
          const sent = new (sender.Request ?? Request)(request, { ...init, signal, redirect: "manual" });
          const received = await (setting("fetch") ?? platformFetch)(sent, options);
          const text = await read(received);
          const body = received.ok ? text : hideKey(text, key);
          call.text = body;
          // A redirect that a browser hides has the status 0, which no response can be made with.
          const whole = new Response(body || null, received.status ? received : { status: 302 });
          return Object.defineProperty(whole, "url", { value: received.url });
        });
        return { response };
      } catch (error) {
        const { aborted, reason } = request.signal;
        if (!aborted) return { failure: error instanceof TimeoutError ? error : toNetworkError(error) };
        throw reason;
      }
    };

    return async (request, init) => {
      // What a request is made of cannot be changed by options; headers are added below the client's.
      const given: RequestInit = { ...init, ...setting("fetchOptions") };
      const { headers: extra, body: _, method, redirect, signal, ...options } = given;
      // The body is read once and sent with each attempt: a stream does not survive being sent twice.
      const body = (await request.text()) || null;
      for (;;) {
        const apiKey = await key();
        // A key that was rotated is a new one.
        if (known.key !== apiKey) Object.assign(known, { key: apiKey, refusedAt: undefined, accepted: false });
        const headers = mergeHeaders(new Headers(extra), request.headers, {
          accept: "application/json",
          "api-version": version,
          "x-retry-count": call.attempts || undefined,
          ...(apiKey && { authorization: `Bearer ${apiKey}`, "user-agent": sender.userAgent }),
        });
        call.attempts += 1;
        const name = `Attempt ${call.attempts} of POST ${request.url.split("?")[0]}`;
        const outcome = await attempt(request, { headers, body }, options);
        const { failure, response } = outcome;
        const wait = waitAfter(outcome);
        log(
          "info",
          `${name}: ${failure?.message ?? `HTTP ${response?.status}`}${wait ? `, retry in ${Math.round(wait)} ms` : ""}`,
        );
        log("debug", name, headers, response?.headers);
        if (wait === undefined) {
          if (failure) throw failure;
          call.response = response;
          return response;
        }
        setting("onRetry")?.({ attempts: call.attempts, wait, request, ...outcome });
        await sleep(wait, request.signal);
      }
    };
  };
}

/** Node's own message is "fetch failed"; its cause has the reason. */
function toNetworkError(error: unknown): NetworkError {
  const { cause, code = (cause as { code?: string })?.code } = (error ?? {}) as { cause?: unknown; code?: string };
  const reason = (cause as Error)?.message || String(error);
  return new NetworkError(`No response${code ? ` (${code})` : ""}: ${reason}`, { cause: error });
}
