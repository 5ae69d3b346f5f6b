import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  type DataValidationError,
  GatewayError,
  RateLimitError,
  ResponseParseError,
  VersionMismatchError,
} from "./errors.ts";
import type { Schemas } from "./generated.ts";
import { versionOf } from "./version-header.ts";

const CLASSES: Record<number, typeof ApiError> = {
  400: BadRequestError,
  401: AuthenticationError,
  429: RateLimitError,
};

const CHECK_URL = "Check the base URL.";
const LATER = "Retry later.";

const ADVICE: Record<number, string> = {
  401: "Send the credentials that the gateway asks for.",
  403: "Ask its operator to let the request through.",
  407: "Give your HTTP client the credentials of the proxy.",
  408: LATER,
  413: "Send a smaller request.",
  429: LATER,
};

/** How a response is checked. `parseAs`: how its body was parsed, as JSON by default; `cause`: why it could not be parsed. */
export type ResponseCheck = {
  requested: string;
  versionHeader?: string | undefined;
  parseAs?: string | undefined;
  cause?: unknown;
};

/** Throws the error that a response stands for. `body` is parsed JSON, or the text of anything else. */
export function checkResponse(response: Response, body: unknown, check: ResponseCheck): void {
  const { requested, versionHeader, parseAs = "json", cause } = check;
  const { ok, status } = response;
  const fail = (Class: typeof DataValidationError, message: string, details?: object) => {
    throw new Class(`HTTP ${status}${message}`, { response, body, ...details });
  };
  if (ok && parseAs === "json" && !isSuccess(body))
    fail(ResponseParseError, describeBody(body, cause), { cause });
  const received = versionOf(response.headers, versionHeader);
  // An error response without a version came from a gateway; a success without one is still the API's.
  if (received !== undefined && received !== requested) {
    const message = ` from version ${received} instead of ${requested}. Check the proxies.`;
    fail(VersionMismatchError, message, { requested, received });
  }
  if (ok) return;
  const { errors } = (body ?? {}) as { errors?: unknown };
  if (isErrors(errors)) {
    const [first] = errors;
    fail(CLASSES[status] ?? ApiError, first ? `, ${first.type}: ${first.description}` : "", {
      errors,
    });
  }
  fail(status === 429 ? RateLimitError : GatewayError, describeForeign(status));
}

function isSuccess(body: unknown): boolean {
  const { result, results } = (body ?? {}) as { result?: unknown; results?: unknown };
  return (!!result && typeof result === "object") || Array.isArray(results);
}

function describeBody(body: unknown, cause: unknown): string {
  const isCutOff = cause !== undefined && typeof body === "string" && /^\s*[{[]/.test(body);
  return isCutOff ? ` with damaged JSON. ${LATER}` : ` without the API's body. ${CHECK_URL}`;
}

function describeForeign(status: number): string {
  if (status < 400) return `, a redirect, which is not followed. ${CHECK_URL}`;
  return ` from a gateway. ${ADVICE[status] ?? (status < 500 ? CHECK_URL : LATER)}`;
}

function isErrors(errors: unknown): errors is Schemas["RequestError"][] {
  return Array.isArray(errors) && errors.every((error) => error?.relatedTo?.map);
}
