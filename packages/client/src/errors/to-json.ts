import { InvalidRequestError } from "./errors.ts";

/** A text that UTF-8 cannot express: half of a pair of surrogates. */
const LONE = /\p{Cs}/u;

/**
 * A body as JSON; throws an {@link InvalidRequestError} for values that JSON cannot express, and
 * would omit or send as null.
 */
export function toJson(body: unknown): string {
  try {
    return JSON.stringify(body, (name, value) => {
      if (typeof value === "number" ? !Number.isFinite(value) : LONE.test(value?.at ? value : ""))
        throw new TypeError(`${name} has no JSON`);
      return value;
    });
  } catch (cause) {
    throw new InvalidRequestError(`The request cannot be sent: ${cause}.`, { cause });
  }
}
