import type { Schemas } from "../../schemas.ts";
import { countryOf } from "../countries/index.ts";
import { countryName } from "../countries/names.ts";
import type { Place } from "./place.ts";
import { cityName, lineOf, zipOf } from "./written-place.ts";

export type Notation = Pick<Schemas["LocationGetOptions"], "dataScope" | "zipFormat" | "cityFormat" | "countryFormat">;

export function locationData(place: Place, notation: Notation = {}): Schemas["LocationData"] {
  const { zipFormat, cityFormat } = notation;
  const { street, state, region, district, cityPart, written } = place;
  const country = countryName(place.country, notation.countryFormat);
  const zip = zipOf(place, zipFormat);
  const city = cityName(place, cityFormat);
  const { firstLine: streetWithNumber, part1, part2 } = written;
  const full = lineOf(place, zipFormat, cityFormat);
  const ids = { internal: place.id, external: place.externalId };
  const number = { full: place.number, part1, part2 };
  if (notation.dataScope !== "full") return { country, city, street, streetWithNumber, number, zip, full, ids };
  const parts = {
    part1Number: digitsOf(part1),
    part1Letter: letterOf(part1),
    part2Number: digitsOf(part2),
    part2Letter: letterOf(part2),
    // The kind of the first part.
    type: part1 === null ? null : countryOf(place.country).houseNumberType,
  };
  const town = { country, state, region, district, cityPart, city };
  const geometry = { gps: place.position ?? { lat: null, lon: null } };
  return { ...town, street, streetWithNumber, number: { ...number, ...parts }, zip, full, ids, geometry };
}

function digitsOf(part: string | null): string | null {
  return /^\d+/.exec(part ?? "")?.[0] ?? null;
}

function letterOf(part: string | null): string | null {
  return /^\d+\s*(\p{L}+)$/u.exec(part ?? "")?.[1] ?? null;
}
