import { isDeeper } from "@data-validation/common/is-deeper";
import type { ResponsePlace } from "@data-validation/envelope/read-place";
import { unwrapResponse } from "@data-validation/envelope/response-place";
import * as defaults from "../defaults.ts";
import { ResponseParseError } from "../errors/response-errors.ts";

export interface ResponseWithText {
  response: Response;
  text: string;
}

/** A success with the envelope at the top of its body. */
export function unwrap(received: ResponseWithText, place: ResponsePlace): ResponseWithText {
  const { response, text } = received;
  const body = response.ok ? parse(text) : undefined;
  if (body === undefined) return received;
  const inner = unwrapResponse(body, place);
  if (inner === undefined)
    throw new ResponseParseError(
      `HTTP ${response.status} without an object at responseAt: "${place.join(".")}". Check the setting.`,
      { response, body },
    );
  const envelope = JSON.stringify(inner);
  const whole = new Response(envelope, response);
  return {
    response: Object.defineProperty(whole, "url", { value: response.url }),
    text: envelope,
  };
}

/**
 * JSON as a value; undefined for any other text and for one that is nested too deep, which have
 * errors of their own.
 */
function parse(text: string): unknown {
  try {
    const value = JSON.parse(text);
    return isDeeper(value, defaults.maxDepth) ? undefined : value;
  } catch {
    return undefined;
  }
}
