import { sleep, within } from "./abort.ts";
import { NetworkError, TimeoutError } from "./errors.ts";
import { type Fetch, platformFetch } from "./platform-fetch.ts";
import { createRetryPolicy, type KeyState, type Outcome, type Retry } from "./retry.ts";
import { userAgent } from "./user-agent.ts";

/** An attempt that will be followed by another. */
export interface RetryNotice {
  /** How often the call was sent so far. */
  attempts: number;
  /** Milliseconds until the next one. */
  wait: number;
  /** What was sent, without the key. */
  request: Request;
  /** What came back. */
  response?: Response | undefined;
  /** Why nothing came back. */
  failure?: Error | undefined;
}

/** How long a call may take, and what is repeated. */
export interface WaitOptions {
  /**
   * Milliseconds that each attempt may take, from sending to the last byte of the answer; 30,000 by default, 0 or Infinity for as long as it
   * takes.
   */
  timeout?: number | undefined;
  /** What to repeat, or how often at most (2); `false` for nothing at all. */
  retry?: Retry | number | false | undefined;
  /** Called for every attempt that is followed by another. */
  onRetry?: ((notice: RetryNotice) => void) | undefined;
}

/** How the calls of a client, or one of them, are sent. */
export interface SendOptions extends WaitOptions {
  /** Another fetch. */
  fetch?: Fetch | undefined;
  /** What `fetch` gets as its second argument, for what a platform's own takes: `{ dispatcher }` of undici, `{ cf }` of Cloudflare … */
  fetchOptions?: object | undefined;
}

/** What a client puts on every call. */
export interface Sender extends SendOptions {
  version: string;
  key: () => string | undefined | Promise<string | undefined>;
  /** Reads the body of an answer; all of it, unless given. */
  read?: (response: Response) => Promise<string>;
}

/**
 * Makes the fetch that a client hands to openapi-fetch. It adds the key and the version, waits and repeats. It is a fetch and not a
 * middleware, because a middleware can neither repeat a call nor see settings of its own; and so no middleware, a logger for example, ever
 * sees the key.
 *
 * @returns a function that makes the fetch of one call, from what that call wants otherwise than the client, and what counts its attempts
 * @throws (the fetch) {@link TimeoutError}, {@link NetworkError}, or the reason of the caller's abort
 */
export function createSender(sender: Sender): (own?: SendOptions, count?: { attempts: number }) => Fetch {
  const { version, key, read = (response) => response.text() } = sender;
  const known: KeyState & { key?: string } = {};

  return (own = {}, count = { attempts: 0 }) => {
    const setting = <Name extends keyof SendOptions>(name: Name) => own[name] ?? sender[name];
    const waitAfter = createRetryPolicy(setting("retry"), known);

    /** Sends a request once and reads the whole answer, so that a connection that breaks in its middle is a failure like any other. */
    const attempt = async (request: Request, init: RequestInit): Promise<Outcome> => {
      try {
        const response = await within(request.signal, setting("timeout") ?? 30_000, async (signal) => {
          // The body is personal data and goes to the address that it was meant for, not to where that leads.
          const sent = new Request(request, { ...init, signal, redirect: "manual" });
          const answer = await (setting("fetch") ?? platformFetch)(sent, setting("fetchOptions"));
          // A redirect that a browser hides has the status 0, which no response can be made with.
          const whole = new Response((await read(answer)) || null, answer.status ? answer : { status: 302 });
          return Object.defineProperty(whole, "url", { value: answer.url });
        });
        return { response };
      } catch (error) {
        const { aborted, reason } = request.signal;
        if (!aborted)
          return {
            failure: error instanceof TimeoutError ? error : new NetworkError(`No answer: ${error}`, { cause: error }),
          };
        // The abort of an AbortSignal.timeout is a TimeoutError like our own; any other is the caller's.
        throw reason?.name === "TimeoutError" ? new TimeoutError("No answer in time.", { cause: reason }) : reason;
      }
    };

    return async (request) => {
      // The body is read once and sent with each attempt: a stream does not survive being sent twice.
      const body = (await request.text()) || null;
      for (;;) {
        const headers = new Headers(request.headers);
        headers.set("accept", "application/json");
        headers.set("api-version", version);
        const apiKey = await key();
        if (apiKey) {
          // A key that was rotated is a new one.
          if (known.key !== apiKey) Object.assign(known, { key: apiKey, refusedAt: undefined, accepted: false });
          headers.set("authorization", `Bearer ${apiKey}`);
          headers.set("user-agent", userAgent);
        }
        count.attempts += 1;
        const outcome = await attempt(request, { headers, body });
        const wait = waitAfter(outcome);
        if (wait === undefined) {
          if (outcome.failure) throw outcome.failure;
          return outcome.response;
        }
        setting("onRetry")?.({ ...count, wait, request, ...outcome });
        await sleep(wait, request.signal);
      }
    };
  };
}
