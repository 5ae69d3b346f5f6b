import { readPlace } from "@data-validation/envelope/read-place";
import { mergeHeaders } from "openapi-fetch";
import * as defaults from "../defaults.ts";
import { NetworkError } from "../errors/errors.ts";
import type { LoadDeferred } from "../load-deferred.ts";
import { createLog, type LogOptions } from "../log.ts";
import type { Outcome } from "../outcome.ts";
import type { ResponseWithText } from "../response/unwrap.ts";
import { sleep } from "./abort.ts";
import { sendOnce } from "./attempt.ts";
import type { createRetryPolicy, KeyStates } from "./retry.ts";
import type { Call, Fetch, SendOptions } from "./send-options.ts";

/**
 * The fetch of the platform, looked up with each call, so that a later replacement (a test, a
 * tracer) is used.
 */
const platformFetch: Fetch = (request, options) => globalThis.fetch(request, options);

/** The settings of a client that apply to every call. */
export interface Sender extends SendOptions, LogOptions {
  version: string;
  key: () => string | undefined | Promise<string | undefined>;
  /** Where the envelope is in the body of a success. */
  responseAt?: string | undefined;
  /** How the client names itself to the API; in a page the browser does. */
  userAgent?: string | undefined;
  loadDeferred: LoadDeferred;
  /** Explains a failure of `fetch`; without it, the message of the platform is used. */
  explain?: ((error: unknown) => Outcome) | undefined;
  /** Replaces the platform's Request, for a fetch that requires its own. */
  Request?: typeof Request | undefined;
}

/**
 * Returns a function that creates the fetch of a call for openapi-fetch: it adds key and version,
 * waits and retries. A middleware could not repeat a call or have its own settings. As a result,
 * middleware never sees the key.
 */
export function createSender(sender: Sender): (call: Call) => Fetch {
  const keys: KeyStates = {};
  const place = readPlace(sender.responseAt);
  const log = createLog(sender);
  return (call) => async (request, init) => {
    const settings = settingsOf(call, sender);
    const waitAfter = createWait(sender, settings.retry, keys);
    const { headers: extra, options } = splitInit({ ...init, ...settings.fetchOptions });
    // The body is read once and sent with each attempt: a stream does not survive being sent twice.
    const body = (await request.text()) || null;
    const { url } = request;
    const send = async (): Promise<ResponseWithText> => {
      for (;;) {
        const key = await sender.key();
        const headers = mergeHeaders(extra, request.headers, {
          accept: "application/json",
          "api-version": sender.version,
          "x-retry-count": call.attempts || undefined,
          ...(key && { authorization: `Bearer ${key}`, "user-agent": sender.userAgent }),
        });
        call.attempts += 1;
        const attempted = { ...settings, key, options };
        const { text = "", ...outcome } = await sendOnce(request, { headers, body }, attempted);
        const wait = await waitAfter(outcome, text, key);
        const name = `Attempt ${call.attempts} of POST ${url.split("?")[0]}`;
        log("info", `${name}: ${describe(outcome, wait)}`);
        log("debug", name, headers, outcome.response?.headers);
        if (wait === undefined) return { response: responseOf(outcome), text };
        call.waits.push(wait);
        settings.onRetry?.({ attempts: call.attempts, wait, request, ...outcome });
        await sleep(wait, request.signal);
      }
    };
    const received = await (call.keep?.({ url, version: sender.version, body }, send) ?? send());
    // The journal stores the body as received: a later run may have another `responseAt`.
    if (place.length === 0) return Object.assign(call, received).response;
    const { unwrap } = await sender.loadDeferred(received);
    return Object.assign(call, unwrap(received, place)).response;
  };
}

/**
 * Makes a function that returns the milliseconds before the next attempt of a call; undefined if
 * there is none.
 */
function createWait(sender: Sender, retry: SendOptions["retry"], keyStates: KeyStates) {
  let policy: ReturnType<typeof createRetryPolicy> | undefined;
  return async (outcome: Outcome, text: string, key: string | undefined) => {
    if (outcome.response?.ok) {
      keyStates.accepted = key;
      return undefined;
    }
    const deferred = await sender.loadDeferred(outcome);
    policy ??= deferred.createRetryPolicy(retry, keyStates);
    return policy(outcome, deferred.reasonsIn(text), key);
  };
}

function settingsOf(call: Call, sender: Sender) {
  return {
    timeout: call.timeout ?? sender.timeout ?? defaults.timeout,
    retry: call.retry ?? sender.retry,
    onRetry: call.onRetry ?? sender.onRetry,
    fetch: call.fetch ?? sender.fetch ?? platformFetch,
    fetchOptions: call.fetchOptions ?? sender.fetchOptions,
    responseLimit: call.responseLimit ?? sender.responseLimit ?? defaults.responseLimit,
    Request: sender.Request ?? Request,
    explain: sender.explain ?? explain,
    loadDeferred: sender.loadDeferred,
  };
}

const explain = (cause: unknown): Outcome => ({
  failure: new NetworkError(`No response: ${cause}`, { cause }),
});

/**
 * Headers and options of a fetch. Options cannot change the content of a request; headers are added
 * below the client's.
 */
function splitInit({ headers, body: _, method, redirect, signal, ...options }: RequestInit) {
  return { headers: new Headers(headers), options };
}

function describe({ failure, response }: Outcome, wait: number | undefined): string {
  const retry = wait === undefined ? "" : `, retry in ${Math.round(wait)} ms`;
  return `${failure?.message ?? `HTTP ${response?.status}`}${retry}`;
}

function responseOf({ failure, response }: Outcome): Response {
  if (failure) throw failure;
  return response;
}
