import { type FieldPart, isHouseNumber } from "../register/fields.ts";
import { isInDataSource } from "../register/records.ts";
import { exactnessOfQuery } from "./location-kind.ts";
import { isAsExact, type RegisterPlace } from "./place.ts";
import type { PlaceIndex } from "./place-index.ts";

/** The order of findings and fixes. */
export const locationFields = [
  "country",
  "streetWithNumber",
  "street",
  "number.full",
  "number.part1",
  "number.part1Number",
  "number.part1Letter",
  "number.part2",
  "number.part2Number",
  "number.part2Letter",
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
    (part) => !isHouseNumber(part) && part.name !== "country" && part.text !== "",
  );
  const decidingParts = placeParts.length > 0 ? placeParts : numbers;
  // A country alone is valid without a register.
  if (decidingParts.length === 0) return parts.length > 0 ? places : [];
  const matchingPlaces = new Set<RegisterPlace>();
  for (const { lookup } of decidingParts)
    for (const place of lookup.items()) matchingPlaces.add(place);
  return [...matchingPlaces]
    .filter(isInDataSource(dataSource))
    .filter(isAsExact(exactnessOfQuery(parts)));
}
