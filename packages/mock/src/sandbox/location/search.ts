import type { Schemas } from "../../contract.ts";
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
import { addresses, groups } from "./place.ts";
import { isInSources } from "./sources.ts";
import { cityAliases } from "./towns.ts";

type Request = Schemas["LocationSearchRequest"]["request"];

/** Answers /location/search: the locations of which one field begins with what the user has typed. */
export function locationSearch({ query, options = {}, client }: Request): Schemas["LocationSearchResponse"] {
  const { resultsLimit = 10, resultsOffset = 0, allowPartialResults = true, dataSource } = options;
  const sources = addresses.filter(({ country }) => isInSources(country, dataSource));
  if (query.value.length > longestValue) return { resultsCount: 0, results: [] };
  const found = candidates(sources, query.type, allowPartialResults, options)
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
function candidates(sources: Place[], type: string, allowPartialResults: boolean, notation: Notation): Place[] {
  if (!allowPartialResults) return sources;
  const city = ({ country, district, ...town }: Place) => [
    country,
    district,
    cityName({ country, district, ...town }, notation.cityFormat),
  ];
  const towns = () => groups(sources, "town", city);
  const zips = () => groups(sources, "town", (place) => [...city(place), place.zip]);
  const streets = () =>
    groups(
      sources.filter(({ street }) => street !== null),
      "street",
      (place) => [...city(place), place.zip, place.street],
    );
  switch (type) {
    case "city":
      return towns();
    case "zip":
      return zips();
    case "street":
      return streets();
    case "streetWithNumber":
      return [...streets(), ...sources];
    case "full":
      return [...towns(), ...streets(), ...sources];
    default:
      return sources;
  }
}

const exactnesses: Exactness[] = ["country", "town", "street", "address"];

/** Less exact places come first, as a user who has typed little has most to choose from there; then by the alphabet. */
function byExactness(a: Place, b: Place): number {
  const line = (place: Place) => foldKnown(locationData(place, { cityFormat: "extended" }).full ?? "");
  return exactnesses.indexOf(a.exactness) - exactnesses.indexOf(b.exactness) || (line(a) < line(b) ? -1 : 1);
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

function searchTexts(place: Place, type: string): string[] {
  const { part1, part2 } = houseNumber(place.number);
  const texts: Record<string, (string | null)[]> = {
    street: [place.street],
    streetWithNumber: [streetWithNumber(place) ?? place.street],
    "number.full": [place.number],
    "number.part1": [part1 ?? null],
    "number.part2": [part2 ?? null],
    city: [...cityNames(place), ...cityAliases(place.town)],
    zip: [place.zip],
    full: ["minimal", "basic", "extended"].flatMap((cityFormat) =>
      [false, true].map((zipFormat) => locationData(place, { cityFormat, zipFormat }).full ?? null),
    ),
  };
  return (texts[type] ?? []).filter((text) => text !== null);
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
