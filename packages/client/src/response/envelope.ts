type EnvelopeMembers = Record<string, unknown>;

/**
 * Whether a success has the parts that are read from every response of its operation, or without a
 * path, of any operation.
 */
export function hasEnvelope(body: unknown, path?: string): boolean {
  const { result, results } = (body ?? {}) as EnvelopeMembers;
  const isValidation = path === undefined ? result !== undefined : path.endsWith("/validate");
  return isValidation ? !!result && typeof result === "object" : Array.isArray(results);
}

/**
 * The first candidate of a validation that is neither valid nor invalid, by its place; undefined if
 * there is none.
 */
export function findUndecided(body: unknown): string | undefined {
  const { result, resultCorrected, suggestions } = (body ?? {}) as EnvelopeMembers;
  if (result === undefined) return undefined;
  const offered = Array.isArray(suggestions) ? suggestions : [suggestions].filter(isThere);
  const candidates: [place: string, candidate: unknown][] = [
    ["result", result],
    ...(isThere(resultCorrected)
      ? [["resultCorrected", resultCorrected] as [string, unknown]]
      : []),
    ...offered.map((one, index): [string, unknown] => [`suggestions[${index}]`, one]),
  ];
  const isUndecided = (one: unknown) =>
    typeof (one as EnvelopeMembers | null)?.isValid !== "boolean";
  return candidates.find(([, candidate]) => isUndecided(candidate))?.[0];
}

const isThere = (value: unknown) => value !== undefined && value !== null;
