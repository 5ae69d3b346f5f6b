import { valueByEnd } from "@data-validation/envelope/stated-version";
import { limitHeaderEnds } from "../generated.ts";
import { mapValues } from "../map-values.ts";

/**
 * The limits of a key that a response states; undefined where it does not, or states no sensible
 * number.
 */
export interface Limits {
  /** Calls per period, at most. */
  rateLimit: number | undefined;
  /** Length of the period, by assumption in seconds. */
  rateLimitPeriod: number | undefined;
  /** Calls left in the period. */
  rateLimitRemaining: number | undefined;
  /** Credits per day. A call may cost a fraction of one. */
  dailyCreditsLimit: number | undefined;
  /** Credits left today. */
  dailyCreditsLeft: number | undefined;
}

/** Reads the limits in the headers of a response, by the ends of their names. */
export function limitsOf(headers: Headers | undefined): Limits {
  return mapValues(limitHeaderEnds, (end) => toNumber(valueByEnd(headers ?? [], end)));
}

function toNumber(text = ""): number | undefined {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}
