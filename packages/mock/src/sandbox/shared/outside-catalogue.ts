import type { Finding } from "./finding.ts";

/** What the rules of a data kind read of a request. */
export type Query = Readonly<Record<string, unknown>>;

/** What they read of a response. */
export interface SuccessBody {
  result?: { isValid: boolean; proposal: string; errors: readonly Finding[] };
  resultCorrected?: unknown;
  suggestions?: readonly unknown[];
  results?: readonly unknown[];
}

/** Whether a response calls a well-formed value unknown only because the register, the names or the mail servers of the mock are few. */
export type IsOutsideCatalogue = (query: Query, body: SuccessBody) => boolean;

/** Whether the value has findings of unknown values alone. Of a whole value, there is no other one to propose; of a house number, there may be. */
export function isUnknown({ result, resultCorrected, suggestions = [] }: SuccessBody): boolean {
  if (!result || result.isValid || resultCorrected || result.errors.length === 0) return false;
  const isOfUnknown = ({ group, type, subtype }: Finding) =>
    group === "VALUE" &&
    type === "INVALID" &&
    (subtype === "NUMBER" || (subtype === null && suggestions.length === 0));
  return result.errors.every(isOfUnknown);
}

/** Whether a search has a value and found nothing. */
export function isNotFound({ value }: Query, { results }: SuccessBody): boolean {
  return results?.length === 0 && typeof value === "string" && /[\p{L}\d]/u.test(value);
}
