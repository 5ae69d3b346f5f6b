import {
  type IsOutsideCatalogue,
  isNotFound,
  isUnknownValue,
  type SuccessBody,
} from "../shared/outside-catalogue.ts";
import { zipFindings } from "./location-kind.ts";
import { otherCountryOf } from "./served-country.ts";

/**
 * A postal code that is impossible in every country of the sandbox is wrong in every register. Of
 * other countries, the notation is unknown.
 */
export const isOutsideCatalogue: IsOutsideCatalogue = (query, body) => {
  const { country, id, lat, zip } = query;
  if (body.result) {
    if (typeof zip !== "string") return isUnknownValue(body);
    const isElsewhere = typeof country === "string" && otherCountryOf(country) !== undefined;
    const isPossible = isElsewhere || zipFindings("zip", zip).length === 0;
    return isPossible && (isUnknownValue(body) || isOfUnknownCode(body));
  }
  if (id !== undefined || lat !== undefined) return body.results?.length === 0;
  return isNotFound(query, body);
};

/**
 * Whether the postal code is unknown. Other codes of the town are suggested, but the service may
 * accept this one.
 */
function isOfUnknownCode({ result, resultCorrected }: SuccessBody): boolean {
  if (!result || resultCorrected) return false;
  return result.errors.some(
    ({ group, type, relatedTo }) =>
      group === "VALUE" && type === "INVALID" && relatedTo?.join() === "zip",
  );
}
