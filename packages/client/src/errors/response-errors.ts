import { bareName } from "@data-validation/common/bare-name";
import { DataValidationError } from "./errors.ts";

// The errors of responses. They have a file of their own, since pages load them later.

class ResponseError extends DataValidationError {
  declare readonly status: number;
  declare readonly response: Response;
}

/** The API rejected the request; `errors` holds the reasons. */
export class ApiError extends ResponseError {
  static override kind = "ApiError";
}

/** HTTP 400: the request body is wrong. */
export class BadRequestError extends ApiError {
  static override kind = "BadRequestError";

  /**
   * The problem of each field of the request, by its bare name: `numberFormat`. Several errors of a
   * field are one text.
   */
  get fields(): Record<string, string> {
    const problems: Record<string, string> = {};
    for (const { relatedTo, description } of this.errors)
      for (const field of new Set(relatedTo.map(bareName)))
        problems[field] = Object.hasOwn(problems, field)
          ? `${problems[field]} ${description}`
          : description;
    return problems;
  }
}

/** HTTP 401: the API key was rejected. */
export class AuthenticationError extends ApiError {
  static override kind = "AuthenticationError";
}

/** HTTP 429: too many requests. A gateway may have returned it; `errors` is then empty. */
export class RateLimitError extends ApiError {
  static override kind = "RateLimitError";
}

/**
 * The response did not come from the API: a load balancer, a proxy or a sign-in page returned it,
 * or it is a redirect.
 */
export class GatewayError extends ResponseError {
  static override kind = "GatewayError";
}

/** The body of the response is larger than `responseLimit`. */
export class ResponseTooLargeError extends GatewayError {
  static override kind = "ResponseTooLargeError";
}

/** The response is a success, and its body does not match the contract. */
export class ResponseParseError extends ResponseError {
  static override kind = "ResponseParseError";
  /**
   * The actual place of the envelope, if it is not the expected one: the value for the setting
   * `responseAt`.
   */
  declare readonly responseAt?: string;
  /** Faults that `validateResponses` found. */
  declare readonly issues?: readonly {
    readonly message: string;
    readonly path?: readonly unknown[] | undefined;
  }[];
}

/**
 * Another version than the requested one responded, so that the types of the response are wrong.
 */
export class VersionMismatchError extends ResponseError {
  static override kind = "VersionMismatchError";
  /** The version that was requested. */
  declare readonly requested: string;
  /** The version that responded. */
  declare readonly received: string;
}
