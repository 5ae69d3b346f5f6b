import type { Schemas } from "./generated.ts";

/** What every error of this package has, and `instanceof` asks for, so that it holds between two copies of the package too. */
const OURS = Symbol.for("@data-validation/client");

const BASE = "DataValidationError";

/** What an error is made of beside its message. */
export interface Details {
  /** What was caught. */
  cause?: unknown;
  /** The HTTP response. */
  response?: Response;
  /** What the API says is wrong with the request. */
  errors?: Schemas["RequestError"][];
  [more: string]: unknown;
}

/**
 * Whatever became of a call that did not succeed. Its `name`, its `code` and `instanceof` hold across bundles, realms and minifiers.
 */
export class DataValidationError extends Error {
  /** The name of the class, which no minifier shortens. */
  static kind = BASE;
  /** One word for a `switch`: the `type` of the API's first error (`AUTH`, `RATE_LIMIT` …), or the name of this error. */
  readonly code: string;
  /** What the API says is wrong with the request (section 7); empty when the error is not the API's. */
  readonly errors: Schemas["RequestError"][] = [];
  /** The path of the operation that was called. */
  declare readonly operation?: string;
  /** How often the call was sent. */
  declare readonly attempts?: number;
  /** The HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;
  /** The HTTP response; its body can be read. */
  declare readonly response: Response | undefined;

  constructor(message: string, { cause, response, ...details }: Details = {}) {
    super(message, { cause });
    // A logger that prints an error need not print the response.
    Object.defineProperty(this, "response", { value: response });
    Object.assign(this, details);
    this.status = response?.status;
    this.name = new.target.kind;
    this.code = this.errors[0]?.type ?? this.name;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    const { [OURS]: isOurs, name } = (value ?? {}) as { [OURS]?: true; name?: string };
    // biome-ignore lint/complexity/noThisInStatic: the class that is asked for, a subclass for example.
    return !!isOurs && (name === this.kind || this.kind === BASE);
  }

  get [OURS](): true {
    return true;
  }

  /** The headers of the answer. */
  get headers(): Headers | undefined {
    return this.response?.headers;
  }

  /** What the answer calls this request (`x-request-id`), for a question to the service's support; undefined where it does not. */
  get requestId(): string | undefined {
    return this.headers?.get("x-request-id") ?? undefined;
  }
}

/** The API refused the request: `errors` says why (section 7). */
export class ApiError extends DataValidationError {
  static override kind = "ApiError";
  declare readonly status: number;
  declare readonly response: Response;
}

/** Something on the way to the API answered in its place: a load balancer, a proxy, a page to sign in. A redirect is one too. */
export class GatewayError extends DataValidationError {
  static override kind = "GatewayError";
  declare readonly status: number;
  declare readonly response: Response;
}

/** The answer is a success, and its body is not what the API answers. What the parser said is the cause. */
export class ResponseParseError extends DataValidationError {
  static override kind = "ResponseParseError";
  declare readonly status: number;
  declare readonly response: Response;
}

/** The API answered in another version than the one that was asked for, so that the types of the answer do not hold. */
export class VersionMismatchError extends DataValidationError {
  static override kind = "VersionMismatchError";
  declare readonly status: number;
  declare readonly response: Response;
  /** The version that was asked for. */
  declare readonly asked: string;
  /** The version that answered; null when the answer does not say. */
  declare readonly answered: string | null;
}

/** The API could not be reached, or the connection broke. What `fetch` said is the cause. */
export class NetworkError extends DataValidationError {
  static override kind = "NetworkError";
}

/** There was no answer within `timeout`, or within the time of an `AbortSignal.timeout`, which then is the cause. */
export class TimeoutError extends DataValidationError {
  static override kind = "TimeoutError";
  /** The time that an attempt had, in milliseconds; undefined when it was a signal's. */
  declare readonly milliseconds?: number;
}

/** An API key was given to a client in a web page, or in a worker of one (section 5, rule 5). */
export class KeyInPageError extends DataValidationError {
  static override kind = "KeyInPageError";
}
