import type { Schemas } from "../../schemas.ts";
import { readFields } from "../register/fields.ts";
import type { RegisterQuery } from "../register/register-query.ts";
import { validateByRegister } from "../register/validation.ts";
import { locationKindOf } from "./location-kind.ts";
import type { RegisterPlace } from "./place.ts";
import type { PlaceIndex } from "./place-index.ts";
import { findPlaces, type LocationQuery } from "./query-parts.ts";
import { readFieldParts } from "./read-field.ts";

/** The fields of an address in the order of a line. */
const lineFields = ["streetWithNumber", "street", "number.full", "zip", "city", "country"] as const;

/**
 * A query with the address that the fields are once they form one line, to suggest it: the town
 * in the field of the street, and the reverse. Undefined if there is none.
 */
export function queryOfLine(
  { sentFields }: RegisterQuery<RegisterPlace, Schemas["LocationData"]>,
  query: LocationQuery,
  places: PlaceIndex,
  options: Required<Schemas["LocationValidateOptions"]>,
): RegisterQuery<RegisterPlace, Schemas["LocationData"]> | undefined {
  const texts = lineFields.map((field) => query[field]).filter((text) => typeof text === "string");
  if (texts.length < 2) return undefined;
  const fieldsOfLine = readFields({ full: texts.join(", ") }, ["full"], false, (field, text) =>
    readFieldParts(field, text, places),
  );
  const parts = fieldsOfLine.flatMap((each) => each.parts);
  const kind = locationKindOf(parts, sentFields, options);
  const registerQuery = {
    sentFields: fieldsOfLine,
    items: findPlaces(parts, places, options.dataSource),
    kind,
  };
  const { item } = validateByRegister(registerQuery, [], { ...options, correctionMode: "none" });
  if (item === undefined) return undefined;
  return {
    sentFields,
    items: [item],
    kind: { ...kind, isCertain: () => false, isLikely: () => true },
  };
}
