import type { Schemas } from "../../schemas.ts";
import type { CountryCode } from "../countries/index.ts";
import {
  type Candidate,
  type Candidates,
  type FieldMatch,
  isNearerThanOthers,
  isNearerThanTypos,
} from "../register/matching.ts";
import { byNearness } from "../register/nearness.ts";
import { isInSources } from "../register/sources.ts";
import type { Records } from "../register/types.ts";
import type { SentField } from "../register/validation.ts";
import { type Comparison, noMatch, otherThan, type ReadyText } from "../shared/similarity.ts";
import { once } from "../shared/text.ts";
import { isByKind, matchOf } from "./compare.ts";
import { type Kinds, kindsOf } from "./kinds.ts";
import { addressesOf, groups, type Place } from "./place.ts";
import type { CompareOptions } from "./texts.ts";
import { readValue, type Value } from "./value.ts";
import { cityFormats, cityName } from "./written-place.ts";

/** Which countries come into question, and how a place is compared and written. */
export type CandidateOptions = CompareOptions & { dataSource?: readonly string[] };

/** What a field says of an address: a street with its number is more than a postal code. */
export function weightOf(field: string): number {
  return field === "full" ? 3 : field === "streetWithNumber" ? 2 : 1;
}

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
export function candidates(
  sent: readonly SentField[],
  { options, records, client, isAtHome }: Circumstances,
): Candidates<Place> {
  const places = meant(sent, placesOf(records));
  const columns = sent.map(({ field, sent }) => new Column(field, sent, places, options));
  const telling = columns.filter(isTelling);
  let matches = countMatches(places.length, telling);
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
  const findNear = (): Candidate<Place>[] => {
    const agreeing = withMatches(telling.length);
    if (agreeing.some(({ item, fields }) => isAtHome(item) && isNearerThanTypos(fields, weightOf))) return agreeing;
    for (const column of telling) column.addTypos();
    matches = countMatches(places.length, telling);
    const ofAllFields = withMatches(telling.length);
    // Where a place fits in every field, those that differ in one are further away.
    const isSettled = ofAllFields.some(({ item, fields }) => isAtHome(item) && isNearerThanOthers(fields, weightOf));
    return isSettled ? ofAllFields : withMatches(Math.min(1, telling.length));
  };
  return {
    near: byNearness(findNear(), client, ({ item }) => whereabouts(item)),
    findOther(passes) {
      const inQuestion: number[] = [];
      places.forEach((place, index) => {
        if (matches[index] === 0 && passes(place) && isAsked(place)) inQuestion.push(index);
      });
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
    for (const kind of near) {
      for (const index of kinds.members[kind] ?? []) matches[index] = (matches[index] as number) + 1;
    }
  }
  return matches;
}

/** One field of a query, compared once to all the places that are alike in it: many addresses share a street, and more a town. */
class Column {
  readonly field: string;
  readonly kinds: Kinds;
  /** The kinds that have something in common with what was sent. */
  readonly near: number[] = [];
  readonly #value: Value;
  readonly #places: readonly Place[];
  readonly #options: CompareOptions;
  readonly #isByKind: boolean;
  /** What came out of comparing the names of the kinds that are near. */
  readonly #compared: (Comparison | undefined)[];
  /** What is to be said of the kinds that anybody has asked for. */
  readonly #matches: (FieldMatch | undefined)[];

  constructor(field: string, sent: string, places: readonly Place[], options: CompareOptions) {
    this.field = field;
    this.kinds = kindsOf(places, field, options);
    this.#value = readValue(field, sent);
    this.#places = places;
    this.#options = options;
    this.#isByKind = isByKind(field);
    this.#compared = new Array(this.kinds.members.length);
    this.#matches = new Array(this.kinds.members.length);
    this.#addSame();
    // Of countries there are few.
    if (!isTelling(this)) this.addTypos();
  }

  /** What is to be said of a place. */
  match(index: number): FieldMatch {
    const kind = this.kinds.of[index] as number;
    const known = this.#matches[kind];
    if (known !== undefined) return known;
    const match = matchOf(this.#value, placeAt(this.#places, index), this.#comparison(kind), this.#options);
    if (this.#isByKind) this.#matches[kind] = match;
    return match;
  }

  #comparison(kind: number): Comparison {
    const names = this.kinds.texts?.known[kind];
    if (names === undefined || this.#value.text === undefined) return noMatch;
    return this.#compared[kind] ?? otherThan(names);
  }

  /** Adds the kinds that have what was sent, maybe but for its formatting. */
  #addSame(): void {
    const { texts, byNumber } = this.kinds;
    this.#eachText((text, add) => texts?.visitSame(text, add));
    if (this.#value.text !== undefined) this.near.push(...(byNumber.get(this.#value.smallNumber) ?? []));
  }

  /** Adds the kinds that typing errors may have led from. */
  addTypos(): void {
    const { texts } = this.kinds;
    this.#eachText((text, add) => texts?.visitTypos(text, add));
  }

  /** Gives each text that is to be compared to names, and what adds a kind that it is near to. */
  #eachText(see: (text: ReadyText, add: (kind: number, comparison: Comparison) => void) => void): void {
    const { name, lines } = this.#value;
    if (name === undefined) return;
    see(name, (kind, comparison) => {
      if (lines.size === 0 || !lines.has(this.#countryOf(kind))) this.#addNear(kind, comparison);
    });
    for (const [country, line] of lines) {
      see(line, (kind, comparison) => {
        if (this.#countryOf(kind) === country) this.#addNear(kind, comparison);
      });
    }
  }

  #countryOf(kind: number): CountryCode {
    return placeAt(this.#places, this.kinds.members[kind]?.[0] ?? 0).country;
  }

  #addNear(kind: number, comparison: Comparison): void {
    this.near.push(kind);
    this.#compared[kind] = comparison;
  }
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

function meant(sent: readonly SentField[], places: ReturnType<typeof placesOf>): readonly Place[] {
  const has = (name: string) => sent.some(({ field }) => field === name);
  if (has("streetWithNumber") || has("number.full")) return places.addresses;
  if (has("full")) return places.all;
  if (has("street")) return places.streets;
  if (has("city")) return has("zip") ? places.townsByZip : places.towns;
  return has("zip") ? places.postalAreas : places.countries;
}
