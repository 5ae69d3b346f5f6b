import type { Known } from "@data-validation/client";
import type { Schemas } from "../../schemas.ts";
import { countryNames } from "../countries/names.ts";
import type { RegisterRecords } from "../countries/types.ts";
import type { SandboxOperation } from "../kind.ts";
import { type FilterableValues, filterItems } from "../register/filter.ts";
import {
  createRanking,
  type Rank,
  rankOf,
  type SearchableText,
  toSearchable,
} from "../register/ranking.ts";
import { isInDataSource, recordsOf } from "../register/records.ts";
import { isTooLong } from "../shared/length.ts";
import { memoiseByObject, memoiseByTextAndObject } from "../shared/memoise.ts";
import { fold } from "../shared/text.ts";
import {
  addressLineOf,
  fieldValueIn,
  type LocationNotation,
  locationData,
  zipOf,
} from "./notation.ts";
import {
  addressesOf,
  cityFormats,
  commonPlace,
  type Exactness,
  exactnesses,
  groupPlaces,
  isAsExact,
  placesIn,
  type RegisterPlace,
} from "./place.ts";
import { cityNames, streetNames, withoutStreetWords } from "./place-names.ts";

type SearchTexts = readonly (string | null)[];

/**
 * The precision of the places that a search by a field finds, and their texts in that field, the
 * main one first.
 */
const searchFields = {
  street: {
    finds: ["street"],
    textsOf: (place) => (place.street === null ? [] : streetNames(place)),
  },
  zip: { finds: ["town"], textsOf: ({ zip }) => [zip] },
  streetWithNumber: { finds: ["street", "address"], textsOf: firstLines },
  "number.full": {
    finds: ["address"],
    textsOf: ({ number, part1, part2 }) => [number, part1, part2],
  },
  "number.part1": { finds: ["address"], textsOf: ({ part1 }) => [part1] },
  "number.part2": { finds: ["address"], textsOf: ({ part2 }) => [part2] },
  city: { finds: ["town"], textsOf: (place) => Object.values(cityNames(place)).flat() },
  full: { finds: ["town", "street", "address"], textsOf: lineStarts },
} as const satisfies Record<
  Known<Schemas["LocationSearchQuery"]["type"]>,
  { finds: readonly Exactness[]; textsOf: (place: RegisterPlace) => SearchTexts }
>;

type SearchField = keyof typeof searchFields;

/** Responds to /location/search: the locations with a field that begins with the typed text. */
export const locationSearch: SandboxOperation<"locationSearch"> = (
  { query, options, client },
  ownData,
) => {
  const { type, value, filter } = query;
  // An open enum accepts any name, for example `constructor`.
  const isKnown = Object.hasOwn(searchFields, type);
  const { resultsLimit, resultsOffset, allowPartialResults, cityFormat, dataSource } = options;
  if (!isKnown || isTooLong("location", value, ownData))
    return { resultsCount: 0, resultsOffset, resultsTotal: 0, results: [] };
  const townFormat = cityFormats.find((known) => known === cityFormat) ?? "basic";
  // The option applies to types that find addresses and less precise places.
  const isExact = !allowPartialResults && searchFields[type as SearchField].finds.length > 1;
  const rank = placeRanking(isExact ? type : `${type} ${townFormat}`, recordsOf(ownData));
  const rankedPlaces = rank(value, isInDataSource(dataSource), client);
  const valuesOf = (place: RegisterPlace, field: string) => filterableValues(place, field, options);
  const matchingPlaces = filterItems(rankedPlaces, filter, valuesOf, options, withoutStreetWords);
  const results = matchingPlaces
    .slice(resultsOffset, resultsOffset + resultsLimit)
    .map((place) => ({ data: locationData(place, options) }));
  return {
    resultsCount: results.length,
    resultsOffset,
    resultsTotal: matchingPlaces.length,
    results,
  };
};

/**
 * Ranks the places that a search may find. The key is the field, and the `cityFormat` for less
 * precise places.
 */
const placeRanking = memoiseByTextAndObject((key: string, records: RegisterRecords) => {
  const [type, cityFormat] = key.split(" ");
  const field = type as SearchField;
  const { finds, textsOf } = searchFields[field];
  const allPlaces = placesIn(records);
  const placesOf = (exactness: Exactness, cityFormat: string) =>
    groupPlaces(allPlaces.filter(isAsExact(exactness)), exactness, cityFormat, field === "zip").map(
      (group) => commonPlace(group, exactness, field === "zip"),
    );
  const places =
    cityFormat === undefined
      ? addressesOf(records)
      : finds.flatMap((exactness) => placesOf(exactness, cityFormat));
  const searchableOf = memoiseByObject((place: RegisterPlace) => toSearchable(textsOf(place)));
  return createRanking(places.toSorted(byExactness), (value) => {
    const rank = rankFor(field, value);
    return (place) => rank(place, searchableOf(place));
  });
});

/**
 * Less precise places come first, since a short text leaves most choices there; then in
 * alphabetical order.
 */
function byExactness(a: RegisterPlace, b: RegisterPlace): number {
  const sortKeyOf = (place: RegisterPlace) =>
    fold(addressLineOf(place, { cityFormat: "extended" }) ?? "");
  return (
    exactnesses.indexOf(a.exactness) - exactnesses.indexOf(b.exactness) ||
    (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1)
  );
}

/**
 * The words of an address may be in any order; lines that begin with the typed words come first.
 */
function rankFor(
  field: SearchField,
  value: string,
): (place: RegisterPlace, texts: readonly SearchableText[]) => Rank | undefined {
  const typed = field === "zip" ? value.replace(/[\s-]/g, "") : fold(withoutStreetWords(value));
  const words = typed.split(/[\s,]/).filter((word) => word !== "");
  const [first] = words;
  if (first === undefined) return () => undefined;
  if (field !== "full") return (_, texts) => rankOf(texts, typed);
  return (place, texts) => {
    if (!words.every((word) => wordsOfPlace(place).includes(` ${word}`))) return undefined;
    return rankOf(texts, first) === undefined ? 2 : 1;
  };
}

/**
 * The first lines of an address, with its whole number and with each part of it; of a street,
 * without a number.
 */
function firstLines(place: RegisterPlace): SearchTexts {
  const { exactness, number, part1, part2 } = place;
  if (exactness === "town") return [];
  const numbers = new Set([number, part1, part2].filter((each) => each !== null));
  const streets = streetNames(place);
  return numbers.size === 0
    ? streets
    : streets.flatMap((street) => Array.from(numbers, (each) => `${street} ${each}`));
}

/** The beginnings of lines that contain a place. */
function lineStarts(place: RegisterPlace): SearchTexts {
  return place.exactness === "town"
    ? [...cityNames(place).ownNames, place.zip]
    : streetNames(place);
}

/** The words of an address, each behind a space. */
const wordsOfPlace = memoiseByObject((place: RegisterPlace): string => {
  const { number, part2, zip } = place;
  const texts = [
    ...lineStarts(place),
    number,
    part2,
    zip,
    zipOf(place, true),
    ...cityNames(place).ownNames,
  ];
  return ` ${fold(texts.filter((text) => text !== null).join(" "))}`;
});

/** The values of a field that a filter compares: in the requested notation, and in the others. */
function filterableValues(
  place: RegisterPlace,
  field: string,
  notation: LocationNotation,
): FilterableValues | undefined {
  if (field === "state" || field === "region" || field === "district") return [place[field]];
  const value = fieldValueIn(locationData(place, notation), field);
  if (field === "country")
    return [value, ...(place.country === null ? [] : countryNames(place.country))];
  if (!Object.hasOwn(searchFields, field)) return undefined;
  if (field === "full") return undefined;
  return [value, ...searchFields[field as SearchField].textsOf(place)];
}
