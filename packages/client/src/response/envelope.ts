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
  if (isUndecided(result)) return "result";
  if (resultCorrected != null && isUndecided(resultCorrected)) return "resultCorrected";
  const index = [suggestions ?? []].flat().findIndex(isUndecided);
  return index < 0 ? undefined : `suggestions[${index}]`;
}

const isUndecided = (candidate: unknown) =>
  typeof (candidate as EnvelopeMembers | null)?.isValid !== "boolean";
