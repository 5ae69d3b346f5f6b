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

const CLASSES: Record<number, typeof ApiError> = {
  400: BadRequestError,
  401: AuthenticationError,
  429: RateLimitError,
};

/**
 * Checks a response of the API, or of a proxy in front of it.
 *
 * @param requested - The requested version.
 * @param body - The parsed body; undefined if it is not JSON.
 * @param parseAs - How the body was parsed; as JSON unless given.
 * @param cause - Why the body could not be parsed.
 * @throws the error that the response stands for
 */
export function checkResponse(
  requested: string,
  response: Response,
  body: unknown,
  parseAs = "json",
  cause?: unknown,
): void {
  const { ok, status } = response;
  const received = response.headers.get("service-api-version");
  const { result, results, errors } = (body ?? {}) as { result?: unknown; results?: unknown; errors?: unknown };
  const fail = (Class: typeof DataValidationError, message: string, details?: object) => {
    throw new Class(`HTTP ${status}${message}`, { response, body, ...details });
  };
  const advice = ". Check the base URL.";
  if (ok && parseAs === "json" && !(result && typeof result === "object") && !Array.isArray(results))
    fail(ResponseParseError, ` without the API's body${advice}`, { cause });
  // A failure without a version came from a gateway; its status says more than the missing header.
  if (received !== requested && (ok || received))
    fail(VersionMismatchError, ` from version ${received} instead of ${requested}. Check the proxies.`, {
      requested,
      received,
    });
  if (ok) return;
  if (isErrors(errors)) {
    const [first] = errors;
    fail(CLASSES[status] ?? ApiError, first ? `, ${first.type}: ${first.description}` : "", { errors });
  }
  fail(status === 429 ? RateLimitError : GatewayError, (status < 400 ? ", a redirect" : " from a gateway") + advice);
}

function isErrors(errors: unknown): errors is Schemas["RequestError"][] {
  return Array.isArray(errors) && errors.every((error) => error?.relatedTo?.map);
}
