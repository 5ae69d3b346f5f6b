import { DataValidationError, TimeoutError } from "../errors/errors.ts";
import type { LoadDeferred } from "../load-deferred.ts";
import type { Outcome } from "../outcome.ts";
import { readBody } from "../response/read-body.ts";
import { runWithin } from "./abort.ts";
import type { Fetch } from "./send-options.ts";

export interface AttemptSettings {
  fetch: Fetch;
  options: RequestInit;
  /** Milliseconds to the last byte of the response. */
  timeout: number;
  responseLimit: number;
  Request: typeof Request;
  explain: (error: unknown) => Outcome;
  loadDeferred: LoadDeferred;
  /** The key, which must not appear in a failed response. */
  key: string | undefined;
}

/**
 * Sends a request once and reads the whole response, so that a connection that breaks midway counts
 * as a failure.
 */
export async function sendOnce(
  request: Request,
  init: RequestInit,
  settings: AttemptSettings,
): Promise<Outcome & { text?: string }> {
  try {
    return await runWithin(request.signal, settings.timeout, (signal) =>
      send(request, { ...init, signal }, settings),
    );
  } catch (error) {
    const { aborted, reason } = request.signal;
    if (aborted) throw reason;
    if (error instanceof TimeoutError) return { failure: error };
    // A response that is too large is one, and no failure of the network.
    if (error instanceof DataValidationError && error.response) throw error;
    return settings.explain(error);
  }
}

async function send(
  request: Request,
  init: RequestInit & { signal: AbortSignal },
  { fetch, options, responseLimit, Request, key, loadDeferred }: AttemptSettings,
) {
  // The body is personal data: it goes to this address, not to where it redirects.
  const response = await fetch(new Request(request, { ...init, redirect: "manual" }), options);
  const bytes = await readBody(response, responseLimit, init.signal);
  if (!bytes) throw (await loadDeferred({ response })).tooLarge(response, responseLimit);
  const read = new TextDecoder().decode(bytes);
  const text = response.ok || !key ? read : (await loadDeferred({ response })).hideKey(read, key);
  // A redirect that a browser hides has the status 0, and `new Response` rejects that status.
  const whole = new Response(text || null, response.status ? response : { status: 302 });
  return { response: Object.defineProperty(whole, "url", { value: response.url }), text };
}
