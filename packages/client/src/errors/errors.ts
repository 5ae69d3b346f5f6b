import type { ErrorType, Schemas } from "../generated.ts";
import { type Limits, limitsOf } from "../headers/limits.ts";
import { readRetryAfter } from "../headers/retry-after.ts";
import { escapeControls } from "./unsafe-characters.ts";

/**
 * Marks the errors of this package, also those of another copy of it; holds the names of an error's
 * classes.
 */
const OURS = Symbol.for("@data-validation/client");

/** The part of an error beside its message. */
export interface Details {
  /** The error that caused this one. */
  cause?: unknown;
  /** The HTTP response. */
  response?: Response;
  /** The body of the response. */
  body?: unknown;
  /** The errors that the API returned. */
  errors?: Schemas["RequestError"][];
  [more: string]: unknown;
}

/**
 * Codes of errors: the `type` that the API returned, or the name of the error. The API may add
 * types.
 */
export type ErrorCode =
  | ErrorType
  | "GatewayError"
  | "InvalidRequestError"
  | "KeyInPageError"
  | "NetworkError"
  | "ResponseParseError"
  | "ResponseTooLargeError"
  | "TimeoutError"
  | "VersionMismatchError"
  | (string & {});

/**
 * Base class of all errors of this package. `name`, `code` and `instanceof` work across bundles,
 * realms and minifiers.
 */
export class DataValidationError extends Error {
  /** Name of the class; minifiers keep it. */
  static kind = "DataValidationError";
  /**
   * One word for a `switch`: the `type` of the first error that the API returned (`AUTH`,
   * `RATE_LIMIT` …), or the name of this error.
   */
  readonly code: ErrorCode;
  /** Errors that the API returned; empty if the error is not the API's. */
  readonly errors: Schemas["RequestError"][] = [];
  /** Path of the operation that was called. */
  declare readonly operation?: string;
  /** How many times the call was sent. */
  declare readonly attempts?: number;
  /** HTTP status code; undefined if there was no response. */
  readonly status: number | undefined;
  /** HTTP response. */
  declare readonly response: Response | undefined;
  /** Body of the response: parsed JSON, or the text of anything else. */
  declare readonly body: unknown;

  constructor(message: string, { cause, response, body, ...details }: Details = {}) {
    // A message may quote a server, and is printed as a line.
    super(escapeControls(message).replaceAll("\n", "\\u000a"), { cause });
    const kinds: string[] = [];
    for (let one = new.target; one.kind; one = Object.getPrototypeOf(one)) kinds.push(one.kind);
    // A logger that prints an error leaves these out.
    Object.defineProperties(this, {
      [OURS]: { value: kinds },
      response: { value: response },
      body: { value: body },
    });
    Object.assign(this, details);
    this.status = response?.status;
    this.name = new.target.kind;
    this.code = this.errors[0]?.type ?? this.name;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: the class that is asked for, a subclass for example.
    return !!(value as { [OURS]?: string[] } | undefined)?.[OURS]?.includes(this.kind);
  }

  /** Headers of the response. */
  get headers(): Headers | undefined {
    return this.response?.headers;
  }

  /** Limits of the key that the response states. */
  get limits(): Limits {
    return limitsOf(this.headers);
  }

  /** The `Retry-After` of the response in milliseconds; undefined without one. */
  get retryAfter(): number | undefined {
    return readRetryAfter(this.response) || undefined;
  }

  /**
   * Code of this call that the body states (`request.code`), for support questions; undefined if
   * there is none.
   */
  get requestCode(): string | undefined {
    const { request } = Object(this.body) as { request?: { code?: unknown } };
    return typeof request?.code === "string" ? request.code : undefined;
  }

  /**
   * Request ID that the response carries (`x-request-id`), for support questions; undefined if
   * there is none.
   */
  get requestId(): string | undefined {
    return this.headers?.get("x-request-id") ?? undefined;
  }
}

/** The request has a value that JSON cannot express, `NaN` for example. Nothing was sent. */
export class InvalidRequestError extends DataValidationError {
  static override kind = "InvalidRequestError";
}

/** The API could not be reached, or the connection broke. `cause` is the error of `fetch`. */
export class NetworkError extends DataValidationError {
  static override kind = "NetworkError";
}

/**
 * No response within `timeout`, or within the time of an `AbortSignal.timeout`, which is then the
 * cause.
 */
export class TimeoutError extends DataValidationError {
  static override kind = "TimeoutError";
  /** Time limit of an attempt, in milliseconds; undefined if it was a signal's. */
  declare readonly milliseconds?: number;
}

/** An API key was given to a client in a web page, in a worker of one or in an app. */
export class KeyInPageError extends DataValidationError {
  static override kind = "KeyInPageError";
}
