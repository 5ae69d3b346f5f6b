import { type Finding, groupFindings } from "./finding.ts";
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
  isUnknown?: boolean;
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

/** Nothing better is known. */
export const noImprovement = { correction: undefined, suggestions: [] };

/** An examination that stops at once: only the findings are known. */
export function stoppedExamination<Data>(data: Data, errors: Finding[]): Examination<Data> {
  return { isValid: false, data, errors, improve: () => noImprovement };
}

/** Whether a value is valid, and what is returned with it (section 2.1). */
type Proposal = `${Validity}${CorrectionWord}${"" | "WithSuggestion"}`;

type Validity = "valid" | "invalid" | "unknown";
type CorrectionWord = "" | "WithCorrection" | "WithPartialCorrection";

/** The envelope of a validation (section 2.1) around the data of one kind. */
export interface Envelope<Data> {
  result: { isValid: boolean; proposal: Proposal; data: Data; errors: Finding[] };
  resultCorrected: Correction<Data> | null;
  suggestions: Correction<Data>[];
}

/**
 * Writes the envelope as `correctionMode` requires (section 2.4). An unknown mode counts as the
 * default, `full`.
 */
export function writeEnvelope<Data>(
  examination: Examination<Data>,
  correctionMode: string | undefined,
  limit?: number,
): Envelope<Data> {
  return writeEnvelopeAs((data) => data, examination, correctionMode, limit);
}

/** Writes the envelope around the data in the fields of a version. */
export function writeEnvelopeAs<Data, Written>(
  write: (data: Data) => Written,
  examination: Examination<Data>,
  correctionMode: string | undefined,
  limit = Number.POSITIVE_INFINITY,
): Envelope<Written> {
  const { isValid } = examination;
  const errors = groupFindings(examination.errors);
  const data = write(examination.data);
  const writeCorrection = (correction: Correction<Data>): Correction<Written> => ({
    ...correction,
    errors: groupFindings(correction.errors),
    data: write(correction.data),
  });
  const improvement = correctionMode === "none" ? noImprovement : examination.improve();
  const writtenCorrection = improvement.correction && writeCorrection(improvement.correction);
  const correction =
    writtenCorrection && !isEqual(writtenCorrection.data, data) ? writtenCorrection : null;
  // A valid value needs no correction: a better form of it is a suggestion.
  const isApplied = !isValid && correctionMode !== "suggestion";
  const resultCorrected = isApplied ? correction : null;
  function* candidates(): Iterable<Correction<Written>> {
    if (correction !== null && !isApplied) yield correction;
    if (correctionMode === "format") return;
    for (const suggestion of improvement.suggestions) yield writeCorrection(suggestion);
  }
  const knownData = resultCorrected === null ? [data] : [data, resultCorrected.data];
  const suggestions = takeDistinct(candidates(), knownData, limit);
  const proposal = proposalOf(examination, resultCorrected, suggestions);
  // The suggestion of a valid value replaces its findings.
  const isSuggested = isValid && suggestions.length > 0;
  const result = { isValid, proposal, data, errors: isSuggested ? [] : errors };
  return { result, resultCorrected, suggestions };
}

/** The first candidates whose data differ from each other and from what the envelope has. */
function takeDistinct<Data>(
  candidates: Iterable<Correction<Data>>,
  knownData: readonly Data[],
  limit: number,
): Correction<Data>[] {
  const distinct: Correction<Data>[] = [];
  for (const candidate of candidates) {
    if (distinct.length >= limit) break;
    const earlierData = [...knownData, ...distinct.map(({ data }) => data)];
    if (!earlierData.some((other) => isEqual(candidate.data, other))) distinct.push(candidate);
  }
  return distinct;
}

/** The envelope of a value that is not valid, with suggestions instead of a correction. */
export function withoutCorrection<Data>(
  envelope: Envelope<Data>,
  suggestions: Correction<Data>[],
): Envelope<Data> {
  const { result } = envelope;
  const isUnknown = result.proposal.startsWith("unknown");
  const proposal = proposalOf({ isValid: false, isUnknown }, null, suggestions);
  return { ...envelope, result: { ...result, proposal }, resultCorrected: null, suggestions };
}

function proposalOf(
  { isValid, isUnknown = false }: Pick<Examination<unknown>, "isValid" | "isUnknown">,
  correction: Correction<unknown> | null,
  suggestions: readonly unknown[],
): Proposal {
  const invalidity = isUnknown ? "unknown" : "invalid";
  const validity = isValid ? "valid" : invalidity;
  const suggestionWord = suggestions.length > 0 ? "WithSuggestion" : "";
  return `${validity}${correctionWordOf(correction)}${suggestionWord}`;
}

function correctionWordOf(correction: Correction<unknown> | null): CorrectionWord {
  if (correction === null) return "";
  return correction.isValid ? "WithCorrection" : "WithPartialCorrection";
}

/** Null members are ignored. */
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
