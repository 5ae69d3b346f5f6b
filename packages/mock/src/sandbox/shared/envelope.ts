import { type Finding, grouped } from "./finding.ts";
import type { Fix } from "./fix.ts";

/** A better form of the data, with its remaining findings and the changes that lead to it. */
export interface Correction<Data> {
  isValid: boolean;
  data: Data;
  errors: Finding[];
  fixes: Fix[];
}

export interface Examination<Data> {
  isValid: boolean;
  /** Whether the check could not be completed (e-mail: no response from the mail server). */
  isUnknown: boolean;
  data: Data;
  errors: Finding[];
  /** Finds better forms of the data; called only if they are returned. */
  improve: () => Improvement<Data>;
}

export interface Improvement<Data> {
  /**
   * The data with every correction applied; with `correctionMode` `format`, with formatting
   * corrections only.
   */
  correction: Correction<Data> | undefined;
  /**
   * Likely better forms that are too uncertain to apply, best first. Computed lazily, as most are
   * never returned.
   */
  suggestions: Iterable<Correction<Data>>;
}

const noImprovement = { correction: undefined, suggestions: [] };

/** An examination that stops at once: only the findings are known. */
export function unexamined<Data>(data: Data, errors: Finding[]): Examination<Data> {
  return { isValid: false, isUnknown: false, data, errors, improve: () => noImprovement };
}

/** The envelope of a validation (section 2.1) around the data of one kind. */
export interface Envelope<Data> {
  result: { isValid: boolean; proposal: string; data: Data; errors: Finding[] };
  resultCorrected: Correction<Data> | null;
  suggestions: Correction<Data>[];
}

/**
 * Writes the envelope as `correctionMode` requires (section 2.4). An unknown mode counts as the
 * default, `full`.
 */
export function writeEnvelope<Data, Written = Data>(
  examination: Examination<Data>,
  correctionMode: string | undefined,
  write: (data: Data) => Written = (data) => data as unknown as Written,
  limit = Number.POSITIVE_INFINITY,
): Envelope<Written> {
  const { isValid, improve } = examination;
  const errors = grouped(examination.errors);
  const data = write(examination.data);
  const writeOffer = (offer: Correction<Data>): Correction<Written> => ({
    ...offer,
    errors: grouped(offer.errors),
    data: write(offer.data),
  });
  const { correction, suggestions: found } = correctionMode === "none" ? noImprovement : improve();
  const offered = correction && writeOffer(correction);
  const better = offered && !isEqual(offered.data, data) ? offered : undefined;
  const isApplied = !isValid && correctionMode !== "suggestion";
  const resultCorrected = (isApplied && better) || null;
  const likely = correctionMode === "format" ? [] : found;
  const suggestions = better && resultCorrected === null ? [better] : [];
  const known = [data, ...(better ? [better.data] : [])];
  for (const suggestion of likely) {
    if (suggestions.length >= limit) break;
    const written = writeOffer(suggestion);
    if (known.some((other) => isEqual(written.data, other))) continue;
    known.push(written.data);
    suggestions.push(written);
  }
  const proposal = proposalOf(validityOf(examination), resultCorrected, suggestions);
  // The suggestion of a valid value replaces its findings.
  const isSuggested = isValid && suggestions.length > 0;
  const result = { isValid, proposal, data, errors: isSuggested ? [] : errors };
  return { result, resultCorrected, suggestions };
}

function validityOf({ isValid, isUnknown }: Examination<unknown>): string {
  if (isValid) return "valid";
  return isUnknown ? "unknown" : "invalid";
}

/** Whether two values are equal; null members are ignored. */
function isEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || !a || !b)
    return (a ?? null) === (b ?? null);
  const one = a as Members;
  const other = b as Members;
  return (
    Object.keys(one).every((name) => isEqual(one[name], other[name])) &&
    Object.keys(other).every((name) => name in one || (other[name] ?? null) === null)
  );
}

type Members = Record<string, unknown>;

/** The proposal: the validity (valid, invalid or unknown), and what is returned with it. */
export function proposalOf(
  validity: string,
  resultCorrected: Correction<unknown> | null,
  suggestions: readonly unknown[],
): string {
  const [word = ""] = validity.split("With");
  return word + correctionWord(resultCorrected) + (suggestions.length > 0 ? "WithSuggestion" : "");
}

function correctionWord(corrected: Correction<unknown> | null): string {
  if (corrected === null) return "";
  return corrected.isValid ? "WithCorrection" : "WithPartialCorrection";
}
