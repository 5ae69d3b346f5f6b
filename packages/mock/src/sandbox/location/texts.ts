import { type KnownTexts, knownTexts } from "../shared/similarity.ts";
import { once } from "../shared/text.ts";
import type { Notation } from "./notation.ts";
import type { Place } from "./place.ts";
import { cityName, zipCode } from "./written-place.ts";

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
export const streetTexts = once(({ written }: Place) => intern(written.streetNames));

/** The names of a town. */
export function cityTexts(place: Place, { cityFormat, acceptPostOfficeAsCity }: CompareOptions): KnownTexts {
  const { own, elsewhere } = place.written.cityNames;
  const office = place.postOffice === null ? [] : [place.postOffice];
  const first = cityName(place, cityFormat);
  const texts = [...(first === null ? [] : [first]), ...own, ...(acceptPostOfficeAsCity ? office : [])];
  return intern(texts, [...elsewhere, ...office]);
}

/** A postal code as digits. */
export function zipTexts({ zip }: Place): KnownTexts {
  return intern(zip === null ? [] : [zip]);
}

/** The lines on which people write an address. */
export function linesOf(place: Place, { acceptPostOfficeAsCity }: CompareOptions): KnownTexts {
  return acceptPostOfficeAsCity ? linesWithPostOffice(place) : lines(place);
}

const lines = once((place: Place) => knownLines(place, false));
const linesWithPostOffice = once((place: Place) => knownLines(place, true));

/** The lines on which people write an address, with the whole house number and with its second part alone. */
function knownLines(place: Place, acceptPostOfficeAsCity: boolean): KnownTexts {
  const { part2 } = place.written;
  const office = acceptPostOfficeAsCity && place.postOffice !== null ? [place.postOffice] : [];
  const cities = [...place.written.cityNames.own, ...office];
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
    number === null ? place.written.streetNames : place.written.streetNames.map((street) => `${street} ${number}`);
  const isTown = place.exactness === "town";
  return knownTexts(isTown ? withFirst(null) : firsts(place.number).flatMap(withFirst), {
    shorter: part2 === null ? [] : firsts(part2).flatMap(withFirst),
  });
}

function joined(parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(" ");
}
