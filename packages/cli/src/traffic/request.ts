import {
  finalErrorText,
  reasonsIn,
  stepOfReason,
} from "@data-validation/client/internal/errors/next-step";
import { readRetryAfter } from "@data-validation/client/internal/headers/retry-after";
import { readBody } from "@data-validation/client/internal/response/read-body";

/** The largest body that is read, in bytes. */
export const LARGEST_RESPONSE = 10_000_000;

/** The most milliseconds that the service may ask to wait before a retry. */
const LONGEST_WAIT = 60_000;

/** Temporary statuses below 500. */
const temporaryStatuses = [408, 425, 429];

export interface Failure {
  status?: number;
  /** The actual response: `HTTP 503`. */
  failure: string;
  /** Whether nothing was received. */
  isUnreachable?: boolean;
  /** Whether the same call would fail again. */
  isFinal?: boolean;
  /** Why every other call fails too, as a sentence. */
  end?: string;
  /** Milliseconds that the service asks to wait before a retry. */
  retryAfter?: number;
  /** Whether it asks for more than the limit of a wait. */
  isTooLong?: boolean;
}

export type ReceivedResponse = { status: number; headers: Record<string, string>; text: string };
export type SendOutcome = ReceivedResponse | Failure;

/** A temporary status is a failure, whether the API or a gateway sent it. */
export async function sendRequest(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
): Promise<SendOutcome> {
  try {
    const response = await fetch(url, init);
    const { status, headers } = response;
    const bytes = await readBody(response, LARGEST_RESPONSE);
    const text = bytes && new TextDecoder().decode(bytes);
    if (temporaryStatuses.includes(status) || status >= 500) return failureOf(response, text ?? "");
    if (text === undefined)
      return { failure: `body over ${LARGEST_RESPONSE / 1e6} MB`, isFinal: true };
    return { status, headers: Object.fromEntries(headers), text };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return { failure: `No response (${cause?.code ?? name})`, isUnreachable: true };
  }
}

/** A temporary status, unless the reason in the body is permanent. */
function failureOf(response: Response, text: string): Failure {
  const { status, headers } = response;
  const failure = { status, failure: `HTTP ${status}` };
  const reasons = reasonsIn(text);
  if (stepOfReason(status, reasons) === "stop")
    return { ...failure, isFinal: true, end: finalErrorText(status, reasons) };
  if (!headers.has("retry-after")) return failure;
  const retryAfter = readRetryAfter(response);
  if (retryAfter <= LONGEST_WAIT) return { ...failure, retryAfter };
  const wait = `asks to wait ${Math.ceil(retryAfter / 1000)} s`;
  return { status, failure: `HTTP ${status} (${wait})`, isTooLong: true };
}
