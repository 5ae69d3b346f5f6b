import { type IsOutsideCatalogue, isNotFound } from "../shared/outside-catalogue.ts";

/**
 * A domain similar to a well-known provider counts as a misspelling, unless the mock has a mail
 * server for it.
 */
export const isOutsideCatalogue: IsOutsideCatalogue = (query, body) => {
  const { result, resultCorrected, suggestions = [] } = body;
  if (!result) return isNotFound(query, body);
  const isAlike = Boolean(resultCorrected) || suggestions.length > 0;
  const [finding, ...others] = result.errors;
  const isMisspelt =
    finding?.group === "VALUE" && finding.type === "INVALID" && finding.subtype === null;
  return !result.isValid && isAlike && isMisspelt && others.length === 0;
};
