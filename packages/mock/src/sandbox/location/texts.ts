import { type KnownTexts, knownTexts } from "../shared/similarity.ts";
import { once } from "../shared/text.ts";
import {
  cityFormats,
  cityName,
  cityNames,
  houseNumber,
  locationData,
  type Notation,
  streetNames,
  zipCode,
} from "./notation.ts";
import type { Place } from "./place.ts";

/** How a place is to be written, and whether the town of its post office may stand for its own. */
export type CompareOptions = Notation & { acceptPostOfficeAsCity?: boolean };

/** The texts of places, once for all places that have the same: many addresses share a street, and more a town. */
const interned = new Map<string, KnownTexts>();

function intern(texts: readonly string[], aliases: readonly string[] = []): KnownTexts {
  const key = JSON.stringify([texts, aliases]);
  const known = interned.get(key) ?? knownTexts(texts, { aliases });
  interned.set(key, known);
  return known;
}

/** The names of a street. */
export const streetTexts = once((place: Place) => intern(streetNames(place)));

const cityTextsByOptions = once((_: Place) => new Map<string, KnownTexts>());

/** Unknown degrees of the option are taken as the default. */
export function cityKey({ cityFormat = "basic", acceptPostOfficeAsCity = false }: CompareOptions): string {
  return `${cityFormats.find((known) => known === cityFormat) ?? "basic"} ${acceptPostOfficeAsCity}`;
}

/** The names of a town. */
export function cityTexts(place: Place, options: CompareOptions): KnownTexts {
  const known = cityTextsByOptions(place);
  const key = cityKey(options);
  let texts = known.get(key);
  if (texts === undefined) {
    texts = writeCityTexts(place, options.cityFormat, options.acceptPostOfficeAsCity ?? false);
    known.set(key, texts);
  }
  return texts;
}

function writeCityTexts(place: Place, cityFormat: string | undefined, acceptPostOfficeAsCity: boolean): KnownTexts {
  const { own, elsewhere } = cityNames(place);
  const office = place.postOffice === undefined ? [] : [place.postOffice];
  const first = cityName(place, cityFormat);
  const texts = [...(first === null ? [] : [first]), ...own, ...(acceptPostOfficeAsCity ? office : [])];
  return intern(texts, [...elsewhere, ...office]);
}

/** A postal code, with its separator and without. */
export const zipTexts = once(({ country, zip }: Place) => ({
  separated: zip === null ? null : zipCode(country, zip, true),
  known: intern(zip === null ? [] : [zip]),
}));

/** The lines on which people write an address. */
export function linesOf(place: Place, { acceptPostOfficeAsCity }: CompareOptions): KnownTexts {
  return acceptPostOfficeAsCity ? linesWithPostOffice(place) : lines(place);
}

const lines = once((place: Place) => knownLines(place, false));
const linesWithPostOffice = once((place: Place) => knownLines(place, true));

/** The lines on which people write an address, with the whole house number and with its second part alone. */
function knownLines(place: Place, acceptPostOfficeAsCity: boolean): KnownTexts {
  const { part2 } = houseNumber(place.number);
  const office = acceptPostOfficeAsCity && place.postOffice !== undefined ? [place.postOffice] : [];
  const cities = [...cityNames(place).own, ...office];
  const zips =
    place.zip === null ? [] : [zipCode(place.country, place.zip, false), zipCode(place.country, place.zip, true)];
  const withFirst = (first: string | null) =>
    cities.flatMap((city) =>
      [
        ...zips.flatMap((zip) => [
          [first, zip, city],
          [first, city, zip],
        ]),
        [first, city],
      ].map(joined),
    );
  const firsts = (number: string | null) =>
    number === null ? streetNames(place) : streetNames(place).map((street) => `${street} ${number}`);
  const isTown = place.exactness === "town";
  return knownTexts(isTown ? withFirst(null) : firsts(place.number).flatMap(withFirst), {
    shorter: part2 === null || part2 === undefined ? [] : firsts(part2).flatMap(withFirst),
  });
}

function joined(parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(" ");
}

const fullLines = once((_: Place) => new Map<string, string>());

/** The whole address on one line, as the options ask for it to be written. */
export function fullLine(place: Place, { zipFormat = false, cityFormat = "basic" }: Notation): string {
  const lines = fullLines(place);
  const key = `${zipFormat} ${cityFormat}`;
  const line = lines.get(key) ?? locationData(place, { zipFormat, cityFormat }).full ?? "";
  if (lines.size < 6) lines.set(key, line);
  return line;
}

/** A house number and its parts, each a way to say it, and the same in small letters. */
export function numberTexts(number: string): { parts: readonly string[]; small: readonly string[] } {
  let texts = numbers.get(number);
  if (texts === undefined) {
    const parts = number.includes("/") ? [number, ...number.split("/")] : [number];
    texts = { parts, small: parts.map((part) => part.toLowerCase()) };
    numbers.set(number, texts);
  }
  return texts;
}

const numbers = new Map<string, { parts: readonly string[]; small: readonly string[] }>();
