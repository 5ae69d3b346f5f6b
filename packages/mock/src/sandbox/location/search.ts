import type { Schemas } from "../../schemas.ts";
import { defaultsOf } from "../defaults.ts";
import { type Beginnings, beginningsOf, type Rank } from "../register/beginnings.ts";
import { countryName, countryNames } from "../register/country-names.ts";
import { type Filterable, filtered } from "../register/filter.ts";
import type { Fixtures } from "../register/fixtures.ts";
import { nearness } from "../register/nearness.ts";
import { recordsOf } from "../register/records.ts";
import { isInSources } from "../register/sources.ts";
import type { Records } from "../register/types.ts";
import { longestValue } from "../shared/similarity.ts";
import { fold, foldKnown, once } from "../shared/text.ts";
import { cityNames, locationData, type Notation, streetNames } from "./notation.ts";
import { addressesOf, type Exactness, groups, type Place } from "./place.ts";
import { cityFormats, cityName } from "./written-place.ts";

type Request = Schemas["LocationSearchRequest"]["request"];
type Options = NonNullable<Request["options"]>;

const defaults = defaultsOf("LocationSearchOptions");

/** Answers /location/search: the locations of which one field begins with what the user has typed. */
export function locationSearch(
  { query, options = {}, client }: Request,
  fixtures?: Fixtures,
): Schemas["LocationSearchResponse"] {
  const records = recordsOf(fixtures);
  const { resultsLimit = defaults.resultsLimit, resultsOffset = defaults.resultsOffset } = options;
  const places = searched(query.type, options, records);
  const ranks = ranksIn(places, query.type, query.value);
  const found = places
    .map((place, at) => ({ place, rank: ranks[at] }))
    .filter(({ place, rank }) => rank !== undefined && isInSources(place.country, options.dataSource))
    .map((ranked) => ({
      ...ranked,
      near: nearness({ country: ranked.place.country, position: ranked.place.centre }, client),
    }))
    .sort((a, b) => Number(a.rank) - Number(b.rank) || a.near - b.near || byExactness(a.place, b.place))
    .map(({ place }) => place);
  const results = filtered(found, query.filter, (place, field) => filterable(place, field, options), options)
    .slice(resultsOffset, resultsOffset + resultsLimit)
    .map((place) => ({ data: locationData(place, options) }));
  return { resultsCount: results.length, results };
}

/** The places that a search in a field can give: the field itself decides how exact they are. */
function searched(
  type: string,
  { allowPartialResults = defaults.allowPartialResults, cityFormat = defaults.cityFormat }: Options,
  records: Records,
): readonly Place[] {
  const addresses = addressesOf(records);
  if (!allowPartialResults) return addresses;
  const { towns, postalAreas, streets, all, lines } = lessExact(records)(cityFormat);
  switch (type) {
    case "city":
      return towns;
    case "zip":
      return postalAreas;
    case "street":
      return streets;
    case "streetWithNumber":
      return lines;
    case "full":
      return all;
    default:
      return addresses;
  }
}

/** The places of a records that are less exact than an address, by how exactly towns are named. */
const lessExact = once((records: Records) => {
  const addresses = addressesOf(records);
  const by = Object.fromEntries(cityFormats.map((cityFormat) => [cityFormat, lessExactBy(cityFormat, addresses)]));
  const basic = lessExactBy("basic", addresses);
  return (cityFormat: string) => (Object.hasOwn(by, cityFormat) ? (by[cityFormat] ?? basic) : basic);
});

function lessExactBy(cityFormat: string, addresses: readonly Place[]) {
  const city = (place: Place) => [place.country, place.district, cityName(place, cityFormat)];
  const withStreets = addresses.filter(({ street }) => street !== null);
  const towns = groups(addresses, "town", city);
  const postalAreas = groups(addresses, "town", (place) => [...city(place), place.zip]);
  const streets = groups(withStreets, "street", (place) => [...city(place), place.zip, place.street]);
  return { towns, postalAreas, streets, lines: [...streets, ...addresses], all: [...towns, ...streets, ...addresses] };
}

const exactnesses: Exactness[] = ["country", "town", "street", "address"];

const extendedLine = once((place: Place) => foldKnown(locationData(place, { cityFormat: "extended" }).full ?? ""));

/** Less exact places come first, as a user who has typed little has most to choose from there; then by the alphabet. */
function byExactness(a: Place, b: Place): number {
  return (
    exactnesses.indexOf(a.exactness) - exactnesses.indexOf(b.exactness) || (extendedLine(a) < extendedLine(b) ? -1 : 1)
  );
}

/** How well a field of each place matches the beginning of a value; nothing where it does not. */
function ranksIn(places: readonly Place[], type: string, value: string): readonly (Rank | undefined)[] {
  const wanted = value.length > longestValue ? "" : type === "zip" ? digits(value) : fold(value);
  const texts = beginningsBy(places)(type);
  if (wanted === "" || texts === undefined) return [];
  const ranks = texts.ranks(wanted);
  if (type === "zip") return ranks.map((rank) => (rank === 2 ? undefined : rank));
  // The words of a whole address may come in whatever order a user writes them.
  const words = type === "full" ? wanted.split(/[\s,]+/).filter(Boolean) : [];
  if (words.length > 1) for (const at of texts.havingWords(words)) ranks[at] ??= 2;
  return ranks;
}

/** The ways to write a field of each place, to be searched; undefined for what is no field. */
const beginningsBy = once((places: readonly Place[]) => {
  const known = new Map<string, Beginnings>();
  return (type: string): Beginnings | undefined => {
    // An open enum may bring any name, those of an object's own making among them.
    if (!Object.hasOwn(textsOf, type)) return undefined;
    const beginnings = known.get(type) ?? beginningsOf(places, textsOf[type as keyof typeof textsOf]);
    known.set(type, beginnings);
    return beginnings;
  };
});

type Texts = readonly (string | null | undefined)[];

/** The ways to write each field of a place. */
const textsOf = {
  street: (place: Place): Texts => (place.street === null ? [] : streetsOf(place)),
  zip: ({ zip }: Place): Texts => [zip],
  streetWithNumber: firstLines,
  "number.full": ({ number }: Place): Texts => [number],
  "number.part1": ({ written }: Place): Texts => [written.part1],
  "number.part2": ({ written }: Place): Texts => [written.part2],
  city(place: Place): Texts {
    const { own, elsewhere } = cityNames(place);
    return [...own, ...elsewhere];
  },
  full: (place: Place): Texts =>
    place.exactness === "town"
      ? [...cityNames(place).own, ...lines(place, null)]
      : firstLines(place).flatMap((first) => lines(place, first)),
};

/** A town has no street; where streets have no names, its part stands for one in an address alone. */
function streetsOf(place: Place): string[] {
  return place.exactness === "town" ? [] : streetNames(place);
}

function firstLines(place: Place): string[] {
  const streets = streetsOf(place);
  const numbers = [place.number, place.written.part2].filter((number) => number !== null);
  return numbers.length === 0 ? streets : streets.flatMap((street) => numbers.map((number) => `${street} ${number}`));
}

/** The lines on which a place is written, its first part given. */
function lines(place: Place, first: string | null): string[] {
  return cityFormats.flatMap((cityFormat) =>
    [false, true].map((zipFormat) => {
      const { zip, city } = locationData(place, { cityFormat, zipFormat });
      return [first, [zip, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
    }),
  );
}

function digits(text: string): string {
  return text.replace(/[\s-]/g, "");
}

function filterable(place: Place, field: string, notation: Notation): Filterable | undefined {
  switch (field) {
    case "country":
      return { value: countryName(place.country, notation.countryFormat), alternatives: countryNames(place.country) };
    case "city": {
      const { own, elsewhere } = cityNames(place);
      return { value: cityName(place, notation.cityFormat), alternatives: [...own, ...elsewhere] };
    }
    case "street":
      return { value: place.street, alternatives: place.street === null ? [] : streetNames(place) };
    case "zip":
    case "full":
      return { value: locationData(place, notation)[field] ?? null, alternatives: [] };
    case "streetWithNumber":
      return { value: place.written.firstLine, alternatives: [] };
    case "number.full":
      return { value: place.number, alternatives: [place.written.part1, place.written.part2] };
    case "number.part1":
      return { value: place.written.part1, alternatives: [] };
    case "number.part2":
      return { value: place.written.part2, alternatives: [] };
    default:
      return undefined;
  }
}
