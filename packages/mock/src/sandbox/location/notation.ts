import type { Schemas } from "../../schemas.ts";
import { countryOf } from "../countries/index.ts";
import { countryName } from "../countries/names.ts";
import { administrationOf } from "./administration.ts";
import { ownLocationData } from "./own-location.ts";
import { cityName, type RegisterPlace } from "./place.ts";

export type LocationNotation = Pick<
  Schemas["LocationGetOptions"],
  "dataScope" | "zipFormat" | "cityFormat" | "countryFormat"
>;

type LocationData = Schemas["LocationData"];

export function zipOf({ country, zip }: RegisterPlace, isSeparated?: boolean): string | null {
  if (zip === null || country === null || !isSeparated) return zip;
  const { separatedAfter, separator } = countryOf(country).postalCode;
  return zip.slice(0, separatedAfter) + separator + zip.slice(separatedAfter);
}

/**
 * The street, with or without the number. If streets have no names, the part of the town replaces
 * it.
 */
function firstLineOf({ street, cityPart, number }: RegisterPlace): string | null {
  if (number === null) return street;
  return joinParts(street ?? cityPart, number, " ");
}

export function addressLineOf(
  place: RegisterPlace,
  { zipFormat, cityFormat }: LocationNotation,
): string | null {
  if (place.town === null) return null;
  const secondLine = joinParts(zipOf(place, zipFormat), cityName(place, cityFormat), " ");
  return joinParts(firstLineOf(place), secondLine, ", ");
}

function joinParts(start: string | null, end: string | null, separator: string): string {
  return start && end ? start + separator + end : start || end || "";
}

/** An address, or the common part of several, with the fields of `dataScope`. */
export function locationData(place: RegisterPlace, notation: LocationNotation): LocationData {
  const basic: LocationData = {
    country: place.country && countryName(place.country, notation.countryFormat),
    state: place.state,
    region: place.region,
    district: place.district,
    city: cityName(place, notation.cityFormat),
    street: place.street,
    streetWithNumber: firstLineOf(place),
    number: { full: place.number, ...numberPartsOf(place), type: numberTypeOf(place) },
    zip: zipOf(place, notation.zipFormat),
    full: addressLineOf(place, notation),
    ids: { internal: place.id, external: place.externalId },
  };
  const data = notation.dataScope === "full" ? withAdministration(basic, place) : basic;
  return place.pasted ? ownLocationData(place.pasted, data) : data;
}

function withAdministration(basic: LocationData, place: RegisterPlace): LocationData {
  const { ids, ...parts } = administrationOf(place);
  const { lat = null, lon = null } = place.position ?? {};
  const jtsk = place.jtsk ? [{ type: "JTSK", ...place.jtsk }] : [];
  const custom = place.position && [...jtsk, { type: "ETRS89", x: lon, y: lat }];
  return {
    ...basic,
    ...parts,
    ids: { ...basic.ids, ...ids },
    geometry: { gps: { lat, lon }, custom },
  };
}

/** The parts of a house number that a query may contain. */
export const numberParts = [
  "part1",
  "part1Number",
  "part1Letter",
  "part2",
  "part2Number",
  "part2Letter",
] as const;

export type NumberPart = (typeof numberParts)[number];

const noNumberParts = Object.fromEntries(numberParts.map((part) => [part, null])) as Record<
  NumberPart,
  null
>;

export function numberPartsOf({
  country,
  number,
  part1,
  part2,
}: RegisterPlace): Record<NumberPart, string | null> {
  // In a federal country, a number has no parts.
  if (number === null || country === null || !countryOf(country).hasNumberParts)
    return noNumberParts;
  return {
    part1,
    part1Number: digitsOf(part1),
    part1Letter: letterOf(part1),
    part2,
    part2Number: digitsOf(part2),
    part2Letter: letterOf(part2),
  };
}

/** The register's name for the first part. */
function numberTypeOf({ country, part1 }: RegisterPlace): string | null {
  return part1 && country && countryOf(country).houseNumberType;
}

/** An address as in its register, without additions of the service. */
export function officialLocationData(place: RegisterPlace): LocationData {
  const { country, city, street, streetWithNumber, zip, full } = locationData(place, {
    zipFormat: true,
    cityFormat: "extended",
  });
  const number = { full: place.number, ...noNumberParts, type: null };
  return { country, city, street, streetWithNumber, number, zip, full };
}

export function fieldValueIn(data: LocationData, field: string): string | null {
  const [object = "", part = ""] = field.split(".");
  if (object === "number") return data.number?.[part as "full"] ?? null;
  return data[field as "street" | "streetWithNumber" | "zip" | "city" | "full" | "country"] ?? null;
}

function digitsOf(part: string | null): string | null {
  return /^\d+/.exec(part ?? "")?.[0] ?? null;
}

function letterOf(part: string | null): string | null {
  return /^\d+\s*(\p{L}+)$/u.exec(part ?? "")?.[1] ?? null;
}
