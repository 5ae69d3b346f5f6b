import { type IsOutsideCatalogue, isNotFound, isUnknown } from "../shared/catalogue.ts";
import { zipFindings } from "./validate.ts";

/** A postal code that no country has is wrong in every register. */
export const isOutsideCatalogue: IsOutsideCatalogue = (query, body) => {
  const { id, lat, zip } = query;
  if (body.result)
    return isUnknown(body) && (typeof zip !== "string" || zipFindings("zip", zip).length === 0);
  if (id !== undefined || lat !== undefined) return body.results?.length === 0;
  return isNotFound(query, body);
};
