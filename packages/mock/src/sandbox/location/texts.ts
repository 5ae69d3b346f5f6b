import { knownCountry } from "../register/country-names.ts";
import { type KnownTexts, knownTexts } from "../shared/similarity.ts";
import { once } from "../shared/text.ts";
import type { Notation } from "./notation.ts";
import type { Place } from "./place.ts";
import { cityName, knownFormat, zipOf } from "./written-place.ts";

/** How a place is to be written, and whether the town of its post office may stand for its own. */
export type CompareOptions = Notation & { acceptPostOfficeAsCity?: boolean };

/** The texts of places, the same object for all places that have the same: many addresses share a street, and more a town. */
const shared = new Map<string, KnownTexts>();

function share(texts: readonly string[], aliases: readonly string[] = []): KnownTexts {
  const key = JSON.stringify([texts, aliases]);
  const known = shared.get(key) ?? knownTexts(texts, { aliases });
  shared.set(key, known);
  return known;
}

export function textsOf(field: string, place: Place, options: CompareOptions): KnownTexts {
  switch (field) {
    case "street":
    case "streetWithNumber":
      return streetTexts(place);
    case "city":
      return cityTexts(place)(options);
    case "zip":
      return zipTexts(place);
    case "country":
      return knownCountry(place.country);
    default:
      return (options.acceptPostOfficeAsCity ? linesWithPostOffice : lines)(place);
  }
}

const streetTexts = once(({ written }: Place) => share(written.streetNames.slice(0, 1)));

const zipTexts = once(({ zip }: Place) => share(zip === null ? [] : [zip]));

const cityTexts = once((place: Place) => byCompareOptions((options) => namesOfTown(place, options)));

/** Remembers a result by the options that decide what a text is compared with. */
export function byCompareOptions<Result>(
  compute: (options: CompareOptions) => Result,
): (options: CompareOptions) => Result {
  const results = new Map<string, Result>();
  return (options) => {
    const key = `${knownFormat(options.cityFormat)} ${options.zipFormat} ${options.acceptPostOfficeAsCity}`;
    const result = results.get(key) ?? compute(options);
    results.set(key, result);
    return result;
  };
}

function namesOfTown(place: Place, { cityFormat, acceptPostOfficeAsCity }: CompareOptions): KnownTexts {
  const { own, office, elsewhere } = place.written.cityNames;
  const first = cityName(place, cityFormat);
  const accepted = [...(first === null ? [] : [first]), ...own, ...(acceptPostOfficeAsCity ? office : [])];
  return share(accepted, [...elsewhere, ...office]);
}

const lines = once((place: Place) => linesOf(place, false));
const linesWithPostOffice = once((place: Place) => linesOf(place, true));

export const wordsOf = once((place: Place): readonly string[] => [
  ...new Set([...linesOf(place, true).all].flatMap((line) => line.split(" "))),
]);

/** The lines on which people write an address, with the whole house number and with each part alone. */
function linesOf(place: Place, acceptPostOfficeAsCity: boolean): KnownTexts {
  const { own, office, elsewhere } = place.written.cityNames;
  const cities = [...own, ...(acceptPostOfficeAsCity ? office : [])];
  const zips = [...new Set([zipOf(place, false), zipOf(place, true)])].filter((zip) => zip !== null);
  const name = place.street ?? place.cityPart ?? "";
  const withFirst = (first: string | null, names = cities) => {
    const towns = names.flatMap((city) => [...zips.flatMap((zip) => [`${zip} ${city}`, `${city} ${zip}`]), city]);
    // Where streets have no names, the first line has the name of the town.
    const others = first !== null && place.street === null ? [...towns, "", ...zips] : towns;
    return others.map((other) => [first, other].filter(Boolean).join(" "));
  };
  const first = (number: string | null) => {
    if (place.exactness === "town") return null;
    return number === null ? name : `${name} ${number}`;
  };
  const numbers = place.number === null ? [null] : place.written.numbers;
  const aliases = numbers.flatMap((number) => withFirst(first(number), [...elsewhere, ...office]));
  const [texts = [], ...shorter] = numbers.map((number) => withFirst(first(number)));
  if (place.street === null) shorter.push(...numbers.map((number) => withFirst(number)));
  return knownTexts(texts, { shorter: shorter.flat(), aliases });
}
