import type { Schemas } from "../../schemas.ts";
import { type CountryCode, countryOf } from "../countries/index.ts";
import { countryName } from "../register/country-names.ts";
import type { Place } from "./place.ts";

/** The options that decide how a location is written. */
export type Notation = Pick<
  NonNullable<Schemas["LocationGetRequest"]["request"]["options"]>,
  "dataScope" | "zipFormat" | "cityFormat" | "countryFormat"
>;

/** A place as the data of a location, in the notation and to the extent that the options ask for. */
export function locationData(place: Place, notation: Notation = {}): Schemas["LocationData"] {
  const { state = null, region, district, cityPart, position } = place;
  const zip = place.zip && zipCode(place.country, place.zip, notation.zipFormat);
  const city = cityName(place, notation.cityFormat);
  const number = houseNumber(place.number);
  const isFull = notation.dataScope === "full";
  return {
    country: countryName(place.country, notation.countryFormat),
    ...(isFull && { state, region, district, cityPart }),
    city,
    street: place.street,
    streetWithNumber: streetWithNumber(place),
    number: isFull ? { ...number, ...houseNumberDetails(number, place.country) } : number,
    zip,
    full:
      [streetWithNumber(place) ?? place.street, [zip, city].filter(Boolean).join(" ")].filter(Boolean).join(", ") ||
      null,
    ids: { internal: place.id, external: place.externalId },
    ...(isFull && { geometry: { gps: position ?? { lat: null, lon: null } } }),
  };
}

/** A postal code of digits with the separator of its country: 130 00, 00-950. */
export function zipCode(country: CountryCode, digits: string, isSeparated?: boolean): string {
  if (!isSeparated) return digits;
  const { separatedAfter, separator } = countryOf(country).postalCode;
  return digits.slice(0, separatedAfter) + separator + digits.slice(separatedAfter);
}

/** The degrees of `cityFormat`, from the least exact on. */
export const cityFormats = ["minimal", "basic", "extended"] as const;

/** The town as exactly as `cityFormat` asks for, and as is known; a degree that nobody knows yet, or none, is taken as basic. */
export function cityName({ town, postalTown, cityPart }: Place, cityFormat?: string): string | null {
  if (town === null || cityFormat === "minimal") return town;
  const basic = postalTown ?? town;
  return cityFormat === "extended" && cityPart !== null && cityPart !== town ? `${basic} - ${cityPart}` : basic;
}

/** The names of a place's town: at home in every degree, and elsewhere. */
export function cityNames(place: Place): { own: string[]; elsewhere: readonly string[] } {
  const own = cityFormats.map((cityFormat) => cityName(place, cityFormat)).filter((name) => name !== null);
  const elsewhere = place.town === null ? [] : (countryOf(place.country).townsInOtherLanguages[place.town] ?? []);
  return { own: [...new Set(own)], elsewhere };
}

/** The street of a place, without and with what people write before it; where streets have no names, the part of the town. */
export function streetNames({ country, street, cityPart }: Place): string[] {
  const name = street ?? cityPart;
  const { streetPrefix } = countryOf(country);
  return name === null ? [] : streetPrefix === null ? [name] : [name, `${streetPrefix} ${name}`];
}

/** The first line of an address; where streets have no names, the part of the town stands for one. Null without a number. */
export function streetWithNumber({ street, cityPart, number }: Place): string | null {
  return number === null ? null : `${street ?? cityPart} ${number}`;
}

/** A house number and its parts. */
export function houseNumber(full: string | null): Schemas["LocationNumber"] {
  const [part1 = null, part2 = null] = full?.split("/") ?? [];
  return { full, part1, part2 };
}

/** What else is known of a house number: the digits of its parts, the letters behind them, and the kind of the first. */
function houseNumberDetails({ part1 = null, part2 = null }: Schemas["LocationNumber"], country: CountryCode) {
  return {
    part1Number: digitsOf(part1),
    part1Letter: letterOf(part1),
    part2Number: digitsOf(part2),
    part2Letter: letterOf(part2),
    type: part1 === null ? null : countryOf(country).houseNumberType,
  };
}

function digitsOf(part: string | null): string | null {
  return /^\d+/.exec(part ?? "")?.[0] ?? null;
}

function letterOf(part: string | null): string | null {
  return /^\d+\s*(\p{L}+)$/u.exec(part ?? "")?.[1] ?? null;
}
