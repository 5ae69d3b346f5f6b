import { type Finding, grouped } from "./finding.ts";
import type { Fix } from "./fix.ts";

/** A better form of the data, with what is still wrong with it and the changes that lead to it. */
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
  /** The data with every correction applied; with `correctionMode` `format`, with its formatting corrected and nothing else. */
  correction: Correction<Data> | undefined;
  /** Likely better forms that are too uncertain to be applied, best first. */
  suggestions: Correction<Data>[];
}

/** An examination that ends before it begins: nothing is known but what is wrong. */
export function unexamined<Data>(data: Data, errors: Finding[]): Examination<Data> {
  return { isValid: false, isUnknown: false, data, errors, correction: undefined, suggestions: [] };
}

/** The envelope of a validation (section 2.1) around the data of one kind. */
export interface Envelope<Data> {
  result: { isValid: boolean; proposal: string; data: Data; errors: Finding[] };
  resultCorrected: Correction<Data> | null;
  suggestions: Correction<Data>[];
}

/** Writes the envelope with what `correctionMode` asks for (section 2.4). An unknown mode is taken as the default, `full`. */
export function writeEnvelope<Data, Written = Data>(
  examination: Examination<Data>,
  correctionMode: string | undefined,
  write: (data: Data) => Written = (data) => data as unknown as Written,
  limit = Number.POSITIVE_INFINITY,
): Envelope<Written> {
  const { isValid, isUnknown, correction } = examination;
  const errors = grouped(examination.errors);
  const data = write(examination.data);
  const offered = offersOf(examination, correctionMode).map((each) => ({
    ...each,
    errors: grouped(each.errors),
    data: write(each.data),
  }));
  const distinct = offered.length === 0 ? offered : withoutRepetition(offered, data);
  const hasCorrection = correction !== undefined && distinct[0] === offered[0];
  const isApplied = hasCorrection && !isValid && correctionMode !== "suggestion";
  const resultCorrected = (isApplied && distinct[0]) || null;
  const suggestions = (isApplied ? distinct.slice(1) : distinct).slice(0, limit);
  const invalid = isUnknown ? "unknown" : "invalid";
  const proposal = proposalOf(isValid ? "valid" : invalid, resultCorrected, suggestions);
  return { result: { isValid, proposal, data, errors }, resultCorrected, suggestions };
}

/** The correction, if there is one, and the suggestions, as far as the mode asks for them. */
function offersOf<Data>(
  { correction, suggestions }: Examination<Data>,
  mode: string | undefined,
): Correction<Data>[] {
  if (mode === "none") return [];
  const likely = mode === "format" ? [] : suggestions;
  return correction === undefined ? likely : [correction, ...likely];
}

function withoutRepetition<Data>(
  offered: readonly Correction<Data>[],
  sent: Data,
): Correction<Data>[] {
  const kept: Correction<Data>[] = [];
  for (const offer of offered) {
    const isKnown = [sent, ...kept.map(({ data }) => data)].some((other) =>
      saysTheSame(offer.data, other),
    );
    if (!isKnown) kept.push(offer);
  }
  return kept;
}

/** Whether two values are the same; a field that is null says nothing. */
function saysTheSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || !a || !b)
    return (a ?? null) === (b ?? null);
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => saysTheSame((a as Members)[name], (b as Members)[name]));
}

type Members = Record<string, unknown>;

/** The word for what is there, from one that begins with the validity: valid, invalid or unknown. */
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
