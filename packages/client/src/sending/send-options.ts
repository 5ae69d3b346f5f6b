import type { ResponseWithText } from "../response/unwrap.ts";
import type { Retry } from "./retry.ts";

/** A fetch function as a client calls it: `fetchOptions` come as the second argument. */
export type Fetch = (request: Request, options?: RequestInit) => Promise<Response>;

/** The part of a request that a journal compares. */
export type CallRequest = { url: string; version: string; body: string | null };

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
  /**
   * Milliseconds that each attempt may take, to the last byte of the response; 30,000 by default, 0
   * or Infinity for no limit.
   */
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
  /**
   * Second argument of `fetch`, for options of a platform: `{ dispatcher }` of undici, `{ cf }` of
   * Cloudflare …
   */
  fetchOptions?: object | undefined;
  /** Largest response that is read, in bytes; 10,000,000 by default. */
  responseLimit?: number | undefined;
}

/**
 * One call: its settings, how often it was sent, how long it waited before each retry, and its
 * response.
 */
export interface Call extends SendOptions {
  attempts: number;
  waits: number[];
  /** Returns a stored response, or sends the request and stores its response. */
  keep?:
    | ((request: CallRequest, send: () => Promise<ResponseWithText>) => Promise<ResponseWithText>)
    | undefined;
  response?: Response | undefined;
  text?: string;
}
