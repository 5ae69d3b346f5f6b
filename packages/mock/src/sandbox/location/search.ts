import type { Schemas } from "../../contract.ts";
import { defaultsOf } from "../defaults.ts";
import { foldKnown } from "../known.ts";
import { longestValue } from "../likeness.ts";
import { fold } from "../text.ts";
import { countryName, countryNames } from "./countries.ts";
import type { Filterable } from "./filter.ts";
import { filtered, wordStarts } from "./filter.ts";
import { nearness } from "./nearness.ts";
import type { Notation } from "./notation.ts";
import { cityName, houseNumber, locationData, streetWithNumber } from "./notation.ts";
import type { Exactness, Place } from "./place.ts";
import { addresses, groups, oncePerPlace } from "./place.ts";
import { isInSources } from "./sources.ts";
import { cityAliases } from "./towns.ts";

type Request = Schemas["LocationSearchRequest"]["request"];
type Options = NonNullable<Request["options"]>;

const defaults = defaultsOf("LocationSearchOptions");

/** Answers /location/search: the locations of which one field begins with what the user has typed. */
export function locationSearch({ query, options = {}, client }: Request): Schemas["LocationSearchResponse"] {
  const { resultsLimit = defaults.resultsLimit, resultsOffset = defaults.resultsOffset } = options;
  if (query.value.length > longestValue) return { resultsCount: 0, results: [] };
  const found = candidates(query.type, options)
    .filter(({ country }) => isInSources(country, options.dataSource))
    .map((place) => ({
      place,
      rank: rank(place, query.type, query.value),
      near: nearness({ country: place.country, position: place.centre }, client),
    }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => Number(a.rank) - Number(b.rank) || a.near - b.near || byExactness(a.place, b.place))
    .map(({ place }) => place);
  const results = filtered(found, query.filter ?? {}, (place, field) => filterable(place, field, options), options)
    .slice(resultsOffset, resultsOffset + resultsLimit)
    .map((place) => ({ data: locationData(place, options) }));
  return { resultsCount: results.length, results };
}

/** The places that a search in a field can give: the field itself decides how exact they are. */
function candidates(
  type: string,
  { allowPartialResults = defaults.allowPartialResults, cityFormat = defaults.cityFormat }: Options,
): readonly Place[] {
  if (!allowPartialResults) return addresses;
  const { towns, postalAreas, streets } = lessExact.get(cityFormat) ?? lessExactBasic;
  switch (type) {
    case "city":
      return towns;
    case "zip":
      return postalAreas;
    case "street":
      return streets;
    case "streetWithNumber":
      return [...streets, ...addresses];
    case "full":
      return [...towns, ...streets, ...addresses];
    default:
      return addresses;
  }
}

interface LessExact {
  towns: Place[];
  postalAreas: Place[];
  streets: Place[];
}

const lessExactBasic = lessExactBy("basic");

/** The places that are less exact than an address, by how exactly towns are named. */
const lessExact = new Map([
  ["minimal", lessExactBy("minimal")],
  ["extended", lessExactBy("extended")],
]);

function lessExactBy(cityFormat: string): LessExact {
  const city = (place: Place) => [place.country, place.district, cityName(place, cityFormat)];
  const withStreets = addresses.filter(({ street }) => street !== null);
  return {
    towns: groups(addresses, "town", city),
    postalAreas: groups(addresses, "town", (place) => [...city(place), place.zip]),
    streets: groups(withStreets, "street", (place) => [...city(place), place.zip, place.street]),
  };
}

const exactnesses: Exactness[] = ["country", "town", "street", "address"];

const extendedLine = oncePerPlace((place) => foldKnown(locationData(place, { cityFormat: "extended" }).full ?? ""));

/** Less exact places come first, as a user who has typed little has most to choose from there; then by the alphabet. */
function byExactness(a: Place, b: Place): number {
  return (
    exactnesses.indexOf(a.exactness) - exactnesses.indexOf(b.exactness) || (extendedLine(a) < extendedLine(b) ? -1 : 1)
  );
}

/** How well a field matches the beginning of a value: 0 the whole, 1 from its start, 2 from a word in it; null not at all. */
function rank(place: Place, type: string, value: string): number | null {
  const wanted = type === "zip" ? digits(value) : fold(value);
  if (wanted === "") return null;
  const texts = searchTexts(place, type).map(foldKnown);
  if (texts.some((text) => text === wanted)) return 0;
  if (texts.some((text) => text.startsWith(wanted))) return 1;
  if (type === "full" && hasWords(texts.join(" "), wanted)) return 2;
  return texts.some((text) => wordStarts(text, wanted)) && type !== "zip" ? 2 : null;
}

/** The lines on which a place is written. */
const lines = oncePerPlace((place) => {
  const notations = ["minimal", "basic", "extended"].flatMap((cityFormat) =>
    [false, true].map((zipFormat) => ({ cityFormat, zipFormat })),
  );
  return notations.map((notation) => locationData(place, notation).full);
});

/** The ways to write a field of a place. */
function searchTexts(place: Place, type: string): string[] {
  const texts = (): (string | null | undefined)[] => {
    switch (type) {
      case "street":
      case "zip":
        return [place[type]];
      case "streetWithNumber":
        return [streetWithNumber(place) ?? place.street];
      case "number.full":
        return [place.number];
      case "number.part1":
        return [houseNumber(place.number).part1];
      case "number.part2":
        return [houseNumber(place.number).part2];
      case "city":
        return [...cityNames(place), ...cityAliases(place.town)];
      case "full":
        return [...(place.exactness === "town" ? cityNames(place) : []), ...lines(place)];
      default:
        return [];
    }
  };
  return texts().filter((text) => typeof text === "string");
}

/** Whether each word of a value begins a word of a text, in whatever order a user writes an address. */
function hasWords(text: string, wanted: string): boolean {
  const words = text.split(/[\s,]+/);
  return wanted.split(/[\s,]+/).every((beginning) => words.some((word) => word.startsWith(beginning)));
}

function digits(text: string): string {
  return text.replace(/[\s-]/g, "");
}

function cityNames(place: Place): (string | null)[] {
  return [...new Set(["minimal", "basic", "extended"].map((cityFormat) => cityName(place, cityFormat)))];
}

function filterable(place: Place, field: string, notation: Notation): Filterable | undefined {
  const data = locationData(place, notation);
  switch (field) {
    case "country":
      return { value: countryName(place.country, notation.countryFormat), alternatives: countryNames(place.country) };
    case "city":
      return { value: data.city ?? null, alternatives: [...cityNames(place), ...cityAliases(place.town)] };
    case "street":
    case "zip":
    case "full":
    case "streetWithNumber":
      return { value: data[field] ?? null, alternatives: [] };
    case "number.full":
      return { value: place.number, alternatives: Object.values(houseNumber(place.number)) };
    case "number.part1":
    case "number.part2":
      return { value: data.number?.[field === "number.part1" ? "part1" : "part2"] ?? null, alternatives: [] };
    default:
      return undefined;
  }
}
