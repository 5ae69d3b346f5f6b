import { type CountryCode, countryCodes } from "../countries/index.ts";
import { remembered } from "../shared/remembered.ts";
import { compareText, type KnownTexts } from "../shared/similarity.ts";
import { once } from "../shared/text.ts";
import { compareHouseNumber } from "./house-number.ts";
import type { Place } from "./place.ts";
import { type CompareOptions, textsOf, wordsOf } from "./texts.ts";
import { readValue, type Value } from "./value.ts";
import { knownFormat } from "./written-place.ts";

/** Finds the places that a text can mean in a field. */
export interface NameIndex {
  /** The places that have the text, maybe but for its formatting. */
  named: (sent: string) => ReadonlySet<Place>;
  /** The places that have something like it. */
  nearlyNamed: (sent: string) => ReadonlySet<Place>;
}

/** An index of exact names, and one place for all that are called alike: most requests name a few places of many. */
const indexesOf = once((places: readonly Place[]) => {
  const indexes = new Map<string, NameIndex>();
  return (field: string, options: CompareOptions): NameIndex => {
    const key = `${field} ${knownFormat(options.cityFormat)} ${options.acceptPostOfficeAsCity}`;
    const index = indexes.get(key) ?? makeIndex(places, field, options);
    indexes.set(key, index);
    return index;
  };
});

/** The index of a field, whose names depend on the options that choose among them. */
export function nameIndex(places: readonly Place[], field: string, options: CompareOptions): NameIndex {
  return indexesOf(places)(field, options);
}

function makeIndex(places: readonly Place[], field: string, options: CompareOptions): NameIndex {
  const hasNumber = (value: Value) => (place: Place) => compareHouseNumber(value, place).similarity !== "other";
  if (field === "number.full") {
    const numbered = remembered((sent: string) => new Set(places.filter(hasNumber(readValue(field, sent)))));
    return { named: numbered, nearlyNamed: numbered };
  }
  const { byName, alike } = readNames(places, field, options);
  return {
    named: remembered((sent: string) => {
      const value = readValue(field, sent);
      const named = countryCodes.flatMap((code) =>
        (byName.get(value.foldedIn(code)) ?? []).filter(({ country }) => country === code),
      );
      return new Set(field === "streetWithNumber" ? named.filter(hasNumber(value)) : named);
    }),
    nearlyNamed: remembered((sent: string) => {
      const value = readValue(field, sent);
      return new Set(alike.filter((group) => isNear(value, group)).flatMap(({ places }) => places));
    }),
  };
}

/** The places of a country that have the same names. */
interface Group {
  country: CountryCode;
  known: KnownTexts;
  places: readonly Place[];
}

function isNear({ field, words, readyIn }: Value, { country, known, places }: Group): boolean {
  // Shared words: a line in which every word is another one is no typing error.
  const isOther = (place: Place) => !wordsOf(place).some((word) => words.has(word));
  if (field === "full" && words.size > 2 && places.every(isOther)) return false;
  return compareText(readyIn(country), known).similarity !== "other";
}

function readNames(places: readonly Place[], field: string, options: CompareOptions) {
  const alike = new Map<string, Map<KnownTexts, Place[]>>();
  const byName = new Map<string, Place[]>();
  for (const place of places) {
    const known = textsOf(field, place, options);
    const ofCountry = alike.get(place.country) ?? new Map<KnownTexts, Place[]>();
    alike.set(place.country, ofCountry.set(known, [...(ofCountry.get(known) ?? []), place]));
    for (const name of known.all) byName.set(name, [...(byName.get(name) ?? []), place]);
  }
  const groups = [...alike.values()].flatMap((ofCountry) => [...ofCountry]);
  return {
    byName,
    alike: groups.map(([known, places]): Group => ({ country: places[0]?.country as CountryCode, known, places })),
  };
}
