import type { IsOutsideCatalogue } from "../shared/outside-catalogue.ts";

/** A name that the mock does not know is worth a warning; a placeholder or what is no name is critical. */
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
