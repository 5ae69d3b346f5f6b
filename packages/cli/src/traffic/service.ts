import { setTimeout as sleep } from "node:timers/promises";
import {
  finalErrorText,
  type Reason,
  stepAfter,
} from "@data-validation/client/internal/errors/next-step";
import { findEnvelopePlace } from "@data-validation/client/internal/response/envelope-place";
import { hideKey } from "@data-validation/client/internal/sending/hide-key";
import { getOrInsert } from "@data-validation/common/get-or-insert";
import { readPlace } from "@data-validation/envelope/read-place";
import { unwrapResponse } from "@data-validation/envelope/response-place";
import { readStatedVersion } from "@data-validation/envelope/stated-version";
import type { Json } from "@data-validation/openapi-document/json";
import { UserError } from "../command-line.ts";
import { formatCount } from "../format.ts";
import {
  authorizationHeader,
  type Call,
  callKey,
  callUrl,
  type Exchange,
  isSuccess,
  requestHeaders,
  type ServiceResponse,
} from "./call.ts";
import { parseBody, type RecordedBody, type RecordedCall } from "./recorded.ts";
import {
  type Failure,
  LARGEST_RESPONSE,
  type ReceivedResponse,
  type SendOutcome,
  sendRequest,
} from "./request.ts";

export interface ServiceSettings {
  baseUrl: string;
  apiKey: string;
  /** The most calls that may be made, repeated ones included. */
  atMost: number;
  /** Milliseconds that the run may take. */
  longest?: number;
  /**
   * The header that states the version, if it is not the only one whose name ends in
   * `-api-version`.
   */
  versionHeader?: string | undefined;
  /** The place of the envelope in the body of a success. */
  responseAt?: string | undefined;
  fetch?: typeof fetch;
  /** Waits for the next call, where their rate is limited. */
  pace?: () => Promise<void>;
  /** Waits before a call is retried; a test does not. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

export class StopError extends Error {
  /** Whether only the limit of calls, or of time, is reached. */
  readonly isLimit: boolean;

  constructor(message: string, isLimit = false) {
    super(message);
    this.isLimit = isLimit;
  }
}

/** A call with its response, also as a recording has it. */
export type RecordedExchange = Exchange & { recorded: RecordedCall };

/** Milliseconds to wait before each retry, unless `Retry-After` asks for more. */
const retryPauses = [1000, 2000, 4000];

/** Calls in a row to one path that failed with all retries: the next ones are not retried. */
const MOST_FAILURES = 3;

/** The number of long rate limits without a response after which the run ends. */
const MOST_LIMITS = 3;

/** Makes the calls of a run, each once, one after the other. */
export class Service {
  made = 0;
  /** The calls that had a response of the service. */
  readonly exchanges: RecordedExchange[] = [];
  readonly #responses = new Map<string, Promise<ServiceResponse>>();
  readonly #settings: ServiceSettings;
  readonly #begun = Date.now();
  /** Failures in a row, by path. */
  readonly #failures = new Map<string, number>();
  /** Rate limits longer than the limit of a wait, by path and key: the next calls are skipped. */
  readonly #limits = new Map<string, Failure>();
  #isReached = false;

  constructor(settings: ServiceSettings) {
    this.#settings = settings;
  }

  /** Why calls were skipped, if the service limits their rate for too long. */
  get limit(): StopError | undefined {
    const [limit] = this.#limits.values();
    return limit && new StopError(`The service limits the rate of calls: ${limit.failure}.`, true);
  }

  /** Makes a call, or returns its earlier response. */
  send(call: Call): Promise<ServiceResponse> {
    return getOrInsert(this.#responses, callKey(call), () => this.#make(call));
  }

  async #make(call: Call): Promise<ServiceResponse> {
    const outcome = await this.#retry(call);
    if ("failure" in outcome) return this.#unavailable(call, outcome);
    const { apiKey, versionHeader, responseAt } = this.#settings;
    const { status, headers, text } = outcome;
    const mediaType = headers["content-type"] ?? "";
    const received = parseBody(hideKey(text, apiKey), LARGEST_RESPONSE);
    const responseBody = isSuccess({ status }) ? readEnvelope(received, responseAt) : received;
    const body = responseBody && "json" in responseBody ? responseBody.json : undefined;
    if (!this.#isReached && body === undefined && !mediaType.includes("json"))
      throw new UserError(
        `There is nothing of this API at ${this.#settings.baseUrl}${call.path}: HTTP ${status}, ${mediaType || "no media type"}. Check the base URL.`,
      );
    if (isRedirect(status) && this.#isReached) return emptyResponse(`HTTP ${status}`);
    this.#isReached = true;
    const version = readStatedVersion(new Headers(headers), versionHeader);
    const response = { status, mediaType, body, version };
    this.exchanges.push({ call, response, recorded: recordOf(call, outcome, responseBody) });
    const reasons = reasonsOf(body);
    // A key may be limited to some operations (403).
    const isFinal = status !== 403 && stepAfter(status, reasons) === "stop";
    if (isFinal && call.key === undefined)
      throw new StopError(`${finalErrorText(status, reasons)} HTTP ${status} to the given key.`);
    return responseBody && "isTooDeep" in responseBody
      ? { ...response, failure: `a body that ${responseBody.problem}` }
      : response;
  }

  /** Returns a failure as a response, unless it ends the run. */
  #unavailable(call: Call, failed: Failure): ServiceResponse {
    const { path, key } = call;
    const { failure, isUnreachable, end } = failed;
    if (end !== undefined && key === undefined)
      throw new StopError(`${end} ${failure} to the given key.`);
    // An unavailable part of the service may recover before `Retry-After`.
    if (failed.status === 429 && failed.isTooLong) this.#limits.set(scopeOf(call), failed);
    if (this.exchanges.length === 0 && this.#limits.size === MOST_LIMITS) throw this.limit;
    if (!this.#isReached && isUnreachable)
      throw new UserError(
        `${failure} from ${this.#settings.baseUrl}${path}. Check the base URL, or start the service.`,
      );
    return emptyResponse(failure);
  }

  /** Makes a call, and repeats it after each temporary failure. */
  async #retry(call: Call): Promise<SendOutcome> {
    const { path } = call;
    const limit = this.#limits.get(scopeOf(call));
    if (limit !== undefined) return limit;
    const failures = this.#failures.get(path) ?? 0;
    const pauses = failures < MOST_FAILURES ? retryPauses : [];
    for (let tries = 0; ; tries += 1) {
      const outcome = await this.#send(call);
      if (!("failure" in outcome) && !this.#isOfGateway(outcome)) {
        this.#failures.delete(path);
        return outcome;
      }
      const failed: Partial<Failure> = "failure" in outcome ? outcome : {};
      const pause = pauses[tries];
      if (pause === undefined || failed.isFinal || failed.isTooLong) {
        this.#failures.set(path, failures + 1);
        return outcome;
      }
      await this.#pause(failed.retryAfter ?? pause);
    }
  }

  /** A page or a redirect instead of a response from the service. */
  #isOfGateway({ status, headers, text }: ReceivedResponse): boolean {
    if (!this.#isReached) return false;
    const { versionHeader } = this.#settings;
    const isOwn = readStatedVersion(new Headers(headers), versionHeader) !== undefined;
    return isRedirect(status) || (!isOwn && !("json" in (parseBody(text, LARGEST_RESPONSE) ?? {})));
  }

  async #pause(milliseconds: number): Promise<void> {
    const { wait = sleep } = this.#settings;
    await wait(Math.min(milliseconds, Math.max(0, this.#left())));
  }

  #left(): number {
    const { longest = Number.POSITIVE_INFINITY } = this.#settings;
    return this.#begun + longest - Date.now();
  }

  async #send(call: Call): Promise<SendOutcome> {
    const { atMost, baseUrl, apiKey, fetch = globalThis.fetch, pace } = this.#settings;
    if (this.made >= atMost)
      throw new StopError(`The limit of ${formatCount(atMost, "call")} is reached.`, true);
    await pace?.();
    if (this.#left() <= 0) throw new StopError("The time limit is reached.", true);
    this.made += 1;
    return sendRequest(fetch, callUrl(baseUrl, call), {
      method: "POST",
      headers: { ...requestHeaders(call), ...authorizationHeader(call, apiKey) },
      body: JSON.stringify({ request: call.request }),
      redirect: "manual",
      signal: AbortSignal.timeout(Math.max(1, Math.min(30_000, this.#left()))),
    });
  }
}

/** A call as a recording has it. */
function recordOf(
  call: Call,
  { status, headers }: ReceivedResponse,
  responseBody: RecordedBody | undefined,
): RecordedCall {
  return {
    where: `${call.path} ${call.version ?? ""}`.trim(),
    time: new Date().toISOString(),
    method: "POST",
    url: call.path,
    requestHeaders: requestHeaders(call),
    requestBody: { json: { request: call.request } },
    status,
    responseHeaders: headers,
    responseBody,
  };
}

/** The calls that a rate limit covers. */
function scopeOf({ path, key }: Call): string {
  return JSON.stringify([path, key]);
}

const isRedirect = (status: number) => status >= 300 && status < 400;

function emptyResponse(failure: string): ServiceResponse {
  return { status: 0, mediaType: "", body: undefined, version: undefined, failure };
}

/** The errors in a body; undefined if it has no list of them. */
function reasonsOf(body: Json | undefined): Reason[] | undefined {
  const { errors } = (body ?? {}) as { errors?: unknown };
  return Array.isArray(errors) ? errors.map((error) => error ?? {}) : undefined;
}

/** @throws UserError that names the setting, if the envelope has another place */
function readEnvelope(
  body: RecordedBody | undefined,
  responseAt: string | undefined,
): RecordedBody | undefined {
  if (!body || !("json" in body)) return body;
  const inner = unwrapResponse(body.json, readPlace(responseAt)) as Json | undefined;
  if (inner === undefined)
    throw new UserError(
      `A success has no object ${responseAt}, which --response-at names. Check the setting.`,
    );
  const place = findEnvelopePlace(inner);
  if (place !== undefined)
    throw new UserError(
      `A success has its envelope in ${place}. Run again with --response-at ${[responseAt, place].filter(Boolean).join(".")}.`,
    );
  return { json: inner };
}
