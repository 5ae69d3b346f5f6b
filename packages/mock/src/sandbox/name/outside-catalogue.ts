import type { IsOutsideCatalogue } from "../shared/outside-catalogue.ts";

/** An unknown name has a warning; a placeholder or a word that is not a name is critical. */
export const isOutsideCatalogue: IsOutsideCatalogue = (_, { result }) =>
  result !== undefined &&
  !result.isValid &&
  result.errors.some(
    ({ group, type, subtype, severity }) =>
      group === "VALUE" &&
      type === "INVALID" &&
      (subtype === "NAME" || subtype === "SURNAME") &&
      severity === "warning",
  );
