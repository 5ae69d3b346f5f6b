import type { Finding } from "./finding.ts";
import type { Fix } from "./fix.ts";

/** A better form of the data, with what is still wrong with it and the changes that lead to it. */
export interface Correction<Data> {
  isValid: boolean;
  data: Data;
  errors: Finding[];
  fixes: Fix[];
}

/** What a data kind found out about the data as sent, before `correctionMode` decides how much of it is told. */
export interface Examination<Data> {
  isValid: boolean;
  /** Whether the data could not be checked to the end (e-mail: the mail server does not answer). */
  isUnknown?: boolean;
  data: Data;
  errors: Finding[];
  /** The data with every correction applied; absent when there is nothing to correct. */
  corrected?: Correction<Data> | undefined;
  /** The data with its formatting corrected and nothing else; absent when the formatting is in order. */
  reformatted?: Correction<Data> | undefined;
  /** Likely better forms that are too uncertain to be applied. */
  suggestions?: Correction<Data>[];
}

/** The envelope of a validation (section 2.1) around the data of one kind. */
export interface Envelope<Data> {
  result: { isValid: boolean; proposal: string; data: Data; errors: Finding[] };
  resultCorrected: Correction<Data> | null;
  suggestions: Correction<Data>[];
}

/**
 * Writes the envelope of a validation: what `correctionMode` lets out (section 2.4), and the proposal that says so in one word.
 *
 * An open enum may bring a mode that nobody knows yet; like none at all it is taken as the default, `full`.
 */
export function writeEnvelope<Data>(
  examination: Examination<Data>,
  correctionMode: string | undefined,
): Envelope<Data> {
  const { isValid, isUnknown = false, data, errors } = examination;
  const { resultCorrected, suggestions } = offer(examination, correctionMode);
  const validity = isUnknown ? "unknown" : isValid ? "valid" : "invalid";
  const proposal = validity + correctionWord(validity, resultCorrected) + suggestionWord(validity, suggestions);
  return { result: { isValid, proposal, data, errors }, resultCorrected, suggestions };
}

/** Reads no more of an examination than the mode asks for: an examination may work it out when it is read. */
function offer<Data>(
  examination: Examination<Data>,
  correctionMode: string | undefined,
): Omit<Envelope<Data>, "result"> {
  switch (correctionMode) {
    case "none":
      return { resultCorrected: null, suggestions: [] };
    case "suggestion": {
      const { corrected, suggestions = [] } = examination;
      return { resultCorrected: null, suggestions: corrected ? [corrected, ...suggestions] : suggestions };
    }
    case "format": {
      const { isValid, reformatted } = examination;
      // What is valid needs no correction: a better notation of it is offered, not applied.
      if (isValid) return { resultCorrected: null, suggestions: reformatted ? [reformatted] : [] };
      return { resultCorrected: reformatted ?? null, suggestions: [] };
    }
    default: {
      const { corrected, suggestions = [] } = examination;
      return { resultCorrected: corrected ?? null, suggestions };
    }
  }
}

type Validity = "valid" | "invalid" | "unknown";

function correctionWord(validity: Validity, corrected: Correction<unknown> | null): string {
  if (validity === "valid" || corrected === null) return "";
  return corrected.isValid ? "WithCorrection" : "WithPartialCorrection";
}

/** The proposals of the contract name no suggestions for what nobody could ask. */
function suggestionWord(validity: Validity, suggestions: unknown[]): string {
  return suggestions.length === 0 || validity === "unknown" ? "" : "WithSuggestion";
}

/** The same envelope around the data in another form. */
export function mapData<From, To>(
  { result, resultCorrected, suggestions }: Envelope<From>,
  write: (data: From) => To,
): Envelope<To> {
  const rewrite = (correction: Correction<From>) => ({ ...correction, data: write(correction.data) });
  return {
    result: { ...result, data: write(result.data) },
    resultCorrected: resultCorrected && rewrite(resultCorrected),
    suggestions: suggestions.map(rewrite),
  };
}
