import type { Schemas } from "../../schemas.ts";
import type { RegisterRecords } from "../countries/types.ts";
import type { SandboxOperation } from "../kind.ts";
import { readFields } from "../register/fields.ts";
import { sortByNearness } from "../register/nearness.ts";
import { recordsOf } from "../register/records.ts";
import { validateByRegister } from "../register/validation.ts";
import { lengthFindings } from "../shared/length.ts";
import { locationDataTypesOf } from "./data-types.ts";
import { queryOfLine } from "./line-query.ts";
import { locationKindOf } from "./location-kind.ts";
import { placeIndexOf } from "./place-index.ts";
import { findPlaces, type LocationQuery, locationFields } from "./query-parts.ts";
import { readFieldParts } from "./read-field.ts";

/**
 * Responds to /location/validate: whether an address or a part of one exists, and its corrections.
 */
export const locationValidate: SandboxOperation<"locationValidate"> = (
  { query, options, client },
  ownData,
) => {
  const tooLong = lengthFindings("location", query, ownData);
  const isTooLong = tooLong.length > 0;
  const { places, sentFields, parts } = readSent(query, isTooLong, options, recordsOf(ownData));
  const items = sortByNearness(findPlaces(parts, places, options.dataSource), client);
  const registerQuery = { sentFields, items, kind: locationKindOf(parts, sentFields, options) };
  const fieldValidation = validateByRegister(registerQuery, tooLong, options);
  const isUnknown =
    !fieldValidation.result.isValid &&
    !fieldValidation.resultCorrected &&
    !fieldValidation.suggestions.length;
  const lineQuery =
    isUnknown && !isTooLong ? queryOfLine(registerQuery, query, places, options) : undefined;
  const validation = lineQuery ? validateByRegister(lineQuery, [], options) : fieldValidation;
  const { result, resultCorrected, suggestions } = validation;
  const dataTypes = locationDataTypesOf(validation.fields);
  return { result: { ...result, dataTypes }, resultCorrected, suggestions };
};

/** The fields of a query, compared with the places in the notation of its options. */
function readSent(
  query: LocationQuery,
  isTooLong: boolean,
  options: Required<Schemas["LocationValidateOptions"]>,
  records: RegisterRecords,
) {
  const readWithFormat = (cityFormat: string) => {
    const places = placeIndexOf(records, { ...options, cityFormat });
    const sentFields = readFields(query, locationFields, isTooLong, (field, text) =>
      readFieldParts(field, text, places),
    );
    return { places, sentFields, parts: sentFields.flatMap((each) => each.parts) };
  };
  const asAddress = readWithFormat(options.cityFormat);
  // A town alone needs no district, as it is not a part of an address.
  return asAddress.parts.every(isOfTown) ? readWithFormat("minimal") : asAddress;
}

function isOfTown({ name }: { name: string }): boolean {
  return name === "city" || name === "country";
}
