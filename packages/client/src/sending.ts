import { within } from "./abort.ts";
import { NetworkError, TimeoutError, VersionMismatchError } from "./errors.ts";
import { createPatience, type KeyState, type Outcome, type Retry, sleep } from "./retry.ts";

/** What fetch is to openapi-fetch. */
export type Fetch = (request: Request) => Promise<Response>;

/** How long a call may take, and what is repeated. */
export interface Waiting {
  /** Milliseconds that each attempt may take, from sending to the last byte of the answer; without it, as long as it takes. */
  timeout?: number | undefined;
  /** What to repeat. By default only a 429 that says how long to wait; `false` for nothing at all. */
  retry?: Retry | false | undefined;
}

/** What a client puts on every call. */
export interface Sender extends Waiting {
  version: string;
  apiKey: string | undefined;
}

/**
 * Makes the fetch that a client hands to openapi-fetch. It adds the key and the version, waits and repeats, and compares the version that
 * answered. It is a fetch and not a middleware, because a middleware can neither repeat a call nor see settings of its own; and so no
 * middleware, a logger for example, ever sees the key.
 *
 * @returns a function that wraps the fetch of one call, with what that call wants otherwise than the client
 * @throws (the fetch) {@link VersionMismatchError}, {@link TimeoutError}, {@link NetworkError}, or the reason of the caller's abort
 */
export function createSender({ version, apiKey, timeout, retry }: Sender): (fetch: Fetch, own?: Waiting) => Fetch {
  const key: KeyState = {};
  return (fetch, own = {}) =>
    async (request) => {
      const limit = own.timeout ?? timeout;
      const patience = createPatience(own.retry ?? retry ?? {}, key);
      // The body is read once and sent with each attempt: a stream does not survive being sent twice.
      const body = (await request.text()) || null;
      const headers = new Headers(request.headers);
      headers.set("accept", "application/json");
      headers.set("api-version", version);
      if (apiKey) headers.set("authorization", `Bearer ${apiKey}`);
      for (;;) {
        const outcome = await attempt(fetch, request, { headers, body }, limit);
        const wait = patience(outcome);
        if (wait !== undefined) {
          await sleep(wait, request.signal);
          continue;
        }
        if (outcome.failure) throw outcome.failure;
        checkVersion(version, outcome.response);
        return outcome.response;
      }
    };
}

/** Sends a request once and reads the whole answer, so that a connection that breaks in its middle is a failure like any other. */
async function attempt(fetch: Fetch, request: Request, init: RequestInit, timeout?: number): Promise<Outcome> {
  const { signal: caller } = request;
  try {
    const response = await within(caller, timeout, async (signal) => {
      const answer = await fetch(new Request(request, { ...init, signal }));
      const whole = new Response((await answer.text()) || null, answer);
      return Object.defineProperty(whole, "url", { value: answer.url });
    });
    return { response };
  } catch (error) {
    if (caller.aborted) throw caller.reason;
    return { failure: error instanceof TimeoutError ? error : new NetworkError(error) };
  }
}

/** A failure without a version was not said by the service but by something on the way to it; its status tells more than the lack. */
function checkVersion(asked: string, response: Response): void {
  const answered = response.headers.get("service-api-version");
  if (answered !== asked && (answered !== null || response.ok)) {
    throw new VersionMismatchError(asked, answered, response);
  }
}
