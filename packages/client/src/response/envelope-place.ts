import { findPlace } from "@data-validation/envelope/response-place";
import { hasEnvelope } from "./envelope.ts";

/**
 * The actual place of the envelope of a success, if it is not the top of the body: the value for
 * `responseAt`.
 */
export function findEnvelopePlace(body: unknown): string | undefined {
  return hasEnvelope(body) ? undefined : findPlace(body, (value) => hasEnvelope(value));
}
