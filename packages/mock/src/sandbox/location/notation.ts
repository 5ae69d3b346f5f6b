import type { Schemas } from "../../schemas.ts";
import { countryOf } from "../countries/index.ts";
import { countryName } from "../countries/names.ts";
import { cityName, type Place } from "./place.ts";

export type Notation = Pick<
  Schemas["LocationGetOptions"],
  "dataScope" | "zipFormat" | "cityFormat" | "countryFormat"
>;

export function zipOf({ country, zip }: Place, isSeparated?: boolean): string | null {
  if (zip === null || country === null || !isSeparated) return zip;
  const { separatedAfter, separator } = countryOf(country).postalCode;
  return zip.slice(0, separatedAfter) + separator + zip.slice(separatedAfter);
}

/** The street with the number; where streets have no names, the part of the town stands for one. */
function firstLineOf({ street, cityPart, number }: Place): string | null {
  return number === null ? null : [street ?? cityPart, number].filter(Boolean).join(" ");
}

function secondLineOf(place: Place, { zipFormat, cityFormat }: Notation): string {
  return [zipOf(place, zipFormat), cityName(place, cityFormat)].filter(Boolean).join(" ");
}

export function lineOf(place: Place, notation: Notation): string | null {
  if (place.town === null) return null;
  return [firstLineOf(place) ?? place.street, secondLineOf(place, notation)]
    .filter(Boolean)
    .join(", ");
}

export function locationData(place: Place, notation: Notation = {}): Schemas["LocationData"] {
  const { street, state, region, district, cityPart, part1, part2 } = place;
  const country = place.country && countryName(place.country, notation.countryFormat);
  const city = cityName(place, notation.cityFormat);
  const zip = zipOf(place, notation.zipFormat);
  const streetWithNumber = firstLineOf(place);
  const full = lineOf(place, notation);
  const ids = { internal: place.id, external: place.externalId };
  const number = { full: place.number, part1, part2 };
  if (notation.dataScope !== "full")
    return { country, city, street, streetWithNumber, number, zip, full, ids };
  const parts = {
    part1Number: digitsOf(part1),
    part1Letter: letterOf(part1),
    part2Number: digitsOf(part2),
    part2Letter: letterOf(part2),
    // The kind of the first part.
    type: part1 && place.country && countryOf(place.country).houseNumberType,
  };
  const town = { country, state, region, district, cityPart, city };
  const geometry = { gps: place.position ?? { lat: null, lon: null } };
  return {
    ...town,
    street,
    streetWithNumber,
    number: { ...number, ...parts },
    zip,
    full,
    ids,
    geometry,
  };
}

/** The value of a field of a query in data. */
export function valueIn(data: Schemas["LocationData"], field: string): string | null {
  if (field === "number.full") return data.number?.full ?? null;
  if (field === "number.part1") return data.number?.part1 ?? null;
  if (field === "number.part2") return data.number?.part2 ?? null;
  return data[field as "street" | "streetWithNumber" | "zip" | "city" | "full" | "country"] ?? null;
}

function digitsOf(part: string | null): string | null {
  return /^\d+/.exec(part ?? "")?.[0] ?? null;
}

function letterOf(part: string | null): string | null {
  return /^\d+\s*(\p{L}+)$/u.exec(part ?? "")?.[1] ?? null;
}
