import type { Schemas } from "../../schemas.ts";
import { type Candidate, type Candidates, type FieldMatch, isNearerThanAny } from "../register/matching.ts";
import { byNearness } from "../register/nearness.ts";
import { isInSources } from "../register/sources.ts";
import type { Records } from "../register/types.ts";
import type { SentFields } from "../register/validation.ts";
import { once } from "../shared/text.ts";
import { type ComparedField, compare, compareKinds, completed, readValue, type Value } from "./compare.ts";
import { type Kinds, kindsOf } from "./kinds.ts";
import { cityFormats, cityName } from "./notation.ts";
import { addressesOf, groups, type Place } from "./place.ts";
import type { CompareOptions } from "./texts.ts";

/** Which countries come into question, and how a place is compared and written. */
export type CandidateOptions = CompareOptions & { dataSource?: readonly string[] };

/** What each field says of an address: a street with its number is more than a postal code. */
export const weights: Readonly<Record<string, number>> = { full: 3, streetWithNumber: 2 };

/** What else decides which places can be meant. */
interface Circumstances {
  options: CandidateOptions;
  records: Records;
  client: Schemas["RequestClient"] | undefined;
  isAtHome: (place: Place) => boolean;
}

/**
 * The places that a query can mean, compared to what was sent, those near the client first. They are as exact as the query is: one
 * with a number means addresses, one with a town alone means towns.
 */
export function candidates(sent: SentFields, { options, records, client, isAtHome }: Circumstances): Candidates<Place> {
  const places = meant(
    sent.map(([field]) => field),
    placesOf(records),
  );
  const columns = sent.map(([field, value]) => compareColumn(places, readValue(field, value), options));
  const telling = columns.filter(isTelling);
  const matches = countMatches(places.length, telling);
  const isAsked = ({ country }: Place) => isInSources(country, options.dataSource);
  const candidate = (index: number): Candidate<Place> => ({
    item: placeAt(places, index),
    fields: columns.map((column) => column.match(index)),
  });
  const withMatches = (least: number): Candidate<Place>[] => {
    const found: Candidate<Place>[] = [];
    for (let index = 0; index < places.length; index++) {
      if ((matches[index] as number) >= least && isAsked(placeAt(places, index))) found.push(candidate(index));
    }
    return found;
  };
  const isSettled = ({ item, fields }: Candidate<Place>) => isAtHome(item) && isNearerThanAny(fields, weights);
  const ofAllFields = withMatches(telling.length);
  // Where a place fits in every field, those that differ in one are further away.
  const near = ofAllFields.some(isSettled) ? ofAllFields : withMatches(Math.min(1, telling.length));
  return {
    near: byNearness(near, client, ({ item }) => whereabouts(item)),
    findOther(passes) {
      const others = [...places.keys()].filter((index) => matches[index] === 0);
      const inQuestion = others.filter((index) => passes(placeAt(places, index)) && isAsked(placeAt(places, index)));
      const [first] = byNearness(inQuestion, client, (index) => whereabouts(placeAt(places, index)));
      return first === undefined ? undefined : candidate(first);
    },
  };
}

function whereabouts({ country, centre }: Place) {
  return { country, position: centre };
}

function placeAt(places: readonly Place[], index: number): Place {
  return places[index] as Place;
}

/** A country says little: it makes no place in it likelier than another. */
function isTelling({ field }: Column): boolean {
  return field !== "country";
}

/** In how many fields each place has something in common with what was sent. A number alone says nothing: any place may be meant. */
function countMatches(count: number, telling: readonly Column[]): readonly number[] {
  const isAnyAsGood = telling.every(({ field }) => field === "number.full");
  const matches = new Array<number>(count).fill(isAnyAsGood ? telling.length : 0);
  if (isAnyAsGood) return matches;
  for (const { kinds, near } of telling) {
    for (let kind = 0; kind < near.length; kind++) {
      if (near[kind] === undefined) continue;
      for (const index of kinds.members[kind] ?? []) matches[index] = (matches[index] as number) + 1;
    }
  }
  return matches;
}

/** One field of a query, compared to all places. */
interface Column {
  field: string;
  kinds: Kinds;
  /** By kind, what has something in common with what was sent. */
  near: readonly (ComparedField | undefined)[];
  match: (index: number) => FieldMatch;
}

/** Compares a field once with all the places that are alike in it: many addresses share a street, and more a town. */
function compareColumn(places: readonly Place[], value: Value, options: CompareOptions): Column {
  const { field, sent } = value;
  const kinds = kindsOf(places, field, options);
  const near = compareKinds(places, kinds, value, options);
  return {
    field,
    kinds,
    near,
    match(index) {
      const place = placeAt(places, index);
      const compared = near[kinds.of[index] as number] ?? compare(place, value, options);
      return { field, sent, ...completed(place, value, compared, options) };
    },
  };
}

/** The places of the records, by how exact they are. */
const placesOf = once((records: Records) => {
  const addresses = addressesOf(records);
  // Every town as exactly as people name it: Praha, Praha 8, and Praha 8 - Karlín.
  const townsBy = (key: (place: Place) => unknown[]) =>
    cityFormats.flatMap((cityFormat) =>
      groups(addresses, "town", (place) => [place.country, place.district, cityName(place, cityFormat), ...key(place)]),
    );
  const streets = groups(
    addresses.filter(({ street }) => street !== null),
    "street",
    ({ country, town, zip, street }) => [country, town, zip, street],
  );
  const townsByZip = townsBy(({ zip }) => [zip]);
  return {
    addresses,
    streets,
    townsByZip,
    all: [...addresses, ...streets, ...townsByZip],
    towns: townsBy(() => []),
    postalAreas: groups(addresses, "town", ({ country, town, zip }) => [country, town, zip]),
    countries: groups(addresses, "country", ({ country }) => [country]),
  };
});

function meant(fields: string[], places: ReturnType<typeof placesOf>): readonly Place[] {
  const has = (...names: string[]) => names.some((name) => fields.includes(name));
  if (has("streetWithNumber", "number.full")) return places.addresses;
  if (has("full")) return places.all;
  if (has("street")) return places.streets;
  if (has("city")) return has("zip") ? places.townsByZip : places.towns;
  return has("zip") ? places.postalAreas : places.countries;
}
