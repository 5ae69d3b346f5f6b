import type { Finding } from "./finding.ts";

/** The query as the rules of a data kind read it. */
export type SentQuery = Readonly<Record<string, unknown>>;

/** The success body as they read it. */
export interface SuccessBody {
  result?: { isValid: boolean; proposal: string; errors: readonly Finding[] };
  resultCorrected?: unknown;
  suggestions?: readonly unknown[];
  results?: readonly unknown[];
}

/**
 * Whether a well-formed value is unknown only because the mock's register, names or mail servers
 * are few.
 */
export type IsOutsideCatalogue = (query: SentQuery, body: SuccessBody) => boolean;

/**
 * Whether all findings are about unknown values. An unknown whole value has no suggestions; a house
 * number may have some.
 */
export function isUnknownValue({
  result,
  resultCorrected,
  suggestions = [],
}: SuccessBody): boolean {
  if (!result || result.isValid || resultCorrected || result.errors.length === 0) return false;
  const isOfUnknown = ({ group, type, subtype }: Finding) =>
    group === "VALUE" &&
    type === "INVALID" &&
    (subtype === "NUMBER" || (subtype === null && suggestions.length === 0));
  return result.errors.every(isOfUnknown);
}

export function isNotFound({ value }: SentQuery, { results }: SuccessBody): boolean {
  return results?.length === 0 && typeof value === "string" && /[\p{L}\d]/u.test(value);
}
