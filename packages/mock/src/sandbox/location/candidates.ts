import type { Schemas } from "../../contract.ts";
import type { Candidate, Candidates, FieldMatch } from "../register/matching.ts";
import { byNearness } from "../register/nearness.ts";
import { isInSources } from "../register/sources.ts";
import type { SentFields } from "../register/validation.ts";
import type { World } from "../register/world.ts";
import { once } from "../shared/text.ts";
import {
  type Compared,
  type CompareOptions,
  compare,
  compareNear,
  completed,
  likeness,
  nearLines,
  readValue,
  type Value,
} from "./compare.ts";
import { cityFormats, cityName } from "./notation.ts";
import { addressesOf, groups, type Place } from "./place.ts";

/** Which countries come into question, and how a place is compared and written. */
export type CandidateOptions = CompareOptions & { dataSource?: readonly string[] };

/**
 * The places that a query can mean, compared to what was sent, those near the client first. They are as exact as the query is: one
 * with a number means addresses, one with a town alone means towns.
 */
export function candidates(
  sent: SentFields,
  options: CandidateOptions,
  world: World,
  client: Schemas["RequestClient"] | undefined,
): Candidates<Place> {
  const places = meant(
    sent.map(([field]) => field),
    placesOf(world),
  );
  const columns = sent.map(([field, value]) => compareColumn(places, readValue(field, value), options));
  const hasMatch = placesWithMatch(places.length, columns);
  const candidate = (index: number): Candidate<Place> => ({
    item: placeAt(places, index),
    fields: columns.map((column) => column.match(index)),
  });
  const near: Candidate<Place>[] = [];
  const others: number[] = [];
  for (let index = 0; index < places.length; index++) {
    if (!isInSources(placeAt(places, index).country, options.dataSource)) continue;
    if (hasMatch[index]) near.push(candidate(index));
    else others.push(index);
  }
  const whereabouts = ({ country, centre }: Place) => ({ country, position: centre });
  return {
    near: byNearness(near, client, ({ item }) => whereabouts(item)),
    findOther(passes) {
      const passing = others.filter((index) => passes(placeAt(places, index)));
      const [first] = byNearness(passing, client, (index) => whereabouts(placeAt(places, index)));
      return first === undefined ? undefined : candidate(first);
    },
  };
}

function placeAt(places: readonly Place[], index: number): Place {
  return places[index] as Place;
}

/** For each place whether it has anything in common with what was sent. */
function placesWithMatch(count: number, columns: readonly Column[]): readonly boolean[] {
  // A number says nothing by itself, and a country little: neither makes one place likelier than another.
  const telling = columns.filter(({ field }) => field !== "country");
  const isAnyAsGood = telling.every(({ field }) => field === "number.full");
  const found = new Array<boolean>(count).fill(isAnyAsGood);
  for (const { kinds, near } of telling) {
    near.forEach((compared, kind) => {
      if (compared !== undefined) for (const index of kinds.members[kind] ?? []) found[index] = true;
    });
  }
  return found;
}

/** One field of a query, compared to all places. */
interface Column {
  field: string;
  kinds: Kinds;
  /** By kind, what has something in common with what was sent. */
  near: readonly (Compared | undefined)[];
  match: (index: number) => FieldMatch;
}

/** Compares a field once with all the places that are alike in it: many addresses share a street, and more a town. */
function compareColumn(places: readonly Place[], value: Value, options: CompareOptions): Column {
  const { field, sent } = value;
  const kinds = kindsOf(places, field, options);
  const near =
    field === "full"
      ? nearLines(places, value, options)
      : kinds.members.map(([first]) => compareNear(placeAt(places, first), value, options));
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

/** Places that are alike as far as a field goes. */
interface Kinds {
  /** The kind of each place. */
  of: readonly number[];
  /** The places of each kind. */
  members: readonly (readonly [number, ...number[]])[];
}

/** Sorts places by what they have in a field, once. */
function kindsOf(places: readonly Place[], field: string, options: CompareOptions): Kinds {
  const known = kindsByKey(places);
  const key = likeness.key(field, options);
  let kinds = known.get(key);
  if (kinds === undefined) {
    kinds = sortByKind(places, (place) => likeness.of(place, field, options));
    known.set(key, kinds);
  }
  return kinds;
}

const kindsByKey = once((_: readonly Place[]) => new Map<string, Kinds>());

function sortByKind(places: readonly Place[], likeness: (place: Place) => unknown): Kinds {
  const numbers = new Map<unknown, number>();
  const members: [number, ...number[]][] = [];
  const of = places.map((place, index) => {
    const like = likeness(place);
    const known = numbers.get(like);
    if (known !== undefined) {
      members[known]?.push(index);
      return known;
    }
    numbers.set(like, members.length);
    return members.push([index]) - 1;
  });
  return { of, members };
}

/** The places of a world, by how exact they are. */
const placesOf = once((world: World) => {
  const addresses = addressesOf(world);
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
