import { findPlace } from "@data-validation/envelope/response-place";

/** Whether a value has the member that every success has: the result of a validation, or the results of a search. */
function isEnvelope(body: unknown): boolean {
  const { result, results } = (body ?? {}) as { result?: unknown; results?: unknown };
  return (!!result && typeof result === "object") || Array.isArray(results);
}

/** The actual place of the envelope of a success, if it is not the top of the body: the value for `responseAt`. */
export function wrappedAt(body: unknown): string | undefined {
  return isEnvelope(body) ? undefined : findPlace(body, isEnvelope);
}
