import { type FieldPart, isHouseNumber } from "../register/fields.ts";
import { isInDataSource } from "../register/records.ts";
import { exactnessOfQuery } from "./location-kind.ts";
import { numberParts } from "./notation.ts";
import { isAsExact, type RegisterPlace } from "./place.ts";
import type { PlaceIndex } from "./place-index.ts";

/** The order of findings and fixes. */
export const locationFields = [
  "country",
  "streetWithNumber",
  "street",
  "number.full",
  ...numberParts.map((part) => `number.${part}` as const),
  "city",
  "zip",
  "full",
] as const;

type LocationQueryField = (typeof locationFields)[number];

export type LocationQuery = { readonly [Name in LocationQueryField]?: unknown };

/**
 * The addresses that share a street, a town or a postal code with a query; the number counts only
 * without these.
 */
export function findPlaces(
  parts: readonly FieldPart<RegisterPlace>[],
  { places }: PlaceIndex,
  dataSource?: readonly string[],
): readonly RegisterPlace[] {
  const numbers = parts.filter(isHouseNumber);
  const placeParts = parts.filter(
    ({ name, ...part }) =>
      !isHouseNumber({ name }) && name !== "country" && name !== "region" && part.text !== "",
  );
  const decidingParts = placeParts.length > 0 ? placeParts : numbers;
  // A country alone is valid without a register.
  if (decidingParts.length === 0) return parts.length > 0 ? places : [];
  return [...new Set(decidingParts.flatMap(({ lookup }) => lookup.items))]
    .filter(isInDataSource(dataSource))
    .filter(isAsExact(exactnessOfQuery(parts)));
}
