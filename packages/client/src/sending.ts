import {
  type ResponsePlace,
  readPlace,
  unwrapResponse,
} from "@data-validation/envelope/response-place";
import { mergeHeaders } from "openapi-fetch";
import { sleep } from "./abort.ts";
import { attempt, type Fetch } from "./attempt.ts";
import { defaults } from "./defaults.ts";
import { isDeeper } from "./depth.ts";
import { NetworkError, ResponseParseError } from "./errors.ts";
import { createLog, type LogOptions } from "./log.ts";
import { reasonsIn } from "./next-step.ts";
import { createRetryPolicy, type KeyState, type Outcome, type Retry } from "./retry.ts";

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

/** A request as far as a journal needs to know it. */
export type CallRequest = { url: string; version: string; body: string | null };

/** A response, and the text of its body. */
export type Kept = { response: Response; text: string };

/** How the calls of a client, or one of them, are sent. */
export interface SendOptions extends WaitOptions {
  /** Replaces the platform's fetch. */
  fetch?: Fetch | undefined;
  /** Second argument of `fetch`, for options of a platform: `{ dispatcher }` of undici, `{ cf }` of Cloudflare … */
  fetchOptions?: object | undefined;
  /** Largest response that is read, in bytes; 10,000,000 by default. */
  responseLimit?: number | undefined;
}

/** What a client puts on every call. */
export interface Sender extends SendOptions, LogOptions {
  version: string;
  key: () => string | undefined | Promise<string | undefined>;
  /** Where the envelope is in the body of a success. */
  responseAt?: string | undefined;
  /** How the client names itself to the API; in a page the browser does. */
  userAgent?: string | undefined;
  /** What a failure of `fetch` means; without it, the message of the platform. */
  explain?: ((error: unknown) => Outcome) | undefined;
  /** Replaces the platform's Request, for a fetch that wants one of its own. */
  Request?: typeof Request | undefined;
}

/** One call: its settings, how often it was sent, how long it waited before each retry, and its response. */
export interface Call extends SendOptions {
  attempts: number;
  waits: number[];
  /** Returns a response that was kept, or sends and keeps it. */
  keep?: ((request: CallRequest, send: () => Promise<Kept>) => Promise<Kept>) | undefined;
  response?: Response | undefined;
  text?: string;
}

/**
 * Makes a function that makes the fetch of a call, for openapi-fetch: it adds key and version, waits and retries. A middleware could neither
 * repeat a call nor have settings of its own; and so no middleware ever sees the key.
 */
export function createSender(sender: Sender): (call: Call) => Fetch {
  const known: KeyState = {};
  const place = readPlace(sender.responseAt);
  const log = createLog(sender);
  return (call) => async (request, init) => {
    const settings = settingsOf(call, sender);
    const waitAfter = createRetryPolicy(settings.retry, known);
    const { headers: extra, options } = separate({ ...init, ...settings.fetchOptions });
    // The body is read once and sent with each attempt: a stream does not survive being sent twice.
    const body = (await request.text()) || null;
    const { url } = request;
    const send = async (): Promise<Kept> => {
      for (;;) {
        const key = await sender.key();
        // A key that was rotated is a new one.
        if (known.key !== key)
          Object.assign(known, { key, rejectedAt: undefined, accepted: false });
        const headers = mergeHeaders(extra, request.headers, {
          accept: "application/json",
          "api-version": sender.version,
          "x-retry-count": call.attempts || undefined,
          ...(key && { authorization: `Bearer ${key}`, "user-agent": sender.userAgent }),
        });
        call.attempts += 1;
        const { text = "", ...outcome } = await attempt(
          request,
          { headers, body },
          { ...settings, key, options },
        );
        const wait = waitAfter(outcome, reasonsIn(outcome.response, text));
        const name = `Attempt ${call.attempts} of POST ${url.split("?")[0]}`;
        log("info", `${name}: ${describe(outcome, wait)}`);
        log("debug", name, headers, outcome.response?.headers);
        if (wait === undefined) return { response: settle(outcome), text };
        call.waits.push(wait);
        settings.onRetry?.({ attempts: call.attempts, wait, request, ...outcome });
        await sleep(wait, request.signal);
      }
    };
    const kept = await (call.keep?.({ url, version: sender.version, body }, send) ?? send());
    // What is kept is what was paid for, as it was sent: another setting may read it later.
    return Object.assign(call, place.length > 0 ? unwrap(kept, place) : kept).response;
  };
}

/** A success with the envelope at the top of its body. */
function unwrap(kept: Kept, place: ResponsePlace): Kept {
  const { response, text } = kept;
  const body = response.ok ? parse(text) : undefined;
  if (body === undefined) return kept;
  const inner = unwrapResponse(body, place);
  if (inner === undefined)
    throw new ResponseParseError(
      `HTTP ${response.status} without an object at responseAt: "${place.join(".")}". Check the setting.`,
      { response, body },
    );
  const envelope = JSON.stringify(inner);
  const whole = new Response(envelope, response);
  return {
    response: Object.defineProperty(whole, "url", { value: response.url }),
    text: envelope,
  };
}

/** JSON as a value; undefined for any other text and for one that is nested too deep, which have an error of its own. */
function parse(text: string): unknown {
  try {
    const value = JSON.parse(text);
    return isDeeper(value, defaults.maxDepth) ? undefined : value;
  } catch {
    return undefined;
  }
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
  };
}

const explain = (cause: unknown): Outcome => ({
  failure: new NetworkError(`No response: ${cause}`, { cause }),
});

/** Headers and options of a fetch. What a request is made of cannot be changed by options; headers are added below the client's. */
function separate({ headers, body: _, method, redirect, signal, ...options }: RequestInit) {
  return { headers: new Headers(headers), options };
}

function describe({ failure, response }: Outcome, wait: number | undefined): string {
  const retry = wait === undefined ? "" : `, retry in ${Math.round(wait)} ms`;
  return `${failure?.message ?? `HTTP ${response?.status}`}${retry}`;
}

function settle({ failure, response }: Outcome): Response {
  if (failure) throw failure;
  return response;
}
