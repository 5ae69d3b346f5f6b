/** The dotted path of the response's subject: its best data, or the findings about the data. */
export function aboutOf(body: unknown): string {
  const { result, resultCorrected, suggestions, results, errors } = body as Record<string, unknown>;
  if (resultCorrected) return "resultCorrected";
  if (Array.isArray(suggestions) && suggestions.length > 0) return "suggestions.0";
  if (Array.isArray(results)) return results.length > 0 ? "results.0" : "results";
  if (result === undefined) return Array.isArray(errors) ? "errors.0" : "";
  const findings = (result as { errors?: unknown[] }).errors ?? [];
  return findings.length > 0 ? "result.errors.0" : "result.data";
}
